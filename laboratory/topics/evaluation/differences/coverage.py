"""How often an interval holds the true difference: sums over all tables, none of them drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from laboratory.evaluations.differences import independent, same_items
from laboratory.evaluations.differences.buehler import beyond, buehler
from laboratory.evaluations.differences.ends import Ends, quantile
from learners.shared.arrays import Reals

HAIR = 1e-12  # an end so near to the difference is at it, but for rounding


@dataclass(frozen=True)
class DifferenceMethod:
    """An interval: its name on the screen, its `ends` for counts, and whether its level is proved."""

    title: str
    ends: Callable[..., Ends]
    kept: bool = False


TWO_SAMPLES: Mapping[str, DifferenceMethod] = {
    "wald": DifferenceMethod("Wald", independent.wald),
    "adjusted": DifferenceMethod("Agresti–Caffo", independent.agresti_caffo),
    "newcombe": DifferenceMethod("Newcombe", independent.newcombe),
    "score": DifferenceMethod("Miettinen–Nurminen", independent.miettinen_nurminen),
    "exact": DifferenceMethod("Two exact intervals", independent.two_exact, kept=True),
}
SAME_ITEMS: Mapping[str, DifferenceMethod] = {
    "wald": DifferenceMethod("Wald", same_items.wald),
    "adjusted": DifferenceMethod("Agresti–Min", same_items.agresti_min),
    "newcombe": DifferenceMethod("Newcombe", same_items.newcombe),
    "score": DifferenceMethod("Tango", same_items.tango),
    "exact": DifferenceMethod("Two exact intervals", same_items.two_exact, kept=True),
    "buehler": DifferenceMethod("Buehler", buehler, kept=True),
}


def of_two_samples(n1: int, n2: int, difference: float, p1: Reals, delta: float) -> dict[str, Reals]:
    """The coverage of each interval at every `p1` `(points,)`, where p2 is `difference` less."""
    x1, x2 = np.arange(n1 + 1)[:, None], np.arange(n2 + 1)[None, :]
    exact = [independent.exact_proportion(np.arange(n + 1), n, delta / 4) for n in (n1, n2)]
    first, second = binomial(n1, p1), binomial(n2, p1 - difference)
    made = {}
    for name, method in TWO_SAMPLES.items():
        if name == "score":  # not by its ends, which are where the statistic is z
            holds = np.abs(independent.score(x1, n1, x2, n2, difference)) <= quantile(delta)
        elif name == "exact":
            holds = _both_exact(exact[0], x1, exact[1], x2, difference)
        else:
            holds = _within(method.ends(x1, n1, x2, n2, delta), difference)
        made[name] = ((first @ holds.astype(float)) * second).sum(axis=1)
    return made


def of_same_items(n: int, p1: float, difference: float, discordance: Reals, delta: float) -> dict[str, Reals]:
    """The coverage of each interval at every `discordance` `(points,)`, for accuracies p1 and p1 - `difference`."""
    alone = (discordance + difference) / 2
    split = np.divide(alone, discordance, out=np.full(len(alone), 0.5), where=discordance > 0)
    agreed = 1 - discordance
    shared = np.divide(p1 - alone, agreed, out=np.full(len(alone), 0.5), where=agreed > 0)
    count, exact = binomial(n, discordance), independent.exact_proportion(np.arange(n + 1), n, delta / 4)
    limits = beyond(n, difference, delta), beyond(n, -difference, delta)
    made = {name: np.zeros(len(discordance)) for name in SAME_ITEMS}
    for m in range(n + 1):  # items on which just one of the models is right
        b, a = np.arange(m + 1), np.arange(n - m + 1)[None, :]
        splits = binomial(m, split) * count[:, [m]]
        for name, method in SAME_ITEMS.items():
            if name == "newcombe":  # the only one that asks who is right where both agree
                ends = method.ends(a, b[:, None], m - b[:, None], n - m - a, delta)
                holds = _within(ends, difference).astype(float)
                made[name] += ((splits @ holds) * binomial(n - m, shared)).sum(axis=1)
            else:
                if name == "buehler":
                    holds = (b < limits[0][m - b]) & (m - b < limits[1][b])
                else:
                    holds = _by_discordant(name, b, m - b, n, delta, difference, exact)
                made[name] += splits @ holds.astype(float)
    return made


def _by_discordant(
    name: str, b: np.ndarray, c: np.ndarray, n: int, delta: float, difference: float, exact: Ends
) -> np.ndarray:
    """Whether the interval holds the difference, where that depends on the discordant items only."""
    if name == "score":
        return np.abs(same_items.score(b, c, n, difference)) <= quantile(delta)
    if name == "exact":
        return _both_exact(exact, b, exact, c, difference)
    return _within(SAME_ITEMS[name].ends(0, b, c, n - b - c, delta), difference)


def _both_exact(of_first: Ends, x1: np.ndarray, of_second: Ends, x2: np.ndarray, difference: float) -> np.ndarray:
    return _within((of_first[0][x1] - of_second[1][x2], of_first[1][x1] - of_second[0][x2]), difference)


def _within(ends: Ends, difference: float) -> np.ndarray:
    low, high = ends
    return (low <= difference + HAIR) & (high >= difference - HAIR)


def binomial(n: int, p: Reals) -> Reals:
    """The law of the successes among n, `(points, n + 1)`, for each probability of `p` `(points,)`."""
    from scipy.special import gammaln, xlog1py, xlogy

    k, at = np.arange(n + 1), np.clip(p, 0, 1)[:, None]
    choose = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)
    return np.asarray(np.exp(choose + xlogy(k, at) + xlog1py(n - k, -at)), np.float64)
