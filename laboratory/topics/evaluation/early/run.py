"""Two equally good models, compared while results come in: false alarms of repeated tests, and of an e-process."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, exp, lgamma, log, sqrt
from typing import Any

import numpy as np

from bounds import theorems
from bounds.formula.special.evaluations.mcnemar_region import region
from learners.shared.arrays import Reals

MOST_LOOKS = 50
NODES = 200  # of Gauss and Legendre's rule between the boundaries
LARGEST = 700.0  # ln of an e-value that is still a double
HAIR = 1e-6  # by which the ends between which Pocock's critical value is sought are moved apart


@dataclass(frozen=True, eq=False)
class EarlyLooks:
    """Of the items on which only one model is right, either is right on half: no model is better.

    Attributes
    ----------
    items, looks, alpha : N such items, K equally spaced looks, and the level.
    counts, every, spaced, e_process : `(N,)`, for 1, ..., N such items: the probability that McNemar's exact two-sided
        test at the level has been significant by then, with a look at each of them and with K looks, and that the
        e-value has reached 1/alpha.
    ks, normal : `(50,)` numbers of looks, and the false-alarm rate of so many by the normal law.
    pocock, at_pocock : the level of each of K looks by which the normal law keeps alpha for all together, and the
        exact false-alarm rate of K looks at that level.
    wins, losses : your counts of items on which only A, and only B, is right.
    """

    items: int
    looks: int
    alpha: float
    counts: Reals
    every: Reals
    spaced: Reals
    e_process: Reals
    ks: Reals
    normal: Reals
    pocock: float
    at_pocock: float
    wins: int
    losses: int

    @property
    def p_value(self) -> float:
        """McNemar's exact two-sided p-value of your counts: for one look, planned beforehand."""
        total, most = self.wins + self.losses, max(self.wins, self.losses)
        tail = sum(comb(total, k) for k in range(most, total + 1))
        return min(1.0, float(Fraction(2 * tail, 2**total)))

    @property
    def e_value(self) -> float:
        """What a stake of 1, bet on every share alike, has become: 2^m / ((m + 1) C(m, wins))."""
        total = self.wins + self.losses
        ways = lgamma(total + 1) - lgamma(self.wins + 1) - lgamma(self.losses + 1)
        return exp(min(total * log(2) - log(total + 1) - ways, LARGEST))

    @property
    def is_sure(self) -> bool:
        """Whether the e-value is 1/alpha or more, in whole numbers."""
        return _is_large(self.wins + self.losses, self.wins, Fraction(self.alpha))

    @property
    def interval(self) -> tuple[float, float]:
        """Both ends of the confidence sequence for the share of such items that A wins."""
        low, high = (float(theorems["bernoulli_mixture"](**{**self.inputs, "errors": of}))
                     for of in (self.losses, self.wins))  # fmt: skip
        return 1 - low, high

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        return {"m": self.wins + self.losses, "delta": self.alpha, "errors": self.wins}


