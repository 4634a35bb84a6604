"""Gini's impurity after a split."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.by_hand.impurities import gini_slips
from laboratory.exercises.kinds._leaf import leaf_in_words, split
from laboratory.exercises.problem import Problem
from laboratory.exercises.writing import value
from learners.trees.impurity import after_split, gini_impurity


def gini_after_split(rng: np.random.Generator) -> Problem:
    """The mean impurity 2p(1 - p) of the two children, each weighted by its examples."""
    children = split(rng)
    mean, slips = after_split(children, gini_impurity), gini_slips(children)
    sides, sizes = [gini_impurity(child) for child in children], children.sum(axis=1)
    text = leaf_in_words(children) + (
        r"With Gini's function $\psi(p) = 2p(1 - p)$, what is the mean impurity after the test?"
    )
    parts = [
        rf"2\cdot\tfrac{{{a}}}{{{a + b}}}\cdot\tfrac{{{b}}}{{{a + b}}} {value(side)}"
        for (a, b), side in zip(children.tolist(), sides, strict=True)
    ]
    weighed = rf"\frac{{{sizes[0]}}}{{{sizes.sum()}}}\psi_1 + \frac{{{sizes[1]}}}{{{sizes.sum()}}}\psi_2 {value(mean)}"
    steps = (
        Step("The impurities of the two children.", rf"\psi_1 = {parts[0]},\qquad \psi_2 = {parts[1]}"),
        Step("Their mean, each weighted by its examples.", weighed),
    )
    return Problem(text, mean, slips, steps, {"children": children})
