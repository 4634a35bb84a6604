"""Four lines through one sample: linear programming, pocket, Adaline where it settles, logistic regression."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, floor, radians, sin
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.linear_models.lines.scales import least_hinge, least_logistic, least_squared
from laboratory.worlds.gaussian_pair import GaussianPair
from learners.shared.arrays import Integers, Reals

NAMES = ("linear program", "pocket", "Adaline", "logistic")
UPDATES = 1000
ROUNDING = 1e-12
ASIDE = 30.0  # degrees between the horizontal and the way on which the far examples go out
SPREAD = 1.2  # how wide they stand across it
MOST, START = 16, 12  # how far the far examples are pushed out, and how far at first


@dataclass(frozen=True)
class Line:
    """A halfspace f(x) = <w, x> + b in the plane, with a risk in every world: label 1 where f is positive."""

    name: str
    coef_: Reals  # (2,)
    intercept_: float

    @property
    def is_visible(self) -> bool:
        """Weights of length 0, but for rounding, have no line."""
        return bool(np.abs(self.coef_).max() > ROUNDING * abs(self.intercept_))

    def scores(self, X: Reals) -> Reals:
        """f of points `(samples, 2)`; shape `(samples,)`."""
        return np.asarray(X @ self.coef_ + self.intercept_, np.float64)

    def predict(self, X: Any) -> Integers:
        return np.asarray(self.scores(np.asarray(X, np.float64)) > 0, np.int64)


@dataclass(frozen=True)
class LinesRun:
    """The sample, `points` `(samples, 2)`, `labels` `(samples,)` in {0, 1}, the far examples last, and its lines."""

    world: GaussianPair
    points: Reals
    labels: Integers
    far: int
    lines: tuple[Line, ...]
    separable: bool

    @property
    def signs(self) -> Reals:
        return np.asarray(2.0 * self.labels - 1, np.float64)

    def margins(self, line: Line) -> Reals:
        """y f(x) `(samples,)`."""
        return np.asarray(self.signs * line.scores(self.points), np.float64)

    def wrong(self, line: Line) -> NDArray[np.bool_]:
        """The examples to which the line gives the other label, `(samples,)`."""
        return np.asarray(line.predict(self.points) != self.labels)

    @cached_property
    def mistakes(self) -> tuple[int, ...]:
        """Misclassified examples of each line."""
        return tuple(int(self.wrong(line).sum()) for line in self.lines)

    @cached_property
    def squared(self) -> tuple[float, ...]:
        """Mean of (1 - y f)^2 of each line at its best scale."""
        return tuple(least_squared(self.margins(line)) for line in self.lines)

    @cached_property
    def logistic(self) -> tuple[float, ...]:
        """Mean of log2(1 + exp(-y f)) of each line at its best scale."""
        return tuple(least_logistic(self.margins(line)) for line in self.lines)

    @cached_property
    def hinge(self) -> tuple[float, ...]:
        """Mean of max(0, 1 - y f) of each line at its best scale."""
        return tuple(least_hinge(self.margins(line)) for line in self.lines)

    def allowed(self, line: int) -> int:
        """Misclassified examples that this line's squared loss allows: each has squared loss at least 1."""
        return floor(self.squared[line] * len(self.labels) * (1 + ROUNDING))

    @cached_property
    def risks(self) -> tuple[float, ...]:
        """Exact true risk of each line on the two clouds, without far examples."""
        return tuple(self.world.risk(line) for line in self.lines)


@dataclass(frozen=True)
class PushedOut:
    """A sample whose far examples are pushed out step by step; `at` returns the lines when they are so far out."""

    distance: float
    m: int
    far: int
    seed: int

    def at(self, push: float) -> LinesRun:
        """The sample and its lines with the far examples pushed out by `push`; see `lines_run`."""
        return lines_run(self.distance, self.m, self.far, push, self.seed)


def lines_run(distance: float, m: int, far: int, push: float, seed: int) -> LinesRun:
    """`m` examples of two Gaussian clouds, `distance` apart, and `far` more of label 1, pushed out by `push`."""
    from learners.halfspaces.halfspace_lp import HalfspaceLP
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.halfspaces.pocket import Pocket
    from learners.regression.least_squares import LeastSquares

    world = GaussianPair(2, distance)
    sample = world.draw(np.random.default_rng(seed), m)
    points = np.concatenate([sample.X, far_examples(world, far, push)])
    labels = np.append(sample.y, np.ones(far, np.int64))
    pair = (0, 1)
    program = HalfspaceLP(labels=pair).fit(points, labels)
    squares = LeastSquares().fit(points, 2.0 * labels - 1)
    pocket, likeliest = Pocket(UPDATES, labels=pair), LogisticRegression(np.inf, labels=pair)
    others = pocket.fit(points, labels), likeliest.fit(points, labels)
    fitted: tuple[Any, ...] = program, others[0], squares, others[1]
    lines = tuple(_line(name, learner.coef_, learner.intercept_) for name, learner in zip(NAMES, fitted, strict=True))
    return LinesRun(world, points, labels, far, lines, bool(program.history_["separable"]))


def far_examples(world: GaussianPair, far: int, push: float) -> Reals:
    """Examples `(far, 2)` in a row across their way out, which starts at the mean of label 1."""
    out, across = (
        np.array([cos(radians(ASIDE)), sin(radians(ASIDE))]),
        np.array([-sin(radians(ASIDE)), cos(radians(ASIDE))]),
    )
    places = np.linspace(-SPREAD / 2, SPREAD / 2, far) if far > 1 else np.zeros(far)
    return np.asarray(world.mean + push * out + places[:, np.newaxis] * across, np.float64)


def _line(name: str, coef: Any, intercept: Any) -> Line:
    return Line(name, np.asarray(coef, np.float64).reshape(2), float(np.ravel(intercept)[0]))
