"""The empirical Rademacher complexity of a class of a few functions."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners.complexity.rademacher import rademacher_exact
from learners.complexity.suprema import over_functions

POINTS = 3


def rademacher_by_hand(rng: np.random.Generator) -> Problem | None:
    """Two or three functions with values -1 and 1 on three points; the mean of the best correlation with signs."""
    values = rng.choice((-1, 1), (int(rng.integers(2, 4)), POINTS))
    if len({*map(tuple, values.tolist())}) < len(values):
        return None
    supremum = over_functions(values)
    answer, absolute = rademacher_exact(supremum, POINTS), rademacher_exact(supremum, POINTS, absolute=True)
    names = ", ".join(rf"$f_{i} = {vector(row)}$" for i, row in enumerate(values, 1))
    text = (
        f"A class has {len(values)} functions with these values on a sample of $m = {POINTS}$ points: {names}. "
        r"What is its empirical Rademacher complexity "
        r"$\mathbb{E}_\sigma\left[\max_f\frac1m\sum_i\sigma_i f(x_i)\right]$, with independent signs $\sigma_i = \pm1$?"
    )
    slips = (
        WrongAnswer(answer * POINTS, "You forgot to divide by $m$."),
        WrongAnswer(2 * answer, r"That is with the factor $\frac2m$: here it is $\frac1m$."),
        WrongAnswer(absolute, "That is with absolute values: here the signed sum counts."),
        WrongAnswer(0.0, "The maximum is inside the mean: each choice of signs has its own best function."),
        WrongAnswer(
            1.0, "The class does not match every choice of signs: it has fewer functions than there are choices."
        ),
    )
    best = [max(int(row @ sigma) for row in values) for sigma in _signs()]
    steps = (
        Step(f"For each of the $2^{POINTS}$ choices of signs, the largest $\\sum_i\\sigma_i f(x_i)$.",
             r",\; ".join(map(number, best))),
        Step("Their mean, divided by $m$.", rf"\frac{{{sum(best)}}}{{{2**POINTS}\cdot {POINTS}}} {value(answer)}"),
    )  # fmt: skip
    return Problem(text, answer, slips, steps, {"values": values})


def _signs() -> np.ndarray:
    """All choices `(8, 3)`, the first sign changing last."""
    return 1 - 2 * ((np.arange(2**POINTS)[:, None] >> np.arange(POINTS)[::-1]) & 1)
