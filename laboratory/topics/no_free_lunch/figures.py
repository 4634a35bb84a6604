"""No free lunch: what learners cost under every labelling, the exact averages, and a world made to be slow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import DASHES, GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.no_free_lunch.lunch.run import LunchRun, averages, doubled
from laboratory.topics.no_free_lunch.slow.run import SEQUENCES, SlowWorld, measured_sizes, slow_sizes

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT, BESIDE = 420, 360
MARKS = ("circle", "diamond-open", "square")


def labellings(run: LunchRun, theme: str = "light") -> go.Figure:
    """The expected risk of each learner under each labelling, the cheapest first; dashed: the mean of them."""
    count = 2**run.points
    top = max(run.worst(name) for name in run.costs)
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis=linear_axis("labellings, the learner's favourites first", range=[0, count + 1], showgrid=False),
        yaxis=linear_axis("expected risk", range=[0, 1.3 * top]),
    )  # fmt: skip
    for place, name in enumerate(run.costs):
        color = palette(theme)[place]
        risks = np.sort(run.costs[name].expected_risk)
        drawn.add_scatter(
            x=np.arange(1, count + 1), y=risks, mode="lines+markers", name=name, line={"color": color, "width": 1},
            marker={"symbol": MARKS[place], "size": 6, "color": color}, hovertemplate="%{y:.4f}",
        )  # fmt: skip
        mean = run.mean(name)
        look = {"color": color, "width": 2, "dash": DASHES[1 + place]}
        drawn.add_scatter(
            x=[0, count + 1], y=[mean, mean], mode="lines", line=look, name=f"{name}, mean", hoverinfo="skip"
        )
        drawn.add_annotation(
            x=0.02, y=0.99 - 0.075 * place, xref="paper", yref="paper", xanchor="left", yanchor="top",
            text=f"{'●◇■'[place]} {name}, mean {mean:.4f}", showarrow=False, font={"color": color, "size": 14},
        )  # fmt: skip
    return drawn


def labellings_in_words(run: LunchRun) -> str:
    """What a person sees of the labellings."""
    means = "; ".join(f"{name} {run.mean(name):.4f}" for name in run.costs)
    return f"Expected risks of three learners under all {2**run.points} labellings, sorted. Means: {means}."


def lunch_table(run: LunchRun) -> dict[str, Any]:
    """A row for each labelling, in the order of its number."""
    risks = {name.replace(" ", "_"): cost.expected_risk.tolist() for name, cost in run.costs.items()}
    return {"labelling": list(range(2**run.points)), **risks}


def lunch_law(run: LunchRun, theme: str = "light") -> go.Figure:
    """The exact average over labellings against the sample size, on this domain and on one of 2m points."""
    sizes = np.arange(1, max(4 * run.points, 12) + 1)
    last = float(sizes[-1])
    drawn = figure(
        height=BESIDE, xaxis=linear_axis("examples m", range=[0, last]),
        yaxis=linear_axis("mean risk over all labellings", range=[0, 0.55]),
    )  # fmt: skip
    blue, green, grey = palette(theme)[0], palette(theme)[4], GREY[theme]
    law = averages(run.points, sizes)
    _line(drawn, sizes, doubled(sizes), "2m points", {"color": green, "width": 2, "dash": "dash"})
    _line(drawn, sizes, law, "these points", {"color": blue, "width": 4})
    drawn.add_hline(y=0.25, line={"color": grey, "width": 1, "dash": "dot"})
    drawn.add_scatter(
        x=[run.m], y=[run.average], mode="markers", marker={"size": 11, "color": blue}, name="now", hoverinfo="skip"
    )
    label_at(drawn, (last, 0.304), "2m points: never below 1/4", green, (False, False), "right", above=True)
    third = len(sizes) // 3
    text = f"<b>{run.points} points</b>"
    label_at(drawn, (float(sizes[third]), float(law[third])), text, blue, (False, False), "right", above=False)
    return drawn


def slow(world: SlowWorld, found: np.ndarray, theme: str = "light") -> go.Figure:
    """The exact risk above the sequence that was asked for; marks: memorisers that were run."""
    sizes = slow_sizes()
    asked, risk = world.asked(sizes), world.risk(sizes)
    drawn = figure(
        height=HEIGHT, xaxis=log_axis("examples m", range=[-0.1, math.log10(float(sizes[-1])) + 0.1]) | {"dtick": 2},
        yaxis=log_axis("expected risk") | {"range": [math.log10(float(asked.min()) / 2), 0]},
    )  # fmt: skip
    blue, orange = palette(theme)[:2]
    _line(drawn, sizes, asked, "asked for", {"color": orange, "width": 2, "dash": "dash"})
    _line(drawn, sizes, risk, "every rule, at least", {"color": blue, "width": 4})
    marker = {"symbol": "diamond", "size": 9, "color": blue, "line": {"width": 1, "color": "white"}}
    drawn.add_scatter(
        x=measured_sizes(), y=found.mean(axis=1), mode="markers", marker=marker, name="measured",
        hovertemplate="%{y:.4g}",
    )  # fmt: skip
    x = float(sizes[-1])
    high = float(risk[2 * len(sizes) // 5])
    label_at(drawn, (x, high), "<b>every rule has at least this</b>", blue, (True, True), "right", above=True)
    words = f"asked for: {SEQUENCES[world.sequence][0]}"
    label_at(drawn, (x, float(asked[-1])), words, orange, (True, True), "right", above=False)
    return drawn


def slow_in_words(world: SlowWorld) -> str:
    """What a person sees of the slow world."""
    return (
        f"On logarithmic axes the exact expected risk of every rule stays above {SEQUENCES[world.sequence][0]} for all "
        "sample sizes from one to a million; memorisers that were run lie on it."
    )


def slow_table(world: SlowWorld) -> dict[str, Any]:
    """A row for each size that is drawn."""
    sizes = slow_sizes()
    return {
        "examples": sizes.tolist(),
        "asked_for": world.asked(sizes).tolist(),
        "expected_risk": world.risk(sizes).tolist(),
    }


def _line(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")
