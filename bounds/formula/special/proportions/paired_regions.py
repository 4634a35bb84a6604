"""Where the exact unconditional test of non-inferiority on the same items rejects: tables ordered by Tango's statistic.

On b of the n items only the new model is right, on c only the old one. With X = b - c + n margin the statistic is

    z^2 = 2 X^2/(A + R),  A = X' + 2c - K,  R^2 = X'^2 + 2 X' (2c + K) + (2c - K)^2,

X' = X (1 - margin), K = n margin (1 + margin): the likelihood's quadratic equation, solved without cancellation. Only
z > 0 is rejected. The test rejects from the largest z on as many tables as keep the probability of rejecting at most
the level wherever the new model is worse by the margin or more. Tables of one z enter together.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import lru_cache

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.halving import middles
from bounds.formula.special.proportions.paired_sizes import size_at_most
from bounds.formula.special.proportions.paired_tables import PairedRegion

MOST = 200  # items
SAME = 1e-12  # relative: squares of z as near may be equal
ROUNDED = 1e-9  # relative, ten thousand times the error of a size in doubles
DIGITS = 400  # to which no two squares of z agree unless they are equal, for margins of 17 digits


@dataclass(frozen=True, eq=False)
class ExactPairedTest:
    """Its `region`; `decided` unless a size was too near the level to be told from it: then a table is left out."""

    region: PairedRegion
    decided: bool


@dataclass(frozen=True, eq=False)
class TangoRanking:
    """Tables with z > 0, the largest z first, and where each group that doubles cannot tell apart ends."""

    n: int
    margin: Fraction
    b: np.ndarray
    c: np.ndarray
    ends: np.ndarray

    def region(self, tables: int) -> PairedRegion:
        """The first so many."""
        return self.of(self.b[:tables], self.c[:tables])

    def of(self, b: np.ndarray, c: np.ndarray) -> PairedRegion:
        """These tables, with all that have more b for a c among them: none but they, as z rises in b."""
        cut = self.n + 1 - np.arange(self.n + 1)
        np.minimum.at(cut, c, b)
        return PairedRegion(self.n, self.margin, cut)


def squared_statistic(b: np.ndarray, c: np.ndarray, n: int, margin: Fraction) -> np.ndarray:
    """z^2 where X > 0, else 0."""
    ahead = np.array([float(k + n * margin) for k in range(-n, n + 1)])[b - c + n]
    part, k = np.maximum(ahead, 0) * float(1 - margin), float(n * margin * (1 + margin))
    a = part + 2 * c - k
    root = np.where(c > 0, np.sqrt(part**2 + 2 * part * (2 * c + k) + (2 * c - k) ** 2), np.abs(part + k))
    spread = np.where(a >= 0, a + root, 4 * part * k / np.where(a >= 0, 1.0, root - a))
    result: np.ndarray = np.where(ahead > 0, 2 * ahead / np.where(ahead > 0, spread, 1.0) * ahead, 0.0)
    return result


@lru_cache(8)
def ranking(n: int, margin: Fraction) -> TangoRanking:
    """All tables of `n` items with z > 0."""
    b, c = (each.reshape(-1) for each in np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij"))
    b, c = b[b + c <= n], c[b + c <= n]
    z = squared_statistic(b, c, n, margin)
    order = np.argsort(-z, kind="stable")
    order = order[z[order] > 0]
    z = z[order]
    last = np.append(z[:-1] - z[1:] > SAME * z[:-1], True)
    return TangoRanking(n, margin, b[order], c[order], np.flatnonzero(last) + 1)


def exact_test(n: int, margin: Fraction, alpha: Fraction) -> ExactPairedTest:
    """What the test of `n` items, at most `MOST`, rejects at the `margin` and the level `alpha`, at most 1/2.

    It counts as many steps when it is known already, so that no limit depends on what was worked out before.
    """
    if n > MOST:
        raise NotImplementedError(f"sizes of paired unconditional tests are proved up to {MOST} items; got {n:,}")
    look_up(1000 + n * n // 4)
    return _exact_test(n, margin, alpha)


@lru_cache(4096)
def _exact_test(n: int, margin: Fraction, alpha: Fraction) -> ExactPairedTest:
    ranks = ranking(n, margin)
    proved, decided = _largest(ranks, alpha)
    ends = [0, *ranks.ends.tolist()]
    chosen = ranks.region(ends[proved])
    if proved + 1 < len(ends):
        for candidate in _told_apart(ranks, ends[proved], ends[proved + 1]):
            small = size_at_most(candidate, alpha)
            decided = decided and small is not None
            if not small:
                break
            chosen = candidate
    return ExactPairedTest(chosen, decided)


def _largest(ranks: TangoRanking, alpha: Fraction) -> tuple[int, bool]:
    """How many groups are proved to keep the level, and whether one more is refuted.

    From what keeps it at some angles downwards, in steps that double where doubles cannot tell, then halving.
    """
    ends, level = [0, *ranks.ends.tolist()], float(alpha)
    tried = _may_do(ranks, level, middles(ranks.n)[:: max(ranks.n // 4, 1)], len(ends) - 1)
    proved, fails, step, decided = 0, tried + 1, 1, True
    while proved + 1 < fails:
        candidate = ranks.region(ends[tried])
        small = size_at_most(candidate, alpha)
        if small:
            proved, step = tried, 0
        else:
            may_do = _may_do(ranks, level, candidate.worst, tried - 1)
            decided, fails = decided and small is not None, may_do + 1
            step = 2 * step if may_do == tried - 1 else step
        tried = max(fails - max(step, 1), 0) if proved == 0 and step else (proved + fails) // 2
    return proved, decided


def _may_do(ranks: TangoRanking, level: float, angle: np.ndarray, most: int) -> int:
    """How many groups, at most so many, keep the level at these angles: each group more is rejected more often."""
    ends, low, high = [0, *ranks.ends.tolist()], 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if float(ranks.region(ends[middle]).size(angle).max()) > level * (1 + ROUNDED):
            high = middle - 1
        else:
            low = middle
    return low


def _told_apart(ranks: TangoRanking, first: int, last: int) -> Iterator[PairedRegion]:
    """Regions between two groups' ends where z differs after all, to `DIGITS` digits; the larger is known to fail."""
    if last - first < 2:
        return
    tables = list(zip(ranks.b[first:last].tolist(), ranks.c[first:last].tolist(), strict=True))
    exact = {table: _squared(ranks.n, ranks.margin, *table) for table in tables}
    tables.sort(key=lambda table: exact[table], reverse=True)
    near = Decimal(10) ** -DIGITS
    for place in range(1, len(tables)):
        if exact[tables[place - 1]] - exact[tables[place]] > near:
            b, c = np.array(tables[:place]).T
            yield ranks.of(np.append(ranks.b[:first], b), np.append(ranks.c[:first], c))


def _squared(n: int, margin: Fraction, b: int, c: int) -> Decimal:
    """z^2 in decimals."""
    look_up(0)
    x = b - c + n * margin
    part, k = x * (1 - margin), n * margin * (1 + margin)
    with localcontext() as context:
        context.prec = DIGITS + 20
        root, numerator, a = (
            Decimal(each.numerator) / Decimal(each.denominator)
            for each in (part**2 + 2 * part * (2 * c + k) + (2 * c - k) ** 2, 2 * x * x, part + 2 * c - k)
        )
        return numerator / (a + root.sqrt())
