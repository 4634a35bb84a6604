"""The number that makes a new direction conjugate."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners.optimizers.conjugate import all_betas

REACH = 5
NAMES = ("Fletcher and Reeves", "Polak and Ribière", "Hestenes and Stiefel")
FORMULAS = (
    r"\frac{\langle g', g'\rangle}{\langle g, g\rangle}",
    r"\frac{\langle g', g' - g\rangle}{\langle g, g\rangle}",
    r"\frac{\langle g', g' - g\rangle}{\langle p, g' - g\rangle}",
)


def conjugate_beta(rng: np.random.Generator) -> Problem | None:
    """Two gradients and a direction of small integers; the beta of one of three formulas."""
    before, after, p = rng.integers(-REACH, REACH + 1, (3, 2))
    change = after - before
    if not before.any() or not after.any() or not p @ change or p @ before >= 0:
        return None
    fletcher, polak, _, hestenes = map(float, all_betas(after, before, p))
    betas, query = (fletcher, polak, hestenes), int(rng.integers(3))
    answer = betas[query]
    if not answer:
        return None
    text = (
        rf"Conjugate gradients went along $p = {vector(p)}$; before the step the gradient was $g = {vector(before)}$, "
        rf"after it is $g' = {vector(after)}$. What is $\beta$ in $p' = -g' + \beta p$ after {NAMES[query]}?"
    )
    length = float(before @ before)
    slips = (
        *(
            WrongAnswer(beta, f"That is after {name}.")
            for beta, name in zip(betas, NAMES, strict=True)
            if beta != answer
        ),
        WrongAnswer(1 / answer, "The fraction is inverted: the new gradient is in the numerator."),
        WrongAnswer(float(np.sqrt(after @ after / length)), "Lengths are squared: you took the ratio of the lengths."),
        WrongAnswer(-answer, "The sign is reversed."),
        WrongAnswer(float(after @ before) / length, r"That is $\langle g', g\rangle / \langle g, g\rangle$."),
    )
    above = after @ after if query == 0 else after @ change
    below = before @ before if query < 2 else p @ change
    steps = (
        Step("The formula.", rf"\beta = {FORMULAS[query]}"),
        Step("Put the vectors in.", rf"\beta = \frac{{{number(above)}}}{{{number(below)}}} {value(answer)}"),
    )
    inputs = {"before": before, "after": after, "p": p, "asked": query}
    return Problem(text, answer, slips, steps, inputs)
