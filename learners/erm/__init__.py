"""The fewest mistakes on the sample, found exactly in classes that are simple enough."""
