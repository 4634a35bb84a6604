"""Tables as heat maps, with digits that can be read on every cell."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells
from laboratory.figures.names import words
from laboratory.figures.roles import GROUND, Role
from laboratory.figures.theme import readable_on, theme_of


def heat(
    fig: Figure, x: ArrayLike, y: ArrayLike, z: ArrayLike, text: ArrayLike, reading: str = "", *, color: int = 0,
    span: tuple[float, float] | None = None, name: str = "cells", size: float = 13, **more: Any,
) -> None:  # fmt: skip
    """Cells `z` `(len(y), len(x))` from the page's ground to a colour of the palette, with `text` on them.

    `span` are the values of the two ends, by default those of the cells; `more` are settings of the heat map.
    """
    theme, shares = theme_of(fig), np.asarray(z, dtype=float)
    low, high = span or (float(np.nanmin(shares)), float(np.nanmax(shares)))
    inked = Role("", color)
    cells(fig, x, y, shares, (GROUND, inked), reading, name=name, span=(low, high), **more)
    shares = np.clip((np.nan_to_num(shares, nan=low) - low) / ((high - low) or 1.0), 0, 1).ravel()
    across, up = np.meshgrid(np.asarray(x), np.asarray(y))
    inks = [written_on(inked.but(share=share).ink(theme)) for share in shares.tolist()]
    words(fig, across.ravel(), up.ravel(), np.asarray(text, dtype=object).ravel(), inks, name="digits", size=size)


def written_on(color: str) -> Role:
    """What is written on a cell of the colour `#rrggbb`: the page's own words would not do half-way to its ground."""
    return Role("", readable_on(color))
