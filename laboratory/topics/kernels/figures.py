"""Shared by the figures of this laboratory: a heat map of numbers of either sign."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.theme import background, color_of, mixed, theme_of

POSITIVE, NEGATIVE = 0, 1  # places in the palette, those of the two labels


def signed_heat(fig: Figure, x: ArrayLike, y: ArrayLike, z: ArrayLike, strength: float = 1.0, **more: Any) -> None:
    """Cells `z` `(len(y), len(x))`: 0 in the colour of the page, the more coloured the further from it.

    `strength` is the share of the colour that the cells furthest from 0 have.
    """
    theme, cells = theme_of(fig), np.asarray(z, dtype=float)
    most = float(np.abs(cells).max()) or 1.0
    low, high = (mixed(background(theme), color_of(color, theme), strength) for color in (NEGATIVE, POSITIVE))
    scale = [[0, low], [0.5, background(theme)], [1, high]]
    usual = {"colorscale": scale, "zmin": -most, "zmax": most, "showscale": False}
    fig.add_heatmap(x=x, y=y, z=cells, **{**usual, **more})
