"""Two clouds, Gaussian or not, a Gaussian fitted to each, and the posterior between them: logistic or not."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Integers, Reals

COVARIANCES = {"shared": "Shared by both labels", "separate": "One for each label"}
CLOUDS = {"gaussian": "Gaussian", "exponential": "Exponential, not Gaussian"}
GRID = 101
ALONG = 241
ROUND = 120
NEARLY_ALL = 0.975  # of the examples are drawn where a few lie far out
SHARES = (0.5, 0.9)  # of a Gaussian's mass inside the ellipses


@dataclass(frozen=True)
class Rivals:
    """Beside Gaussians that are wrong: logistic regression on the same sample, and the truth.

    `fitted`, `truth` `(ALONG,)` are their probabilities of label 1 along the line through the means; `slope` and
    `true_slope` those of their log-odds there.
    """

    fitted: Reals
    truth: Reals
    slope: float
    true_slope: float
    training_error: float


@dataclass(frozen=True)
class DensitiesRun:
    """The sample and the model fitted to it.

    `points` `(samples, 2)`, `labels` `(samples,)` in {0, 1}; `priors` `(2,)`, `means` `(2, 2)`, `covariances`
    `(2, 2, 2)` by label. `steps` `(ALONG,)` are distances along the straight line through both means, from halfway
    between them; there `joint` `(ALONG, 2)` are prior times density and `posterior` `(ALONG,)` the
    probability of label 1. `rivals` are there where the clouds are not Gaussian.
    """

    points: Reals
    labels: Integers
    priors: Reals
    means: Reals
    covariances: Reals
    steps: Reals
    joint: Reals
    posterior: Reals
    training_error: float
    model: Any
    rivals: Rivals | None = None

    @property
    def ends(self) -> tuple[float, float]:
        """Of both axes: all examples lie between them, or nearly all."""
        high = float(self.points.max()) if self.rivals is None else float(np.quantile(self.points[:, 0], NEARLY_ALL))
        return float(self.points.min()), max(high, float(self.points[:, 1].max()))

    @property
    def log_odds(self) -> Reals:
        """ln of the odds of label 1 along the line, `(ALONG,)`."""
        return np.asarray(np.diff(self._log_joint(), axis=1)[:, 0])

    def _log_joint(self) -> Reals:
        return np.asarray(self.model.log_joint(self.places))

    @property
    def places(self) -> Reals:
        """The points of the line, `(ALONG, 2)`."""
        middle, direction = self.means.mean(axis=0), self._direction
        return np.asarray(middle + self.steps[:, np.newaxis] * direction, np.float64)

    @property
    def _direction(self) -> Reals:
        return _direction(self.means)

    @property
    def slope(self) -> float:
        """Of the log-odds along the line halfway between the means; the same everywhere where they are linear."""
        middle, step = self.means.mean(axis=0), 1e-4
        ends = middle + np.array([[-step], [step]]) * self._direction
        odds = np.diff(self.model.log_joint(ends), axis=1)[:, 0]
        return float(odds[1] - odds[0]) / (2 * step)

    def ellipse(self, label: int, share: float) -> Reals:
        """The ellipse `(ROUND, 2)` that holds a `share` of the Gaussian of this label."""
        values, vectors = np.linalg.eigh(self.covariances[label])
        angles = np.linspace(0, 2 * np.pi, ROUND)
        circle = np.column_stack([np.cos(angles), np.sin(angles)])
        radius = np.sqrt(-2 * np.log(1 - share))  # the squared radius is exponential with mean 2
        return np.asarray(self.means[label] + radius * (circle * np.sqrt(values)) @ vectors.T, np.float64)

    def field(self, low: float, high: float) -> tuple[Reals, Reals]:
        """Places along a side `(GRID,)` and the probability of label 1 at each pair `(GRID, GRID)`, rows upwards."""
        along = np.linspace(low, high, GRID)
        x, y = np.meshgrid(along, along)
        probabilities = self.model.predict_proba(np.column_stack([x.ravel(), y.ravel()]))[:, 1]
        return along, np.asarray(probabilities, np.float64).reshape(GRID, GRID)


def densities_run(
    distance: float, stretch: float, m: int, covariance: str, seed: int, cloud: str = "gaussian"
) -> DensitiesRun:
    """`m` examples, as many of either label as of the other (one more of label 1 where m is odd).

    Gaussian clouds have unit covariance, that of label 1 in units of `stretch`. Of exponential ones the first feature
    is exponential, with mean 1 for label 0, the second normal, about half as wide. The means lie `distance` apart.
    """
    from learners.bayes.gaussian_generative import GaussianGenerative

    gaussian = cloud == "gaussian"
    points, labels = _clouds(distance, stretch, m, seed) if gaussian else _exponentials(distance, m, seed)
    model = GaussianGenerative(covariance).fit(points, labels)
    far = np.linalg.norm(points - points.mean(axis=0), axis=1)
    reach = float(far.max() if gaussian else np.quantile(far, NEARLY_ALL))
    steps = np.linspace(-reach, reach, ALONG)
    places = model.means_.mean(axis=0) + steps[:, np.newaxis] * _direction(model.means_)
    return DensitiesRun(
        points=points,
        labels=labels,
        priors=model.priors_,
        means=model.means_,
        covariances=model.covariances_,
        steps=steps,
        joint=np.exp(model.log_joint(places)),
        posterior=np.asarray(model.predict_proba(places)[:, 1]),
        training_error=float(model.history_["training_error"]),
        model=model,
        rivals=None if gaussian else _rivals(distance, points, labels, places, steps),
    )


def _direction(means: Reals) -> Reals:
    way = means[1] - means[0]
    length = float(np.linalg.norm(way))
    return np.asarray(way / length if length else np.array([1.0, 0.0]), np.float64)


def true_log_odds(distance: float, first: Reals) -> Reals:
    """Of label 1 between exponential densities of means 1 + distance and 1, at values `first`: linear, exactly."""
    return np.asarray(first * distance / (1 + distance) - np.log1p(distance), np.float64)


def _rivals(distance: float, points: Reals, labels: Integers, places: Reals, steps: Reals) -> Rivals:
    from learners.halfspaces.logistic_regression import LogisticRegression

    model = LogisticRegression(C=np.inf).fit(points, labels)
    truth = true_log_odds(distance, places[:, 0])
    ends = places[[0, -1]]
    rise = np.asarray(model.decision_function(ends))
    length = float(steps[-1] - steps[0])
    return Rivals(
        fitted=np.asarray(model.predict_proba(places)[:, 1]),
        truth=1 / (1 + np.exp(-truth)),
        slope=float(rise[1] - rise[0]) / length,
        true_slope=float(truth[-1] - truth[0]) / length,
        training_error=float(model.history_["training_error"]),
    )


def _exponentials(distance: float, m: int, seed: int) -> tuple[Reals, Integers]:
    rng = np.random.default_rng(seed)
    labels = (np.arange(m) % 2 == 0).astype(np.int64)
    first = rng.exponential(np.where(labels == 1, 1 + distance, 1.0))
    return np.column_stack([first, (1 + distance) / 2 * rng.standard_normal(m)]), labels


def _clouds(distance: float, stretch: float, m: int, seed: int) -> tuple[Reals, Integers]:
    rng = np.random.default_rng(seed)
    labels = (np.arange(m) % 2 == 0).astype(np.int64)
    points = rng.standard_normal((m, 2))
    points[labels == 1] *= stretch
    points += np.outer(2 * labels - 1, [distance / 2, 0.0])
    return points, labels
