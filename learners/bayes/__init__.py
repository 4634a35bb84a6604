"""The best predictor of all, where the distribution is known."""
