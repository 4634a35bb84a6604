"""Bagging and a forest tree by tree beside one tree, and which features the trees use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.boosting.bagging.run import PUBLISHED, BaggingRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
NAMES = 118  # pixels right of the axes for the curves' names
APART = 0.06  # of the axis, between two names
MOST = 12  # features whose bars have room
LARGEST_PROMISE = 0.5  # a bound beyond would flatten the curves


def scores(run: BaggingRun, printed: bool = False, theme: str = "light") -> go.Figure:
    """R² or share of mistakes after each tree: fresh and out of bag, for bagging and the forest; one tree across.

    `printed` adds the numbers of the notes' script at the right end.
    """
    what = "R²" if run.of_numbers else "share of mistakes"
    drawn = figure(height=HEIGHT, xaxis=linear_axis("trees B"), yaxis={"title": {"text": what}, "ticks": "outside"})
    drawn.update_xaxes(range=[0, max(len(run.counted), 2)])
    drawn.update_layout(margin_r=NAMES)
    named = _curves(run, theme)
    for name, heights, look, _ in named:
        drawn.add_scatter(x=run.counted, y=heights, mode="lines+markers" if len(run.counted) == 1 else "lines",
                          name=name, line=look, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")  # fmt: skip
    if printed:
        drawn.add_scatter(
            x=[len(run.counted)] * len(PUBLISHED), y=list(PUBLISHED.values()), mode="markers", name="printed",
            marker={"symbol": "x", "size": 9, "color": GREY[theme]}, customdata=list(PUBLISHED), cliponaxis=False,
            hovertemplate="printed, %{customdata}: %{y:.4f}<extra></extra>",
        )  # fmt: skip
    _name_the_ends(drawn, [(float(heights[-1]), text, look["color"]) for _, heights, look, text in named], run)
    return drawn


def scores_in_words(run: BaggingRun) -> str:
    """What a person sees on the curves."""
    what = "R²" if run.of_numbers else "share of mistakes"
    bagging, forest = (in_words(float(grown.fresh[-1]), 3) for grown in (run.bagging, run.forest))
    return (
        f"The {what} of one tree is {in_words(run.single, 3)}; with {len(run.counted)} trees that of bagging is "
        f"{bagging} and that of the forest {forest}. The scores out of bag run close to them."
    )


def bars(run: BaggingRun, theme: str = "light") -> go.Figure:
    """How much each feature's splits lower the impurity, as a share of the whole, in bagging and in the forest."""
    kept = _kept(run)
    drawn = figure(
        height=HEIGHT, hovermode="closest", barmode="group", bargap=0.25,
        xaxis=linear_axis("importance, as a share of the whole"),
        yaxis={"type": "category", "autorange": "reversed", "automargin": True},
    )  # fmt: skip
    for name, grown, color, pattern in (
        ("bagging", run.bagging, palette(theme)[0], ""),
        ("forest", run.forest, palette(theme)[2], "/"),
    ):
        drawn.add_bar(
            y=[run.names[i] for i in kept], x=grown.importances[kept], orientation="h", name=name,
            marker={"color": color, "pattern": {"shape": pattern}},
            hovertemplate=f"{name}: %{{x:.3f}}<extra>%{{y}}</extra>",
        )  # fmt: skip
    return drawn


def bars_in_words(run: BaggingRun) -> str:
    """What a person sees in the bars."""
    first = int(np.argmax(run.forest.importances))
    return (
        f"A bar for each of {len(_kept(run))} features, for bagging and for the forest; in the forest “"
        f"{run.names[first]}” matters most, with {in_words(float(run.forest.importances[first]), 3)} of the whole."
    )


def bagging_table(run: BaggingRun) -> dict[str, Any]:
    """A row for each number of trees."""
    return {
        "trees": run.counted.tolist(),
        "one_tree": [run.single] * len(run.counted),
        "bagging": run.bagging.fresh.tolist(),
        "bagging_out_of_bag": run.bagging.out_of_bag.tolist(),
        "forest": run.forest.fresh.tolist(),
        "forest_out_of_bag": run.forest.out_of_bag.tolist(),
    }


def _curves(run: BaggingRun, theme: str) -> list[tuple[str, Any, dict[str, Any], str]]:
    blue, orange, green, purple = palette(theme)[:4]
    several = np.ones(len(run.counted))
    found = [
        ("one tree", run.single * several, {"color": orange, "width": 2.5}, "one tree"),
        ("bagging, out of bag", run.bagging.out_of_bag, {"color": blue, "width": 1.5, "dash": "dash"}, "out of bag"),
        ("forest, out of bag", run.forest.out_of_bag, {"color": green, "width": 1.5, "dash": "dot"}, "out of bag"),
        ("bagging", run.bagging.fresh, {"color": blue, "width": 3.5}, "<b>bagging</b>"),
        ("forest", run.forest.fresh, {"color": green, "width": 3, "dash": "dashdot"}, "<b>forest</b>"),
    ]
    promised = run.forest.vote.promised if run.forest.vote else None
    if promised is not None and promised <= LARGEST_PROMISE:
        found.append(
            ("promise", promised * several, {"color": purple, "width": 1.5, "dash": "dash"}, "forest, at most")
        )
    return found


def _kept(run: BaggingRun) -> list[int]:
    """All features in their order where there is room, else the forest's most important ones, falling."""
    if len(run.names) <= MOST or run.of_numbers:
        return list(range(len(run.names)))
    return [int(i) for i in np.argsort(-run.forest.importances, kind="stable")[:MOST]]


def _name_the_ends(drawn: go.Figure, ends: list[tuple[float, str, str]], run: BaggingRun) -> None:
    """Names right of the curves' ends, pushed apart where these lie together."""
    known = [end for end in ends if np.isfinite(end[0])]
    seen = np.concatenate([np.asarray(trace.y, float) for trace in drawn.data])
    span = float(np.nanmax(seen) - np.nanmin(seen)) or 1.0
    below = -np.inf
    for height, text, color in sorted(known):
        place = max(height, below)
        below = place + APART * span
        drawn.add_annotation(x=max(len(run.counted), 2), y=place, text=text, showarrow=False, xanchor="left", xshift=10,
                             font={"color": color, "size": 14})  # fmt: skip
