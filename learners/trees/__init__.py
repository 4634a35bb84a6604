"""Decision trees as things to look at: psi functions, nodes and tests, the best split, the formula, the code."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
