"""Hold-out and folds."""
