"""The hinge loss of a soft margin beside its zero-one loss, per example and on average over a sample."""

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
    training_error: float
    risk: float


def hinge_losses(distance: float = 2.0, cost: float = 1.0, m: int = 80, seed: int = 0) -> LossRun:
    """On `m` examples of two clouds `distance` apart; see `loss_run`."""
    return loss_run(GaussianPair(2, distance), m, seed, cost)


def loss_run(world: GaussianPair, m: int, seed: int, cost: float) -> LossRun:
    """Draw `m` examples with `seed` and fit the soft margin with the regularization parameter C, `cost`."""
    from learners.losses import losses
    from learners.svm.soft_svm import SoftSVM

    X, y = world.draw(np.random.default_rng(seed), m)
    learner = SoftSVM(cost, labels=(0, 1)).fit(X, y)
    margins = np.array(learner.history_["functional_margins"], np.float64)
    # The examples that hold the band have margin 1 exactly, which sums of doubles miss by a last place that differs
    # from one processor to the next: whether such an example has a loss is not left to that.
    margins[learner.history_["on_margin_indices"]] = 1.0
    return LossRun(
        world=world,
        margins=margins,
        means={name: float(losses[name].value(margins).mean()) for name in SURROGATES},
        training_error=float(losses["zero_one"].value(margins).mean()),
        risk=world.risk(learner),
    )
