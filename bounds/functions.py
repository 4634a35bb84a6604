"""The only names a formula may use: plain NumPy, two constants, and special functions.

Each of them has a version in balls (`bounds.balls`) and in print, so that the formula that runs is the one that is
proved and shown. Arrays broadcast; scalars give floats.
"""

from __future__ import annotations

from math import e, pi

from numpy import ceil, exp, floor, log, log2, maximum, minimum, sqrt, where

from bounds.special.binomial import binomial_cdf, binomial_sf
from bounds.special.binomial_upper import binomial_upper
from bounds.special.growth import growth
from bounds.special.kl import binary_kl, kl_inverse
from bounds.special.log_binomial import log_binomial, log_catalan
from bounds.special.log_growth import log_growth
from bounds.special.one_minus_exp import one_minus_exp

__all__ = [
    "binary_kl",  # (q, p): q ln(q/p) + (1-q) ln((1-q)/(1-p))
    "binomial_cdf",  # (k, n, p): P[Bin(n, p) <= k]
    "binomial_sf",  # (k, n, p): P[Bin(n, p) > k]
    "binomial_upper",  # (errors, m, delta): the largest p with P[Bin(m, p) <= errors] >= delta
    "ceil",
    "e",
    "exp",
    "floor",
    "growth",  # (m, d): C(m, 0) + ... + C(m, d)
    "kl_inverse",  # (q, c): the largest p with binary_kl(q, p) <= c, rounded up
    "log",
    "log2",
    "log_binomial",  # (n, k): ln C(n, k)
    "log_catalan",  # (M): ln of the Catalan number C(2M, M) / (M + 1)
    "log_growth",  # (m, d): ln of C(m, 0) + ... + C(m, d)
    "maximum",
    "minimum",
    "one_minus_exp",  # (x): 1 - e^(-x)
    "pi",
    "sqrt",
    "where",
]
