"""Epoch after epoch of small steps, example by example: what Adaline, the delta rule and logistic SGD share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]
ORDERS = ("given", "shuffled", "with replacement")
SCHEDULES = ("constant", "inverse", "inverse root")
# A loss so far above the first is on its way to infinity.
HOPELESS = 1e6


@dataclass(frozen=True)
class Settings:
    """How the rule runs: step of a visit, its schedule over the epochs, and when to stop."""

    rate: float
    schedule: str
    max_epochs: int
    tolerance: float
    path_limit: int


def orders(kind: str, samples: int, random: Any) -> Iterator[NDArray[np.int64]]:
    """The order of each epoch: as given, a new permutation, or as many independent draws."""
    while True:
        if kind == "given":
            yield np.arange(samples)
        elif kind == "shuffled":
            yield random.permutation(samples)
        else:
            yield random.randint(samples, size=samples)


def run(
    settings: Settings,
    visits_each: int,
    start: Reals,
    pass_over: Callable[[float, Reals, Reals], None],
    loss: Callable[[Reals], float],
) -> tuple[Reals, dict[str, Any]]:
    """Weights `(features,)` after the last epoch that stayed finite, and what happened on the way.

    It begins at `start` `(features,)`. `pass_over(rate, w, path)` moves w in place, with `visits_each` steps an epoch,
    and writes the first into path;
    `loss(w)` is what the steps are meant to lower, inf where it overflows.
    """
    kept = np.zeros((settings.path_limit + 1, len(start)))
    kept[0] = start
    path, losses = [start], [loss(start)]
    visits, stopped_by = 0, "max_epochs"
    for epoch in range(1, settings.max_epochs + 1):
        w = path[-1].copy()
        pass_over(_rate(settings, epoch), w, kept[min(visits, settings.path_limit) + 1 :])
        visits += visits_each
        value = loss(w) if np.isfinite(w).all() else np.inf
        if np.isfinite(value):
            path.append(w)
            losses.append(value)
        if not value <= HOPELESS * max(1.0, losses[0]):
            stopped_by = "diverged"
            break
        if np.linalg.norm(path[-1] - path[-2]) <= settings.tolerance:
            stopped_by = "settled"
            break
    return path[-1], {
        "losses": np.array(losses),
        "epoch_path": np.array(path),
        "weights_path": kept[: min(visits, settings.path_limit) + 1],
        "updates": visits,
        "stopped_by": stopped_by,
    }


def _rate(settings: Settings, epoch: int) -> float:
    power = {"constant": 0.0, "inverse": 1.0, "inverse root": 0.5}[settings.schedule]
    return settings.rate / epoch**power


def mean_square(X: Reals, y: Reals) -> Callable[[Reals], float]:
    """From weights to the mean of (y - <w, x>)^2 over X `(samples, features)`; inf where it overflows."""

    def value(w: Reals) -> float:
        with np.errstate(over="ignore", invalid="ignore"):
            found = float(np.mean((y - X @ w) ** 2))
        return found if np.isfinite(found) else np.inf

    return value


def distances(path: Reals, X: Reals, y: Reals) -> Reals:
    """||w - w*|| `(epochs + 1,)` along a path, w* the least-squares solution of least length."""
    best = np.linalg.lstsq(X, y, rcond=None)[0]
    found: Reals = np.linalg.norm(path - best, axis=1)
    return found
