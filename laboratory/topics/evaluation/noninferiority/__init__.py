"""How many test examples show that a new model is not worse than the old by more than a margin."""
