"""Looking early: how often a test that is repeated while results come in is wrong, and one that may be."""
