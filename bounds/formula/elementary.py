"""The elementary names that a formula may use: plain NumPy and two constants."""

from math import e, pi

from numpy import ceil, exp, floor, log, log2, maximum, minimum, sqrt, where

__all__ = ["ceil", "e", "exp", "floor", "log", "log2", "maximum", "minimum", "pi", "sqrt", "where"]
