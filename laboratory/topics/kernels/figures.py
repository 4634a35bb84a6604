"""Shared by the figures of this laboratory: a heat map of numbers of either sign."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells
from laboratory.figures.roles import GROUND, Role

ABOVE, BELOW = Role("above 0", 0), Role("below 0", 1)  # in the colours of the two labels


def signed_heat(
    fig: Figure, x: ArrayLike, y: ArrayLike, z: ArrayLike, reading: str = "", *, strength: float = 1.0, **more: Any
) -> None:
    """Cells `z` `(len(y), len(x))`: 0 in the colour of the page, the more coloured the further from it.

    `strength` is the share of the colour that the cells furthest from 0 have.
    """
    most = float(np.abs(z).max()) or 1.0
    roles = BELOW.but(share=strength), GROUND, ABOVE.but(share=strength)
    cells(fig, x, y, np.asarray(z, dtype=float), roles, reading, span=(-most, most), **more)
