"""Many theorems' bounds on one logarithmic axis: a line for each, event under event, as tall as needed."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from textwrap import wrap
from typing import Any

from bounds.comparison.compare import Comparison, Row
from bounds.comparison.events import FROM_BELOW, from_below
from bounds.comparison.questions import question_of
from bounds.display.bound_values import format_value
from bounds.numbers import at_most, format_number
from laboratory.figures.axes import EXAMPLES
from laboratory.figures.bounds import bound_of
from laboratory.figures.figure import Figure
from laboratory.figures.theme import BAND, GREY, figure, log_axis, readable_background, text_colour

HEAD, LINE, MORE = 46, 42, 17  # pixels: an event's name, a theorem's line, a further line of its title
TOP, BOTTOM, RIGHT = 60, 6, 20
LONGEST = 58  # characters of a line of a title that a phone has room for
PAD = 0.02  # share of the axis that stays free at either end
CROWDED = 0.7  # share of the axis beyond which a number is left of its dot

# What fills a theorem's own marker, or stands in its place, and what that means.
KINDS = {
    "holds": ("", "filled: follows from your facts"),
    "needs": ("-open", "hollow: needs an extra assumption"),
    "open": ("x-thin-open", "unspecified constant: rate only"),
    "vacuous": ("-open-dot", "grey, with a dot: vacuous, holds without any theorem"),
    "below": ("triangle-right-open", "lower bound: no learner needs fewer"),
}
GREYED, OTHERS = ("open", "vacuous"), ("open", "below")  # kinds in grey, and those without the marker of the theorem


@dataclass(frozen=True)
class TheoremLine:
    """One theorem's line: its row, its height in pixels from the top, and whether it leads its event."""

    row: Row
    y: float
    leads: bool


def comparison_chart(comparison: Comparison, theme: str = "light") -> Figure:
    """The dots of every row. Each kind of dot is a trace, named as in `kinds`; `x` holds the values themselves."""
    lines, heads, tall = _laid_out(comparison)
    ends = _ends(comparison)
    title = EXAMPLES.title if comparison.question == "m" else "bound"
    words = [_words(f"<b>{name}</b>", y, text_colour(theme), 15) for name, y in heads]
    words += [_words("<br>".join(_title(line.row)), line.y - 9, _ink(line.row, theme), 13) for line in lines]
    words += [_value(line, ends, theme) for line in lines]
    grounds = _nothing_from_one_on(comparison, heads, tall) if comparison.question != "m" and ends[1] > 1 else []
    # All at once: Plotly checks every shape and word again whenever one is added.
    fig = figure(
        theme, height=tall + TOP + BOTTOM, hovermode="closest", margin={"l": 0, "r": RIGHT, "t": TOP, "b": BOTTOM},
        xaxis=log_axis(title, side="top", range=_range(ends), fixedrange=True),
        yaxis={"range": [tall, 0], "visible": False, "fixedrange": True},
        shapes=[_guide(line, ends, theme) for line in lines] + [_grey_ground(ends, reach) for reach in grounds],
        annotations=words + [_grey_words(theme, reach[0]) for reach in grounds[:1]],
    )  # fmt: skip
    for kind in kinds(comparison):
        _dots(fig, [line for line in lines if _kind(line.row) == kind], kind, ends[0], theme)
    return fig


def kinds(comparison: Comparison) -> tuple[str, ...]:
    """The kinds of dots on the chart, in the order of KINDS."""
    present = {_kind(row) for row in comparison}
    return tuple(kind for kind in KINDS if kind in present)


def description(comparison: Comparison) -> str:
    """The alternative text of the chart."""
    texts = []
    for event, rows in comparison.groups.items():
        among = f" of {len(rows)} theorems" if len(rows) > 1 else ""
        texts.append(f"{event}: {rows[0].theorem.title} leads{among} with {shown_value(rows[0])}{rows[0].condition}")
    return f"Bounds on a logarithmic axis. {'; '.join(texts)}."


def comparison_table(comparison: Comparison) -> dict[str, list[Any]]:
    """The rows as columns."""
    return {
        "event": [row.event for row in comparison],
        "theorem": [row.slug for row in comparison],
        "title": [row.theorem.title for row in comparison],
        "value": [row.value for row in comparison],
        "whole": ["" if row.whole is None else row.whole for row in comparison],
        "vacuous": [row.vacuous for row in comparison],
        "certified": [row.certified for row in comparison],
        "unspecified_constant": [row.open_constant for row in comparison],
        "ends": [row.theorem.ends for row in comparison],
        "needs": ["; ".join(need.key for need in row.needs) for row in comparison],
        "why": [row.why for row in comparison],
    }


def shown_value(row: Row) -> str:
    """The row's value, rounded to the side on which it stays true."""
    if row.whole is not None:
        return format_number(row.whole)
    if isinstance(row.value, int):
        return format_number(row.value) if row.value < 10**15 else at_most(row.value)
    return format_value(row.theorem, row.value, 4)


def _kind(row: Row) -> str:
    if row.open_constant:
        return "open"
    if row.vacuous:
        return "vacuous"
    if from_below(row.event):
        return "below"
    return "needs" if row.needs else "holds"


