"""Pruning a trained network: the smallest weights go, and the rest may be trained again."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from learners.networks.network import Network


@dataclass(frozen=True)
class Pruned:
    """The network with its small weights at 0; `kept` `(parameters,)` for `train`; units without any input left.

    `unfed` lists (layer, unit), layers from 0: such a unit is a constant, whatever the inputs.
    """

    network: Network
    kept: NDArray[np.bool_]
    unfed: tuple[tuple[int, int], ...]


def pruning(network: Network, share: float) -> Pruned:
    """Set the `share` of the weights that are smallest in size to 0; biases stay.

    Size is the simplest measure of what a weight is worth; the number removed is share times weights, rounded
    down, and among equals those in earlier layers go first. Train again with `train(..., kept=pruned.kept)`, which
    leaves them at 0. ValueError unless 0 <= share <= 1.
    """
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
        raise ValueError(f"share of pruning (weights to remove) must be a real in [0, 1]; got {share!r}")
    flat = network.flat()
    weights = sum(w.size for w in network.weights)
    kept = np.ones(len(flat), dtype=bool)
    kept[np.argsort(np.abs(flat[:weights]), kind="stable")[: int(share * weights)]] = False
    pruned = network.at(np.where(kept, flat, 0.0))
    left = network.at(kept.astype(np.float64)).weights
    unfed = tuple((layer, int(unit)) for layer, w in enumerate(left) for unit in np.flatnonzero(~w.any(axis=1)))
    return Pruned(pruned, kept, unfed)
