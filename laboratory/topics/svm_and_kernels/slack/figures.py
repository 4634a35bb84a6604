"""Slack: what an example within the margin pays, on a line and in the plane, and what its price does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, palette
from laboratory.topics.svm_and_kernels.plane import HEIGHT, band, empty_plane, examples, line, square_around
from laboratory.topics.svm_and_kernels.slack.run import SlackRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

NAMES = 104  # pixels right of the axes for the curves' names
APART = 0.075  # of the axis, between two names


def picture(run: SlackRun, step: int, theme: str = "light") -> go.Figure:
    """The fit at one price, with a bar for each slack."""
    return _on_a_line(run, step, theme) if run.points.shape[1] == 1 else _in_the_plane(run, step, theme)


def picture_in_words(run: SlackRun, step: int) -> str:
    """What a person sees of it."""
    paid = int((run.slacks[step] > 1e-9).sum())
    return (
        f"{run.m} examples at the price {in_words(float(run.costs[step]), 3)} of a unit of slack: the margin is "
        f"{in_words(float(run.margins[step]), 3)}, {paid} examples pay, {in_words(float(run.slacks[step].sum()), 3)} "
        "in all."
    )


def path(run: SlackRun, step: int, theme: str = "light") -> go.Figure:
    """Above, the margin; below, mean slack, mistakes and exact risk with the promise, over the price of slack."""
    low = "price C of a unit of slack"
    powers: dict[str, Any] = {"type": "log", "dtick": 1 if len(run.costs) < 15 else 2, "exponentformat": "power"}
    drawn = figure(
        height=HEIGHT, margin_r=NAMES,
        xaxis={**powers, "title": {"text": low}, "ticks": "outside", "anchor": "y"},
        yaxis={"title": {"text": "share, mean slack"}, "domain": [0, 0.6], "ticks": "outside",
               "range": [-0.03, _top(run)]},
        yaxis2={"title": {"text": "margin 1/‖w‖"}, "domain": [0.68, 1], "type": "log", "dtick": 1, "ticks": "outside",
                "exponentformat": "power"},
    )  # fmt: skip
    drawn.add_scatter(x=run.costs, y=run.margins, yaxis="y2", mode="lines", name="margin",
                      line={"color": palette(theme)[2], "width": 3}, hovertemplate="%{y:.4g}")  # fmt: skip
    ends = []
    for name, label, heights, look in _curves(run, theme):
        seen = np.where(heights <= _top(run), heights, np.nan)
        drawn.add_scatter(x=run.costs, y=seen, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")
        if name != "promise":
            ends.append((label, float(heights[-1]), str(look["color"])))
    _name_ends(drawn, ends, _top(run))
    if run.promised is not None:
        lowest = int(np.argmin(run.promised))
        at = (float(run.costs[lowest]), float(run.promised[lowest]))
        label_at(drawn, at, "promised mean risk", palette(theme)[1], (True, False), "left", above=False)
    drawn.add_vline(x=run.costs[step], line={"color": GREY[theme], "width": 1, "dash": "dot"})
    return drawn


def path_in_words(run: SlackRun, step: int) -> str:
    """What a person sees of the curves."""
    risk = f"; the exact risk there is {in_words(float(run.risks[step]), 3)}" if run.risks is not None else ""
    return (
        f"As the price of slack rises from {in_words(float(run.costs[0]), 2)} to {in_words(float(run.costs[-1]), 2)}, "
        f"the margin falls from {in_words(float(run.margins[0]), 3)} to {in_words(float(run.margins[-1]), 3)}, the "
        f"mean slack from {in_words(float(run.mean_slacks[0]), 3)} to {in_words(float(run.mean_slacks[-1]), 3)}; "
        f"looked at: C = {in_words(float(run.costs[step]), 3)}{risk}."
    )


def slack_table(run: SlackRun) -> dict[str, Any]:
    """A row for each price, in full precision."""
    known = {} if run.risks is None else {"true_risk": run.risks.tolist()}
    promised = {} if run.promised is None else {"promised_mean_risk": run.promised.tolist()}
    return {
        "C": run.costs.tolist(),
        "lambda": run.prices.tolist(),
        "margin": run.margins.tolist(),
        "mean_slack": run.mean_slacks.tolist(),
        "training_error": run.training_errors.tolist(),
        "support_vectors": run.supports.tolist(),
        **known,
        **promised,
    }


def _curves(run: SlackRun, theme: str) -> list[tuple[str, str, Any, dict[str, Any]]]:
    blue, orange, _, purple = palette(theme)[:4]
    curves = [
        ("mean slack", "mean slack", run.mean_slacks, {"color": purple, "width": 2.5, "dash": "dashdot"}),
        ("mistakes", "mistakes", run.training_errors, {"color": blue, "width": 2, "dash": "dot"}),
    ]
    if run.risks is not None:
        curves.append(("true risk", "<b>true risk</b>", run.risks, {"color": GREY[theme], "width": 4}))
    if run.promised is not None:
        curves.append(("promise", "promised", run.promised, {"color": orange, "width": 2, "dash": "dash"}))
    return curves


def _top(run: SlackRun) -> float:
    return max(1.05, 1.05 * float(run.mean_slacks.max()))


def _name_ends(drawn: go.Figure, ends: list[tuple[str, float, str]], top: float) -> None:
    """Names right of the curves' ends, moved apart where they would meet."""
    below = -np.inf
    for label, height, color in sorted(ends, key=lambda end: end[1]):
        below = max(height, below + APART * top / 0.6)
        drawn.add_annotation(x=1, xref="paper", y=below, text=label, showarrow=False, xanchor="left", xshift=6,
                             font={"color": color, "size": 14})  # fmt: skip


