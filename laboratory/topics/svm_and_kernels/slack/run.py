"""The soft margin from small C to large: margin, slack, mistakes and exact risk, and what a theorem guarantees."""

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
PAID = 1e-9  # of slack: less is rounding
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
    """One fit for each regularization parameter C, the price of a unit of slack; arrays over prices, ascending.

    `points` `(samples, features)`, one feature in the worked example and two in a world; `weights` `(prices,
    features)`, `offsets` `(prices,)`; `slacks` `(prices, samples)`; `risks` `(prices,)` are exact, None without a
    world. `promised` `(prices,)` bounds the mean risk over samples, by the `least_hinges` `(prices,)`, the least mean
    hinge loss in the world for the norm, and the theorem's excess above it; None where the theorem does not speak.
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
    promised: Reals | None
    least_hinges: Reals | None

    @property
    def m(self) -> int:
        return len(self.signs)

    @property
    def prices(self) -> Reals:
        """lambda, the price of the squared norm beside the mean slack, `(prices,)`: 1 / (2 C m)."""
        return 1 / (2 * self.costs * self.m)

    @property
    def margins(self) -> Reals:
        """1 / ||w||, `(prices,)`."""
        return np.asarray(1 / np.linalg.norm(self.weights, axis=1), np.float64)

    @property
    def mean_slacks(self) -> Reals:
        """The mean hinge loss on the sample, `(prices,)`."""
        return np.asarray(self.slacks.mean(axis=1), np.float64)


def slack_run(world: World | None, m: int, seed: int) -> SlackRun:
    """Draw `m` examples with `seed`, or take the worked example, and fit at each price.

    In the world with a hidden line through the centre the learner's line passes there too, as the theorem asks.
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
        weights=path.weights,
        offsets=path.intercepts,
        slacks=path.slacks,
        training_errors=path.training_errors,
        supports=path.support_counts,
        risks=None if world is None else np.array([world.risk(learner) for learner in path.learners]),
        promised=_promised(world, costs, len(y)) if isinstance(world, MarginHalfspace) else None,
        least_hinges=_least_hinges(world, costs, len(y)) if isinstance(world, MarginHalfspace) else None,
    )


def soft_margin(world: str, distance: float = 2.5, noise: float = 0.05, m: int = 60, seed: int = 0) -> SlackRun:
    """One of `WORLDS`: clouds `distance` apart, a halfspace with a share `noise` of flipped labels, or five numbers."""
    if world == "line":
        return slack_run(None, 0, 0)
    return slack_run(GaussianPair(2, distance) if world == "clouds" else _slab(noise), m, seed)


def mean_over_samples(world: str, noise: float, m: int, step: int) -> float | None:
    """The mean exact risk over other samples, where the theorem promises something below 1 of it at this price."""
    if world != "slab" or _promised(_slab(noise), np.array(COSTS[step : step + 1]), m)[0] >= 1:
        return None
    return mean_risk(_slab(noise), m, COSTS[step])


def given_at(world: MarginHalfspace, cost: float, m: int) -> dict[str, Any]:
    """What the theorem is told: the norm B for which it would have set this price, sqrt(2 / m) rho / lambda."""
    price = 1 / (2 * cost * m)
    return {"m": m, "radius": float(world.radius), "norm": float(np.sqrt(2 / m) * world.radius / price)}


def mean_risk(world: World, m: int, cost: float, runs: int = OTHERS) -> float:
    """The mean exact risk over samples with the seeds 0, 1, ..., which is what the theorem bounds."""
    from learners.svm.soft_svm import SoftSVM

    risks = []
    for seed in range(runs):
        X, y = world.draw(np.random.default_rng(seed), m)
        risks.append(world.risk(SoftSVM(cost, _has_bias(world), labels=(0, 1)).fit(X, y)))
    return float(np.mean(risks))


@lru_cache(maxsize=256)
def least_hinge(world: MarginHalfspace, norm: float) -> float:
    """min over ||w|| <= norm of the world's mean hinge loss: reached along the hidden normal, by symmetry.

    The world is its own mirror image across the axis w*, and the loss is convex, so that the mean of w and its mirror
    image, which lies on the axis, is no worse. Along the axis the loss is a one-dimensional integral.
    """
    from scipy.optimize import minimize_scalar

    whole, height = _integral(world, 0, 1.0), _integral(world, 1, 1.0)

    def loss(length: float) -> float:
        end = min(1.0, 1 / length)
        right = _integral(world, 0, end) - length * _integral(world, 1, end)
        return (1 - world.noise) * right / whole + world.noise * (1 + length * height / whole)

    found = minimize_scalar(loss, bounds=(0.0, norm), method="bounded", options={"xatol": 1e-9 * norm})
    return float(min(1.0, found.fun, loss(norm)))  # w = 0 loses 1


@lru_cache(maxsize=4096)
def _integral(world: MarginHalfspace, power: int, end: float) -> float:
    """Of a^power against the density of the height a above the hidden line, not normalised, from the margin on."""
    from scipy.integrate import quad

    half = (world.features - 1) / 2
    found = quad(lambda a: a**power * (1 - a * a) ** half, world.margin, max(end, world.margin), epsabs=1e-12)
    return float(found[0])


def _promised(world: MarginHalfspace, costs: Reals, m: int) -> Reals:
    """The least hinge loss within the norm plus the theorem's excess, at each price."""
    excesses = [float(theorems["soft_svm_risk"](**given_at(world, float(cost), m))) for cost in costs]
    return np.asarray(_least_hinges(world, costs, m) + np.array(excesses), np.float64)


def _least_hinges(world: MarginHalfspace, costs: Reals, m: int) -> Reals:
    return np.array([least_hinge(world, given_at(world, float(cost), m)["norm"]) for cost in costs])


def _slab(noise: float) -> MarginHalfspace:
    return MarginHalfspace(2, GAP, noise)


def _has_bias(world: World | None) -> bool:
    return not isinstance(world, MarginHalfspace)


def _sample(world: World | None, m: int, seed: int) -> tuple[Reals, NDArray[np.int64]]:
    if world is not None:
        X, y = world.draw(np.random.default_rng(seed), m)
        return np.asarray(X, np.float64), y
    return WORKED["line"].sample()
