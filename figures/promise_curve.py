"""A promise against one of its variables: where it says something, where it does not, and where the answer lies."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from bounds.theorem import Theorem
from bounds.vocabulary import Variable
from figures._theme import figure, label_at, linear_axis, log_axis, palette

if TYPE_CHECKING:
    import plotly.graph_objects as go

POINTS = 400
CROWDED = 0.75  # share of the axis beyond which a label no longer fits to the right


def promise_curve(theorem: Theorem, over: str, given: Mapping[str, Any], theme: str = "light") -> go.Figure:
    """`theorem` against its variable `over`, the others as `given`; the given value of `over` is marked.

    `given` holds a value for every variable. Points outside the domain leave a gap.
    """
    variable = theorem.variable(over)
    values = walk(variable, float(given[over]))
    heights = theorem.grid(**{**given, over: values})
    log_x, log_y = is_logarithmic(variable), _spans_decades(heights)
    drawn = figure(
        xaxis=(log_axis if log_x else linear_axis)(_axis_title(variable), rangemode="normal"),
        yaxis=(log_axis if log_y else linear_axis)(theorem.returns.label),
    )
    _shade_vacuous(drawn, theorem, heights, log_y, theme)
    drawn.add_scatter(
        x=values, y=heights, mode="lines", name=theorem.title, line={"color": palette(theme)[0], "width": 3}
    )
    _mark_answer(drawn, theorem, over, given, (log_x, log_y), theme)
    return drawn


def walk(variable: Variable, at: float) -> np.ndarray:
    """Values of the variable worth drawing: its everyday range, stretched so that `at` lies well inside."""
    low, high = variable.typical
    domain = variable.domain
    if at > 0:
        low, high = min(low, at / 10), max(high, at * 10)
    low = max(low, domain.low if domain.includes_low else max(domain.low, low, 1e-300))
    high = min(high, domain.high) * (1 if domain.includes_high or high < domain.high else 1 - 1e-9)
    spread = np.geomspace(low, high, POINTS) if is_logarithmic(variable) and low > 0 else np.linspace(low, high, POINTS)
    if domain.integer:
        spread = np.unique(np.rint(spread))
        spread = np.unique(2 * (spread // 2) + 1) if domain.odd else spread
    return spread


def is_logarithmic(variable: Variable) -> bool:
    """Does the variable's everyday range span decades?"""
    low, high = variable.typical
    return low > 0 and high / low > 20


def curve_table(theorem: Theorem, over: str, given: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """The drawn points as columns: the variable, and what is promised at each of its values."""
    values = walk(theorem.variable(over), float(given[over]))
    return {over: values, theorem.returns.name.replace(" ", "_"): theorem.grid(**{**given, over: values})}


def description(theorem: Theorem, over: str, given: Mapping[str, Any]) -> str:
    """What a person sees on the figure, in words."""
    variable = theorem.variable(over)
    direction = "falls" if over in theorem.falls_in else "rises"
    value = theorem(**given)
    return (
        f"{theorem.returns.name} of {theorem.title} against {variable.meaning}: it {direction}; "
        f"at {variable.label} = {in_words(given[over])} it is {in_words(value, 4)}."
    )


def _spans_decades(heights: np.ndarray) -> bool:
    positive = heights[np.isfinite(heights) & (heights > 0)]
    all_positive = positive.size == np.isfinite(heights).sum()
    return bool(positive.size and all_positive and positive.max() / positive.min() > 20)


def _axis_title(variable: Variable) -> str:
    unit = f" ({variable.unit})" if variable.unit and variable.unit not in variable.meaning else ""
    return f"{variable.meaning} {variable.label}{unit}"


def _shade_vacuous(drawn: go.Figure, theorem: Theorem, heights: np.ndarray, log_y: bool, theme: str) -> None:
    trivial, top = theorem.returns.trivial, float(np.nanmax(heights, initial=-math.inf))
    if trivial is None or top <= trivial:
        return
    drawn.add_hrect(y0=trivial, y1=top * 1.1, fillcolor="grey", opacity=0.12, line_width=0, layer="below")
    drawn.add_hline(y=trivial, line={"color": "grey", "dash": "dot", "width": 1.5})
    drawn.add_annotation(
        x=1, xref="paper", y=math.log10(trivial) if log_y else trivial, text=f"above {trivial:g} it promises nothing",
        showarrow=False, xanchor="right", yanchor="bottom", font={"color": "grey"},
    )  # fmt: skip


def _mark_answer(
    drawn: go.Figure, theorem: Theorem, over: str, given: Mapping[str, Any], logs: tuple[bool, bool], theme: str
) -> None:
    x, y = float(given[over]), theorem(**given)
    color = palette(theme)[1]
    drawn.add_scatter(
        x=[x], y=[y], mode="markers", name="your values", marker={"color": color, "size": 12, "symbol": "diamond"}
    )
    if (x > 0 or not logs[0]) and (y > 0 or not logs[1]):
        text = f"{theorem.variable(over).label} = {in_words(given[over], None if isinstance(given[over], int) else 4)}"
        falls = over in theorem.falls_in
        crowded = _share_of_axis(drawn.data[0].x, x, logs[0]) > CROWDED
        # Beside a falling curve there is room at the upper right and lower left; beside a rising one, at the others.
        label_at(drawn, (x, y), text, color, logs, side="right" if crowded else "left", above=falls != crowded)


def _share_of_axis(values: np.ndarray, x: float, log: bool) -> float:
    low, high, at = (math.log10(end) if log else end for end in (values[0], values[-1], x))
    return float((at - low) / (high - low)) if high > low else 0.5
