"""The page of the learning curves."""
