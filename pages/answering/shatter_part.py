"""Shattering: points, a class, and every labelling with a hypothesis that gives it or the reason that none does."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import streamlit as st

from bounds import shatters, vc_dimension
from bounds.numbers import format_number
from bounds.vc.dichotomies.restriction import Labels, Points
from bounds.vc.shattering import Shattering, decidable
from laboratory.figures.points import drawable
from laboratory.figures.shattering import board, multiples
from laboratory.figures.theme import with_footer
from pages.answering._shatter_words import description, labels_shown, panels_description, reason_words, verdict
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.phone_order import earlier
from pages.answering.shatter_copying import command, python_snippet
from pages.answering.shatter_points import FIELDS, ask_points, offer_to_undo, place_by_hand, place_in_table, put
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.inputs import variable_input
from pages.widgets.link import check_choice, choice
from pages.widgets.main_number import headline

FIRST = "halfspaces"
AT_ONCE = 16
KIND = "kind"
SHOWN = {"all": "all", "possible": "possible", "impossible": "impossible"}
PLANE = 2  # dimensions that are drawn


@dataclass(frozen=True)
class Preset:
    """A picture to begin with."""

    cls: str
    points: Any
    inputs: Mapping[str, str] = field(default_factory=dict)


PRESETS = {
    "Three points": Preset("halfspaces", "2,2 8,2 5,8"),
    "XOR": Preset("halfspaces", "2,2 8,2 2,8 8,8"),
    "Boxes, four points": Preset("boxes", "5,1 9,5 5,9 1,5"),
    "Boxes, a fifth": Preset("boxes", "5,1 9,5 5,9 1,5 5,5"),
    "Conics, six points": Preset("polynomials", "2,2 5,2 8,2 2,5 5,5 2,8", {"p": "2"}),
    "Intervals": Preset("intervals", "2 5 8"),
    "Sine": Preset("sine", "1/2 1/4 1/8 1/16"),
}


def render() -> dict[str, str]:
    """Board and answer, then every labelling; returns the view's own part of the address."""
    st.write(
        "A class shatters points when it can give them all possible labels. Place points and choose a class. "
        "Each labelling is shown with a hypothesis that gives it, or with the reason that none does."
    )
    _presets()
    draws, asks = st.columns([3, 2], gap="large")
    with asks, earlier("points"):
        cls, inputs, view = _ask_class()
        points = ask_points(dimension(cls))
    view[FIELDS[dimension(cls)]] = st.session_state[FIELDS[dimension(cls)]]
    now = _result(cls, points, inputs)
    result, stale = kept(f"shatter {cls}", now)
    if now is None:
        mend(stale)
    if result is None:
        return view
    with asks, greyed(stale, "verdict"):
        said = _answer(result)
    with draws, greyed(stale, "board"):
        _board(result, said)
    with greyed(stale, "labellings"):
        return view | (_labellings(result, said) if result.points else {})


def dimension(cls: str) -> int:
    """Of the points that the class is shown with."""
    return vc_dimension.record(cls).dimension_of_points(PLANE) or 1


def send(cls: str, points: Points, inputs: Mapping[str, str]) -> None:
    """Show these points with this class; to be called from a callback."""
    st.session_state["class"] = cls
    for name, text in inputs.items():
        st.session_state[f"shatter.{name}"] = text
    put(dimension(cls), points)


def _presets() -> None:
    from bounds.reading.points import read_points

    with st.container(horizontal=True, gap="small", key="swiped"):
        for name, preset in PRESETS.items():
            arguments = (preset.cls, read_points(preset.points), preset.inputs)
            st.button(name, on_click=send, args=arguments, type="secondary", key=f"_preset_{name}")


def _ask_class() -> tuple[str, dict[str, Any] | None, dict[str, str]]:
    """The class, its numbers (None where one is missing) and their fields."""
    names = sorted(decidable(), key=lambda name: (name != FIRST, -dimension(name)))
    cls: str = choice(st.selectbox, "Class", names, FIRST, "class", format_func=class_words)
    check_choice("class", names, "class that can be tested on points", cls)
    st.markdown(vc_dimension.record(cls).description)
    parameters = [parameter for parameter in vc_dimension.record(cls).parameters if parameter.name != "n"]
    inputs = {parameter.name: variable_input(cls, parameter, f"shatter.{parameter.name}") for parameter in parameters}
    view = {"class": cls} | {f"shatter.{name}": st.session_state[f"shatter.{name}"] for name in inputs}
    return cls, None if None in inputs.values() else inputs, view


