"""A bound against one of its variables: where it is informative, where it is vacuous, and where the answer lies."""

import math
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np

from bounds.comparison.conditions import condition_of, unsettled_assumptions
from bounds.comparison.informativeness import Crossing, crossing
from bounds.display.bound_values import format_value
from bounds.numbers import format_number, rounded_safely
from bounds.solving.slider_values import is_logarithmic
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable
from laboratory.figures.bound_heights import DIGITS, TheoremAt, heights, points, wholes
from laboratory.figures.bounds import bound_of
from laboratory.figures.curves import curve, dot, hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline, zone
from laboratory.figures.names import annotate, word
from laboratory.figures.other_curves import draw_before, draw_others
from laboratory.figures.roles import PATCH, QUIET
from laboratory.figures.theme import BAND, TICK, figure, linear_axis, log_axis

CROWDED = 0.75  # share of the axis beyond which a label no longer fits to the right
HALF = 0.5
PHONE = 44  # characters of an axis title that a phone shows in one line
FOOT = 0.06  # of the curve's height: the minimum height of a grey band under it
ROOM = 2.2  # the grey band reaches at least so many times as high as the line it begins at
EDGE = QUIET.but(width=1.5)  # of the band


def bound_curve(
    theorem: Theorem,
    over: str,
    inputs: Mapping[str, Any],
    theme: str = "light",
    others: Sequence[TheoremAt] = (),
    former: Mapping[str, Any] | None = None,
) -> Figure:
    """`theorem` against its variable `over`, the others as `inputs`; the given value of `over` is marked.

    `inputs` holds a value for every variable. Points outside the domain leave a gap. Beside it are `others`, which have
    that variable too, and the same bound for the former inputs `former`.
    """
    variable = theorem.variable(over)
    values, bounds_now = points(theorem, over, inputs)
    every = np.concatenate([bounds_now, *(heights(*other, over, values) for other in others)])
    log_x, log_y = is_logarithmic(variable), _spans_decades(every)
    head = {"text": f"{variable.label} = %{{x:{',d' if variable.domain.integer else ',.4~g'}}}"}
    fig = figure(
        theme,
        xaxis=(log_axis if log_x else linear_axis)(_axis_title(variable), rangemode="normal", unifiedhovertitle=head),
        yaxis=(log_axis if log_y else linear_axis)(theorem.returns.label),
    )
    end = curve(fig, values, bounds_now, bound_of(theorem.slug))
    _shade_vacuous(fig, theorem, over, inputs, (float(np.nanmax(every)), log_y))
    _shade_silent(fig, theorem, over, inputs)
    _mark_answer(fig, theorem, over, inputs, (log_x, log_y))
    if start := crossing(theorem, over, inputs, values, bounds_now):
        _mark_start(fig, theorem, over, inputs, start, (log_x, log_y))
    if former is not None:
        draw_before(fig, theorem, over, inputs, former)
    if others:
        draw_others(fig, end, others, over, values)
    return fig


def curve_table(
    theorem: Theorem, over: str, inputs: Mapping[str, Any], others: Sequence[TheoremAt] = ()
) -> dict[str, Any]:
    """The drawn points as columns: the variable, the bound at each of its values, of a count also the whole number, and
    the other bounds."""
    values, bound = points(theorem, over, inputs)
    curves = {other.theorem.slug: heights(*other, over, values) for other in others}
    named = theorem.returns.name.replace(" ", "_")
    return {over: values, named: bound, **wholes(theorem, bound), **curves}


def curve_file(
    theorem: Theorem, over: str, inputs: Mapping[str, Any], others: Sequence[TheoremAt] = ()
) -> dict[str, Any]:
    """The same for export: every row has the ends of `theorem` that share its delta, where it could be one or both, and
    what it needs besides its inputs."""
    columns = curve_table(theorem, over, inputs, others)
    needs = "; ".join(assumption.key for assumption in unsettled_assumptions(theorem, inputs))
    shape = columns[over].shape
    return columns | {"ends": np.full(shape, theorem.ends), "needs": np.full(shape, needs)}


