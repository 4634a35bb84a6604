"""Regression in words, and the points as they are typed."""

from typing import Any

import numpy as np

from bounds.numbers import TIDY
from bounds.reading.numbers import read_number
from laboratory.topics.linear_models.regression.run import Points, RegressionRun
from laboratory.topics.linear_models.text import line, number
from laboratory.views.headline import Headline

NOTES = "1 2, 2 3, 3 5, 4 6"
MOST = 60
LARGEST = 1e6
CAPTION = "Blue: the line of least squares, with its residuals in grey. Dashed: your line."
BOWL = "The curve: each slope with its best intercept."
MEANING = """
A line predicts b + w·x. The **residual** of a point is how far y is above the prediction; the mean of the squared
residuals is the mean squared error. It is a convex function of b and w with a unique minimizer, unless all x are equal.
Setting its partial derivatives to 0 gives the *normal equations*. The line they give goes through the mean point, and
its residuals sum to 0.

The second figure gives each slope its best intercept; then the error is a parabola in the slope. Your line is on it if
its intercept is the best one for its slope, otherwise above.

Errors are squared, so one point far off counts as much as many small errors.
"""


def read_points(text: str) -> Points:
    """`1 2, 2 3` as pairs. Raises ValueError with a sentence."""
    pairs = [[read_number(part) for part in pair.split()] for pair in text.replace(";", ",").split(",") if pair.strip()]
    good = all(len(pair) == 2 and all(_is_fine(value) for value in pair) for pair in pairs)
    if not good or not 2 <= len(pairs) <= MOST:
        raise ValueError(f"Points must be 2 to {MOST} pairs of numbers like {NOTES}; got {text.strip() or 'nothing'}.")
    return tuple((float(x), float(y)) for x, y in pairs)


def write_points(points: Points) -> str:
    """The text that reads back as these points."""
    return ", ".join(" ".join(repr(end).removesuffix(".0") for end in point) for point in points)


def _is_fine(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST


def headline(run: RegressionRun) -> Headline:
    """The error of your line, and the minimum over all lines."""
    yours, least = run.mean_square(run.yours), float(f"{run.error:.{TIDY}g}")
    return Headline(
        yours, "mean squared error of your line", at_least=least, by="the minimum over all lines", rests_on=(),
        measured_text=number(yours),
    )  # fmt: skip


def sentence(run: RegressionRun) -> str:
    """The line of least squares, and your line compared with it."""
    if not run.unique:
        return f"All x are equal, so every line through their mean has the smallest error: **{number(run.error)}**."
    yours = run.mean_square(run.yours)
    return f"The line of least squares is **{line(*run.best)}**; " + (
        f"your line has **{number(yours / run.error)}** times its mean squared error."
        if run.error
        else f"it goes through all points, and yours has {number(yours)}."
    )


def more(run: RegressionRun) -> str:
    """Residuals and errors of both lines."""
    if not run.unique:
        return (
            f"All x are equal, so every line through their mean has the smallest error: {number(run.error)}. The one "
            "with the shortest weights is drawn."
        )
    yours = run.mean_square(run.yours)
    rest = f"Your line has {number(yours)}"
    rest += f", {number(yours / run.error)} times as much." if run.error else "."
    return (
        f"The line of least squares is **{line(*run.best)}**. Its residuals sum to 0, and their mean square is "
        f"**{number(run.error)}**. {rest} {_projection(run)}"
    )


def _projection(run: RegressionRun) -> str:
    """The predictions are the projection of y onto the columns 1 and x: squares add up as in Pythagoras' theorem."""
    answers, residuals = float(np.sum(run.fitted(run.best) ** 2)), len(run.y) * run.error
    return (
        "The residuals are orthogonal to both columns, of ones and of x: the predictions are the projection of y, and "
        f"‖y‖² = {number(float(np.sum(run.y**2)))} is {number(answers)} + {number(residuals)}."
    )
