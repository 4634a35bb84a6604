"""Hold-out, K-fold and nested folds: who trains, chooses and tests, and what comes out."""
