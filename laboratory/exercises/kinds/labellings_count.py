"""How many labellings a class gives to m points: its growth function, which stays below 2^m."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb

import numpy as np

from bounds.vc.shattering import shatters
from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number

EVERY = "That is all labellings: a class gives all of them only to points that it shatters."


@dataclass(frozen=True)
class CountedClass:
    """A class in words, where its points lie, what to count, the formula, and the slips for m points."""

    words: str
    places: Callable[[int], Sequence[tuple[float, ...]]]
    reason: str
    formula: str
    slips: Callable[[int], tuple[WrongAnswer, ...]]


def _on_a_line(m: int) -> Sequence[tuple[float, ...]]:
    return [(float(i),) for i in range(m)]


def _on_a_parabola(m: int) -> Sequence[tuple[float, ...]]:
    return [(float(i), float(i * i)) for i in range(m)]


def _of_thresholds(m: int) -> tuple[WrongAnswer, ...]:
    return (
        WrongAnswer(m, "A threshold may also lie beyond all points: there is one place more than there are points."),
        WrongAnswer(2 * m, "The ones are always on the left: you counted both directions."),
        WrongAnswer(m - 1, "You counted the gaps between points: both ends are places too."),
    )


def _of_intervals(m: int) -> tuple[WrongAnswer, ...]:
    return (
        WrongAnswer(comb(m + 1, 2), "The labelling that is 0 everywhere is missing: an interval may hold no point."),
        WrongAnswer(comb(m, 2) + 1, "Intervals that hold a single point are missing."),
        WrongAnswer(comb(m, 2), "Intervals that hold a single point or none are missing."),
    )


def _of_halfplanes(m: int) -> tuple[WrongAnswer, ...]:
    return (
        WrongAnswer(1 + (m - 1) + comb(m - 1, 2), "Every line labels in two ways: either side may have label 1."),
        WrongAnswer(sum(comb(m, i) for i in range(4)), "That is Sauer's bound for VC dimension 3: it is not reached."),
        WrongAnswer(2 * m, "That is without an intercept: lines through the origin."),
    )


CLASSES = {
    "thresholds": CountedClass(
        r"thresholds $\mathbb{1}[x \le a]$ give to $m = @$ different points on a line",
        _on_a_line, "There are so many places for $a$.", "@ + 1", _of_thresholds,
    ),
    "intervals": CountedClass(
        "intervals, 1 inside and 0 outside, give to $m = @$ different points on a line",
        _on_a_line, "An interval holds a run of points, or none.", r"\binom{@ + 1}{2} + 1", _of_intervals,
    ),
    "halfspaces": CountedClass(
        "halfplanes, with an intercept, give to $m = @$ points in the plane, no three of them on a line",
        _on_a_parabola, "Cover's count for points in general position.",
        r"2\left(1 + (@ - 1) + \binom{@ - 1}{2}\right)", _of_halfplanes,
    ),
}  # fmt: skip


def labellings_count(rng: np.random.Generator) -> Problem:
    """Different labellings of m points by thresholds, intervals or halfplanes, counted by deciding each."""
    slug, m = str(rng.choice(list(CLASSES))), int(rng.integers(4, 8))
    query = CLASSES[slug]
    count = shatters(slug, query.places(m)).realized
    text = f"How many different labellings can {query.words.replace('@', f'{m}')}?"
    steps = (Step(query.reason), Step(f"With $m = {m}$.", f"{query.formula.replace('@', f'{m}')} = {number(count)}"))
    slips = (WrongAnswer(2**m, EVERY), *query.slips(m))
    return Problem(text, count, slips, steps, {"slug": slug, "m": m}, WHOLE)
