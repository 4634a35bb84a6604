"""The cost of training and of prediction."""
