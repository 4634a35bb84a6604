"""High-dimensional space: edges, volumes, shells, corners, Gaussian mass, and distances of random points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.dimensions.space.run import Distances, Law

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 420
BARS = 150
POWERS = 90
FARTHEST = 3.0  # in units of the mean
LABELLED = 0.4  # height at which an edge curve has its name
DASHES = ("solid", "dash", "dot", "dashdot")
LAST_SHOWN = 32  # dimension on the linear axis of volumes
SMALLEST = -45  # power of ten at the foot of logarithmic volumes


def edge_curves(law: Law, n: int, theme: str = "light") -> go.Figure:
    """The edge of a neighbourhood by dimension, a curve for each share of the volume."""
    drawn = _by_dimension("edge of the neighbourhood", top=1.08)
    drawn.update_xaxes(**log_axis("dimension", range=[-0.04, 2.04]), overwrite=True)
    for place, (share, curve) in enumerate(law.curves.items()):
        look = {"color": palette(theme)[place], "width": 2 if place else 3.5, "dash": DASHES[place % 4]}
        _curve(drawn, law.dimensions, curve, f"share {share}", look)
        at = int(law.dimensions[int(np.argmax(curve >= LABELLED))]) if curve[-1] >= LABELLED else 100
        here = (float(at), law.at(at, share))
        side = "left" if place or at == 1 else "right"
        label_at(
            drawn, here, _percent(float(curve[0])), palette(theme)[place], (True, False), side, above=side == "right"
        )
    _mark(drawn, n, law.at(n, next(iter(law.curves))), theme)
    return drawn


def volume_curves(law: Law, radius: float, n: int, logarithmic: bool, theme: str = "light") -> go.Figure:
    """The volume of a ball by dimension, beside the unit ball's and the unit cube's."""
    this, unit = law.curves["this"], law.curves["unit"]
    drawn = _by_dimension("volume", top=1.2 * float(max(this[:LAST_SHOWN].max(), unit.max())))
    drawn.update_yaxes(exponentformat="power")
    if logarithmic:
        highest = float(np.log10(max(this.max(), 10)))
        drawn.update_yaxes(**log_axis("volume", range=[SMALLEST, highest + 2]), overwrite=True)
        drawn.update_yaxes(dtick=10)
    else:
        drawn.update_xaxes(range=[0, LAST_SHOWN])
    blue, grey = palette(theme)[0], GREY[theme]
    if radius != 1:
        _curve(drawn, law.dimensions, unit, "unit ball", {"color": grey, "width": 1.5, "dash": "dash"})
        at = 60 if logarithmic else 8
        label_at(drawn, (at, law.at(at, "unit")), "radius 1", grey, (False, logarithmic), "left", above=True)
    _curve(drawn, law.dimensions, this, "this ball", {"color": blue, "width": 3.5})
    drawn.add_hline(y=1, line={"color": grey, "width": 1, "dash": "dot"})
    label_at(
        drawn, (100 if logarithmic else LAST_SHOWN, 1), "unit cube", grey, (False, logarithmic), "right", above=True
    )
    if logarithmic or n <= LAST_SHOWN:
        _mark(drawn, n, law.at(n, "this"), theme)
    return drawn


def shell_curves(law: Law, n: int, theme: str = "light") -> go.Figure:
    """Mass of the ball near its surface, and of the cube in its corners."""
    drawn = _by_dimension("share of the volume", top=1.15)
    blue, orange = palette(theme)[:2]
    _curve(drawn, law.dimensions, law.curves["corners"], "corners of a cube", {"color": orange, "width": 2.5,
           "dash": "dash"})  # fmt: skip
    _curve(drawn, law.dimensions, law.curves["shell"], "shell of a ball", {"color": blue, "width": 3.5})
    label_at(drawn, (12, law.at(12, "corners")), "corners of a cube", orange, (False, False), "left", above=True)
    place = int(np.argmin(np.abs(law.curves["shell"] - 0.8)))
    here = (float(law.dimensions[place]), float(law.curves["shell"][place]))
    label_at(drawn, here, "shell of a ball", blue, (False, False), "left", above=False)
    _mark(drawn, n, law.at(n, "shell"), theme)
    return drawn


def nearest_curves(law: Law, n: int, theme: str = "light") -> go.Figure:
    """The median distance from the centre of a ball to the nearest of many points, and of one point."""
    drawn = _by_dimension("distance from the centre", top=1.1)
    blue, orange = palette(theme)[:2]
    _curve(drawn, law.dimensions, law.curves["one"], "one point", {"color": orange, "width": 2, "dash": "dash"})
    _curve(drawn, law.dimensions, law.curves["nearest"], "nearest of all", {"color": blue, "width": 3.5})
    label_at(drawn, (14, law.at(14, "one")), "one point", orange, (False, False), "left", above=False)
    label_at(drawn, (15, law.at(15, "nearest")), "the nearest", blue, (False, False), "left", above=False)
    _mark(drawn, n, law.at(n, "nearest"), theme)
    return drawn


def gaussian_curves(law: Law, n: int, theme: str = "light") -> go.Figure:
    """Mass of a Gaussian where its density is not small, exactly, and Markov's bound where it says something."""
    drawn = _by_dimension("probability", top=1.1)
    blue, orange = palette(theme)[:2]
    bound = np.where(law.curves["bound"] <= 1, law.curves["bound"], np.nan)
    _curve(drawn, law.dimensions, bound, "bound", {"color": orange, "width": 2, "dash": "dash"})
    _curve(drawn, law.dimensions, law.curves["exact"], "exact", {"color": blue, "width": 3.5})
    says = np.flatnonzero(law.curves["bound"] <= 0.6)
    if len(says):
        here = (float(law.dimensions[says[0]]), float(law.curves["bound"][says[0]]))
        label_at(drawn, here, "Markov's bound", orange, (False, False), "left", above=True)
    place = int(np.argmin(np.abs(law.curves["exact"] - 0.5)))
    here = (float(law.dimensions[place]), float(law.curves["exact"][place]))
    label_at(drawn, here, "exact", blue, (False, False), "right", above=False)
    _mark(drawn, n, law.at(n, "exact"), theme)
    return drawn


