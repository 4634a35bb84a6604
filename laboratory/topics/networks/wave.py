"""One period of a sine over inputs from -1 to 1, around which several views draw their examples."""

import numpy as np

from learners.shared.arrays import Reals

HEIGHT = 0.8


def target(x: Reals) -> Reals:
    """The wave around which the examples lie."""
    return np.asarray(HEIGHT * np.sin(np.pi * x))