def description(theorem: Theorem, over: str, inputs: Mapping[str, Any]) -> str:
    """The alternative text of the figure."""
    variable = theorem.variable(over)
    unknown = over in theorem.non_monotone | theorem.free_parameters
    course = "goes up and down" if unknown else "falls" if over in theorem.decreasing_in else "rises"
    value = theorem(**inputs)
    return (
        f"{theorem.returns.name} of {theorem.title} against {variable.meaning}{condition_of(theorem, inputs, value)}: "
        f"it {course}; at {variable.label} = {format_number(inputs[over])} it is "
        f"{format_value(theorem, value, DIGITS)}."
    )


def start_in_words(theorem: Theorem, over: str, inputs: Mapping[str, Any]) -> str:
    """The meaning of the grey band, and where the curve leaves it; empty where there is none."""
    variable = theorem.variable(over)
    start = crossing(theorem, over, inputs, *points(theorem, over, inputs))
    silent = _silent_in_words(theorem, over, inputs)
    if start is None:
        return silent
    assert theorem.needs_none is not None
    moving = over in theorem.needs_none.variables
    why = "" if moving else f", since {theorem.needs_none.words(inputs, f'the {theorem.returns.name}')}"
    from_or_to = beginning(variable, start)
    return f"Grey: vacuous{why}. Informative {from_or_to}{' on' if start.onwards else ''}. {silent}".rstrip()


def silent_runs(theorem: Theorem, over: str, inputs: Mapping[str, Any]) -> list[tuple[float, float, str]]:
    """Where along the curve the formula has a value and the theorem does not apply: from, to, and why."""
    values, _ = points(theorem, over, inputs)
    results = []
    for silent in theorem.silent:
        holds = np.broadcast_to(silent.holds({**inputs, over: values}), values.shape)
        edges = np.flatnonzero(np.diff(np.concatenate([[False], holds, [False]]).astype(int)))
        results += [(float(values[a]), float(values[b - 1]), silent.why) for a, b in edges.reshape(-1, 2)]
    return results


def _silent_in_words(theorem: Theorem, over: str, inputs: Mapping[str, Any]) -> str:
    """The same as sentences."""
    label = theorem.variable(over).label
    runs = [
        f"{label} = {format_number(low)}"
        if low == high
        else f"{label} from {format_number(low, 4)} to {format_number(high, 4)}"
        for low, high, _ in silent_runs(theorem, over, inputs)
    ]
    why = dict.fromkeys(why for *_, why in silent_runs(theorem, over, inputs))
    return f"Grey bands: the theorem does not apply for {', '.join(runs)}: {'; '.join(why)}." if runs else ""


def _spans_decades(bounds: np.ndarray) -> bool:
    finite = bounds[np.isfinite(bounds)]
    positive = finite[finite > 0]
    all_positive = positive.size == finite.size
    return bool(positive.size and all_positive and positive.max() / 20 > positive.min())  # the quotient may overflow


def _axis_title(variable: Variable) -> str:
    unit = f" ({variable.unit})" if variable.unit and variable.unit not in variable.meaning else ""
    return "<br>".join(textwrap.wrap(f"{variable.meaning} {variable.label}{unit}", PHONE))


def _shade_vacuous(
    fig: Figure, theorem: Theorem, over: str, inputs: Mapping[str, Any], up_to: tuple[float, bool]
) -> None:
    """A grey band where the bound is vacuous, if the curve enters it; `up_to`: the top, on which scale."""
    values, bounds_now = points(theorem, over, inputs)
    top, log_y = up_to
    if not np.any(theorem.is_sure(bounds_now, **{**inputs, over: values})):
        return
    trivial = np.broadcast_to(theorem.trivial_at(**{**inputs, over: values}), values.shape)
    if np.ptp(trivial) > 0:
        _shade_above(fig, values, trivial, top)
        return
    level, above = float(trivial[0]), theorem.relation == "<="
    lowest = float(np.nanmin(bounds_now))
    beyond = max(top, level * ROOM) if above else min(lowest, level - FOOT * (top - lowest))
    zone(fig, min(level, beyond), max(level, beyond), PATCH, lying=True, layer="below")
    hline(fig, level, EDGE)
    side: Literal["left", "right"] = "right" if (over in theorem.decreasing_in) == above else "left"
    place = float(side == "right"), math.log10(level) if log_y else level
    text = f"vacuous {'above' if above else 'below'} {format_number(level, 4)}"
    word(fig, place, text, QUIET, size=TICK, xref="paper", xanchor=side, yanchor="bottom")


