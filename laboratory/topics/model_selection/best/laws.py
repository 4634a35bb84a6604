"""Exact laws of the least of several independent errors, whose true risks may differ, and of the candidate chosen."""

import numpy as np

from learners.shared.arrays import Reals


def risks_of(k: int, error: float, spread: float) -> Reals:
    """True risks of k candidates, evenly spaced from `error` - `spread` to `error` + `spread`, `(k,)`."""
    return np.linspace(error - spread, error + spread, k) if k > 1 else np.array([error])


def least_survival(m: int, risks: Reals) -> Reals:
    """How probably all errors on m examples lie above j/m, for j = 0, ..., m, `(m + 1,)`."""
    return np.asarray(np.exp(_log_above(m, risks).sum(axis=0)))


def mean_of(survival: Reals) -> float:
    """The mean of the least error: the sum of these probabilities, over m."""
    return float(survival[:-1].mean())


def quantile_of(survival: Reals, share: float) -> float:
    """Its `share` quantile."""
    return float(np.argmax(1 - survival >= share)) / (len(survival) - 1)


def chosen_shares(m: int, risks: Reals) -> Reals:
    """How probably each candidate is the one chosen, the first of equally good ones, `(k,)`."""
    above = _log_above(m, risks)  # all later ones are at least as bad, all earlier ones worse
    at_least = np.concatenate([np.zeros((len(risks), 1)), above[:, :-1]], axis=1)
    earlier = np.concatenate([np.zeros((1, m + 1)), np.cumsum(above, axis=0)[:-1]])
    later = np.concatenate([np.cumsum(at_least[::-1], axis=0)[::-1][1:], np.zeros((1, m + 1))])
    return np.asarray((_masses(m, risks) * np.exp(earlier + later)).sum(axis=1))


def _masses(m: int, risks: Reals) -> Reals:
    """P(an error is j/m) for each candidate, `(k, m + 1)`."""
    from scipy.special import gammaln, xlog1py, xlogy

    j, p = np.arange(m + 1), risks[:, np.newaxis]
    ways = gammaln(m + 1) - gammaln(j + 1) - gammaln(m - j + 1)
    return np.asarray(np.exp(ways + xlogy(j, p) + xlog1py(m - j, -p)))


def _log_above(m: int, risks: Reals) -> Reals:
    """ln P(an error is above j/m) for each candidate, `(k, m + 1)`; -inf where it cannot be."""
    tails = np.cumsum(_masses(m, risks)[:, :0:-1], axis=1)[:, ::-1]
    with np.errstate(divide="ignore"):
        return np.asarray(np.log(np.concatenate([np.minimum(tails, 1.0), np.zeros((len(risks), 1))], axis=1)))