def _laid_out(comparison: Comparison) -> tuple[list[TheoremLine], list[tuple[str, float]], float]:
    """Every line and every event's name with its height, and the height of all."""
    lines, heads, y = [], [], 0.0
    for event, rows in comparison.groups.items():
        y += HEAD
        heads.append((_event_words(event, comparison.question), y - HEAD / 3))
        for place, row in enumerate(rows):
            y += LINE + MORE * (len(_title(row)) - 1)
            lines.append(TheoremLine(row, y - 10, place == 0))
    return lines, heads, y


def _event_words(event: str, name: str) -> str:
    words = f"{event[:1].upper()}{event[1:]}"
    return f"{words}, examples that are needed" if name == "m" and from_below(event) else words


def _ends(comparison: Comparison) -> tuple[float, float]:
    """Whole powers of ten around all values that a logarithmic axis can show."""
    logs = [math.log10(row.value) for row in comparison if row.value > 0] or [0.0]
    low, high = math.floor(min(logs)), math.ceil(max(logs))
    return 10.0**low, 10.0 ** max(high, low + 1)


def _range(ends: tuple[float, float]) -> list[float]:
    """The axis in logarithms, a little wider than its ends, so that no dot is cut."""
    low, high = (math.log10(end) for end in ends)
    return [low - PAD * (high - low), high + PAD * (high - low)]


def _nothing_from_one_on(
    comparison: Comparison, heads: Sequence[tuple[str, float]], tall: float
) -> list[tuple[float, float]]:
    """The stretches of the events that are shares, which are vacuous from 1 on; adjacent stretches are joined."""
    tops = [0.0, *(y - 2 * HEAD / 3 for _, y in heads[1:]), tall]
    results: list[tuple[float, float]] = []
    for (event, rows), (top, bottom) in zip(comparison.groups.items(), pairwise(tops), strict=True):
        if _is_share(event, rows):
            joined = results.pop()[0] if results and results[-1][1] == top else top
            results.append((joined, bottom))
    return results


def _is_share(event: str, rows: Sequence[Row]) -> bool:
    question = question_of(event.removesuffix(FROM_BELOW))
    says_more = (row for row in rows if row.value >= 1 and _kind(row) in ("holds", "needs"))
    return question is not None and question.of_a_sample and not any(says_more)


def _grey_ground(ends: tuple[float, float], reach: tuple[float, float]) -> dict[str, Any]:
    top, bottom = reach
    ground = {"type": "rect", "x0": 1, "x1": ends[1], "y0": top, "y1": bottom, "line": {"width": 0}, "layer": "below"}
    return {**ground, "fillcolor": BAND}


def _grey_words(theme: str, top: float) -> dict[str, Any]:
    return {**_words("vacuous above 1", top + 20, GREY[theme], 12), "x": 0, "xref": "x", "xshift": 4}


def _guide(line: TheoremLine, ends: tuple[float, float], theme: str) -> dict[str, Any]:
    reach = {"type": "line", "x0": ends[0], "x1": ends[1], "y0": line.y, "y1": line.y, "layer": "below"}
    return {**reach, "line": {"color": GREY[theme], "width": 0.6, "dash": "dot"}}


def _words(text: str, y: float, color: str, size: int) -> dict[str, Any]:
    place = {"x": 0, "xref": "paper", "y": y, "xanchor": "left", "yanchor": "bottom", "yshift": -4, "align": "left"}
    return {**place, "text": text, "showarrow": False, "borderpad": 0, "font": {"color": color, "size": size}}


def _title(row: Row) -> list[str]:
    return wrap(row.theorem.title, LONGEST, break_on_hyphens=False)


def _dots(fig: Figure, lines: Sequence[TheoremLine], kind: str, low: float, theme: str) -> None:
    mark, _ = KINDS[kind]
    roles = [bound_of(line.row.slug) for line in lines]
    colors = [GREY[theme] if kind in GREYED else role.ink(theme) for role in roles]
    fig.add_scatter(
        x=[float(line.row.value) if line.row.value > 0 else low for line in lines], y=[line.y for line in lines],
        mode="markers", name=kind, text=["<br>".join(_hover(line.row)) for line in lines],
        hovertemplate="%{text}<extra></extra>",
        marker={"symbol": [mark if kind in OTHERS else role.marker + mark for role in roles],
                "color": colors, "size": [13 if line.leads else 10 for line in lines],
                "line": {"width": 2, "color": colors}},
    )  # fmt: skip


def _hover(row: Row) -> Iterator[str]:
    yield f"<b>{row.theorem.title}</b>"
    yield f"{row.event}: {shown_value(row)}"
    yield from wrap(row.why, 60)


def _value(line: TheoremLine, ends: tuple[float, float], theme: str) -> dict[str, Any]:
    low, high = (math.log10(end) for end in ends)
    place = math.log10(line.row.value) if line.row.value > 0 else low
    crowded = (place - low) / (high - low) > CROWDED
    text = f"<b>{shown_value(line.row)}</b>" if line.leads else shown_value(line.row)
    anchor = {"xanchor": "right", "xshift": -9} if crowded else {"xanchor": "left", "xshift": 9}
    look = {"font": {"color": _ink(line.row, theme), "size": 13}, "bgcolor": readable_background(theme)}
    return {"x": place, "y": line.y, "text": text, "showarrow": False, "yanchor": "middle", **look, **anchor}


def _ink(row: Row, theme: str) -> str:
    return GREY[theme] if _kind(row) in GREYED else text_colour(theme)
