"""The overfitting square."""
