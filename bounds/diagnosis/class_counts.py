"""Counts of a class over n variables that are taken for each other: 2^n for 3^n. 3^n and 3^n + 1 are conventions."""

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

WITHOUT_ALWAYS_FALSE = "another convention of counting: 3^n, the class without the hypothesis that is always false"
WITH_ALWAYS_FALSE = "another convention of counting: 3^n + 1, the class with the hypothesis that is always false"
CONVENTIONS = {"3^n + 1": ("3^n", WITHOUT_ALWAYS_FALSE), "3^n": ("3^n + 1", WITH_ALWAYS_FALSE)}


def recognized(ln: float) -> Iterator[tuple[Reckoning, int]]:
    """What |H| with that logarithm may have been counted as, and the number of variables, from two on."""
    for reckoning in RECKONINGS:
        if reckoning.inverse is None or ln <= 1:
            continue
        n = round(reckoning.inverse(ln))
        if 2 <= n <= reckoning.most and abs(reckoning.ln(n) - ln) <= NEAR * ln:
            yield reckoning, n


def confused_counts(own: Reckoning, n: int) -> Iterator[tuple[Reckoning, float]]:
    """The other counts over as many variables, and their logarithms; what another convention counts is no slip."""
    for other in RECKONINGS:
        if other.words not in (own.words, CONVENTIONS.get(own.words, ("",))[0]) and n <= other.most:
            yield other, other.ln(n)


def counted_otherwise(own: Reckoning, n: int) -> Iterator[tuple[str, float]]:
    """What another convention counts in the place of this, in words, and its logarithm."""
    if own.words in CONVENTIONS:
        name, words = CONVENTIONS[own.words]
        yield words, next(reckoning for reckoning in RECKONINGS if reckoning.words == name).ln(n)
