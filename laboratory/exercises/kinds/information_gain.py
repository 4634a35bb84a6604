"""The information gain of a split, in bits."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.by_hand.impurities import gain_slips
from laboratory.exercises.kinds._leaf import leaf_in_words, split
from laboratory.exercises.problem import Problem
from laboratory.exercises.writing import about, value
from learners.trees import impurity


def information_gain(rng: np.random.Generator) -> Problem:
    """The gain in bits of a test on a leaf of two classes."""
    children = split(rng)
    before = impurity.entropy(children.sum(axis=0))
    gain = impurity.information_gain(children)
    sides = [impurity.entropy(child) for child in children]
    return Problem(
        leaf_in_words(children) + "What is the information gain of this test, in bits?", gain, gain_slips(children),
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
            "Subtract their mean, each child weighted by its examples.",
            rf"{about(before)} - \left({weighed}\right) {value(gain)}",
        ),
    )
