"""The hinge loss of a soft margin beside its mistakes, on a sample and in the mean over one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.gaussian_pair import GaussianPair

Reals = NDArray[np.float64]
SURROGATES: Mapping[str, str] = {
    "hinge": "hinge",
    "squared_hinge": "squared hinge",
    "logistic_base_2": "logistic, base 2",
    "exponential": "exponential",
}


@dataclass(frozen=True)
class LossRun:
    """The functional margins y (<w, x> + b) of a sample `(samples,)`, and the mean of each loss over them."""

    world: GaussianPair
    margins: Reals
    means: Mapping[str, float]
    mistakes: float
    risk: float


def loss_run(world: GaussianPair, m: int, seed: int, cost: float) -> LossRun:
    """Draw `m` examples with `seed` and fit the soft margin at the price `cost` of a unit of slack."""
    from learners.losses import losses
    from learners.svm.soft_svm import SoftSVM

    X, y = world.draw(np.random.default_rng(seed), m)
    learner = SoftSVM(1 / (2 * cost * m), labels=(0, 1)).fit(X, y)
    margins = np.asarray(learner.history_["functional_margins"], np.float64)
    return LossRun(
        world=world,
        margins=margins,
        means={name: float(losses[name].value(margins).mean()) for name in SURROGATES},
        mistakes=float(losses["zero_one"].value(margins).mean()),
        risk=world.risk(learner),
    )
