"""Names of curves where they end, moved just so far that no two overlap; words beside points."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from laboratory.figures.figure import Figure
from laboratory.figures.roles import Look, Role, inks_of
from laboratory.figures.theme import HEIGHT, background, theme_of, with_alpha

SIZE = 14  # pixels
LINE = 18  # pixels that a line of a name needs
LETTER = 7.3  # pixels, on average
BESIDE = 8  # pixels between the axes and the names
AXIS = 56  # pixels below the axes
LOWEST = 310  # pixels: a page makes figures over a player as low as that
NARROWEST = 200  # pixels of a horizontal axis on a phone
PAD = 0.05  # of the axis, free above the highest curve
TAG = re.compile(r"<(?!br)[^>]*>")


class End(NamedTuple):
    """A curve's name, the height at which it ends, and its colour."""

    name: str
    y: float
    color: str


def label_ends(fig: Figure, ends: Iterable[End]) -> None:
    """Write each name right of the axes, at the height where its curve ends; an arrow where that is above the top.

    Fixes the range of the vertical axis and makes room on the right. Marker lines end at the axes, so none is crossed.
    """
    ends = [end for end in ends if not math.isnan(end.y)]
    if not ends:
        return
    low, high = span(fig)
    tall = _tall(fig, high - low)
    shares = [_share(fig, end.y, low, high) for end in ends]
    names = [end.name if share <= 1 else f"{end.name} ↑" for end, share in zip(ends, shares, strict=True)]
    sizes = [LINE * (1 + name.count("<br>")) / tall for name in names]
    for end, name, place in zip(ends, names, spread_labels(np.clip(shares, 0, 1), sizes), strict=True):
        fig.add_annotation(
            x=1, xref="x domain", xanchor="left", xshift=BESIDE, y=float(place), yref="y domain", yanchor="middle",
            text=name, showarrow=False, font={"color": end.color, "size": SIZE}, align="left",
        )  # fmt: skip
    fig.update_yaxes(range=[low, high], autorange=False)
    room = 2 * BESIDE + LETTER * max(map(_letters, names))
    fig.update_layout(margin={"r": max(fig.setting("margin", "r") or 0, room)})


def _tall(fig: Figure, upright: float) -> float:
    """Pixels of the vertical axis, at least: with one scale on both axes a narrow page makes it low."""
    top, bottom = fig.setting("margin", "t") or 0, fig.setting("margin", "b") or 0
    tall = float(min(fig.setting("height") or HEIGHT, LOWEST) - top - max(bottom, AXIS))
    across = fig.setting("xaxis", "range")
    if fig.setting("yaxis", "scaleanchor") and across:
        tall = min(tall, NARROWEST * upright / (across[1] - across[0]))
    return tall


def spread_labels(places: Sequence[float] | np.ndarray, sizes: Sequence[float], top: float = 1.0) -> np.ndarray:
    """Middles of words as high as `sizes`, nearest to `places` in the mean square: none overlap, all lie in [0, top].

    The order is kept. Where there is no room for all, they run over the top.
    """
    from scipy.optimize import isotonic_regression

    order = np.argsort(places, kind="stable")
    high, wanted = np.asarray(sizes, dtype=float)[order], np.asarray(places, dtype=float)[order]
    offsets = np.concatenate([[0.0], np.cumsum((high[1:] + high[:-1]) / 2)])
    free = isotonic_regression(wanted - offsets).x
    lowest = high[0] / 2
    moved = np.empty_like(wanted)
    moved[order] = np.clip(free, lowest, max(lowest, top - high[-1] / 2 - offsets[-1])) + offsets
    return moved


def span(fig: Figure) -> tuple[float, float]:
    """The vertical axis' range as Plotly writes it (logarithms on a logarithmic one), set or from the curves."""
    if (texts := fig.setting("yaxis", "range")) is not None:
        return float(texts[0]), float(texts[1])
    logarithmic = _logarithmic(fig, "yaxis")
    heights = np.concatenate([end for trace in fig.traces if trace.get("y") is not None for end in _ends(trace)])
    heights = heights[np.isfinite(heights)]
    if logarithmic:
        heights = np.log10(heights[heights > 0])
    low, high = float(heights.min(initial=np.inf)), float(heights.max(initial=-np.inf))
    if not low < high:
        low, high = (low - 0.5, low + 0.5) if low == high else (0.0, 1.0)
    if fig.setting("yaxis", "rangemode") == "tozero" and not logarithmic:
        low, high = min(low, 0.0), max(high, 0.0)
    pad = PAD * (high - low)
    return (low if low == 0 else low - pad), high + pad