def class_words(cls: str) -> str:
    """A class with the space that it is drawn in."""
    return f"{vc_dimension.record(cls).title} ({'in the plane' if dimension(cls) == 2 else 'on the line'})"


def _result(cls: str, points: Points | None, inputs: dict[str, Any] | None) -> Shattering | None:
    if points is None or inputs is None:
        return None
    in_space = any(parameter.name == "n" for parameter in vc_dimension.record(cls).parameters)
    try:
        return shatters(cls, points, **({"n": 2} if in_space else {}), **inputs)
    except ValueError as refusal:
        say.error(refusal)
        return None


def _answer(result: Shattering) -> str:
    """How many labellings are possible; returns the headline."""
    if not result.points:
        st.info("No points yet. Click on the board, type some, or choose one of the examples above.")
        return ""
    said = headline(f"{format_number(result.realized)} of {format_number(result.total)}", "labellings possible")
    st.markdown(verdict(result))
    return said


def _board(result: Shattering, said: str) -> None:
    size = dimension(result.cls)
    if drawable(result.points):
        drawn_on = with_footer(board(result, size, theme_now()), said)
        place_by_hand(drawn_on, result.points, size, description(result))
        sentence = " The first impossible labelling is shown: filled circles are positive, open circles negative."
        st.markdown(
            "Click on a free place to add a point. Click on a point to remove it. Drag a point to move it."
            + ("" if result.shattered else sentence)
        )
        offer_to_undo()
    else:
        st.info("These points are too far apart, or too close together, for one picture.")
    tables, clear = st.columns([3, 1])
    with tables.expander("The points as a table"):
        place_in_table(result.points, size)
    clear.button("Clear", key="_clear", on_click=put, args=(size, ()), width="stretch", icon=":material/delete:")


def _labellings(result: Shattering, said: str) -> dict[str, str]:
    """Small pictures, sixteen at a time; returns their fields."""
    st.header("All labellings")
    chosen, number = _which(result)
    view = {KIND: st.session_state[KIND]} | ({"page": str(number)} if len(chosen) > AT_ONCE else {})
    answers = [(labels, result.answer(labels)) for labels in chosen[(number - 1) * AT_ONCE : number * AT_ONCE]]
    if not answers:
        st.info("There are no labellings of this kind.")
        return view
    if not drawable(result.points):
        st.table(
            {
                "labels": [labels_shown(labels) for labels, _ in answers],
                "because": [reason_words(answer) for _, answer in answers],
            }
        )
        return view
    fig = with_footer(multiples(result, answers, theme_now()), said)
    chart(fig, "labellings", panels_description(result, len(answers)))
    downloads("labellings", lambda: csv_text(_columns(result)), fig)
    with st.expander("These labellings in words"):
        st.table(
            {
                "labels": [labels_shown(labels) for labels, _ in answers],
                "because": [reason_words(answer) for _, answer in answers],
            }
        )
    _elsewhere(result)
    return view


def _which(result: Shattering) -> tuple[list[Labels], int]:
    """The labellings that are chosen, and which sixteen of them."""
    kinds, pages = st.columns([2, 3], vertical_alignment="bottom", gap="large")
    with kinds:
        kind: str = choice(st.segmented_control, "Show", list(SHOWN), "all", KIND, required=True)
        check_choice(KIND, SHOWN, "kind of labelling", kind)
    chosen = [labels for labels, possible in result if kind == "all" or possible == (kind == "possible")]
    last = -(-len(chosen) // AT_ONCE)
    if last <= 1:
        return chosen, 1
    with pages:
        options = list(range(1, last + 1))
        number: int = choice(
            st.select_slider, f"Sixteen at a time, of {format_number(len(chosen))}", options, 1, "page",
            format_func=lambda page: f"{(page - 1) * AT_ONCE + 1:,} to {min(page * AT_ONCE, len(chosen)):,}",
        )  # fmt: skip
        check_choice("page", map(str, options), "page of labellings", str(number))
    return chosen, number


def _columns(result: Shattering) -> dict[str, list[str]]:
    answers = list(result.answers())
    possible = [labels for labels, realized in result if realized]
    return {
        "labels": [labels_shown(labels) for labels, _ in answers],
        "possible": ["yes" if labels in set(possible) else "no" for labels, _ in answers],
        "because": [reason_words(answer) for _, answer in answers],
    }


def _elsewhere(result: Shattering) -> None:
    with st.expander("The same in Python and on the command line"):
        st.code(python_snippet(result), language="python")
        st.code(command(result), language="bash")
