"""The power of McNemar's test by SciPy's binomial laws, the randomised test's among it."""

import numpy as np
from scipy.stats import binom


def mcnemar(m: float, p: float, q: float, alpha: float) -> float:
    return float(_by_discordant(m, p + q) @ _rejected(m, p / (p + q), alpha))


def mcnemar_sure(m: float, p: float, q: float, alpha: float) -> float:
    D, theta = np.arange(int(m) + 1), p / (p + q)
    critical = _critical(m, alpha)
    share = (alpha - binom.sf(critical - 1, D, 0.5)) / binom.pmf(critical - 1, D, 0.5)
    mode = np.minimum(np.floor((D + 1) * theta), D)
    each = _rejected(m, theta, alpha) + share * binom.pmf(critical - 1, D, theta) - binom.pmf(mode, D, theta)
    return float(_by_discordant(m, p + q) @ each)


def _by_discordant(m: float, psi: float) -> np.ndarray:
    return np.asarray(binom.pmf(np.arange(int(m) + 1), int(m), min(psi, 1)))


def _critical(m: float, alpha: float) -> np.ndarray:
    """The least count whose tail is at most alpha."""
    return np.asarray(binom.isf(alpha, np.arange(int(m) + 1), 0.5) + 1)


def _rejected(m: float, theta: float, alpha: float) -> np.ndarray:
    return np.asarray(binom.sf(_critical(m, alpha) - 1, np.arange(int(m) + 1), theta))
