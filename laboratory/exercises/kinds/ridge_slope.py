"""Ridge regression with one feature."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners import Ridge

POINTS = 3
LAMBDAS = (0.5, 1, 2, 3)


def ridge_slope(rng: np.random.Generator) -> Problem | None:
    """Three points and a penalty; the weight without an intercept."""
    x, y = rng.integers(-3, 5, POINTS), rng.integers(-4, 8, POINTS)
    lam, products, squares = float(rng.choice(LAMBDAS)), int(x @ y), int(x @ x)
    if not products or squares < 3 or len({*x.tolist()}) < POINTS:
        return None
    fitted = Ridge(alpha=lam * len(x), fit_intercept=False).fit(x[:, None], y)
    answer, points = float(fitted.coef_[0]), ", ".join(vector(pair) for pair in zip(x, y, strict=True))
    text = (
        rf"Ridge regression without an intercept minimizes $\lambda w^2 + \frac1m\sum_i (w x_i - y_i)^2$. For the "
        rf"examples $(x, y)$: ${points}$ and $\lambda = {number(lam)}$, what is $w$?"
    )
    slips = (
        WrongAnswer(products / squares, "That is least squares: the penalty is missing."),
        WrongAnswer(
            products / (lam + squares),
            r"The mean divides by $m$: the sum of squares gets $\lambda m$, not $\lambda$.",
        ),
        WrongAnswer(
            products / (2 * lam * POINTS + squares),
            r"That is for $\frac12$ of the squares: here both have the factor 2.",
        ),
        WrongAnswer(
            products / (squares - lam * POINTS) if squares != lam * POINTS else 0.0,
            "The penalty is added, so that $w$ shrinks.",
        ),
        WrongAnswer(products / squares - lam, r"$\lambda$ is not subtracted from $w$: it is in the denominator."),
    )
    steps = (
        Step("Set the derivative to 0.", r"2\lambda w + \tfrac2m\sum_i (w x_i - y_i)x_i = 0"),
        Step("Solve for $w$.", r"w = \frac{\sum_i x_i y_i}{\lambda m + \sum_i x_i^2}"),
        Step("Put the numbers in.",
             rf"w = \frac{{{number(products)}}}{{{number(lam)}\cdot {POINTS} + {squares}}} {value(answer)}"),
    )  # fmt: skip
    return Problem(text, answer, slips, steps, {"x": x, "y": y, "lam": lam})
