"""Expectation maximization for two coins, of which a hidden toss chooses one each time."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array, unmasked


@dataclass(frozen=True, eq=False)
class Coins:
    """What the steps came to.

    Attributes
    ----------
    path : `(steps + 1, 3)`: the probabilities of the first coin, of its heads, and of heads of the second; the start
        first.
    log_likelihoods : `(steps + 1,)`, the binomial coefficients left out; they never fall.
    """

    path: Reals
    log_likelihoods: Reals


def two_coins_em(
    heads: Any, flips: int = 1, start: Any = (0.5, 0.6, 0.5), steps: int = 1, known: bool = False
) -> Coins:
    """`steps` of EM for `heads` `(rounds,)` among `flips` of the coin that was chosen for the round.

    `start` are probabilities in (0, 1): of the first coin, and of heads of each; `known` keeps the first as it is.
    Where flips = 1 the probabilities are not identified: the likelihood has a whole surface of best points, and EM
    stops at the one near its start. A coin that no round is ascribed to keeps its probability. ValueError for
    counts outside of 0..flips or probabilities outside of (0, 1).

    Source: Dempster, Laird & Rubin (1977), Maximum likelihood from incomplete data via the EM algorithm.
    """
    unmasked(heads)
    counts, chances = np.asarray(heads, dtype=np.float64), read_array(start, np.float64)
    if counts.ndim != 1 or not len(counts) or not np.all((counts >= 0) & (counts <= flips)):
        raise ValueError(f"heads of two_coins_em (heads in every round) must be counts in 0..{flips}")
    if chances.shape != (3,) or not np.all((chances > 0) & (chances < 1)):
        raise ValueError(f"start of two_coins_em (three probabilities) must be three reals in (0, 1); got {start!r}")
    path = [chances]
    for _ in range(steps):
        path.append(_step(counts, flips, path[-1], known))
    fits = [float(np.logaddexp.reduce(_log_joint(counts, flips, at)).sum()) for at in path]
    return Coins(np.array(path), np.array(fits))


def _log_joint(heads: Reals, flips: int, chances: Reals) -> Reals:
    """`(2, rounds)`: logarithm of the probability of each coin together with what it showed."""
    from scipy.special import xlog1py, xlogy

    first, *coins = chances
    log_likelihoods = np.array([xlogy(heads, p) + xlog1py(flips - heads, -p) for p in coins])
    with np.errstate(divide="ignore"):
        return np.asarray(log_likelihoods + np.log([[first], [1 - first]]))


def _step(heads: Reals, flips: int, chances: Reals, known: bool) -> Reals:
    joint = _log_joint(heads, flips, chances)
    shares = np.exp(joint - np.logaddexp.reduce(joint))
    tossed = shares.sum(axis=1)
    coins = np.divide(shares @ heads, flips * tossed, out=chances[1:].copy(), where=tossed > 0)
    return np.array([chances[0] if known else shares[0].mean(), *coins])
