"""tanh against logistic hidden units on the same task."""
