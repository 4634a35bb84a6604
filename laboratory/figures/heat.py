"""Tables as heat maps, with digits that can be read on every cell."""

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.theme import background, color_of, theme_of

# The page's own text and ground would not do: half-way between them both stay below 4.5 to 1.
BLACK, WHITE = "#000000", "#ffffff"


def heat(
    fig: Figure, x: ArrayLike, y: ArrayLike, z: ArrayLike, text: ArrayLike, color: int = 0,
    span: tuple[float, float] | None = None, name: str = "cells", **more: Any,
) -> None:  # fmt: skip
    """Cells `z` `(len(y), len(x))` from the page's ground to a colour of the palette, with `text` on them.

    `span` are the values of the two ends, by default those of the cells; `more` are settings of the heat map.
    """
    theme, cells = theme_of(fig), np.asarray(z, dtype=float)
    low, high = span or (float(np.nanmin(cells)), float(np.nanmax(cells)))
    ends = background(theme), color_of(color, theme)
    scale = {"colorscale": [[0, ends[0]], [1, ends[1]]], "zmin": low, "zmax": high, "showscale": False}
    fig.add_heatmap(x=x, y=y, z=cells, name=name, **{**scale, **more})
    shares = np.clip((np.nan_to_num(cells, nan=low) - low) / ((high - low) or 1.0), 0, 1).ravel()
    across, up = np.meshgrid(np.asarray(x), np.asarray(y))
    fig.add_scatter(
        x=across.ravel(), y=up.ravel(), text=np.asarray(text, dtype=object).ravel(), mode="text", hoverinfo="skip",
        name="digits", textfont={"color": [written_on(between(*ends, share)) for share in shares], "size": 13},
    )  # fmt: skip


def written_on(color: str) -> str:
    """Black or white, whichever is readable on `#rrggbb`: one of them always is, by at least 4.58 to 1."""
    middle = math.sqrt(0.05 * 1.05) - 0.05  # the luminance that is as far from either
    return WHITE if luminance(color) < middle else BLACK


def luminance(color: str) -> float:
    """Relative luminance of `#rrggbb`, from 0 to 1, as WCAG 2.2 defines it."""
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def between(low: str, high: str, share: float) -> str:
    """The colour at `share` of the way, from 0 to 1, as Plotly colours a cell between the ends of its scale."""
    ends = [[int(color[i : i + 2], 16) for i in (1, 3, 5)] for color in (low, high)]
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in zip(*ends, strict=True))
