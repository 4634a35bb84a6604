"""A line by least absolute errors, which a linear program finds, beside the line of least squares."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from laboratory.topics.linear_models.regression.run import noisy_line
from learners.shared.arrays import Reals

MOVED: Mapping[str, str] = {"y": "Up, in y", "x": "To the right, in x"}
TRUE = (0.0, 1.0)  # intercept and slope
ON_THE_LINE = 1e-9  # of the largest |y|: residuals below are those of points on the line

Line = tuple[float, float]


@dataclass(frozen=True, eq=False)
class AbsoluteRun:
    """Points `x`, `y` `(m,)`, of which the first `outliers` were moved.

    `squares` and `absolute` are the lines (intercept, slope) of least squares and of least absolute errors.
    """

    x: Reals
    y: Reals
    outliers: int
    squares: Line
    absolute: Line

    def residuals(self, line: Line) -> Reals:
        """y less the predictions, `(m,)`."""
        return np.asarray(self.y - line[0] - line[1] * self.x)

    def mean_absolute(self, line: Line) -> float:
        """Mean absolute error on the points."""
        return float(np.abs(self.residuals(line)).mean())

    def mean_square(self, line: Line) -> float:
        """Mean squared error on the points."""
        return float((self.residuals(line) ** 2).mean())

    def sides(self, line: Line) -> tuple[int, int, int]:
        """The points above a line, on it, and below it."""
        residuals, least = self.residuals(line), ON_THE_LINE * float(np.abs(self.y).max())
        above, below = int((residuals > least).sum()), int((residuals < -least).sum())
        return above, len(residuals) - above - below, below

    def shares(self, power: int) -> Reals:
        """The share of the 1, 2, ... largest residuals in the total of |residual|^power, `(m,)`.

        For both powers the residuals are those of the line of least absolute errors.
        """
        sizes = np.sort(np.abs(self.residuals(self.absolute)))[::-1] ** power
        return np.asarray(np.cumsum(sizes) / sizes.sum(), np.float64)


def absolute(m: int, outliers: int, moved: str, far: float, noise: float, seed: int) -> AbsoluteRun:
    """Draw `m` points about the line y = x and move `outliers` of them by `far`, then fit both lines."""
    from learners.regression.least_squares import LeastSquares

    x, y = noisy_line(m, noise, seed)
    (x if moved == "x" else y)[:outliers] += far
    squares = LeastSquares().fit(x[:, np.newaxis], y)
    return AbsoluteRun(x, y, outliers, (squares.intercept_, float(squares.coef_[0])), least_absolute(x, y))


def least_absolute(x: Reals, y: Reals) -> Line:
    """The line with the smallest sum of absolute errors.

    By linear programming: least sum of u + v, both >= 0, where b + w x + u - v = y at each point.
    """
    from scipy.optimize import linprog

    m = len(x)
    columns = np.column_stack([np.ones(m), x, np.eye(m), -np.eye(m)])
    free: list[tuple[float | None, None]] = [(None, None)] * 2
    answer = linprog(np.r_[0.0, 0.0, np.ones(2 * m)], A_eq=columns, b_eq=y, bounds=free + [(0.0, None)] * (2 * m))
    if answer.x is None or not answer.success:
        raise ArithmeticError(f"the linear program of least absolute errors stopped: {answer.message}")
    return float(answer.x[0]), float(answer.x[1])
