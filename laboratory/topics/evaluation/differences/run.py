"""Intervals for a difference of two accuracies: for counts, and their exact coverage where the truth is known."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

import numpy as np

from laboratory.topics.evaluation.differences.coverage import (
    SAME_ITEMS,
    TWO_SAMPLES,
    DifferenceMethod,
    of_same_items,
    of_two_samples,
)
from learners.shared.arrays import Reals

SAMPLES, ITEMS = "samples", "items"
POINTS = 121  # of a curve
MOST_IN_A_SAMPLE = 500
MOST_ITEMS = 200  # of which every table of four counts is gone through
DIGITS = 12  # of a difference of decimals


@dataclass(frozen=True, eq=False)
class DifferenceIntervals:
    """Intervals at level 1 - delta for p1 - p2.

    Attributes
    ----------
    design, interval, counts : `samples` or `items`, the chosen interval, and four counts: right, items, right, items;
        or both right, only the first, only the second, neither.
    estimate, ends : the difference of the measured accuracies, and both ends of each interval for the counts.
    p1, p2, discordance : the truth; the discordance is of the same items only.
    along, covered : `(points,)`, p1 or the discordance, and the coverage of each interval there.
    here : the coverage of each interval at the truth.
    """

    design: str
    interval: str
    counts: tuple[int, ...]
    delta: float
    p1: float
    p2: float
    discordance: float
    estimate: float
    ends: Mapping[str, tuple[float, float]]
    along: Reals
    covered: Mapping[str, Reals]
    here: Mapping[str, float]

    @property
    def methods(self) -> Mapping[str, DifferenceMethod]:
        """All intervals of this design."""
        return TWO_SAMPLES if self.design == SAMPLES else SAME_ITEMS

    @property
    def method(self) -> DifferenceMethod:
        """The chosen interval."""
        return self.methods[self.chosen]

    @property
    def chosen(self) -> str:
        """Its name: that of two exact intervals where the design has no other guarantee."""
        return self.interval if self.interval in self.methods else "exact"

    @property
    def level(self) -> float:
        """1 - delta."""
        return 1 - self.delta

    @property
    def difference(self) -> float:
        """The true one."""
        return round(self.p1 - self.p2, DIGITS)

    @property
    def p_value(self) -> float:
        """Of the exact test of no difference, two-sided: Fisher's of two samples, McNemar's of the same items."""
        return fisher_p_value(*self.counts) if self.design == SAMPLES else mcnemar_p_value(*self.counts[1:3])

    @property
    def place(self) -> float:
        """Where the truth is along the curves."""
        return self.p1 if self.design == SAMPLES else self.discordance

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        if self.design == ITEMS:  # the theorem counts errors: only the first is wrong where only the second is right
            return {"only_first": self.counts[2], "only_second": self.counts[1]}
        right, n = self.counts[:2]
        return {"m": n, "errors": n - right, "delta": self.delta / 4}


def differences(
    design: str, interval: str, samples: tuple[int, ...], items: tuple[int, ...], p1: float, p2: float,
    discordance: float, delta: float,
) -> DifferenceIntervals:  # fmt: skip
    """Work out every interval for the counts, and its coverage along a curve through the truth."""
    paired, difference = design == ITEMS, round(p1 - p2, DIGITS)
    methods, counts = (SAME_ITEMS, items) if paired else (TWO_SAMPLES, samples)
    truth = discordance if paired else p1
    along = np.append(np.linspace(*span(p1, p2, paired), POINTS), truth)
    if paired:
        covered = of_same_items(sum(items), p1, difference, along, delta)
        estimate = (items[1] - items[2]) / sum(items)
    else:
        right1, n1, right2, n2 = samples
        covered = of_two_samples(n1, n2, difference, along, delta)
        estimate = right1 / n1 - right2 / n2
    order = np.argsort(along, kind="stable")
    ends = {name: method.ends(*counts, delta) for name, method in methods.items()}
    return DifferenceIntervals(
        design=design, interval=interval, counts=counts, delta=delta, p1=p1, p2=p2, discordance=discordance,
        estimate=estimate, ends={name: (float(low), float(high)) for name, (low, high) in ends.items()},
        along=along[order], covered={name: of[order] for name, of in covered.items()},
        here={name: float(of[-1]) for name, of in covered.items()},
    )  # fmt: skip


def fisher_p_value(right1: int, n1: int, right2: int, n2: int) -> float:
    """Twice the smaller tail of Fisher's exact test, at most 1: whole numbers of tables, divided once."""
    right = right1 + right2
    tables = {k: comb(n1, k) * comb(n2, right - k) for k in range(max(0, right - n2), min(n1, right) + 1)}
    tails = (
        sum(count for k, count in tables.items() if k <= right1),
        sum(count for k, count in tables.items() if k >= right1),
    )
    return float(min(Fraction(1), Fraction(2 * min(tails), comb(n1 + n2, right))))


