"""Least mean squares: a line moved epoch by epoch, by all points at once or by one point after the other."""

from dataclasses import dataclass

import numpy as np

from laboratory.topics.linear_models.regression.run import Points, RegressionRun, regression_run
from learners.shared.arrays import Reals

ORDERS = {"batch": "Batch", "given": "One by one", "shuffled": "One by one, shuffled"}
EPOCHS = 100


@dataclass(frozen=True)
class Steps:
    """What the rule went through: `path` `(epochs + 1, 2)`, intercept and slope, with the `errors` `(epochs + 1,)`.

    `limit` is 1/λ in batch, λ the largest eigenvalue of X'X, and `factor` what an epoch in batch multiplies the
    distance from least squares by at the most; one by one neither says enough, and `factor` is nan. Where several lines
    are of least squares, the distance is from the one of least length: no epoch leaves the span of the examples.
    """

    points: RegressionRun
    order: str
    rate: float
    path: Reals
    errors: Reals
    distances: Reals
    limit: float
    factor: float
    diverged: bool

    @property
    def last(self) -> int:
        """The number of epochs."""
        return len(self.path) - 1

    @property
    def batch(self) -> bool:
        """Whether an epoch is one step by the whole sample."""
        return self.order == "batch"

    def left(self, epoch: int) -> float | None:
        """How far from least squares the weights are after this epoch at the most, before doubles round; None where
        nothing is known."""
        return float(self.distances[0] * self.factor**epoch) if self.factor <= 1 else None


def lms(order: str, points: Points, rate: float, seed: int = 0) -> Steps:
    """At most EPOCHS epochs through the points `(x, y)`, from the line that is 0 everywhere."""
    from learners.regression.lms import LMS

    x, y = np.array(points, np.float64).T
    rule = LMS(eta0=2 * rate, order=order, max_iter=EPOCHS, random_state=seed).fit(x[:, np.newaxis], y)
    history = rule.history_
    design = np.column_stack([np.ones_like(x), x])
    lengths = np.linalg.svd(design, compute_uv=False)[: np.linalg.matrix_rank(design)]  # along others nothing moves
    factor = float(np.abs(1 - 2 * rate * lengths**2).max()) if order == "batch" else np.nan
    path = np.asarray(history["epoch_path"])[:, ::-1]
    best = regression_run(x, y, (float(path[-1, 0]), float(path[-1, 1])))
    return Steps(
        best, order, rate, path, np.asarray(history["mean_squares"]), np.asarray(history["distances"]),
        float(history["rate_limit"]) / 2, factor, history["stopped_by"] == "diverged",
    )  # fmt: skip
