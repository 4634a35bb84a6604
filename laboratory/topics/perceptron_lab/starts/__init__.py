"""The perceptron from many starts of one length: it converges from each, and not to one line."""
