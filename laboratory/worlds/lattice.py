"""Thresholds on a regular lattice of [0, 1): every predictor's risk is a finite sum."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.risk import mistake_probability, predictions
from laboratory.worlds.world import Predictor

PLACES = 10_000


@cache
def lattice() -> NDArray[np.float64]:
    """The middles of 10,000 equal cells of [0, 1), `(10000,)`; read-only."""
    places = (np.arange(PLACES) + 0.5) / PLACES
    places.flags.writeable = False
    return places


def risk_on_lattice(predictor: Predictor, threshold: float, noise: float) -> float:
    """True risk, exactly, where x is uniform on the lattice, the label 1 from `threshold` on, then flipped."""
    places = lattice()
    truth = (places >= threshold).astype(np.int64)
    labels: NDArray[Any] = predictions(predictor, places[:, np.newaxis])
    return float(mistake_probability(labels, truth, noise).mean())