def early(items: int, looks: int, alpha: float, wins: int, losses: int) -> EarlyLooks:
    """False alarms by exact recursion over the counts, and by the normal law for K = 1, 2, ... looks."""
    counts: Reals = np.arange(1.0, items + 1)
    at = [-(-items * k // looks) for k in range(1, looks + 1)]
    critical = significant(items, alpha)
    pocock = pocock_level(looks, alpha)
    return EarlyLooks(
        items=items, looks=looks, alpha=alpha, counts=counts,
        every=crossing(critical), spaced=crossing(only_at(critical, at)), e_process=crossing(large(items, alpha)),
        ks=np.arange(1.0, MOST_LOOKS + 1), normal=crossing_normal(_upper_quantile(alpha / 2), MOST_LOOKS),
        pocock=pocock, at_pocock=float(crossing(only_at(significant(items, pocock), at))[-1]),
        wins=wins, losses=losses,
    )  # fmt: skip


def refusal(items: int, looks: int, wins: int, losses: int) -> str | None:
    """Why there is nothing to look at."""
    if looks > items:
        return f"At {items} items there can be at most {items} looks; got K = {looks}."
    if wins + losses == 0:
        return "At least one item must tell the models apart; got 0 wins and 0 losses."
    return None


def crossing(critical: Sequence[int]) -> Reals:
    """The probability that the heads of a fair coin, or its tails, have reached the critical number by toss 1, 2, ....

    `critical[m - 1]` is that of m tosses, more than m/2; one of more than m is never reached.
    """
    size = len(critical)
    alive, crossed = np.zeros(size + 1), np.zeros(size)
    alive[0] = 1.0
    for m, least in enumerate(critical, 1):
        alive[1 : m + 1] = (alive[1 : m + 1] + alive[:m]) / 2
        alive[0] /= 2
        if least <= m:
            crossed[m - 1] = alive[least : m + 1].sum() + alive[: m - least + 1].sum()
            alive[least : m + 1] = alive[: m - least + 1] = 0.0
    return np.cumsum(crossed)


def significant(items: int, alpha: float) -> list[int]:
    """The least number of m wins at which the exact two-sided test is significant, for m = 1, ..., items."""
    return [int(c) for c in region(items, Fraction(alpha) / 2).critical[1 : items + 1]]


def only_at(critical: Sequence[int], looks: Sequence[int]) -> list[int]:
    """The same where there is a look, and a number that is never reached elsewhere."""
    seen = set(looks)
    return [least if m in seen else m + 1 for m, least in enumerate(critical, 1)]


@lru_cache(maxsize=16)
def large(items: int, alpha: float) -> tuple[int, ...]:
    """The least number of m wins, more than m/2, at which the e-value is 1/alpha or more, for m = 1, ..., items."""
    level, least, numbers = Fraction(alpha), 1, []
    for m in range(1, items + 1):
        least = max(least, m // 2 + 1)
        while least <= m and not _is_large(m, least, level):
            least += 1
        while 2 * (least - 1) > m and _is_large(m, least - 1, level):
            least -= 1
        numbers.append(least)
    return tuple(numbers)


def crossing_normal(critical: float, looks: int) -> Reals:
    """The probability that |Z| is ever the critical value or more by the k-th of equally spaced looks, k = 1, 2, ....

    Armitage, McPherson and Rowe's recursion over the density of the sum that has not crossed yet.
    """
    x, weights = _nodes()
    here, density = critical * x, _density(critical * x) * weights * critical
    kept = [density.sum()]
    for k in range(2, looks + 1):
        far = critical * sqrt(k)
        density = (_density(far * x[:, None] - here) @ density) * weights * far
        here = far * x
        kept.append(density.sum())
    return 1 - np.array(kept)


def pocock_level(looks: int, alpha: float) -> float:
    """The level of each of K looks at which the normal law has alpha for all of them together (Pocock)."""
    from scipy.optimize import brentq
    from scipy.special import ndtr

    excess: Callable[[float], float] = lambda c: float(crossing_normal(c, looks)[-1]) - alpha  # noqa: E731
    one_look, bonferroni = _upper_quantile(alpha / 2), _upper_quantile(alpha / (2 * looks))
    return float(2 * ndtr(-brentq(excess, one_look - HAIR, bonferroni + HAIR, xtol=1e-12)))


@lru_cache(maxsize=1)
def _nodes() -> tuple[Reals, Reals]:
    x, weights = np.polynomial.legendre.leggauss(NODES)
    return x, weights


def _upper_quantile(tail: float) -> float:
    from scipy.special import ndtri

    return float(-ndtri(tail))


def _density(z: Reals) -> Reals:
    return np.asarray(np.exp(-z * z / 2) / sqrt(2 * np.pi), np.float64)


def _is_large(m: int, wins: int, alpha: Fraction) -> bool:
    return (m + 1) * comb(m, wins) * alpha.denominator <= alpha.numerator << m
