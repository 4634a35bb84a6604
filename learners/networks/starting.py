"""Starting weights of a network: of one width, less where a unit has many inputs, or orthogonal matrices."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from learners.networks.network import Network, initial
from learners.shared.arrays import Reals

WAYS = ("uniform", "fan_in", "orthogonal")


def starting(
    way: str,
    sizes: Sequence[int],
    random: np.random.RandomState,
    spread: float | None = 0.7,
    hidden: str = "tanh",
    output: str = "identity",
) -> Network:
    """Weights by one of WAYS, biases 0; `sizes` from input to output. Raises ValueError for any other way.

    "uniform": see `initial`. "fan_in": uniform in +-2 spread / (inputs of the unit), with spread 1 where it is None.
    "orthogonal": each layer's matrix `(units, inputs)` has orthonormal rows, or columns where it has more rows; any
    such matrix is as likely as any other, and spread plays no part.
    """
    if way == "uniform":
        return initial(sizes, random, spread, hidden, output)
    if way not in WAYS:
        raise ValueError(f"way of starting (how weights begin) must be one of {', '.join(WAYS)}; got {way!r}")
    pairs = [(units, fan) for fan, units in pairwise(sizes)]
    if way == "fan_in":
        widths = [2 * (1.0 if spread is None else spread) / fan for _, fan in pairs]
        weights = [random.uniform(-width, width, size=pair) for width, pair in zip(widths, pairs, strict=True)]
    else:
        weights = [orthogonal(units, fan, random) for units, fan in pairs]
    return Network(tuple(weights), tuple(np.zeros(units) for units, _ in pairs), hidden, output)


def orthogonal(rows: int, columns: int, random: np.random.RandomState) -> Reals:
    """A random matrix `(rows, columns)` with orthonormal rows, or columns where there are more rows.

    It is the first factor of a Gaussian matrix's QR decomposition, with the signs that make it uniform (Haar).
    """
    tall = random.standard_normal((max(rows, columns), min(rows, columns)))
    factor, triangle = np.linalg.qr(tall)
    factor = factor * np.where(np.diag(triangle) < 0, -1.0, 1.0)
    return np.asarray(factor if rows >= columns else factor.T)
