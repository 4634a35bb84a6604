"""The information gain of a split, in bits."""

from __future__ import annotations

from math import log

import numpy as np

from bounds.words.citation import Step
from laboratory.exercises.kinds._leaf import split, told
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import about, value
from learners.trees import impurity


def information_gain(rng: np.random.Generator) -> Problem:
    """The gain in bits of a test on a leaf of two classes."""
    children = split(rng)
    before, after = impurity.entropy(children.sum(axis=0)), impurity.after_split(children)
    gain = impurity.information_gain(children)
    sides = [impurity.entropy(child) for child in children]
    gini = impurity.information_gain(children, impurity.gini_impurity)
    slips = (
        WrongAnswer(before - sum(sides) / 2, "You took the plain mean of the children: each counts as its examples."),
        WrongAnswer(gain * log(2), "You took natural logarithms: in bits they are to base 2."),
        WrongAnswer(after, "That is the mean entropy after the split: the gain is what it takes off."),
        WrongAnswer(gain / 2, r"That is with the scaled entropy, which is $\frac12$ and not 1 in the middle."),
        WrongAnswer(gini, "That is what Gini's impurity loses: entropy is asked for."),
        WrongAnswer(before - sum(sides), "The children's entropies are averaged, not added."),
    )
    return Problem(
        told(children) + "What is the information gain of this test, in bits?", gain, slips,
        _steps(children, before, sides, gain), {"children": children}, unit="bits",
    )  # fmt: skip


def _steps(children: np.ndarray, before: float, sides: list[float], gain: float) -> tuple[Step, ...]:
    sizes = children.sum(axis=1)
    weighed = " + ".join(
        rf"\tfrac{{{size}}}{{{sizes.sum()}}}\cdot {about(side)}" for size, side in zip(sizes, sides, strict=True)
    )
    return (
        Step("The entropy of the leaf.", rf"H = -\sum_c p_c\log_2 p_c {value(before)}"),
        Step("The entropies of the two children.", rf"H_1 {value(sides[0])},\qquad H_2 {value(sides[1])}"),
        Step(
            "Subtract their mean, each child weighed by its examples.",
            rf"{about(before)} - \left({weighed}\right) {value(gain)}",
        ),
    )
