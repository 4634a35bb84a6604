"""A line through points by least squares, beside a line of one's own."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

Points = tuple[tuple[float, float], ...]

DATA = {"typed": "Typed", "noisy": "A line with noise"}
ROUNDING = 1e-26


@dataclass(frozen=True)
class RegressionRun:
    """Points `x`, `y` `(samples,)`, the line of least squares, and `yours`, any (intercept, slope)."""

    x: Reals
    y: Reals
    intercept: float
    slope: float
    unique: bool
    yours: tuple[float, float]

    @property
    def best(self) -> tuple[float, float]:
        return self.intercept, self.slope

    def fitted(self, line: tuple[float, float]) -> Reals:
        """The predictions of a line at each x, `(samples,)`."""
        return line[0] + line[1] * self.x

    def residuals(self, line: tuple[float, float]) -> Reals:
        """y less the predictions, `(samples,)`."""
        return np.asarray(self.y - self.fitted(line))

    def mean_square(self, line: tuple[float, float]) -> float:
        """Mean squared error of a line on the points."""
        return float(np.mean(self.residuals(line) ** 2))

    @property
    def error(self) -> float:
        """The minimum over all lines; what rounding leaves of a perfect fit is 0."""
        error = self.mean_square(self.best)
        return 0.0 if error <= ROUNDING * float(np.mean(self.y**2)) else error

    def squares_by_slope(self, slopes: Reals) -> Reals:
        """Mean squared error against the slope, the intercept being the best one for it: a parabola."""
        x, y = self.x - self.x.mean(), self.y - self.y.mean()
        return np.asarray(np.mean((y - np.outer(slopes, x)) ** 2, axis=1))


def regression_run(x: Reals, y: Reals, yours: tuple[float, float]) -> RegressionRun:
    """Least squares through points of shape `(samples,)` each."""
    from learners.regression.least_squares import LeastSquares

    squares = LeastSquares().fit(x[:, np.newaxis], y)
    return RegressionRun(x, y, squares.intercept_, float(squares.coef_[0]), squares.rank_ == 2, yours)


def regression(
    data: str, points: Points, m: int, noise: float, seed: int, intercept: float, slope: float
) -> RegressionRun:
    """Least squares through the `points` typed, or through `m` of a noisy line, beside a line of one's own."""
    x, y = np.array(points, np.float64).T if data == "typed" else noisy_line(m, noise, seed)
    return regression_run(x, y, (intercept, slope))


def noisy_line(m: int, noise: float, seed: int) -> tuple[Reals, Reals]:
    """`m` points about the line y = x: the world `linear` with one feature."""
    from laboratory.worlds.regression.linear import Linear

    sample = Linear(1, 1.0, noise).draw(np.random.default_rng(seed), m)
    return np.asarray(sample.X[:, 0], np.float64), np.asarray(sample.y, np.float64)
