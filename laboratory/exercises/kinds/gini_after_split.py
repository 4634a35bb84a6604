"""Gini's impurity after a split."""

from __future__ import annotations

import numpy as np

from bounds.words.citation import Step
from laboratory.exercises.kinds._leaf import split, told
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.trees.impurity import after_split, gini_impurity, majority_error


def gini_after_split(rng: np.random.Generator) -> Problem:
    """The mean impurity 2p(1 - p) of the two children, each weighed by its examples."""
    children = split(rng)
    mean, before = after_split(children, gini_impurity), gini_impurity(children.sum(axis=0))
    sides, sizes = [gini_impurity(child) for child in children], children.sum(axis=1)
    slips = (
        WrongAnswer(sum(sides) / 2, "You took the plain mean of the children: each counts as its examples."),
        WrongAnswer(before - mean, "That is by how much the split lowers the impurity."),
        WrongAnswer(mean / 2, r"The factor 2 of $2p(1 - p)$ is missing."),
        WrongAnswer(sum(sides), "You added the children's impurities: they are averaged."),
        WrongAnswer(after_split(children, majority_error), r"That is with $\min\{p, 1 - p\}$, the share of mistakes."),
    )
    text = told(children) + r"With Gini's function $\psi(p) = 2p(1 - p)$, what is the mean impurity after the test?"
    parts = [
        rf"2\cdot\tfrac{{{a}}}{{{a + b}}}\cdot\tfrac{{{b}}}{{{a + b}}} {value(side)}"
        for (a, b), side in zip(children.tolist(), sides, strict=True)
    ]
    weighed = rf"\frac{{{sizes[0]}}}{{{sizes.sum()}}}\psi_1 + \frac{{{sizes[1]}}}{{{sizes.sum()}}}\psi_2 {value(mean)}"
    steps = (
        Step("The impurities of the two children.", rf"\psi_1 = {parts[0]},\qquad \psi_2 = {parts[1]}"),
        Step("Their mean, each weighed by its examples.", weighed),
    )
    return Problem(text, mean, slips, steps, {"children": children})
