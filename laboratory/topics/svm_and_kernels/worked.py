"""Samples that the lecture notes work by hand: their points and labels -1 and 1."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from learners.shared.arrays import Integers, Reals


class Worked(NamedTuple):
    """`points` `(samples, features)` and `signs` `(samples,)`."""

    points: tuple[tuple[float, ...], ...]
    signs: tuple[int, ...]

    def sample(self) -> tuple[Reals, Integers]:
        """As arrays, with labels 0 and 1."""
        return np.array(self.points, np.float64), (np.array(self.signs, np.int64) + 1) // 2


WORKED: Mapping[str, Worked] = {
    # Margin 1.118 (Padova's toy).
    "four": Worked(((2, 2), (3, 3), (0, 0), (1, 0)), (1, 1, -1, -1)),
    # w = (1/2, 1/2), whose band is 2.828 wide (Milan).
    "two": Worked(((1, 1), (-1, -1)), (1, -1)),
    # Milan's on a line: at C = 0.1, 1, 10 and 10^6 the weight is 0.24, 1, 4 and 5.
    "line": Worked(((0.0,), (1.0,), (1.6,), (2.0,), (3.0,)), (-1, -1, -1, 1, 1)),
    # At C = 1/2 both multipliers are C, and no slack is positive.
    "pair": Worked(((0.0,), (2.0,)), (-1, 1)),
}
