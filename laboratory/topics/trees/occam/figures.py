"""Occam's choice: errors and promise by size, the same choice on many samples, and sizes fixed beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.trees.occam.run import FixedSizes, OccamOnOtherSamples, OccamRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
HIGHEST = 1.1  # no share of mistakes is above 1: what is promised there says nothing
ROWS = ("promise", "exact risk", "training error")  # from below
SPREAD = 0.5  # of the height of a row, so that equal values stay visible


def sizes(run: OccamRun, size: int, theme: str = "light") -> go.Figure:
    """Training error, exact risk and promise by nodes; the chosen size, the best one and the one looked at."""
    top = min(HIGHEST, 1.08 * float(max(run.promise.max(), run.risk.max())))
    drawn = _by_nodes(top)
    blue, orange, green, purple = palette(theme)[:4]
    for name, heights, look in (
        ("training error", run.training, {"color": orange, "width": 2}),
        ("promise", run.promise, {"color": purple, "width": 2.5, "dash": "dash"}),
        ("exact risk", run.risk, {"color": blue, "width": 4}),
    ):
        _line(drawn, run.nodes, heights, name, look)
    drawn.add_vline(x=int(run.nodes[size]), line={"color": GREY[theme], "width": 1, "dash": "dot"})
    for name, place, heights, color, symbol in (
        ("Occam's choice", run.chosen, run.promise, purple, "circle-open"),
        ("least risk", run.best, run.risk, green, "diamond-open"),
    ):
        _mark(drawn, name, (int(run.nodes[place]), float(heights[place])), color, symbol)
    ends = (("training error", run.training, orange), ("promise", run.promise, purple), ("exact risk", run.risk, blue))
    name_the_ends(drawn, [Ending(name, float(line[-1]), color) for name, line, color in ends], (0, top))
    return drawn


def sizes_in_words(run: OccamRun) -> str:
    """What a person sees of the sizes."""
    return (
        f"For trees of 1 to {run.nodes[-1]} nodes the training error falls from {short(run.training[0])} to "
        f"{short(run.training[-1])}. The promise is least at {run.nodes[run.chosen]} nodes, "
        f"{short(run.promise[run.chosen])}; the exact risk is least at {run.nodes[run.best]}, "
        f"{short(run.risk[run.best])}."
    )


def others(samples: OccamOnOtherSamples, theme: str = "light") -> go.Figure:
    """A dot for each sample's choice in each of three rows: training error, exact risk, promise."""
    top = 1.05 * float(max(samples.promise.max(), samples.risk.max(), samples.training.max()))
    drawn = figure(
        height=HEIGHT, hovermode="closest", xaxis=linear_axis("share of mistakes", range=[0, top]),
        yaxis={"tickvals": list(range(len(ROWS))), "ticktext": list(ROWS), "range": [-0.6, 2.6], "zeroline": False,
               "showgrid": False},
    )  # fmt: skip
    blue, orange, _, purple = palette(theme)[:4]
    lift = SPREAD * (np.argsort(np.random.default_rng(0).random(len(samples.risk))) / len(samples.risk) - 0.5)
    rows = (
        (samples.promise, purple, "circle-open"), (samples.risk, blue, "circle"), (samples.training, orange, "x-thin")
    )  # fmt: skip
    for row, (values, color, symbol) in enumerate(rows):
        drawn.add_scatter(
            x=values, y=row + lift, mode="markers", name=ROWS[row], customdata=samples.nodes,
            marker={"color": color, "size": 8, "symbol": symbol, "line": {"width": 1.5, "color": color}},
            hovertemplate="%{x:.4g}, %{customdata} nodes<extra></extra>",
        )  # fmt: skip
    return drawn


def others_in_words(samples: OccamOnOtherSamples) -> str:
    """What a person sees of the other samples."""
    return (
        f"Three rows of {len(samples.risk)} dots: training errors around {short(samples.training.mean())}, exact risks "
        f"around {short(samples.risk.mean())}, and promises around {short(samples.promise.mean())}."
    )


def fixed(run: FixedSizes, theme: str = "light") -> go.Figure:
    """By nodes: the exact risk of the tree with the fewest mistakes, that of the best tree, and what is promised."""
    promise = run.least + run.excess
    top = min(HIGHEST, 1.08 * float(max(promise.max(), run.risk.max())))
    drawn = _by_nodes(top)
    blue, orange, green, purple = palette(theme)[:4]
    _line(drawn, run.nodes, run.training, "training error", {"color": orange, "width": 2})
    _line(drawn, run.nodes, promise, "promise", {"color": purple, "width": 2.5, "dash": "dash"})
    _line(drawn, run.nodes, run.risk, "exact risk", {"color": blue, "width": 4})
    drawn.add_scatter(
        x=run.nodes, y=run.least, mode="markers", name="best tree", hovertemplate="best tree: %{y:.4g}<extra></extra>",
        marker={"symbol": "diamond-open", "size": 13, "color": green, "line": {"width": 2.5}},
    )  # fmt: skip
    shown = (
        ("training error", run.training, orange), ("promise", promise, purple), ("exact risk", run.risk, blue),
        ("best tree ◇", run.least, green),
    )  # fmt: skip
    name_the_ends(drawn, [Ending(name, float(line[-1]), color) for name, line, color in shown], (0, top))
    drawn.update_xaxes(tickvals=run.nodes, range=[0.5, float(run.nodes[-1]) + 0.5])
    return drawn


def fixed_in_words(run: FixedSizes) -> str:
    """What a person sees of the sizes fixed beforehand."""
    return (
        f"For sizes 1 to {run.nodes[-1]} fixed beforehand: the exact risk goes from {short(run.risk[0])} to "
        f"{short(run.risk[-1])}, that of the best tree from {short(run.least[0])} to {short(run.least[-1])}, and the "
        f"promise from {short(run.least[0] + run.excess[0])} to {short(run.least[-1] + run.excess[-1])}."
    )


def sizes_table(run: OccamRun) -> dict[str, Any]:
    """A row for each size, in full precision."""
    return {
        "nodes": run.nodes.tolist(),
        "bits": [run.bits(size) for size in range(len(run.nodes))],
        "training_error": run.training.tolist(),
        "gap": run.gap.tolist(),
        "promise": run.promise.tolist(),
        "risk": run.risk.tolist(),
    }


def _by_nodes(top: float) -> go.Figure:
    return figure(
        height=HEIGHT, xaxis=linear_axis("nodes of the tree"), yaxis=linear_axis("share of mistakes", range=[0, top])
    )  # fmt: skip


def _line(drawn: go.Figure, nodes: Any, heights: Any, name: str, look: dict[str, Any]) -> None:
    mode = "lines" if len(nodes) > 1 else "markers"
    drawn.add_scatter(
        x=nodes, y=heights, mode=mode, name=name, line=look, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>"
    )


def _mark(drawn: go.Figure, name: str, at: tuple[int, float], color: str, symbol: str) -> None:
    look = {"symbol": symbol, "size": 15, "color": color, "line": {"width": 3}}
    drawn.add_scatter(x=[at[0]], y=[at[1]], mode="markers", name=name, marker=look, hoverinfo="skip")
