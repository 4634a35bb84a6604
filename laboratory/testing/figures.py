"""The figures of a view: bands have a width, lines differ, names are at their lines, hover texts have names."""

import math
import re
from collections import defaultdict
from collections.abc import Collection, Mapping
from numbers import Real
from typing import Any

import numpy as np

from bounds.testing.checking import ensure
from laboratory.figures.figure import Figure
from laboratory.figures.hidden_measurement import unmeasured
from laboratory.figures.roles import BOUND_MARKERS, BOUNDS, TEST, TRAINING, TRUTH, VALIDATION
from laboratory.figures.theme import color_of, text_colour, theme_of
from laboratory.testing.runs import Viewed, check, runs_of

DECADES = 4.0  # by which a logarithmic axis may go beyond what is drawn
FEW = 4  # a polygon of no more points may be a segment: the hull of two points
SIDES = ({"positive", "negative"}, {"lower", "upper"}, {"β", "−β"})  # edges of a band, ends of an interval
SILENT = {"skip", "none"}  # areas, borders and traces whose hover text is another's
GIVEN = re.compile(r"\b(?:bound|guaranteed?|Bayes risk)\b|^(?:(?:\w+ )?examples|points|positive|negative)$")
MEASURED = {role.name for role in (TRUTH, TRAINING, VALIDATION, TEST)}
IN_ONE_THEME = re.compile(r"\b(?:black|bright|dark|light|pale|white)(?:er|est)?\b", re.IGNORECASE)
SPOKEN = {  # words of a caption: Plotly's name
    r"(?<!dash-)\bdotted": "dot",
    r"\bdashed": "dash",
    r"\bdash-dotted": "dashdot",
    r"\blong dashes": "longdash",
    r"\bdiamonds?\b": "diamond",
}


@check
def what_is_filled_has_a_width(viewed: Viewed) -> None:
    """A filled polygon has an area."""
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        filled = [
            trace for trace in figure.data if trace.type == "scatter" and trace.fill == "toself" and len(trace.x) > FEW
        ]
        flat = [trace.name for trace in filled if not _area(trace) > 0]
        ensure(not flat, f"in {name} {flat} is filled and has no area")


@check
def no_marker_is_cut_at_the_frame(viewed: Viewed) -> None:
    """A marker whose middle is on the frame is drawn whole."""
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        framed = figure.layout.xaxis.visible is not False
        marks = [trace for trace in figure.data if trace.type == "scatter" and "markers" in (trace.mode or "")]
        cut = [mark.name for mark in marks if framed and mark.cliponaxis is not False]
        ensure(not cut, f"in {name} the markers {cut} are cut at the frame")


@check
def captions_speak_of_what_is_drawn(viewed: Viewed) -> None:
    """Where a caption says dashed or diamond, something is."""
    for name, result, drawing, figure in runs_of(viewed).figures_drawn():
        caption = result.text_of(drawing.caption)
        spoken = {look for words, look in SPOKEN.items() if re.search(words, caption, re.IGNORECASE)}
        absent = sorted(spoken - _drawn_looks(figure))
        ensure(not absent, f"in {name} nothing is {', '.join(absent)}, which its caption mentions: {caption!r}")


@check
def captions_hold_in_both_themes(viewed: Viewed) -> None:
    """What is dark on a light page is bright on a dark one."""
    for name, result in runs_of(viewed).distinct.items():
        for drawing in result.drawings:
            caption = result.text_of(drawing.caption)
            shade = IN_ONE_THEME.search(caption)
            ensure(shade is None, f"at {name} a caption says {shade and shade[0]!r} of one theme: {caption!r}")


@check
def lines_alike_are_of_one_kind(viewed: Viewed) -> None:
    """Kind is the first word of a line's name: `cone, above` and `cone, below` may look the same.

    So may the two sides of one thing, lines on axes of their own, and lines of one legend group.
    """
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        kinds = defaultdict(set)
        for line in figure.data:
            if line.type == "scatter" and line.mode == "lines" and _look(line):
                kind = line.legendgroup or re.split(r"[\s:,]", line.name)[0]
                kinds[_look(line), line.xaxis, line.yaxis].add(kind)
        mixed = [sorted(same) for same in kinds.values() if len(same) > 1 and same not in SIDES]
        ensure(not mixed, f"in {name} lines of different kinds look the same: {mixed}")


