"""Curves, bands and marks in the look of their role; the hover text has the name, the value and the unit."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import End, word
from laboratory.figures.roles import QUIET, Role
from laboratory.figures.theme import theme_of

SHADE = 0.18  # of a band's colour
DIGITS = ".4~g"


def curve(
    fig: Figure,
    x: ArrayLike,
    y: ArrayLike,
    role: Role,
    *,
    name: str = "",
    unit: str = "",
    digits: str = DIGITS,
    points: bool = False,
    shape: str = "linear",
    **more: Any,
) -> End:
    """Draw `y` over `x`, both `(points,)`, and return where it ends, for `label_ends`.

    `points` marks each value; `shape="hv"` is a staircase; `more` are settings of the trace.
    """
    theme, text = theme_of(fig), name or role.name
    x, y = np.atleast_1d(x), np.atleast_1d(y)
    look: dict[str, Any] = {"mode": "lines", "line": role.line(theme, shape=shape)}
    if points or len(x) == 1:
        look |= {"mode": "lines+markers", "marker": role.dots(theme)}
    fig.add_scatter(x=x, y=y, name=text, **{**look, "hovertemplate": hover(text, unit, digits), **more})
    seen = np.flatnonzero(np.isfinite(np.asarray(y, dtype=float)))
    height = float(y[seen[-1]]) if len(seen) else float("nan")
    return End(role.called(text).title, height, role.ink(theme))


def at_point(name: str, digits: str = ".3f", unit: str = "") -> str:
    """The hover text of a point of the plane: its name and place, `digits` as Plotly formats them."""
    return f"{name}<br>(%{{x:{digits}}}, %{{y:{digits}}}){unit and f' {unit}'}<extra></extra>"


def hover(name: str, unit: str = "", digits: str = DIGITS) -> str:
    """`training error: 0.12`, for every hover mode of the figure."""
    return f"{name}: %{{y:{digits}}}{unit and ' ' + unit}<extra></extra>"


def band(
    fig: Figure, x: ArrayLike, low: ArrayLike, high: ArrayLike, role: Role, name: str = "", digits: str = DIGITS
) -> None:
    """Shade between `low` and `high`, each `(points,)`. With a name the hover text has both."""
    theme = theme_of(fig)
    silent = {"mode": "lines", "line": {"width": 0, "shape": "linear"}, "hoverinfo": "skip"}
    text = f"{name}: %{{customdata:{digits}}} to %{{y:{digits}}}<extra></extra>"
    over = {"customdata": np.atleast_1d(low), "hovertemplate": text, "hoverinfo": None} if name else {}
    fill = {"fill": "tonexty", "fillcolor": role.shade(theme, SHADE)}
    fig.add_scatter(x=x, y=low, name=f"{name or role.name}, low", **silent)
    fig.add_scatter(x=x, y=high, name=f"{name or role.name}, high", **{**silent, **fill, **over})


def hline(fig: Figure, y: float, role: Role, **more: Any) -> End:
    """A horizontal line through the whole figure: Bayes risk, an allowed level."""
    fig.add_hline(y=y, line=role.line(theme_of(fig)), name=role.name, **more)
    return End(role.title, y, role.ink(theme_of(fig)))


def vline(
    fig: Figure, x: float, text: str = "", logarithmic: bool = False, left: bool = False, role: Role = QUIET,
    **more: Any,
) -> None:  # fmt: skip
    """A vertical line at `x`, with a word at its foot or none: a quiet one for the step shown, the value chosen."""
    fig.add_vline(x=x, line=role.line(theme_of(fig)), name=role.name, **more)
    if text:
        at = float(np.log10(x)) if logarithmic else x
        word(
            fig, (at, 0), text, role, size=13, yref="paper", xanchor="right" if left else "left", yanchor="bottom",
            xshift=-5 if left else 5,
        )  # fmt: skip


def dot(
    fig: Figure, point: tuple[float, float], role: Role, text: str = "", reading: str = "", size: float = 11
) -> None:
    """One point in its role's marker; `reading` is read over it."""
    name = text or role.name
    reading = f"{reading}<extra>{name}</extra>" if reading and "<extra>" not in reading else reading or hover(name)
    dots(fig, [point[0]], [point[1]], role, reading, name=name, size=size)
