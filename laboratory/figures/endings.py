"""Names of curves at their right ends, moved apart where the ends lie close together; numbers in three digits."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import plotly.graph_objects as go

LINE = 19  # pixels that a name needs
AROUND = 60  # pixels of the figure that are not axis
ROOM = 112  # pixels right of the axes


class Ending(NamedTuple):
    """A curve's name, the height at which it ends, and its colour."""

    name: str
    height: float
    color: str


def name_the_ends(
    drawn: go.Figure, endings: Sequence[Ending], span: tuple[float, float], logarithmic: bool = False, room: int = ROOM
) -> None:
    """Write the names right of the axes; `span` are the heights at the bottom and the top of the axis."""
    low, high = (math.log10(end) if logarithmic else end for end in span)
    line = (high - low) * LINE / ((drawn.layout.height or 420) - AROUND)
    wanted = [_height(ending.height, low, high, logarithmic) for ending in endings]
    sizes = [line * (1 + ending.name.count("<br>")) for ending in endings]
    names = [
        {"x": 1, "xref": "paper", "y": height, "text": ending.name, "showarrow": False, "xanchor": "left", "xshift": 5,
         "align": "left", "font": {"color": ending.color, "size": 14}}
        for ending, height in zip(endings, apart(wanted, sizes, high), strict=True)
    ]  # fmt: skip
    # At once: Plotly checks all annotations again at each one added.
    margin = {**drawn.layout.margin.to_plotly_json(), "r": room}
    drawn.update_layout(annotations=[*drawn.layout.annotations, *names], margin=margin)


def apart(heights: Sequence[float], sizes: Sequence[float], top: float) -> list[float]:
    """Middles for words as high as `sizes`: in the order of `heights`, moved up and, below `top`, down to be apart."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = [heights[one] for one in order]
    gaps = [(sizes[one] + sizes[other]) / 2 for one, other in pairwise(order)]
    for at, gap in enumerate(gaps, start=1):
        placed[at] = max(placed[at], placed[at - 1] + gap)
    if placed:
        placed[-1] = min(placed[-1], top - (sizes[order[-1]] - min(sizes)) / 2)  # the margin has room for half a line
    for at in range(len(gaps) - 1, -1, -1):
        placed[at] = min(placed[at], placed[at + 1] - gaps[at])
    return [height for _, height in sorted(zip(order, placed, strict=True))]


def _height(height: float, low: float, high: float, logarithmic: bool) -> float:
    there = (math.log10(height) if height > 0 else low) if logarithmic else height
    return min(max(there, low), high)
