"""Support vector regression: a tube in which errors cost nothing, on a sine whose exact risk is known."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.regression.sine import Sine

Reals = NDArray[np.float64]
WORLDS: Mapping[str, str] = {"sine": "Sine with noise", "three": "Worked: three points"}
FREE = 1e-5  # beyond the tube: less is rounding
AT_BOUND = 1e-9  # of C
PLACES = 241

# Worked in print: with a tube of 0.1 and a large C the slope is 0.9 and the intercept 10.1.
WORKED = (((0.0,), (1.0,), (2.0,)), (10.0, 11.0, 12.0))


@dataclass(frozen=True)
class TubeRun:
    """The fit h and its tube, h(x) - epsilon to h(x) + epsilon.

    `points`, `targets`, `residuals` (h(x) - y) and `losses` `(samples,)`; `gammas` `(samples,)` the multipliers, each
    between -C and C, where `cost` is C; `support` the indices of those that are not 0; `primal` and `dual`, the values
    of the two problems, between which the optimum lies; `places`, `predictions` and, in a world, `truth` `(PLACES,)`;
    `risk` is the exact mean square of the world's error, None without a world.
    """

    world: Sine | None
    epsilon: float
    points: Reals
    targets: Reals
    residuals: Reals
    losses: Reals
    cost: float
    gammas: Reals
    primal: float
    dual: float
    support: NDArray[np.int64]
    places: Reals
    predictions: Reals
    truth: Reals | None
    risk: float | None

    @property
    def at_bound(self) -> int:
        """Support vectors whose multiplier is C or -C: only they may lie beyond the tube."""
        return int((np.abs(self.gammas) >= self.cost * (1 - AT_BOUND)).sum())

    @property
    def slope(self) -> float:
        """Of the line through the ends, the fit of a worked example."""
        return float((self.predictions[-1] - self.predictions[0]) / (self.places[-1] - self.places[0]))

    @property
    def inside(self) -> int:
        """Examples that cost nothing."""
        return int((self.losses <= FREE).sum())


def regression_tube(
    world: str, epsilon: float = 0.3, cost: float = 10.0, gamma: float = 20.0, noise: float = 0.2, m: int = 40,
    seed: int = 0,
) -> TubeRun:  # fmt: skip
    """One of `WORLDS`: a sine whose labels deviate by `noise`, or three points; see `tube_run`."""
    return tube_run(Sine(noise=noise) if world == "sine" else None, m, seed, epsilon, cost, gamma)


def tube_run(world: Sine | None, m: int, seed: int, epsilon: float, cost: float, gamma: float) -> TubeRun:
    """Draw `m` examples with `seed` and fit with the Gaussian kernel; the worked example is fitted by a line."""
    from learners.svm.svr import SVR

    X, y = _sample(world, m, seed)
    kernel = "linear" if world is None else "gaussian"
    learner = SVR(cost, epsilon=epsilon, kernel=kernel, gamma=gamma, tol=1e-5).fit(X, y)
    history = learner.history_
    places = np.linspace(float(X.min()), float(X.max()), PLACES) if world is None else np.linspace(0, 1, PLACES)
    return TubeRun(
        world=world,
        epsilon=epsilon,
        points=X[:, 0],
        targets=y,
        residuals=np.asarray(learner.predict(X) - y, np.float64),
        losses=np.asarray(history["beyond_tube"], np.float64),
        cost=cost,
        gammas=np.asarray(history["gammas"], np.float64),
        primal=float(history["primal_objective"]),
        dual=float(history["dual_objective"]),
        support=np.asarray(history["support_indices"], np.int64),
        places=places,
        predictions=learner.predict(places[:, np.newaxis]),
        truth=None if world is None else world.mean(places),
        risk=None if world is None else world.squared_risk(learner),
    )


def _sample(world: Sine | None, m: int, seed: int) -> tuple[Reals, Reals]:
    if world is None:
        return np.array(WORKED[0]), np.array(WORKED[1])
    sample = world.draw(np.random.default_rng(seed), m)
    return np.asarray(sample.X, np.float64).reshape(m, 1), np.asarray(sample.y, np.float64)
