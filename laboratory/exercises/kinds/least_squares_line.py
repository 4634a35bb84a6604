"""The least-squares line through four points."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners import LeastSquares

POINTS = 4


def least_squares_line(rng: np.random.Generator) -> Problem | None:
    """Four integer points; the slope of the line with the smallest squared error."""
    x, y = np.sort(rng.choice(np.arange(-4, 8), POINTS, replace=False)), rng.integers(-5, 10, POINTS)
    if x.sum() % POINTS or not x.sum() or len({*y.tolist()}) < POINTS:
        return None
    fitted = LeastSquares().fit(x[:, None], y)
    slope, intercept = float(fitted.coef_[0]), float(fitted.intercept_)
    dx, dy = x - x.mean(), y - y.mean()
    if abs(slope) < 0.05:
        return None
    points = ", ".join(vector(pair) for pair in zip(x, y, strict=True))
    text = f"What is the slope of the least-squares line through ${points}$?"
    slips = (
        WrongAnswer(float(x @ y) / float(x @ x), "That is the slope through the origin: the line has an intercept."),
        WrongAnswer(
            float(dx @ dy) / float(dy @ dy), "You divided by the squares of $y$: errors are measured along $y$."
        ),
        WrongAnswer(intercept, "That is the intercept."),
        WrongAnswer(
            float(y[-1] - y[0]) / float(x[-1] - x[0]), "That is the line through the first and the last point."
        ),
        WrongAnswer(float(dx @ dy) / POINTS, "Divide by the sum of squares of $x$, not by the number of points."),
    )
    steps = (
        Step("The means.", rf"\bar x = {number(x.mean())},\qquad \bar y = {number(y.mean())}"),
        Step("Sums of squares and products about them.",
             rf"\sum(x - \bar x)(y - \bar y) = {number(dx @ dy)},\qquad \sum(x - \bar x)^2 = {number(dx @ dx)}"),
        Step("Their quotient.", rf"\frac{{{number(dx @ dy)}}}{{{number(dx @ dx)}}} {value(slope)}"),
    )  # fmt: skip
    return Problem(text, slope, slips, steps, {"x": x, "y": y})
