"""The tail of the standard normal distribution."""

import math

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _normal_sf(x: np.ndarray) -> np.ndarray:
    """P[Z > x] for a standard normal Z."""
    from scipy.special import erfc

    return erfc(x / math.sqrt(2)) / 2


def _ball(x: Ball) -> Ball:
    from flint import arb

    return (arb(x) / arb(2).sqrt()).erfc() / 2


normal_sf = Special(
    "normal_sf",
    _normal_sf,
    _ball,
    lambda x: rf"\overline\Phi\left({x}\right)",
    meaning=r"$\overline\Phi(x)$ is the probability that a standard normal variable exceeds $x$.",
)
