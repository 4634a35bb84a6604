"""Several models on one test set: the winner's optimism, and tests that keep their level together."""
