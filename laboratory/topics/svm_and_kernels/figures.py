"""What several figures of this laboratory share: a score over the plane, and the ticks of a sample below its losses."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.plane import BOUNDARY, EDGE, boundary, shade
from laboratory.figures.roles import Role

TICK = Role("examples", 0, marker="line-ns")
AIR = 0.12  # of the window, around the points
LEVELS = {0: BOUNDARY, -1: EDGE.called("negative edge"), 1: EDGE.called("positive edge")}

Reals = NDArray[np.float64]


def scored(fig: Figure, x: Reals, y: Reals, scores: Reals, levels: Sequence[int] = (-1, 0, 1)) -> None:
    """Shade the side that is predicted positive; draw the boundary 0 and the edges -1 and 1, as far as in `levels`."""
    shade(fig, x, y, scores > 0)
    for level in levels:
        boundary(fig, x, y, scores, LEVELS[level], level)


def ticks(fig: Figure, x: Reals, height: float, wrong: NDArray[np.bool_]) -> None:
    """A tick for each example at `x` `(samples,)`, in the second colour where it is `wrong`."""
    roles = [TICK.but(color=int(mistaken)) for mistaken in wrong]
    dots(fig, x, np.full(len(x), height), roles, size=14, edge=1.5)
