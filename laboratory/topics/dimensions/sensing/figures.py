"""Where the least l1 norm finds sparse signals: share found by entries and measurements, and the theorem's demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.dimensions.sensing.run import Phase

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400


def phase_diagram(run: Phase, theme: str = "light") -> go.Figure:
    """The share of signals found in each cell; a step line where one half is found."""
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis=linear_axis("measurements n", range=[0.5, run.d + 0.5], showgrid=False),
        yaxis=linear_axis("entries that are not zero s", range=[0.5, max(run.entries) + 0.5], showgrid=False),
    )  # fmt: skip
    blue, orange = palette(theme)[:2]
    drawn.add_heatmap(
        x=run.measurements, y=run.entries, z=run.rate, zmin=0, zmax=1, showscale=False, xgap=1, ygap=1,
        colorscale=[[0, "rgba(128, 128, 128, 0.14)"], [1, blue]], name="share found",
        hovertemplate="n = %{x}, s = %{y}: %{z:.0%} found<extra></extra>",
    )  # fmt: skip
    known = [(n, s) for n, s in zip(run.halfway, run.entries, strict=True) if n is not None]
    drawn.add_scatter(
        x=[n for n, _ in known], y=[s for _, s in known], mode="lines+markers", name="one half found",
        line={"color": orange, "width": 2.5}, marker={"size": 7, "color": orange}, hoverinfo="skip",
    )  # fmt: skip
    ink = "#161514" if theme == "light" else "#f4f3ef"
    for x, y, text in ((0.14, 0.86, "none found"), (0.84, 0.1, "all found")):
        drawn.add_annotation(
            x=x, y=y, xref="paper", yref="paper", text=f"<b>{text}</b>", showarrow=False,
            font={"size": 15, "color": ink if x < 0.5 else ("#ffffff" if theme == "light" else "#121416")},
        )  # fmt: skip
    return drawn


def phase_in_words(run: Phase) -> str:
    """What a person sees of the diagram."""
    told = (
        f"{s} entries from {n} measurements on" for s, n in zip(run.entries, run.halfway, strict=True) if n is not None
    )
    return (
        f"The share of {in_words(run.tried)} signals found in each cell, of {run.d} entries; at least one half is "
        f"found with {', '.join(told)}."
    )


def demands(run: Phase, net: Sequence[int | None], book: Sequence[int | None], theme: str = "light") -> go.Figure:
    """Measurements that were enough, beside as many as there are entries, beside what the theorem asks for."""
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("entries that are not zero s", range=[0, 1.04 * max(run.entries)]),
        yaxis=log_axis("measurements n", range=[0, 6.3]),
    )  # fmt: skip
    blue, orange, green, grey = *palette(theme)[:3], GREY[theme]
    for name, asked, color, dash in (
        ("textbook's constant", book, green, "dot"), ("restricted isometry", net, orange, "dash"),
    ):  # fmt: skip
        x, y = _known(run.entries, asked)
        _curve(drawn, x, y, name, {"color": color, "width": 2, "dash": dash})
        if x:
            label_at(drawn, (x[-1], y[-1]), name, color, (False, True), "right", above=True)
    drawn.add_hline(y=run.d, line={"color": grey, "width": 1, "dash": "dot"})
    label_at(drawn, (max(run.entries), run.d), "as many as entries", grey, (False, True), "right", above=True)
    x, y = _known(run.entries, run.halfway)
    _curve(drawn, x, y, "one half found", {"color": blue, "width": 3.5})
    if x:
        label_at(drawn, (x[-1], y[-1]), "measured: half found", blue, (False, True), "right", above=False)
    return drawn


def demands_in_words(run: Phase, net: Sequence[int | None]) -> str:
    """What a person sees of the demands."""
    first, asked = run.halfway[0], net[0]
    measured = f"{first} measurements find half of the signals with one entry" if first else "too few signals are found"
    told = f"; the theorem asks for {in_words(asked)}" if asked else ""
    return f"Measurements by entries, on a logarithmic axis: {measured}{told}, where the signal has {run.d} entries."


def phase_columns(run: Phase, net: Sequence[int | None]) -> Mapping[str, Any]:
    """A row for each cell."""
    cells = [(s, n) for s in range(len(run.entries)) for n in range(len(run.measurements))]
    return {
        "entries": [run.entries[s] for s, _ in cells],
        "measurements": [run.measurements[n] for _, n in cells],
        "tried": [run.tried] * len(cells),
        "share_found": [float(run.rate[s, n]) for s, n in cells],
        "measurements_promised_enough": [net[s] if net[s] is not None else "" for s, _ in cells],
    }


def _known(entries: Sequence[int], counts: Sequence[int | None]) -> tuple[list[int], list[int]]:
    pairs = [(s, n) for s, n in zip(entries, counts, strict=True) if n is not None]
    return [s for s, _ in pairs], [n for _, n in pairs]


def _curve(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=np.array(x), y=np.array(y), mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y}}<extra></extra>"
    )
