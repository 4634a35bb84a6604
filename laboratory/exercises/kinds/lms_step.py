"""The delta rule of Adaline, example by example."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners import LMS

RATES = (0.05, 0.1, 0.2)
REACH = 3


def lms_step(rng: np.random.Generator) -> Problem | None:
    """Two examples in the plane, one after the other; one coordinate of the weights."""
    X, y, rate = rng.integers(-REACH, REACH + 1, (2, 2)), rng.integers(-3, 4, 2), float(rng.choice(RATES))
    if not X.all() or not y.all() or not X[0] @ X[1]:
        return None
    index = int(rng.integers(2))
    run = LMS(eta0=2 * rate, fit_intercept=False, max_iter=1, path_limit=2).fit(X, y)
    path = run.history_["weights_path"]
    answer = float(path[2][index])
    if not answer:
        return None
    text = (
        r"Least mean squares (the delta rule) starts at $w = (0,\, 0)$ and takes for each example the step "
        r"$w \leftarrow w + 2\eta\,(y - \langle w, x\rangle)\,x$. "
        rf"With $\eta = {number(rate)}$ it gets $x = {vector(X[0])}$ with $y = {number(y[0])}$ and then "
        rf"$x = {vector(X[1])}$ with $y = {number(y[1])}$. What is $w_{index + 1}$ then?"
    )
    half = rate / 2
    once = half * 2 * y[0] * X[0]
    slips = (
        WrongAnswer(
            float((once + 2 * half * (y[1] - once @ X[1]) * X[1])[index]), "The factor 2 of the step is missing."
        ),
        WrongAnswer(
            float(2 * rate * (y @ X)[index]),
            "The second step starts from the new $w$: you took the old one, as in batch.",
        ),
        WrongAnswer(float(path[1][index]), "That is after the first example only."),
        WrongAnswer(
            float((path[1] - (path[2] - path[1]))[index]),
            "The error is $y - \\langle w, x\\rangle$: its sign is reversed.",
        ),
        WrongAnswer(float(path[2][1 - index]), "That is the other coordinate."),
    )
    inner = float(path[1] @ X[1])
    steps = (
        Step("The first example: the error is $y$, since $w = 0$.",
             rf"w = 2\cdot {number(rate)}\cdot ({number(y[0])})\cdot {vector(X[0])} = {vector(path[1].round(10))}"),
        Step("The second example's error.",
             rf"y - \langle w, x\rangle = {number(y[1])} - ({number(round(inner, 10))}) {value(y[1] - inner)}"),
        Step("The second step.", rf"w_{index + 1} {value(answer)}"),
    )  # fmt: skip
    return Problem(text, answer, slips, steps, {"X": X, "y": y, "rate": rate, "asked": index})
