"""The Gaussian kernel from wide to narrow beside a line: training error, exact risk, and its support vectors."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.circles import Circles
from laboratory.worlds.spirals import Spirals
from laboratory.worlds.xor import Xor

Reals = NDArray[np.float64]
World = Circles | Xor | Spirals
WORLDS: Mapping[str, str] = {"circles": "Disc in a ring", "xor": "Exclusive or", "spirals": "Two spirals"}
OF_NAME: Mapping[str, type[World]] = {"circles": Circles, "xor": Xor, "spirals": Spirals}
GAMMAS = tuple(4.0**power for power in range(-2, 6))  # exp(-gamma ||x - z||^2)
SIDE = 71  # places along each axis where the scores are computed
EDGE = 1.05  # of the window, worlds lie within -1 and 1


@dataclass(frozen=True)
class Expansion:
    """The sign of the sum of a_i y_i K(x, x_i) alone, for the Gaussian kernel: a machine whose bias was forgotten."""

    points: Reals
    dual: Reals
    gamma: float

    def scores(self, X: Reals) -> Reals:
        """At the places `(m, 2)`; `(m,)`."""
        held = self.dual != 0
        squared = ((X[:, np.newaxis, :] - self.points[held]) ** 2).sum(axis=2)
        return np.asarray(np.exp(-self.gamma * squared) @ self.dual[held])

    def predict(self, X: Reals) -> NDArray[np.int64]:
        """Labels 0 and 1 `(m,)`."""
        return np.asarray(self.scores(X) > 0, np.int64)


@dataclass(frozen=True)
class WidthRun:
    """One fit for each gamma, ascending, and one of a line; risks are exact.

    `points` `(samples, 2)`, `signs` `(samples,)`; `scores` `(gammas, SIDE, SIDE)` with the second feature along the
    first axis, and `line_scores` `(SIDE, SIDE)` likewise, over `grid` `(SIDE,)`; `training_errors`, `risks` and
    `supports` `(gammas,)`; `is_support` and `dual`, the multipliers times the signs, both `(gammas, samples)`;
    `biases` `(gammas,)`.
    """

    world: World
    points: Reals
    signs: Reals
    gammas: Reals
    grid: Reals
    scores: Reals
    training_errors: Reals
    risks: Reals
    is_support: NDArray[np.bool_]
    dual: Reals
    biases: Reals
    line_scores: Reals
    line_training_error: float
    line_risk: float

    @property
    def sigmas(self) -> Reals:
        """The deviation sigma of each width: gamma is 1 / (2 sigma^2)."""
        return np.asarray(np.sqrt(1 / (2 * self.gammas)), np.float64)

    @property
    def leftmost(self) -> tuple[float, float]:
        """The example from which most of the window lies to the right."""
        x, y = self.points[int(np.argmin(self.points[:, 0]))]
        return float(x), float(y)

    @property
    def supports(self) -> NDArray[np.int64]:
        return np.asarray(self.is_support.sum(axis=1), np.int64)

    def without_bias(self, step: int) -> Expansion:
        """The machine of this width without its bias."""
        return Expansion(self.points, self.dual[step], float(self.gammas[step]))

    def flips(self, step: int) -> NDArray[np.int64]:
        """The examples that change sides if the bias is forgotten, the clearest change first; from 0 on."""
        without = self.without_bias(step).scores(self.points)
        score = without + self.biases[step]
        flipped = np.flatnonzero((score > 0) != (without > 0))
        return flipped[np.argsort(-np.minimum(np.abs(score), np.abs(without))[flipped], kind="stable")]

    @cached_property
    def _risks_without(self) -> dict[int, float]:
        return {}

    def risk_without(self, step: int) -> float:
        """The exact risk of the machine of this width without its bias."""
        if step not in self._risks_without:
            self._risks_without[step] = float(self.world.risk(self.without_bias(step)))
        return self._risks_without[step]

    @property
    def best(self) -> int:
        """Which width has the smallest risk; of equals the widest."""
        return int(np.argmin(self.risks))


def kernel_widths(world: str, noise: float = 0.1, cost: float = 1.0, m: int = 100, seed: int = 0) -> WidthRun:
    """In one of `WORLDS`, with a share `noise` of flipped labels; see `width_run`."""
    return width_run(OF_NAME[world](noise=noise), m, seed, cost)


def width_run(world: World, m: int, seed: int, cost: float) -> WidthRun:
    """Draw `m` examples with `seed` and fit each width, and a line, with the regularization parameter C, `cost`."""
    from learners.svm.soft_svm import SoftSVM
    from learners.svm.svc import SVC

    X, y = world.draw(np.random.default_rng(seed), m)
    grid = np.linspace(-EDGE, EDGE, SIDE)
    places = np.column_stack([axis.ravel() for axis in np.meshgrid(grid, grid)])
    line = SoftSVM(cost, labels=(0, 1)).fit(X, y)  # with a large C libsvm is very slow
    fitted = [SVC(cost, gamma=gamma).fit(X, y) for gamma in GAMMAS]
    is_support = np.zeros((len(fitted), m), np.bool_)
    dual, biases = np.zeros((len(fitted), m)), np.zeros(len(fitted))
    for step, learner in enumerate(fitted):
        history = learner.history_
        is_support[step, history["support_indices"]] = True
        if len(history["dual_coefficients"]):
            dual[step, history["support_indices"]] = history["dual_coefficients"][0]
        rest = Expansion(np.asarray(X, np.float64), dual[step], GAMMAS[step]).scores(X[:1])
        biases[step] = learner.decision_function(X[:1])[0] - rest[0]
    return WidthRun(
        world=world,
        points=np.asarray(X, np.float64),
        signs=np.where(y == 1, 1.0, -1.0),
        gammas=np.array(GAMMAS),
        grid=grid,
        scores=np.array([learner.decision_function(places).reshape(SIDE, SIDE) for learner in fitted]),
        training_errors=np.array([learner.history_["training_error"] for learner in fitted]),
        risks=np.array([world.risk(learner) for learner in fitted]),
        is_support=is_support,
        dual=dual,
        biases=biases,
        line_scores=np.asarray(line.decision_function(places).reshape(SIDE, SIDE), np.float64),
        line_training_error=float(line.history_["training_error"]),
        line_risk=world.risk(line),
    )
