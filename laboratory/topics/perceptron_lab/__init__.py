"""The perceptron, watched."""
