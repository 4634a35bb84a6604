"""r^2 - 1 - ln r^2 for a ratio r = s/sigma of scales: what two Gaussians of different width are apart."""

from typing import Any

import numpy as np
from numpy import log

from bounds.formula.cancelling import without_cancellation
from bounds.formula.special.arrays import elementwise
from bounds.formula.special.excess_over_log import excess


@elementwise
def _scale_divergence(s: np.ndarray, sigma: np.ndarray) -> np.ndarray:
    """The difference of the scales is taken first, of which doubles lose nothing where they are near."""
    ratio, apart = s / sigma, (s - sigma) / sigma * (s / sigma + 1)
    near = np.abs(apart) < 0.5
    return np.where(near, excess(np.where(near, apart, 0.0)), (ratio**2 - 1) - 2 * np.log(ratio))


@without_cancellation(_scale_divergence)
def scale_divergence(s: Any, sigma: Any) -> Any:
    return (s / sigma) ** 2 - 1 - log((s / sigma) ** 2)
