"""Pegasos, stochastic gradient descent on the soft margin."""