def _shade_silent(fig: Figure, theorem: Theorem, over: str, inputs: Mapping[str, Any]) -> None:
    """A grey band from top to bottom over the inputs to which the theorem does not apply, whatever its value there."""
    values, _ = points(theorem, over, inputs)
    log_x = is_logarithmic(theorem.variable(over))
    edges = _borders(values, log_x)
    for low, high, _ in silent_runs(theorem, over, inputs):
        left, right = int(np.searchsorted(values, low)), int(np.searchsorted(values, high))
        zone(fig, float(edges[left]), float(edges[right + 1]), PATCH, layer="below")


def _borders(values: np.ndarray, log: bool) -> np.ndarray:
    """The ends of the curve, and the middles between its points, on the axis's own scale."""
    middles = np.sqrt(values[1:] * values[:-1]) if log else (values[1:] + values[:-1]) / 2
    return np.concatenate([values[:1], middles, values[-1:]])


def _shade_above(fig: Figure, values: np.ndarray, trivial: np.ndarray, top: float) -> None:
    """The band where the trivial bound changes along the curve."""
    polyline(fig, values, trivial, EDGE.called("vacuous above"), hoverinfo="name+y")
    polyline(fig, values, np.maximum(trivial * ROOM, top), PATCH, fill="tonexty", fillcolor=BAND)


def _mark_start(
    fig: Figure, theorem: Theorem, over: str, inputs: Mapping[str, Any], start: Crossing, logs: tuple[bool, bool]
) -> None:
    """A ring on the dotted line, and where it is."""
    x, y = float(start.value), float(theorem.trivial_at(**{**inputs, over: start.value}))
    text = beginning(theorem.variable(over), start)
    dots(fig, [x], [y], QUIET.called(text).but(marker="circle-open"), size=10, hoverinfo="name")
    if x > 0 or not logs[0]:
        at_left = _share_of_axis(fig.traces[0]["x"], x, logs[0]) < HALF
        # The curve comes down through the line, or goes up through it; its other two corners are free.
        above = at_left if start.onwards else not at_left
        annotate(fig, (x, y), text, QUIET, left=not at_left, below=not above)


def beginning(variable: Variable, start: Crossing) -> str:
    """`from m = 14`, `up to ln|H| = 97.01`: where the bound is informative, on the safe side."""
    whole = isinstance(start.value, int)
    number = format_number(start.value if whole else rounded_safely(start.value, 4, up=start.onwards))
    return f"{'from' if start.onwards else 'up to'} {variable.label} = {number}"


def _mark_answer(fig: Figure, theorem: Theorem, over: str, inputs: Mapping[str, Any], logs: tuple[bool, bool]) -> None:
    x, y = float(inputs[over]), theorem(**inputs)
    role = bound_of(theorem.slug)
    dot(fig, (x, y), role, "your values", size=12)
    if (x > 0 or not logs[0]) and (y > 0 or not logs[1]):
        number = format_number(inputs[over], None if isinstance(inputs[over], int) else 4)
        text = f"{theorem.variable(over).label} = {number}"
        falls = over in theorem.decreasing_in
        crowded = _share_of_axis(fig.traces[0]["x"], x, logs[0]) > CROWDED
        # Beside a falling curve there is room at the upper right and lower left; beside a rising one, at the others.
        annotate(fig, (x, y), text, role, left=crowded, below=falls == crowded)


def _share_of_axis(values: np.ndarray, x: float, log: bool) -> float:
    low, high, at = (math.log10(end) if log else end for end in (values[0], values[-1], x))
    return float((at - low) / (high - low)) if high > low else 0.5