@check
def only_bounds_look_like_bounds(viewed: Viewed) -> None:
    """What has a bound's colour with a dash or a marker of bounds is a bound."""
    for name, result in runs_of(viewed).distinct.items():
        for number, fig in enumerate(result.figures_with_roles, 1):
            marks = [*fig.traces, *fig.look.get("shapes", ())]
            alike = [str(mark.get("name", "")) for mark in marks if _looks_like_a_bound(mark, theme_of(fig))]
            ensure(not alike, f"at {name}, figure {number} draws {alike} like bounds: give them another role")


def _looks_like_a_bound(mark: Mapping[str, Any], theme: str) -> bool:
    """Is it drawn as a bound by a role that is none?"""
    (line, dots), mode = (mark.get(of) or {} for of in ("line", "marker")), mark.get("mode", "lines")
    colors = {color_of(place, theme) for place in BOUNDS}
    dashed = "lines" in mode and line.get("dash", "solid") != "solid" and not getattr(line, "bound", False)
    marked = "markers" in mode and not getattr(dots, "bound", False) and _all(dots.get("symbol")) & {*BOUND_MARKERS}
    return bool((dashed and _all(line.get("color")) & colors) or (marked and _all(dots.get("color")) & colors))


def _all(values: Any) -> set[str]:
    """One for all marks, or one each."""
    return {values} if isinstance(values, str) else {*values} if values is not None else set()


@check
def names_have_the_colour_of_their_lines(viewed: Viewed) -> None:
    """Or that of text, where the line's own could not be read."""
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        colours = {line.name: line.line.color for line in figure.data if _look(line) and not line.legendgroup}
        for note in figure.layout.annotations:
            text = re.sub(r"<[^>]+>", " ", note.text or "").replace("  ", " ")
            named = [line for line in colours if text == line or text.startswith((f"{line},", f"{line} "))]
            if named and note.font.color:
                own = colours[max(named, key=len)]
                right = note.font.color in (own, text_colour("light"))
                ensure(right, f"in {name} the name {text!r} is {note.font.color}, and its line {own}")


@check
def hover_cards_name_the_thing(viewed: Viewed) -> None:
    """The hover text has the name of the thing, and its value."""
    runs = runs_of(viewed)
    if runs.is_long:
        return
    for fig in runs.at({}).figures_with_roles:
        if fig.setting("hovermode") is not False:
            for trace in fig.traces:
                _has_a_card(trace)


@check
def ticks_are_read_in_full(viewed: Viewed) -> None:
    """No logarithmic axis has a tick `2` that means 0.2: ticks are at powers of ten, or told one by one."""
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        for axis in (*figure.select_xaxes(), *figure.select_yaxes()):
            listed = axis.type != "log" or axis.tickvals is not None or axis.nticks is not None
            in_full = listed or isinstance(axis.dtick, float | int)
            ensure(in_full, f"in {name} the axis {axis.title.text!r} has ticks between powers, as single digits")


@check
def logarithmic_axes_end_near_what_is_drawn(viewed: Viewed) -> None:
    """The ends of a logarithmic axis are powers of ten: [0, 2000] is 10^2000, at which a browser stops."""
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        for letter, axes in (("x", figure.select_xaxes()), ("y", figure.select_yaxes())):
            places = np.hstack([[], *(_positive(trace[letter]) for trace in figure.data if letter in trace)])
            for axis in (axis for axis in axes if axis.type == "log" and axis.range is not None and places.size):
                beyond = max(axis.range[1] - np.log10(places.max()), np.log10(places.min()) - axis.range[0])
                ensure(beyond <= DECADES, f"in {name} {axis.title.text!r} goes {beyond:.0f} powers of ten too far")


