"""The version space of conjunctions, example by example."""
