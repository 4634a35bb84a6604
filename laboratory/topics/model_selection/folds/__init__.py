"""Hold-out, K-fold and nested folds: which examples train, choose and test, and the selected model."""
