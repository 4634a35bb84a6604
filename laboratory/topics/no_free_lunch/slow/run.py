"""Arbitrarily slow rates: a world of rare points on which no rule falls faster than a given sequence."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from learners.shared.arrays import Integers, Reals

Sizes = Integers | Sequence[int]

LEVELS = 20  # the world is made for samples of up to 2^20 examples
ROOM = 4  # half of the mass is missed, and half of that misclassified
MEASURED_UP_TO = 2**12
RUNS = 100

SEQUENCES: Mapping[str, tuple[str, Callable[[float], float]]] = {
    "root": ("1 / (16 √m)", lambda m: 1 / (16 * m**0.5)),
    "fourth": ("1 / (16 ⁴√m)", lambda m: 1 / (16 * m**0.25)),
    "log": ("1 / (16 (1 + ln m))", lambda m: 1 / (16 * (1 + log(m)))),
}


@dataclass(frozen=True)
class SlowWorld:
    """Blocks of equally likely points: block j has mass `masses[j]`, spread over `atoms[j]` points.

    Every point's label is a fair coin, tossed once: the Bayes risk is 0, and unseen labels are unknown.
    """

    sequence: str
    masses: Reals
    atoms: Integers

    def required(self, m: Sizes) -> Reals:
        """The sequence that the risk must not fall below."""
        return np.array([SEQUENCES[self.sequence][1](float(size)) for size in m])

    def risk(self, m: Sizes) -> Reals:
        """Expected risk at sizes `(sizes,)` of every rule that repeats its sample, exactly; that of others is higher.

        Half the probability that a new point was not seen: the sum of p (1 - p)^m over the points, halved.
        """
        unseen = np.exp(np.outer(np.asarray(m), np.log1p(-self.masses / self.atoms)))
        return np.asarray(unseen @ self.masses / 2, np.float64)

    def memorizer_risk(self, rng: np.random.Generator, m: int) -> float:
        """Draw labels and a sample; the true risk of a memorizer, which guesses the unseen labels."""
        counts = rng.multinomial(m, self.masses)
        seen = [len(np.unique(rng.integers(n, size=count))) for n, count in zip(self.atoms, counts, strict=True)]
        wrong = rng.binomial(self.atoms - np.array(seen), 0.5)
        return float(wrong @ (self.masses / self.atoms))


def slow_world(sequence: str) -> SlowWorld:
    """The world for one of `SEQUENCES`, good for samples of 1 to 2^LEVELS examples.

    A point of block j has probability at most 2^-(j+1), so that 2^j examples miss it with probability 1/2 or more;
    and all blocks from j on have together the mass 4 a(2^(j-1) + 1). Half of what is missed is misclassified, and
    stays above a(m) for m up to 2^j. (After Devroye 1982, whose theorem has infinitely many points and one labelling
    for all m.)
    """
    term = SEQUENCES[sequence][1]
    tails = [1.0] + [ROOM * term(2 ** (j - 1) + 1) for j in range(1, LEVELS + 1)] + [0.0]
    masses = -np.diff(tails)
    atoms = np.ceil(masses * 2.0 ** np.arange(1, LEVELS + 2)).astype(np.int64)
    return SlowWorld(sequence, masses, atoms)


def slow_sizes() -> Integers:
    """Sizes to draw the curves over."""
    return np.unique(np.round(np.geomspace(1, 2**LEVELS, 120)).astype(np.int64))


def measured_sizes() -> Integers:
    """Sizes at which a memorizer is run."""
    return np.asarray(2 ** np.arange(0, MEASURED_UP_TO.bit_length(), 2), np.int64)


def measured(run: SlowWorld) -> Reals:
    """True risks of memorizers, `(sizes, runs)`, each with labels and a sample of its own."""
    rng = np.random.default_rng(0)
    return np.array([[run.memorizer_risk(rng, int(m)) for _ in range(RUNS)] for m in measured_sizes()])
