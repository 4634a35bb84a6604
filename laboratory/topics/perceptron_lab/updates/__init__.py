"""The perceptron, update by update."""
