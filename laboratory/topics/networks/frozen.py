"""A network with the weights of one moment, as a predictor whose risk a world computes."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.networks.network import Network, forward
from learners.shared.arrays import Integers, Reals

HALF = 0.5


@dataclass(frozen=True)
class FrozenNetwork:
    """Its inputs are points less `mean`, in `deviation`s, both `(features,)`; label 1 where its output is 1/2 or "
    "more."""

    network: Network
    mean: Reals
    deviation: Reals

    def answers(self, X: Any) -> Reals:
        """The output in (0, 1) at places X `(places, features)`; shape `(places,)`."""
        return np.asarray(forward(self.network, (np.asarray(X) - self.mean) / self.deviation)[-1][:, 0])

    def predict(self, X: Any) -> Integers:
        """The label at each place, `(places,)`."""
        return np.asarray(self.answers(X) >= HALF, np.int64)


def scale_of(X: Reals) -> tuple[Reals, Reals]:
    """Mean and deviation of each feature of a training sample; 1 for a feature that never changes."""
    deviation = X.std(axis=0)
    return X.mean(axis=0), np.where(deviation > 0, deviation, 1.0)
