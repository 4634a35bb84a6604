"""Decision trees as things to look at: psi functions, nodes and tests, the best split, the formula, the code."""