@check
def error_bars_end_within_the_axes(viewed: Viewed) -> None:
    """Where the axis has a range, the ends of error bars lie in it; none that goes below 0 on a logarithmic one."""
    for name, _, _, figure in runs_of(viewed).figures_drawn():
        for trace in (trace for trace in figure.data if trace.type == "scatter" and trace.error_y.array is not None):
            axis = figure.layout[(trace.yaxis or "y").replace("y", "yaxis")]
            up, down = trace.error_y.array, trace.error_y.arrayminus
            ends = np.hstack([trace.y + up, trace.y - (up if down is None else down)])
            heights = np.log10(ends[ends > 0]) if axis.type == "log" else ends
            within = axis.range is None or (axis.range[0] <= heights.min() and heights.max() <= axis.range[1])
            ensure(within, f"in {name} error bars of {trace.name!r} are cut off")


@check
def a_guess_hides_what_was_measured(viewed: Viewed, computed: Collection[str] = ()) -> None:
    """And nothing else: bounds, the Bayes risk and the sample stay. `computed` begin names that tell of more."""
    runs = runs_of(viewed)
    if runs.is_long:
        return
    for name, result in runs.distinct.items():
        for number, fig in enumerate(result.figures_with_roles, 1):
            hidden, seen = _hidden_and_seen(fig, unmeasured(fig))
            lost = [each for each in hidden if GIVEN.search(each) and not each.startswith(tuple(computed))]
            ensure(not lost, f"at {name}, figure {number} hides {lost} from those who guess: draw it with its role")
            betrayed = sorted(seen & MEASURED)
            ensure(not betrayed, f"at {name}, figure {number} shows {betrayed} to those who are still to guess")
            unmeasured(fig, result.headline.value)


def _hidden_and_seen(fig: Figure, left: Figure) -> tuple[list[str], set[str]]:
    """The names of traces and shapes that are hidden in `left`, and of those that are not."""
    marks = [[*each.traces, *each.look.get("shapes", ())] for each in (fig, left)]
    every, seen = ([mark.get("name", "") for mark in each] for each in marks)
    return sorted({*every} - {*seen}), {*seen}


def _has_a_card(trace: Mapping[str, Any]) -> None:
    if trace.get("hoverinfo") in SILENT:
        return
    card, name = trace.get("hovertemplate"), trace.get("name")
    if card is None:
        flag = trace.get("hoverinfo") == "text" and len(trace["text"])
        ensure(flag, f"{name!r} has no hover text")
        return
    ensure(_words(card), f"the hover text of {name!r} has no name: {card!r}")
    value = "%{" in card or any(character.isdigit() for character in card)
    ensure(value, f"the hover text of {name!r} has no value: {card!r}")


def _words(card: str) -> list[str]:
    """The words of a card besides its numbers."""
    without = re.sub(r"%\{(?!y\}|text|hovertext|customdata)[^}]*\}|<[^>]*>", " ", card)
    return re.findall(r"[^\W\d_]+|%\{[^}]*\}|\d", without)


def _positive(values: Any) -> np.ndarray:
    """Those of a trace's numbers that a logarithmic axis can show, `(numbers,)`."""
    numbers = [float(each) for each in np.ravel(values) if isinstance(each, Real)]
    return np.array([each for each in numbers if 0 < each < math.inf])


def _area(line: Any) -> float:
    """Twice the area within a closed line, gaps left out."""
    x, y = np.array(line.x, dtype=float), np.array(line.y, dtype=float)
    known = np.isfinite(x) & np.isfinite(y)
    x, y = x[known], y[known]
    return float(abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))))


def _look(line: Any) -> tuple[Any, ...] | None:
    """The look of a line; None for what is no line, or has no name."""
    flag = line.type == "scatter" and line.name and line.mode and "lines" in line.mode
    return (line.line.color, line.line.dash, line.line.width) if flag and line.line.color else None


def _drawn_looks(figure: Any) -> set[str]:
    """The dashes and markers that can be seen in a figure."""
    seen = [trace for trace in figure.data if trace.type in {"scatter", "contour"} and trace.opacity != 0]
    lines = [trace.line for trace in (*seen, *figure.layout.shapes)]
    symbols = np.hstack(
        [[], *(trace.marker.symbol for trace in seen if trace.type == "scatter" and trace.marker.symbol)]
    )
    return {line.dash for line in lines if line.dash} | {str(symbol).removesuffix("-open") for symbol in symbols}