def _on_a_line(run: SlackRun, step: int, theme: str) -> go.Figure:
    """The score over the feature; each example stands at its label, its slack reaches down or up to the score."""
    x, w, b = run.points[:, 0], float(run.weights[step, 0]), float(run.offsets[step])
    ends = np.array([x.min() - 0.6, x.max() + 0.6])
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "feature x"}, "range": ends.tolist(), "ticks": "outside", "zeroline": False},
        yaxis={"title": {"text": "score w x + b"}, "range": [-2.6, 2.6], "ticks": "outside", "zeroline": False},
    )  # fmt: skip
    for level, dash in ((-1, "dash"), (0, "solid"), (1, "dash")):
        drawn.add_hline(y=level, line={"color": GREY[theme], "width": 1, "dash": dash})
    drawn.add_scatter(x=ends, y=w * ends + b, mode="lines", name="score", line={"color": palette(theme)[2], "width": 4},
                      hoverinfo="skip")  # fmt: skip
    for i in np.flatnonzero(run.slacks[step] > 1e-9):
        _bar(drawn, [x[i], x[i]], [run.signs[i], w * x[i] + b], theme)
        label_at(drawn, (float(x[i]), float(run.signs[i])), f"ξ = {in_words(float(run.slacks[step, i]), 2)}",
                 palette(theme)[3], (False, False), "left", above=run.signs[i] > 0)  # fmt: skip
    examples(drawn, np.column_stack([x, run.signs]), run.signs, theme, run.signs * (w * x + b) <= 0)
    return drawn


def _in_the_plane(run: SlackRun, step: int, theme: str) -> go.Figure:
    """The line and its band; each slack reaches from its example to its own edge of the band."""
    square, w, b = square_around(run.points), run.weights[step], float(run.offsets[step])
    drawn = empty_plane(square)
    band(drawn, w, b, square, theme)
    paying = np.flatnonzero(run.slacks[step] > 1e-9)
    feet = run.points[paying] + (run.slacks[step, paying] * run.signs[paying] / float(w @ w))[:, np.newaxis] * w
    gaps = np.full(len(paying), np.nan)
    _bar(drawn, np.column_stack([run.points[paying, 0], feet[:, 0], gaps]).ravel(),
         np.column_stack([run.points[paying, 1], feet[:, 1], gaps]).ravel(), theme)  # fmt: skip
    line(drawn, w, -b, square, "line", {"color": palette(theme)[2], "width": 4})
    examples(drawn, run.points, run.signs, theme, run.slacks[step] >= 1)
    return drawn


def _bar(drawn: go.Figure, x: Any, y: Any, theme: str) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name="slack", line={"color": palette(theme)[3], "width": 2},
                      hoverinfo="skip")  # fmt: skip