def mcnemar_p_value(only_first: int, only_second: int) -> float:
    """Twice the smaller tail of McNemar's exact test, at most 1."""
    flips = only_first + only_second
    tail = sum(comb(flips, k) for k in range(min(only_first, only_second) + 1))
    return float(min(Fraction(1), Fraction(2 * tail, 2**flips)))


def span(p1: float, p2: float, paired: bool) -> tuple[float, float]:
    """The discordances, or the first accuracies, at which the difference can be what it is."""
    difference = round(p1 - p2, DIGITS)
    if not paired:
        return max(0.0, difference), min(1.0, 1 + difference)
    return abs(difference), round(min(p1 + p2, 2 - p1 - p2), DIGITS)


def refusal(design: str, p1: float, p2: float, discordance: float) -> str | None:
    """Why no two models are like the truth that was set."""
    if design == SAMPLES:
        return None
    least, most = span(p1, p2, True)
    if not least <= discordance <= most:
        return f"With these accuracies the discordance must be from {least:.6g} to {most:.6g}; got {discordance}."
    return None


def read_samples(text: str) -> tuple[int, ...]:
    """`84 of 100, 75 of 100`: right and items of either model. Raises ValueError with a sentence."""
    numbers = _whole_numbers(text, "two counts such as 84 of 100, 75 of 100")
    for right, n in (numbers[:2], numbers[2:]):
        if not 1 <= n <= MOST_IN_A_SAMPLE:
            raise ValueError(f"A sample must have from 1 to {MOST_IN_A_SAMPLE} items; got {n}.")
        if right > n:
            raise ValueError(f"A model cannot be right on {right} of {n} items.")
    return numbers


def read_items(text: str) -> tuple[int, ...]:
    """`76, 10, 4, 10`: both right, only the first, only the second, neither. Raises ValueError with a sentence."""
    numbers = _whole_numbers(text, "four counts such as 76, 10, 4, 10")
    if not 1 <= sum(numbers) <= MOST_ITEMS:
        raise ValueError(f"The four counts must add up to between 1 and {MOST_ITEMS} items; got {sum(numbers)}.")
    return numbers


def write_samples(counts: tuple[int, ...]) -> str:
    """A text that reads back as these counts."""
    return f"{counts[0]} of {counts[1]}, {counts[2]} of {counts[3]}"


def write_items(counts: tuple[int, ...]) -> str:
    """A text that reads back as these counts."""
    return ", ".join(map(str, counts))


def _whole_numbers(text: str, what: str) -> tuple[int, ...]:
    """Four of them, and nothing but words between."""
    numbers = re.findall(r"[-+.\w]+", re.sub(r"\b(?:of|and|v|vs|against)\b", " ", text))
    if len(numbers) != 4 or not all(re.fullmatch(r"[0-9]{1,6}", number) for number in numbers):
        raise ValueError(f"Enter {what}: whole numbers from 0; got {text.strip()[:40] or 'nothing'}.")
    return tuple(map(int, numbers))
