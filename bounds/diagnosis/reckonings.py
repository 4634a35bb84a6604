"""Counts that are taken for each other, of a class over n variables: 2^n for 3^n, or 3^n for 3^n + 1."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bounds.classes.size import Size, plus, power
from bounds.vocabulary.logarithm import Ln

NEAR = 1e-12  # of the logarithm
MOST = 1000  # variables
DEEP = 20  # of a power of a power


@dataclass(frozen=True)
class Reckoning:
    """A number of hypotheses over n variables, as a book or a student writes it, and how unlikely a slip it is.

    `inverse` gives n, about, from the logarithm, for those that classes have; None where nobody meets it as a size.
    """

    words: str
    weight: float
    size: Callable[[int], Size]
    inverse: Callable[[float], float] | None = None
    most: int = MOST

    def ln(self, n: int) -> float:
        """Its natural logarithm."""
        size = self.size(n)
        return float(size) if isinstance(size, Ln) else math.log(size)


RECKONINGS = (
    Reckoning("3^n", 1.1, lambda n: power(3, n), lambda ln: ln / math.log(3)),
    Reckoning("3^n + 1", 1.1, lambda n: plus(power(3, n), 1), lambda ln: ln / math.log(3)),
    Reckoning("2^n", 1.1, lambda n: power(2, n), lambda ln: ln / math.log(2)),
    Reckoning("2^(2^n)", 1.2, lambda n: power(2, 2**n), lambda ln: math.log2(ln / math.log(2)), DEEP),
    Reckoning("2^(n + 1)", 1.35, lambda n: power(2, n + 1)),
    Reckoning("2^(2n)", 1.35, lambda n: power(4, n)),
    Reckoning("2n", 1.35, lambda n: 2 * n),
    Reckoning("n + 1", 1.35, lambda n: n + 1),
    Reckoning("n", 1.35, lambda n: n),
)


def recognised(ln: float) -> Iterator[tuple[Reckoning, int]]:
    """What |H| with that logarithm may have been counted as, and the number of variables, from two on."""
    for reckoning in RECKONINGS:
        if reckoning.inverse is None or ln <= 1:
            continue
        n = round(reckoning.inverse(ln))
        if 2 <= n <= reckoning.most and abs(reckoning.ln(n) - ln) <= NEAR * ln:
            yield reckoning, n


def taken_for(own: Reckoning, n: int) -> Iterator[tuple[Reckoning, float]]:
    """The other counts over as many variables, and their logarithms."""
    for other in RECKONINGS:
        if other is not own and n <= other.most:
            yield other, other.ln(n)
