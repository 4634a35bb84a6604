"""Marks in the look of their role: dots, polylines, bars, cells, levels, zones and outlines; for curves see `curves`.

`reading` is what is read over a mark, nothing without one; `more` are settings of the trace or shape. A colour that
differs from bar to bar, or from end to end of a scale, follows from several roles.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.roles import Look, Role, inks_of
from laboratory.figures.theme import theme_of

SHADE = 0.14  # of a zone's colour
MOST_MARKS = 60  # of one size on a line


def dots(
    fig: Figure, x: Any, y: Any, role: Role | Sequence[Role], reading: str = "", *, name: str = "", size: Any = 7,
    edge: float = 2, look: Mapping[str, Any] | None = None, **more: Any,
) -> None:  # fmt: skip
    """A mark at each place; `size` in pixels, one or one each; `look` are further settings of the marks."""
    first, inks = inks_of(role, theme_of(fig))
    look = {"color": inks, "line": {"width": edge, "color": inks}, **(look or {})}
    marks = first.dots(theme_of(fig), size, **look)
    fig.add_scatter(
        **{"x": x, "y": y, "mode": "markers", **_read(name or first.name, reading), "marker": marks, **more}
    )


def spread(fig: Figure, middle: ArrayLike, low: ArrayLike, high: ArrayLike, role: Role) -> dict[str, Any]:
    """Intervals around marks, as a trace's `error_x` or `error_y`."""
    up, down = np.subtract(high, middle), np.subtract(middle, low)
    look = {"color": role.ink(theme_of(fig)), "thickness": 1.5, "width": 4}
    return {"type": "data", "symmetric": False, "array": up, "arrayminus": down, **look}


def polyline(
    fig: Figure, x: Any, y: Any, role: Role, reading: str = "", *, name: str = "", marks: Any = 0,
    edge: float = 0, filled: float = 0.0, **more: Any,
) -> None:  # fmt: skip
    """Places joined by a line, with marks of so many pixels; `filled` is the share of the colour in what it closes.

    A long line has marks at some of its places only; each can be read.
    """
    theme = theme_of(fig)
    look = {"mode": "lines", "line": role.line(theme)}
    if np.any(marks):
        # A mark is an element of the page, and on a long line they lie on each other.
        few = {"maxdisplayed": MOST_MARKS} if np.ndim(marks) == 0 and np.size(x) > MOST_MARKS else {}
        look |= {"mode": "lines+markers", "marker": role.dots(theme, marks, edge) | few}
    if filled:
        look |= {"fill": "toself", "fillcolor": role.shade(theme, filled)}
    fig.add_scatter(**{"x": x, "y": y, **look, **_read(name or role.name, reading), **more})


def bars(
    fig: Figure, places: ArrayLike, lengths: ArrayLike, role: Role | Sequence[Role], reading: str = "", *,
    name: str = "", pattern: str | Mapping[str, Any] = "", lying: bool = False, edge: float | None = None, **more: Any,
) -> None:  # fmt: skip
    """A bar at each place, upright or `lying`, hatched where there is a `pattern`, by its shape or in full.

    Without an `edge` of so many pixels bars have that of the page or the paper they are on.
    """
    first, inks = inks_of(role, theme_of(fig))
    along: dict[str, Any] = {"y": places, "x": lengths, "orientation": "h"} if lying else {"x": places, "y": lengths}
    line = {} if edge is None else {"line": {"width": edge, "color": first.but(alpha=1).ink(theme_of(fig))}}
    hatch = {"shape": pattern} if isinstance(pattern, str) else pattern
    marks = Look({"color": inks, "pattern": hatch, **line}, first.known)
    fig.add_bar(**{**along, **_read(name or first.name, reading), "marker": marks, **more})


def cells(
    fig: Figure, x: ArrayLike | None, y: ArrayLike | None, z: ArrayLike, roles: Sequence[Role], reading: str = "", *,
    name: str, span: tuple[float, float], steps: bool = False, **more: Any,
) -> None:  # fmt: skip
    """Cells `z` `(len(y), len(x))` coloured from role to role, or in `steps`; `span` are the ends of their scale."""
    theme, last = theme_of(fig), len(roles) - 1
    ends = [(i / (last + 1), (i + 1) / (last + 1)) if steps else (i / last,) for i in range(last + 1)]
    scale = [[end, role.ink(theme)] for role, at in zip(roles, ends, strict=True) for end in at]
    look = {"colorscale": scale, "zmin": span[0], "zmax": span[1], "showscale": "colorbar" in more}
    bar = Look(more.pop("colorbar", {}), all(role.known for role in roles))
    places = {"x": x, "y": y} if x is not None else {}
    fig.add_heatmap(**{**places, "z": z, **look, "colorbar": bar, **_read(name, reading), **more})


def levels(
    fig: Figure, x: ArrayLike, y: ArrayLike, z: ArrayLike, role: Role, low: float, high: float, apart: float,
    **more: Any,
) -> None:  # fmt: skip
    """The lines on which `z` `(len(y), len(x))` is `low`, `low + apart`, ..., `high`; nothing is read over them."""
    at = {"start": low, "end": high, "size": apart, "coloring": "none"}
    look = {"contours": at, "line": role.line(theme_of(fig)), "showscale": False}
    fig.add_contour(**{"x": x, "y": y, "z": np.asarray(z, np.float32), **look, **_read(role.name, ""), **more})


def zone(
    fig: Figure, low: float, high: float, role: Role, *, lying: bool = False, share: float = SHADE, **more: Any
) -> None:
    """A shade from `low` to `high`, from top to bottom or, `lying`, through the whole figure."""
    theme = theme_of(fig)
    look = {"name": role.name, "fillcolor": role.shade(theme, share), "line": Look({"width": 0}, role.known)}
    if lying:
        fig.add_hrect(y0=low, y1=high, **look, **more)
    else:
        fig.add_vrect(x0=low, x1=high, **look, **more)


def outline(fig: Figure, start: tuple[float, float], end: tuple[float, float], role: Role, kind: str = "rect") -> None:
    """A rectangle or a circle between two opposite corners, or a line, as `kind` says; it belongs to no trace."""
    ends = {"x0": start[0], "x1": end[0], "y0": start[1], "y1": end[1]}
    fig.add_shape(type=kind, **ends, line=role.line(theme_of(fig)), name=role.name)


def _read(name: str, reading: str) -> dict[str, str]:
    end = "" if "<extra>" in reading else "<extra></extra>"
    return {"name": name, "hovertemplate": reading + end} if reading else {"name": name, "hoverinfo": "skip"}
