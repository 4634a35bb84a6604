"""The soft margin from small C to large: margin, slack, training error and exact risk, and a theorem's bound."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.svm_and_kernels.worked import WORKED
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace

OTHERS = 60
ROUNDING = 1e-9  # smaller slacks and weights are 0
GAP = 0.2  # margin of the halfspace
WORLDS: Mapping[str, str] = {
    "clouds": "Two Gaussians",
    "slab": "Halfspace, flipped labels",
    "line": "Worked: five numbers",
}

Reals = NDArray[np.float64]
World = MarginHalfspace | GaussianPair

WORKED_COSTS = tuple(10.0 ** (power / 2) for power in range(-4, 13))
COSTS = tuple(10.0 ** (power / 2) for power in range(-6, 7))


@dataclass(frozen=True)
class SlackRun:
    """One fit for each regularization parameter C, the cost of a unit of slack; arrays over costs, ascending.

    `points` `(samples, features)`, one feature in the worked example and two in a world; `weights` `(costs,
    features)`, `offsets` `(costs,)`; `slacks` `(costs, samples)`; `risks` `(costs,)` are exact, None without a
    world. `bounds` `(costs,)` are on the mean risk over samples: the `smallest_hinges` `(costs,)`, the smallest mean
    hinge loss in the world for the norm, plus the theorem's excess above it; None where the theorem does not apply.
    """

    world: World | None
    points: Reals
    signs: Reals
    costs: Reals
    weights: Reals
    offsets: Reals
    slacks: Reals
    training_errors: Reals
    supports: NDArray[np.int64]
    risks: Reals | None
    bounds: Reals | None
    smallest_hinges: Reals | None

    @property
    def m(self) -> int:
        return len(self.signs)

    @property
    def lambdas(self) -> Reals:
        """lambda, the penalty on the squared norm beside the mean slack, `(costs,)`: 1 / (2 C m)."""
        return 1 / (2 * self.costs * self.m)

    @property
    def margins(self) -> Reals:
        """1 / ||w||, `(costs,)`; inf where w = 0: one label for all costs least."""
        lengths = np.linalg.norm(self.weights, axis=1)
        margins: Reals = np.full(len(lengths), np.inf)
        np.divide(1.0, lengths, out=margins, where=lengths > 0)
        return margins

    @property
    def mean_slacks(self) -> Reals:
        """The mean hinge loss on the sample, `(costs,)`."""
        return np.asarray(self.slacks.mean(axis=1), np.float64)


def slack_run(world: World | None, m: int, seed: int) -> SlackRun:
    """Draw `m` examples with `seed`, or take the worked example, and fit at each C.

    In the world with a hidden line through the centre the learner's line passes there too, as the theorem assumes.
    """
    from learners.svm.lambda_path import lambda_path

    X, y = _sample(world, m, seed)
    costs = np.array(WORKED_COSTS if world is None else COSTS)
    path = lambda_path(X, y, 1 / (2 * costs * len(y)), _has_bias(world), labels=(0, 1))
    return SlackRun(
        world=world,
        points=X,
        signs=np.where(y == 1, 1.0, -1.0),
        costs=costs,
        weights=np.where(np.linalg.norm(path.weights, axis=1, keepdims=True) > ROUNDING, path.weights, 0.0),
        offsets=path.intercepts,
        slacks=np.where(path.slacks > ROUNDING, path.slacks, 0.0),
        training_errors=path.training_errors,
        supports=path.support_counts,
        risks=None if world is None else np.array([world.risk(learner) for learner in path.learners]),
        bounds=_bounds(world, costs, len(y)) if isinstance(world, MarginHalfspace) else None,
        smallest_hinges=_smallest_hinges(world, costs, len(y)) if isinstance(world, MarginHalfspace) else None,
    )


def soft_margin(world: str, distance: float = 2.5, noise: float = 0.05, m: int = 60, seed: int = 0) -> SlackRun:
    """One of `WORLDS`: clouds `distance` apart, a halfspace with a share `noise` of flipped labels, or five numbers."""
    if world == "line":
        return slack_run(None, 0, 0)
    return slack_run(GaussianPair(2, distance) if world == "clouds" else _slab(noise), m, seed)


def mean_over_samples(world: str, noise: float, m: int, step: int) -> float | None:
    """The mean exact risk over other samples, where the theorem's bound on it at this C is below 1."""
    if world != "slab" or _bounds(_slab(noise), np.array(COSTS[step : step + 1]), m)[0] >= 1:
        return None
    return mean_risk(_slab(noise), m, COSTS[step])


