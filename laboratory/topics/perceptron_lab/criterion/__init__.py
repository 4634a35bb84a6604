"""The perceptron criterion, and descent on it: all examples at once, and one by one."""
