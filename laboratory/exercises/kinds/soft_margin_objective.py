"""The objective of the soft-margin machine at given weights."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, signed, table, value, vector
from learners.losses.of_margins import OF_MARGINS

EXAMPLES, REACH = 4, 3
LAMBDAS = (0.01, 0.05, 0.1, 0.2)


def soft_margin_objective(rng: np.random.Generator) -> Problem | None:
    """lambda ||w||^2 plus the mean hinge loss of four examples."""
    X, y = rng.integers(-REACH, REACH + 1, (EXAMPLES, 2)), rng.choice((-1, 1), EXAMPLES)
    w, b, lam = rng.integers(-2, 3, 2) / 2, int(rng.choice((-1, 1))), float(rng.choice(LAMBDAS))
    scores = X @ w
    margins = y * (scores + b)
    if not w.all() or not (margins > 1).any() or not (margins < 0).any():
        return None
    hinge = OF_MARGINS["hinge"].value
    losses, norm = hinge(margins), float(w @ w)
    loss, answer = float(losses.mean()), lam * norm + float(losses.mean())
    text = (
        "The soft-margin support vector machine minimizes "
        r"$\lambda\|w\|^2 + \frac1m\sum_i \max\{0,\, 1 - y_i(\langle w, x_i\rangle + b)\}$. "
        rf"Take $\lambda = {number(lam)}$, $w = {vector(w)}$, $b = {number(b)}$ and the examples"
        + table(["$x$", "$y$"], [(f"${vector(x)}$", f"${number(sign)}$") for x, sign in zip(X, y, strict=True)])
        + "What is the value of the objective?"
    )
    slips = (
        WrongAnswer(loss, r"The regularizer $\lambda\|w\|^2$ is missing."),
        WrongAnswer(
            lam * norm + float(losses.sum()), "The losses are averaged: divide their sum by the number of examples."
        ),
        WrongAnswer(lam * norm**0.5 + loss, "The norm is squared."),
        WrongAnswer(
            lam * norm + float((1 - margins).mean()), "A hinge loss is never negative: beyond the margin it is 0."
        ),
        WrongAnswer(lam * norm + float(hinge(y * scores).mean()), "The intercept $b$ is missing."),
        WrongAnswer(
            lam * norm + float((margins < 0).mean()), "You counted misclassified examples: hinge losses are distances."
        ),
    )
    steps = (
        Step("The margins of the examples.", r",\; ".join(number(margin) for margin in margins)),
        Step("Their hinge losses.", r",\; ".join(number(loss) for loss in losses)),
        Step("Average them and add the regularizer.",
             rf"{number(lam)}\cdot {number(norm)} {signed(loss)} {value(answer)}"),
    )  # fmt: skip
    return Problem(text, answer, slips, steps, {"X": X, "y": y, "w": w, "b": b, "lam": lam})
