"""Guess first: a switch of every laboratory, under which what was measured is hidden until somebody has guessed.

A guess is for the values in the fields: a new seed, preset or value asks anew, and what was guessed before is kept.
The step of a player asks nothing anew, so that a run can be played once it was shown.
"""

import json
from collections.abc import Callable
from functools import partial

import streamlit as st

from laboratory.figures.by_hand import MOST, Path, checked_path, with_level, with_paths, with_pen
from laboratory.figures.figure import Figure
from laboratory.figures.hidden_measurement import unmeasured
from laboratory.topics import ViewEntry
from laboratory.views.guess import LONGEST, both, guess_label, read_guess, unanswered
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult
from pages.widgets import say
from pages.widgets.headline import headline
from pages.widgets.link import current_switch, switch
from pages.widgets.unique_name import told_apart

Guessed = tuple[Headline, str]
GUESS = "guess"  # where the switch stands in the address
SHOW = "Show"
ERASE = "Erase the drawing"
_GUESSED, _COMPLAINTS, _DRAWN = "_what_was_guessed", "_what_is_wrong_with_a_guess", "_what_was_drawn_by_hand"


def guess_switch() -> None:
    """The switch itself."""
    switch("Guess first", GUESS, help="The measured values stay hidden until you guess.")


def guess_in_link() -> dict[str, str]:
    """The switch in a link to a view: nothing where it is off."""
    return {GUESS: "1"} if current_switch(GUESS) else {}


def is_to_guess(result: ViewResult, entry: ViewEntry) -> bool:
    """Whether what these values measure is still to be guessed."""
    return current_switch(GUESS) and _guess(result, entry) is None


def ask(result: ViewResult, entry: ViewEntry) -> None:
    """The headline without its number, and a field for the guess instead."""
    statement, place = result.headline, told_apart(entry, result.inputs)
    headline(unanswered(statement))
    field = f"_guess_{place}"
    with st.form(f"_guess_form_{place}", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        st.text_input(
            guess_label(statement), key=field, max_chars=LONGEST, width=260, autocomplete="off",
            placeholder="or draw it into a figure",
        )  # fmt: skip
        st.form_submit_button(SHOW, type="primary", on_click=partial(_show, place, field, statement))
        if _paths(place):
            st.form_submit_button(ERASE, on_click=partial(_erase, place))
    if complaint := st.session_state.get(_COMPLAINTS, {}).get(place):
        say.error(complaint)


def show_guess(result: ViewResult, entry: ViewEntry) -> None:
    """The guess beside what was measured, where somebody guessed first."""
    if (guess := guessed(result, entry)) is not None:
        st.markdown(f"**{say.verbatim(both(*guess))}**")


def to_draw_on(fig: Figure, number: int, result: ViewResult, entry: ViewEntry) -> Figure:
    """The figure of that number without what was measured, with a pen, and what was drawn with it."""
    paths = _paths(told_apart(entry, result.inputs)).get(number, [])
    return with_pen(with_paths(unmeasured(fig, result.headline.value), paths))


def hears_the_pen(number: int, result: ViewResult, entry: ViewEntry) -> Callable[[str], None]:
    """What keeps the paths drawn into the figure of that number."""
    return partial(_keep, told_apart(entry, result.inputs), number)


def guessed(result: ViewResult, entry: ViewEntry) -> Guessed | None:
    """The headline and the guess; None where nobody guesses first."""
    guess = _guess(result, entry) if current_switch(GUESS) else None
    return None if guess is None else (result.headline, guess)


def with_guess(fig: Figure, number: int, result: ViewResult, entry: ViewEntry, pair: Guessed) -> Figure:
    """The figure of that number with what somebody drew into it, and a line for the number guessed where it has one."""
    fig = with_paths(fig, _paths(told_apart(entry, result.inputs)).get(number, []))
    statement, guess = pair
    return fig if (height := _read(statement, guess)) is None else with_level(fig, statement.value, height)


def _guess(result: ViewResult, entry: ViewEntry) -> str | None:
    text: str | None = st.session_state.get(_GUESSED, {}).get(told_apart(entry, result.inputs))
    return text


def _show(place: str, field: str, statement: Headline) -> None:
    typed = str(st.session_state.get(field, ""))
    complaints = st.session_state.setdefault(_COMPLAINTS, {})
    try:
        if typed.strip() or not _paths(place):  # a drawing will do
            read_guess(statement, typed)
    except ValueError as refusal:
        complaints[place] = refusal
        return
    complaints.pop(place, None)
    st.session_state.setdefault(_GUESSED, {})[place] = typed


def _read(statement: Headline, guess: str) -> float | None:
    try:
        return read_guess(statement, guess)
    except ValueError:  # it was drawn, or guessed at another step of the player
        return None


def _paths(place: str) -> dict[int, list[Path]]:
    """What was drawn for these values, by the figure's number."""
    paths: dict[int, list[Path]] = st.session_state.get(_DRAWN, {}).get(place, {})
    return paths


def _keep(place: str, number: int, text: str) -> None:
    paths = [path for item in json.loads(text).get("paths", [])[:MOST] if (path := checked_path(item)) is not None]
    kept = {**_paths(place), number: paths}
    st.session_state.setdefault(_DRAWN, {})[place] = {name: strokes for name, strokes in kept.items() if strokes}


def _erase(place: str) -> None:
    st.session_state[_DRAWN].pop(place, None)
