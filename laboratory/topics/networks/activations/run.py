"""Activation functions at one net input, and softmax of a few scores."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds.vocabulary.domain import Interval
from laboratory.views.fields import Number
from learners.networks.activations import ACTIVATIONS
from learners.networks.network import softmax
from learners.shared.arrays import Reals

EACH = Number("score", "Each score", "net input of an output unit", Interval(-50, 50), 0)
FEWEST, MOST = 2, 8  # scores


@dataclass(frozen=True)
class Activated:
    """`slope` is the parameter of the logistic and the radial basis function, `net` the selected net input.

    `scores` are the net inputs of a softmax layer.
    """

    slope: float
    net: float
    scores: tuple[float, ...] = (2.0, 1.0, 0.0)

    @cached_property
    def shares(self) -> Reals:
        """Softmax of the scores, `(scores,)`."""
        return np.asarray(softmax(np.array(self.scores, dtype=np.float64)))

    @property
    def share_slopes(self) -> Reals:
        """Derivatives of the first share by each score, `(scores,)`; 1 less a share is the sum of the others."""
        first, others = self.shares[0], self.shares[1:]
        return np.concatenate([[first * others.sum()], -first * others])

    @property
    def values(self) -> dict[str, float]:
        """Each function's value at the net input, by name."""
        at = np.array([self.net])
        return {name: float(activation.value(at, self.slope)[0]) for name, activation in ACTIVATIONS.items()}

    @property
    def slopes(self) -> dict[str, float]:
        """Each function's slope there; nan where it has none."""
        at = np.array([self.net])
        return {name: float(activation.derivative(at, self.slope)[0]) for name, activation in ACTIVATIONS.items()}


def scores_of(text: str) -> tuple[float, ...]:
    """The scores of `2, 1, 0`. Raises ValueError, in one sentence, for what is not 2 to 8 numbers."""
    parts = text.split(",")
    if not FEWEST <= len(parts) <= MOST:
        raise ValueError(f"Scores must be {FEWEST} to {MOST} numbers; got {len(parts) if text.strip() else 'nothing'}.")
    return tuple(EACH.parse(part) for part in parts)


def format_scores(scores: tuple[float, ...]) -> str:
    """Scores as `scores_of` reads them."""
    return ", ".join(EACH.to_text(score) for score in scores)
