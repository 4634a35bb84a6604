"""Gradient check and Lipschitz constant."""