def distance_histograms(run: Distances, scaled: bool, theme: str = "light") -> go.Figure:
    """Squared distances of random points in a few dimensions; `scaled`: divided by their exact mean."""
    title = "squared distance / its mean" if scaled else "squared distance"
    drawn = figure(height=HEIGHT, hovermode="closest", xaxis=linear_axis(title), yaxis=linear_axis("share of pairs"))
    if scaled:
        drawn.update_xaxes(range=[0, FARTHEST])
    else:
        drawn.update_xaxes(**log_axis(title), overwrite=True)
    for place, (n, squared) in enumerate(run.squared.items()):
        middles, shares = distance_bars(squared / run.mean(n) if scaled else squared, logarithmic=not scaled)
        color = palette(theme)[place]
        drawn.add_scatter(
            x=middles, y=shares, mode="lines", name=f"{n} dimensions", line={"color": color, "width": 2.5,
            "shape": "hvh", "dash": DASHES[place % 4]}, fill="tozeroy", fillcolor=_transparent(color),
            hovertemplate=f"{n} dimensions: %{{y:.3f}}<extra></extra>",
        )  # fmt: skip
        top = int(np.argmax(shares))
        beside = int(np.flatnonzero(shares >= 0.35 * shares.max())[-1]) if top > 3 else top
        here = (float(middles[beside]), float(shares[beside]))
        label_at(drawn, here, f"<b>{in_words(n)}</b>", color, (not scaled, False), "left", above=True)
    return drawn


def distance_bars(squared: np.ndarray, logarithmic: bool) -> tuple[np.ndarray, np.ndarray]:
    """Middles of the bars and the share of pairs in each."""
    if logarithmic:
        powers = np.linspace(-3, 3, POWERS + 1)
        shares = np.histogram(np.clip(np.log10(squared), -3, 3), powers)[0] / len(squared)
        return 10 ** ((powers[1:] + powers[:-1]) / 2), shares
    edges = np.linspace(0, FARTHEST, BARS + 1)
    return (edges[1:] + edges[:-1]) / 2, np.histogram(squared, edges)[0] / len(squared)


def law_in_words(law: Law, what: str) -> str:
    """The curves in words, at a few dimensions."""
    told = "; ".join(
        f"{name}: {', '.join(f'{in_words(law.at(n, name), 3)} in {n}' for n in (1, 10, 100))}" for name in law.curves
    )
    return f"{what} by dimension, from 1 to {int(law.dimensions[-1])}. {told}."


def distances_in_words(run: Distances) -> str:
    """The histograms in words."""
    told = "; ".join(
        f"in {n} dimensions mean {squared.mean():.3g} and deviation {squared.std():.3g}"
        for n, squared in run.squared.items()
    )
    return f"Histograms of squared distances between random points of a cube: {told}."


def law_columns(law: Law) -> Mapping[str, Any]:
    """A row for each dimension."""
    return {"dimension": law.dimensions.tolist()} | {name: curve.tolist() for name, curve in law.curves.items()}


def distances_columns(run: Distances) -> Mapping[str, Any]:
    """A row for each pair of points."""
    return {f"squared_distance_in_{n}_dimensions": squared.tolist() for n, squared in run.squared.items()}


def _by_dimension(title: str, top: float) -> go.Figure:
    return figure(
        height=HEIGHT, xaxis=linear_axis("dimension", range=[0, 101]), yaxis=linear_axis(title, range=[0, top])
    )


def _mark(drawn: go.Figure, n: int, height: float, theme: str) -> None:
    drawn.add_vline(x=n, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    drawn.add_scatter(
        x=[n], y=[height], mode="markers", marker={"size": 11, "color": palette(theme)[0]}, name="here",
        hoverinfo="skip",
    )  # fmt: skip


def _percent(share: float) -> str:
    return f"{in_words(float(f'{100 * share:.6g}'))} %"


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.15)"


def _curve(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")
