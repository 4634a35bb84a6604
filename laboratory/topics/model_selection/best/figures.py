"""The least of many errors, beside what each candidate is worth; and the two ways to report it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import GREY, figure, log_axis, palette
from laboratory.topics.model_selection.best.run import LotteryRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
ROOM_BELOW = 0.15  # of the height, so that nothing lies on the axis


def least_errors(run: LotteryRun, theme: str = "light") -> go.Figure:
    """The mean of the least error by number of candidates with its range, the promise below, this draw's own."""
    counts = run.counts
    alone = run.promised[0]
    span = _span(run)
    drawn = figure(
        height=HEIGHT, yaxis={"title": {"text": "share of mistakes"}, "ticks": "outside", "range": list(span)},
        xaxis=log_axis("candidates k", range=[0, float(np.log10(counts[-1]))]),
    )  # fmt: skip
    blue, orange, green, purple = palette(theme)[:4]
    drawn.add_scatter(
        x=np.concatenate([counts, counts[::-1]]), y=np.concatenate([run.high, run.low[::-1]]), fill="toself",
        fillcolor="rgba(128, 128, 128, 0.18)", mode="lines", line={"width": 0}, hoverinfo="skip", name="range",
    )  # fmt: skip
    flat = np.full(len(counts), run.error)
    _curve(drawn, counts, flat, "true risk", {"color": blue, "width": 4})
    _curve(drawn, counts, run.average, "least error", {"color": orange, "width": 3})
    _curve(drawn, counts, run.promised, "promise", {"color": purple, "width": 2, "dash": "dash"})
    wrong = {"color": GREY[theme], "width": 1.5, "dash": "dot"}
    _curve(drawn, counts, np.full(len(counts), alone), "promise for one", wrong)
    drawn.add_scatter(
        x=np.full(run.k, run.k), y=run.one, mode="markers", name="this draw",
        marker={"size": 6, "color": green, "opacity": 0.5}, hovertemplate="a candidate: %{y:.4g}<extra></extra>",
    )  # fmt: skip
    mark = {"size": 14, "color": green, "symbol": "circle-open", "line": {"width": 3}}
    drawn.add_scatter(
        x=[run.k], y=[float(run.one.min())], mode="markers", name="chosen", marker=mark,
        hovertemplate="chosen: %{y:.4g}<extra></extra>",
    )  # fmt: skip
    endings = [
        Ending("true risk", run.error, blue),
        Ending("least error,<br>on average", float(run.average[-1]), orange),
        Ending("promise", float(run.promised[-1]), purple),
        Ending("promise<br>for one", float(alone), GREY[theme]),
    ]
    name_the_ends(drawn, endings, span, room=92)
    return drawn


def least_in_words(run: LotteryRun) -> str:
    """What a person sees of the least error."""
    return (
        f"The least of k errors on {run.m} examples, for k from 1 to {run.counts[-1]}: on average {short(run.error)} "
        f"for one candidate and {short(run.expected)} for {run.k}; in nine of ten draws of {run.k} it lies between "
        f"{short(run.low[run.place])} and {short(run.high[run.place])}. The true risk is {short(run.error)} throughout."
    )


def plain_and_nested(run: LotteryRun, theme: str = "light") -> go.Figure:
    """How the least cross-validation error and the nested estimate spread over many draws."""
    blue, orange, green = palette(theme)[:3]
    drawn = figure(
        height=HEIGHT, barmode="overlay", hovermode="closest",
        xaxis={"title": {"text": "share of mistakes reported"}, "ticks": "outside"},
        yaxis={"title": {"text": "draws"}, "ticks": "outside"},
    )  # fmt: skip
    bins = _bins(run)
    for name, reports, color in (("least error", run.plain, orange), ("nested", run.nested, green)):
        heights, edges = np.histogram(reports, bins)
        drawn.add_bar(
            x=(edges[:-1] + edges[1:]) / 2, y=heights, width=np.diff(edges), name=name, opacity=0.6,
            marker={"color": color, "pattern": {"shape": "/" if name == "nested" else ""}, "line": {"width": 0}},
            hovertemplate=f"{name}: %{{y}} draws near %{{x:.3g}}<extra></extra>",
        )  # fmt: skip
    drawn.add_vline(x=run.error, line={"color": blue, "width": 4})
    drawn.add_vline(x=run.expected, line={"color": orange, "width": 2, "dash": "dash"})
    for x, name, color, side in (
        (run.expected, "least error", orange, "right"),
        (run.error, "nested", green, "left"),
        (run.error, "true risk", blue, "right"),
    ):
        drawn.add_annotation(
            x=x, y=1.0 if name != "true risk" else 1.09, yref="paper", text=name, showarrow=False, xanchor=side,
            xshift=-6 if side == "right" else 6, yanchor="top", font={"color": color, "size": 14},
        )  # fmt: skip
    drawn.update_layout(margin_t=36)
    return drawn


def plain_in_words(run: LotteryRun) -> str:
    """What a person sees of the two reports."""
    return (
        f"In {len(run.plain)} draws the least error over {run.folds} folds is {short(run.plain.mean())} on average, "
        f"the nested estimate {short(run.nested.mean())}; every candidate's true risk is {short(run.error)}."
    )


def lottery_table(run: LotteryRun) -> dict[str, Any]:
    """A row for each number of candidates, in full precision."""
    return {
        "candidates": run.counts.tolist(),
        "mean_least_error": run.average.tolist(),
        "low_5_percent": run.low.tolist(),
        "high_95_percent": run.high.tolist(),
        "promised_at_least": run.promised.tolist(),
        "true_risk": [run.error] * len(run.counts),
    }


def _span(run: LotteryRun) -> tuple[float, float]:
    low = min(float(run.promised.min()), float(run.one.min()), float(run.low.min()))
    high = max(run.error, float(run.one.max()))
    air = ROOM_BELOW * (high - low)
    return max(low - air, -0.02), min(high + air, 1.02)


def _bins(run: LotteryRun) -> np.ndarray:
    """Edges between multiples of 1/m, or of several where there are many."""
    low = min(float(run.plain.min()), float(run.nested.min()))
    high = max(float(run.plain.max()), float(run.nested.max()))
    step = max(1, round((high - low) * run.m / 40)) / run.m
    return np.arange(low - step / 2, high + step, step)


def _curve(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>")
