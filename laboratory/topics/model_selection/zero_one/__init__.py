"""The parts of the 0-1 error of a classifier: noise, bias and a variance that may help."""