def inputs_at(world: MarginHalfspace, cost: float, m: int) -> dict[str, Any]:
    """The theorem's inputs: the norm B for which it would have set this C, sqrt(2 / m) rho / lambda."""
    lam = 1 / (2 * cost * m)
    return {"m": m, "radius": float(world.radius), "norm": float(np.sqrt(2 / m) * world.radius / lam)}


def mean_risk(world: World, m: int, cost: float, runs: int = OTHERS) -> float:
    """The mean exact risk over samples with the seeds 0, 1, ..., which is what the theorem bounds."""
    from learners.svm.soft_svm import SoftSVM

    risks = []
    for seed in range(runs):
        X, y = world.draw(np.random.default_rng(seed), m)
        risks.append(world.risk(SoftSVM(cost, _has_bias(world), labels=(0, 1)).fit(X, y)))
    return float(np.mean(risks))


@lru_cache(maxsize=256)
def smallest_hinge(world: MarginHalfspace, norm: float) -> float:
    """min over ||w|| <= norm of the world's mean hinge loss: reached along the hidden normal, by symmetry.

    The world is its own mirror image across the axis w*, and the loss is convex, so that the mean of w and its mirror
    image, which lies on the axis, has no larger loss. Along the axis the loss is a one-dimensional integral.
    """
    from scipy.optimize import minimize_scalar

    whole, height = _integral(world, 0, 1.0), _integral(world, 1, 1.0)

    def loss(length: float) -> float:
        end = min(1.0, 1 / length)
        right = _integral(world, 0, end) - length * _integral(world, 1, end)
        return (1 - world.noise) * right / whole + world.noise * (1 + length * height / whole)

    result = minimize_scalar(loss, bounds=(0.0, norm), method="bounded", options={"xatol": 1e-9 * norm})
    return float(min(1.0, result.fun, loss(norm)))  # w = 0 loses 1


@lru_cache(maxsize=4096)
def _integral(world: MarginHalfspace, power: int, end: float) -> float:
    """Of a^power against the density of the height a above the hidden line, not normalized, from the margin on."""
    from scipy.integrate import quad

    half = (world.features - 1) / 2
    result = quad(lambda a: a**power * (1 - a * a) ** half, world.margin, max(end, world.margin), epsabs=1e-12)
    return float(result[0])


def _bounds(world: MarginHalfspace, costs: Reals, m: int) -> Reals:
    """The smallest hinge loss within the norm plus the theorem's excess, at each C."""
    excesses = [float(theorems["soft_svm_risk"](**inputs_at(world, float(cost), m))) for cost in costs]
    return np.asarray(_smallest_hinges(world, costs, m) + np.array(excesses), np.float64)


def _smallest_hinges(world: MarginHalfspace, costs: Reals, m: int) -> Reals:
    return np.array([smallest_hinge(world, inputs_at(world, float(cost), m)["norm"]) for cost in costs])


def _slab(noise: float) -> MarginHalfspace:
    return MarginHalfspace(2, GAP, noise)


def _has_bias(world: World | None) -> bool:
    return not isinstance(world, MarginHalfspace)


def _sample(world: World | None, m: int, seed: int) -> tuple[Reals, NDArray[np.int64]]:
    if world is not None:
        X, y = world.draw(np.random.default_rng(seed), m)
        return np.asarray(X, np.float64), y
    return WORKED["line"].sample()
