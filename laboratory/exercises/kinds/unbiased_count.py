"""The version space of the unbiased learner, counted."""

import numpy as np

from bounds.numbers import pluralize
from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number
from learners.version_space.power_set import unbiased_learner


def unbiased_count(rng: np.random.Generator) -> Problem:
    """All labellings of the Boolean cube that agree with a few examples."""
    n = int(rng.integers(2, 5))
    seen = int(rng.integers(1, 2**n - 1))
    points = 2**n
    left = unbiased_learner(points, [(i,) for i in range(seen)], [i % 2 for i in range(seen)]).size()
    text = (
        f"For an unbiased learner every function $\\{{0, 1\\}}^{{{n}}} \\to \\{{0, 1\\}}$ is possible. It has seen "
        f"{pluralize(seen, 'example', 'different examples')} without noise. How many functions are in its version "
        "space?"
    )
    slips = (
        WrongAnswer(2**points, "That is how many functions there are before any example."),
        WrongAnswer(points - seen, "That is how many points are not seen: each may have either label."),
        WrongAnswer(2**points - seen, "An example does not rule out one function, but half of them."),
        WrongAnswer(2**points - 2**seen, "Powers do not subtract: the exponent falls by one with each example."),
        WrongAnswer(2**seen, "The labels of the seen points are fixed: the unseen ones are free."),
        WrongAnswer(2 ** max(n - seen, 0), f"There are $2^{{{n}}}$ points, not {n}."),
    )
    steps = (
        Step("The points.", rf"|X| = 2^{{{n}}} = {number(points)}"),
        Step(f"{points - seen} of them have not been seen, and each may have either label.",
             rf"2^{{{points} - {seen}}} = {number(left)}"),
    )  # fmt: skip
    return Problem(text, left, slips, steps, {"n": n, "seen": seen}, WHOLE)
