"""Conjunctions, counted: hypotheses as they are written, and as they differ."""

from math import prod

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number
from learners.version_space.conjunctions import all_conjunctions


def conjunction_count(rng: np.random.Generator) -> Problem:
    """Attributes of two to four values; how many conjunctions differ in meaning."""
    values = sorted(int(v) for v in rng.integers(2, 5, int(rng.integers(3, 6))))
    count = sum(1 for _ in all_conjunctions([range(v) for v in values]))
    points = prod(values)
    text = (
        f"Instances have {len(values)} attributes with ${', '.join(map(str, values))}$ values. A hypothesis is a "
        "conjunction: for each attribute it requires one value or accepts any (?); one more hypothesis accepts "
        "nothing. How many hypotheses differ in meaning?"
    )
    slips = (
        WrongAnswer(count - 1, "The hypothesis that accepts nothing is missing."),
        WrongAnswer(prod(v + 2 for v in values), "Any ∅ makes a conjunction empty: all of those mean the same."),
        WrongAnswer(points, "That is the number of instances."),
        WrongAnswer(points + 1, "The ? is missing: each attribute has one choice more than it has values."),
        WrongAnswer(sum(v + 1 for v in values) + 1, "The choices multiply: they are not added."),
    )
    factors = r"\cdot ".join(number(v + 1) for v in values)
    steps = (
        Step("Each attribute: one of its values, or ?.", factors),
        Step("And the one that accepts nothing.", rf"{factors} + 1 = {number(count)}"),
    )
    return Problem(text, count, slips, steps, {"values": values}, WHOLE)
