"""Strong convexity: a chord, its function, and the room that must be left between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.optimisation.downhill import Chord

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 380
LINEAR = (False, False)


def chord_and_function(run: Chord, k: int, theme: str = "light") -> go.Figure:
    """The function, its chord, the chord lowered by what lambda asks, and the gap at one place."""
    blue, orange, purple = palette(theme)[0], palette(theme)[1], palette(theme)[3]
    low, high = min(run.u, run.w), max(run.u, run.w)
    air = 0.25 * (high - low)
    w = np.linspace(low - air, high + air, 301)
    between = run.shares * run.w + (1 - run.shares) * run.u
    under = run.curve.height(between)
    drawn = figure(height=HEIGHT, hovermode="closest")
    drawn.update_xaxes(title="weight w", zeroline=False, showgrid=False, ticks="outside", range=[w[0], w[-1]])
    drawn.update_yaxes(title="f", zeroline=False, ticks="outside")
    _line(drawn, w, run.curve.height(w), "f", {"color": blue, "width": 3.5})
    _line(drawn, between, under + run.gaps, "chord", {"color": orange, "width": 2.5})
    _line(drawn, between, under + run.gaps - run.asked, "lowered chord", {"color": purple, "width": 2, "dash": "dash"})
    place, foot, gap, asked = float(between[k]), float(under[k]), float(run.gaps[k]), float(run.asked[k])
    _line(drawn, [place, place], [foot, foot + gap], "gap", {"color": GREY[theme], "width": 3})
    dots = {"size": 9, "color": [blue, purple, orange], "symbol": ["circle", "diamond", "circle"]}
    heights = [foot, foot + gap - asked, foot + gap]
    drawn.add_scatter(x=[place] * 3, y=heights, mode="markers", marker=dots, name="here", hoverinfo="y")
    ends = [(run.u, "u"), (run.w, "w")]
    for x, name in ends:
        y = float(run.curve.height(np.array([x]))[0])
        drawn.add_scatter(x=[x], y=[y], mode="markers", marker={"size": 10, "color": orange}, name=name, hoverinfo="x")
        label_at(drawn, (x, y), f"<b>{name}</b>", orange, LINEAR, "right" if x == low else "left", above=False)
    return drawn


def chord_in_words(run: Chord, k: int) -> str:
    """What a person sees of the chord."""
    return (
        f"The function with its chord from {in_words(run.u)} to {in_words(run.w)}; at α = "
        f"{in_words(float(run.shares[k]), 3)} the chord is {in_words(float(run.gaps[k]), 3)} above, and must be "
        f"{in_words(float(run.asked[k]), 3)} above."
    )


def gap_and_asked(run: Chord, k: int, theme: str = "light") -> go.Figure:
    """How far the chord lies above, and how far it must, for every place between u and w."""
    grey, purple = GREY[theme], palette(theme)[3]
    top = 1.15 * max(float(run.gaps.max()), float(run.asked.max()), 1e-9)
    drawn = figure(height=HEIGHT, hovermode="closest")
    drawn.update_xaxes(**linear_axis("share α of w", range=[0, 1]))
    drawn.update_yaxes(**linear_axis("height above f", range=[0, top]))
    _line(drawn, run.shares, run.gaps, "chord", {"color": palette(theme)[2], "width": 3.5})
    _line(drawn, run.shares, run.asked, "asked", {"color": purple, "width": 2, "dash": "dash"})
    short = np.where(run.gaps < run.asked - 1e-12, run.gaps, np.nan)
    if np.isfinite(short).any():
        _line(drawn, run.shares, short, "too little", {"color": palette(theme)[1], "width": 6})
    drawn.add_vline(x=float(run.shares[k]), line={"color": grey, "width": 1, "dash": "dot"})
    if top > 1e-6:
        a, b = len(run.shares) // 3, len(run.shares) // 2
        higher = run.gaps[b] >= run.asked[b]
        label_at(drawn, (0.5, run.gaps[b]), "gap of the chord", palette(theme)[2], LINEAR, "left", above=bool(higher))
        label_at(drawn, (float(run.shares[a]), run.asked[a]), "asked", purple, LINEAR, "left", above=not higher)
    return drawn


def gap_in_words(run: Chord) -> str:
    """What a person sees of the gap."""
    said = "is at least what is asked everywhere" if run.holds else "is less than what is asked somewhere"
    return f"The chord's height above the function, by place; it {said}."


def chord_table(run: Chord) -> dict[str, list[Any]]:
    """A row for each place between u and w."""
    return {"alpha": run.shares.tolist(), "gap": run.gaps.tolist(), "asked": run.asked.tolist()}


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")