def _ends(trace: Mapping[str, Any]) -> list[np.ndarray]:
    """The heights of a curve, and of the ends of its error bars."""
    y, bars = np.asarray(trace["y"], dtype=float).ravel(), trace.get("error_y") or {}
    if bars.get("array") is None:
        return [y]
    up = np.asarray(bars["array"], dtype=float)
    down = up if bars.get("arrayminus") is None else np.asarray(bars["arrayminus"], dtype=float)
    return [y, y + up, y - down]


def word(
    fig: Figure, point: tuple[Any, Any], text: str, role: Role, *, size: float = SIZE, ground: float = 0.0,
    border: float = 0.0, **more: Any,
) -> None:  # fmt: skip
    """Text at a place of the axes, as Plotly takes it. `ground` is the page's share behind it; `border` in pixels."""
    theme = theme_of(fig)
    look = {"showarrow": False, "font": Look({"color": role.ink(theme), "size": size}, role.known)}
    if ground:
        look["bgcolor"] = with_alpha(background(theme), ground)
    if border:
        look |= {"bordercolor": role.ink(theme), "borderwidth": border}
    fig.add_annotation(**{"x": point[0], "y": point[1], "text": text, **look, **more})


def corner(fig: Figure, point: tuple[float, float], text: str, role: Role, **more: Any) -> None:
    """Text inside the frame, at shares of its width and height."""
    x, y = point
    sides = {"xanchor": "left" if x < 0.5 else "right", "yanchor": "bottom" if y < 0.5 else "top"}
    word(fig, point, text, role, **{"xref": "paper", "yref": "paper", **sides, **more})


def words(
    fig: Figure, x: ArrayLike, y: ArrayLike, texts: ArrayLike, role: Role | Sequence[Role], *, name: str,
    size: float = SIZE, **more: Any,
) -> None:  # fmt: skip
    """A text at each place, as one trace; with several roles each has its own colour."""
    first, inks = inks_of(role, theme_of(fig))
    font = Look({"color": inks, "size": size}, first.known)
    fig.add_scatter(x=x, y=y, mode="text", text=texts, name=name, hoverinfo="skip", textfont=font, **more)


def annotate(
    fig: Figure, point: tuple[float, float], text: str, role: Role, left: bool = False, below: bool = False,
    row: int = 0, **more: Any,
) -> None:  # fmt: skip
    """A word at a point: right of it and above, or `left` or `below`, with room for `row` words between.

    The axes' scales are taken from them.
    """
    away = 6 + LINE * row
    word(
        fig, _placed(fig, point), text, role, xanchor="right" if left else "left", yanchor="top" if below else "bottom",
        xshift=-BESIDE if left else BESIDE, yshift=-away if below else away, **more,
    )  # fmt: skip


def over(fig: Figure, point: tuple[float, float], text: str, role: Role, below: bool = False, **more: Any) -> None:
    """A word whose middle is over a point, or `below` it. The axes' scales are taken from them."""
    look: dict[str, Any] = {"yanchor": "top" if below else "bottom", "yshift": -6 if below else 6}
    word(fig, _placed(fig, point), text, role, **look, **more)


def _placed(fig: Figure, point: tuple[float, float]) -> tuple[float, float]:
    """Annotations are placed by the logarithm on a logarithmic axis."""
    x, y = point
    return math.log10(x) if _logarithmic(fig, "xaxis") else x, math.log10(y) if _logarithmic(fig, "yaxis") else y


def _logarithmic(fig: Figure, axis: str) -> bool:
    return bool(fig.setting(axis, "type") == "log")


def _share(fig: Figure, y: float, low: float, high: float) -> float:
    if _logarithmic(fig, "yaxis"):
        y = math.log10(y) if y > 0 else low
    return (y - low) / (high - low)


def _letters(name: str) -> int:
    return max(len(TAG.sub("", line)) for line in name.split("<br>"))
