"""Consistency and rates: both risks of ERM, a consistent rule against two that are not, exponents fitted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import DASHES, GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.learning_curves.figures import apart
from laboratory.topics.no_free_lunch.consistency import (
    CROSSING_SIZES,
    NEIGHBOURS,
    ONE,
    THRESHOLD,
    ConsistencyRun,
    CrossingRun,
)
from laboratory.topics.no_free_lunch.rates.run import Rate

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 440
MARKS = ("circle", "diamond", "square", "triangle-up")
COLORS = (0, 1, 4, 3)


def consistency(run: ConsistencyRun, theme: str = "light") -> go.Figure:
    """Mean training error and mean true risk of ERM meet at the best risk of the class; dashed: the promise."""
    drawn = figure(height=HEIGHT, xaxis=_sizes(run.sizes), yaxis=linear_axis("risk", range=[0, _top(run)]))
    blue, orange, green, grey = *palette(theme)[:3], GREY[theme]
    x = run.sizes
    for ends, color in ((run.true_range, blue), (run.training_range, orange)):
        drawn.add_scatter(
            x=np.concatenate([x, x[::-1]]), y=np.concatenate([ends[:, 0], ends[::-1, 1]]), fill="toself", mode="lines",
            fillcolor=_tinted(color, 0.12), line={"width": 0}, hoverinfo="skip", name="5 % to 95 %",
        )  # fmt: skip
    for name, heights in (("best + gap", run.best + run.gap), ("best - gap", run.best - run.gap)):
        _line(drawn, x, heights, name, {"color": grey, "width": 1.5, "dash": "dash"})
    _line(drawn, x, np.full(len(x), run.best), "best of the class", {"color": green, "width": 2, "dash": "dot"})
    _line(drawn, x, run.true, "true risk", {"color": blue, "width": 4})
    _line(drawn, x, run.training, "training error", {"color": orange, "width": 2.5})
    at = len(x) // 3
    label_at(drawn, (float(x[at]), float(run.true[at])), "<b>true risk</b>", blue, (True, False), "left", above=True)
    low = (float(x[at]), float(run.training[at]))
    label_at(drawn, low, "training error", orange, (True, False), "left", above=False)
    label_at(drawn, (float(x[0]), run.best), "best of the class", green, (True, False), "left", above=True)
    late = 3 * len(x) // 5
    high = (float(x[late]), float(run.best + run.gap[late]))
    label_at(drawn, high, "promised", grey, (True, False), "left", above=True)
    return drawn


def _top(run: ConsistencyRun) -> float:
    return float(min(1.0, 1.15 * max(run.true_range.max(), run.best + run.gap[len(run.gap) // 3])))


def consistency_in_words(run: ConsistencyRun) -> str:
    """What a person sees of the two risks."""
    return (
        f"Against the sample size the mean training error rises from {run.training[0]:.3f} to {run.training[-1]:.3f} "
        f"and the mean true risk falls from {run.true[0]:.3f} to {run.true[-1]:.3f}; the best of the class has "
        f"{run.best:.3f}."
    )


def consistency_table(run: ConsistencyRun) -> dict[str, Any]:
    """A row for each size; full precision."""
    return {
        "examples": run.sizes.tolist(),
        "training_error": run.training.tolist(),
        "training_error_5": run.training_range[:, 0].tolist(),
        "training_error_95": run.training_range[:, 1].tolist(),
        "true_risk": run.true.tolist(),
        "true_risk_5": run.true_range[:, 0].tolist(),
        "true_risk_95": run.true_range[:, 1].tolist(),
        "expected_gap_promised": run.gap.tolist(),
        "apart": run.apart.tolist(),
    }


def crossing(run: CrossingRun, theme: str = "light") -> go.Figure:
    """Expected risks of a consistent rule and of two that are not, with the limits they go to."""
    top = max(float(means.max()) for means in run.means.values())
    drawn = figure(
        height=HEIGHT,
        xaxis=_sizes(np.array(CROSSING_SIZES)),
        yaxis=linear_axis("expected risk", range=[-0.1 * top, 1.08 * top]),
    )
    looks = {NEIGHBOURS: (0, 4.0, "solid"), THRESHOLD: (1, 2.5, "solid"), ONE: (4, 1.5, "dash")}
    last = float(CROSSING_SIZES[-1])
    for place, (name, (index, width, dash)) in enumerate(looks.items()):
        color = palette(theme)[index]
        _line(
            drawn, np.array(CROSSING_SIZES[:: len(CROSSING_SIZES) - 1]), np.full(2, run.limits[name]),
            f"limit of {name}", {"color": color, "width": 1, "dash": "dot"},
        )  # fmt: skip
        drawn.add_scatter(
            x=CROSSING_SIZES, y=run.means[name], mode="lines+markers", name=name, hovertemplate="%{y:.4f}",
            line={"color": color, "width": width, "dash": dash}, marker={"size": 7, "symbol": MARKS[place]},
        )  # fmt: skip
    if run.crossing is not None:
        drawn.add_vline(x=run.crossing, line={"color": GREY[theme], "width": 1, "dash": "dot"})
        label_at(drawn, (run.crossing, top), f"m* = {run.crossing}", GREY[theme], (True, False), "left", above=False)
    blue = palette(theme)[0]
    best = (last, run.limits[NEIGHBOURS])
    label_at(drawn, best, f"<b>{NEIGHBOURS}</b>", blue, (True, False), "right", above=False)
    ends = {THRESHOLD: THRESHOLD, ONE: ONE}
    heights = apart([HEIGHT * float(run.means[name][-1]) / top for name in ends], 20, HEIGHT)
    for (name, text), height in zip(ends.items(), heights, strict=True):
        color = palette(theme)[looks[name][0]]
        label_at(drawn, (last, height * top / HEIGHT), text, color, (True, False), "right", above=True)
    return drawn


def crossing_in_words(run: CrossingRun) -> str:
    """What a person sees of the three rules."""
    told = "; ".join(f"{name} from {means[0]:.3f} to {means[-1]:.3f}" for name, means in run.means.items())
    return f"Mean true risks against the sample size: {told}. The Bayes risk is {run.world.bayes_risk:.3f}."


def crossing_table(run: CrossingRun) -> dict[str, Any]:
    """A row for each size."""
    table: dict[str, Any] = {"examples": list(CROSSING_SIZES)}
    for name, means in run.means.items():
        key = name.replace(" ", "_").replace("√", "root_")
        table |= {key: means.tolist(), f"{key}_standard_error": run.errors[name].tolist()}
    return table


def rates(curves: Sequence[Rate], promises: bool, what: str, theme: str = "light") -> go.Figure:
    """Curves on logarithmic axes, where a power of m is a straight line; each named with its fitted exponent."""
    drawn = figure(height=HEIGHT, xaxis=_sizes(curves[0].sizes), yaxis=log_axis(what))
    for place, curve in enumerate(curves):
        color = palette(theme)[COLORS[place]]
        if promises and curve.promise is not None:
            look = {"color": color, "width": 1.5, "dash": "dash"}
            _line(drawn, curve.sizes, curve.promise, f"{curve.name}, promised", look)
        mode = "lines" if curve.exact else "lines+markers"
        drawn.add_scatter(
            x=curve.sizes, y=curve.values, mode=mode, name=curve.name, hovertemplate="%{y:.3g}",
            line={"color": color, "width": 3.5, "dash": "solid" if curve.exact else DASHES[4]},
            marker={"size": 6, "symbol": MARKS[place]},
        )  # fmt: skip
    _name_the_rates(drawn, curves, theme)
    return drawn


def _name_the_rates(drawn: go.Figure, curves: Sequence[Rate], theme: str) -> None:
    """In the free corner under the lines, in the order in which these end, from above."""
    ending = sorted(range(len(curves)), key=lambda place: float(curves[place].values[-1]))
    for row, place in enumerate(ending):
        curve = curves[place]
        text = f"<b>{curve.name}</b>: m<sup>{curve.exponent:.2f}</sup>".replace("-", "−")
        drawn.add_annotation(
            x=0.01, y=0.01 + 0.075 * row, xref="paper", yref="paper", xanchor="left", yanchor="bottom", text=text,
            showarrow=False, font={"color": palette(theme)[COLORS[place]], "size": 14},
        )  # fmt: skip


def rates_in_words(curves: Sequence[Rate]) -> str:
    """What a person sees of the rates."""
    told = "; ".join(f"{curve.name}: exponent {curve.exponent:.2f}, in theory {curve.theory}" for curve in curves)
    return f"Falling lines on logarithmic axes. {told}."


def rates_table(curves: Sequence[Rate]) -> dict[str, Any]:
    """A row for each size."""
    table: dict[str, Any] = {"examples": curves[0].sizes.tolist()}
    for curve in curves:
        table[curve.name] = curve.values.tolist()
        if curve.promise is not None:
            table[f"{curve.name}, promised"] = curve.promise.tolist()
    return table


def _sizes(sizes: np.ndarray) -> dict[str, Any]:
    """A logarithmic axis that ends with the sizes, however long the labels are."""
    return log_axis("examples m", range=[math.log10(float(sizes[0])) - 0.08, math.log10(float(sizes[-1])) + 0.08])


def _line(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")


def _tinted(color: str, strength: float) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {strength})"
