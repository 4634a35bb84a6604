"""A threshold that moves while the test set is collected."""
