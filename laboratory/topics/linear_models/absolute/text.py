"""Least absolute errors beside least squares, in words."""

from bounds.numbers import TIDY, percent, pluralize
from laboratory.topics.linear_models.absolute.run import AbsoluteRun
from laboratory.topics.linear_models.text import line, number
from laboratory.views.headline import Headline

MEANING = """
The **squared loss** counts a residual twice as large four times as much, so a few large residuals make up most of the
sum, and the line is bent to shorten them. The **absolute loss** counts it twice as much: many small residuals weigh as
much as a few large ones.

Both are minimized exactly. Least squares solves linear equations, and balances the residuals: their sum is 0. Least
absolute errors is a **linear program**. Some best line goes through two of the points; otherwise only the signs of
the residuals matter. So moving a point farther away, on the same side of the line, changes nothing.

That protects against labels that are far off, not against **inputs** that are: a point far to the right pulls on a long
lever, and bends the line of least absolute errors too.

Where the noise is Gaussian and nothing is far off, least squares is the better estimate on average. The
absolute loss aims at the median of y at each x, the squared loss at the mean.
"""
CAPTION = "Open: the points that were moved. Dotted: the line they come from."
SHARES = "Residuals of the line of least absolute errors, the largest first: their share of either sum so far."


def moved_too_many(m: int, outliers: int) -> str | None:
    """Why the points cannot be moved."""
    return f"At most all {m} points can be moved; got {outliers}." if outliers > m else None


def headline(run: AbsoluteRun) -> Headline:
    """The mean absolute error of the line of least squares, and the minimum."""
    least = run.mean_absolute(run.absolute)
    value = max(least, run.mean_absolute(run.squares))  # the same line where the points lie on it
    return Headline(
        value, "mean absolute error of least squares", at_least=float(f"{least:.{TIDY}g}"),
        by="the minimum over all lines", rests_on=(), measured_text=number(value),
    )  # fmt: skip


def sentence(run: AbsoluteRun) -> str:
    """Both slopes."""
    squares, least = number(run.squares[1]), number(run.absolute[1])
    return f"The true slope is 1: least squares gives **{squares}**, least absolute errors **{least}**."


def more(run: AbsoluteRun) -> str:
    """What the largest residuals make of each sum, and both lines' errors."""
    k = max(1, run.outliers)
    squares, sizes = (percent(float(run.shares(power)[k - 1])) for power in (2, 1))
    largest = "The largest residual is" if k == 1 else f"The {k} largest residuals are"
    above, on, below = run.sides(run.absolute)
    return (
        f"{largest} **{squares}** of the sum of squares and **{sizes}** of the sum of absolute values.\n\n"
        f"Least absolute errors gives {line(*run.absolute)}, through {pluralize(on, 'point')}, with {above} above and "
        f"{below} below. Its mean absolute error is {number(run.mean_absolute(run.absolute))}, its mean squared error "
        f"{number(run.mean_square(run.absolute))}. Least squares gives {line(*run.squares)}, with "
        f"{number(run.mean_absolute(run.squares))} and {number(run.mean_square(run.squares))}."
    )
