"""Kernels: inner products in a feature space, one a file, each a frozen dataclass called on two sets of points.

A kernel is called on X `(m, features)` and Z `(k, features)` and answers `(m, k)`; where its feature space is finite,
`features(X)` is the map into it. `learners.kernels.named.KERNELS` maps names to classes.
"""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
