"""Guess first: a switch of every laboratory, under which what was measured is hidden until somebody has guessed.

A guess is for the values in the fields: a new seed, preset or value asks anew, and what was guessed before is kept.
The step of a player asks nothing anew, so that a run can be played once it was shown.
"""

from __future__ import annotations

from functools import partial

import streamlit as st

from laboratory.guess import LONGEST, both, guess_label, read_guess, unanswered
from laboratory.shown import Shown
from laboratory.topics import Exhibit
from laboratory.view import Headline
from pages.widgets import say
from pages.widgets.headline import headline
from pages.widgets.link import current_switch, switch
from pages.widgets.told_apart import told_apart

GUESS = "guess"  # where the switch stands in the address
SHOW = "Show"
_GUESSED, _COMPLAINTS = "_what_was_guessed", "_what_is_wrong_with_a_guess"


def guess_switch() -> None:
    """The switch itself."""
    switch("Guess first", GUESS, help="What was measured stays hidden until you have guessed it.")


def guess_in_link() -> dict[str, str]:
    """What a link to a view says of the switch: nothing where it is off."""
    return {GUESS: "1"} if current_switch(GUESS) else {}


def is_to_guess(shown: Shown, exhibit: Exhibit) -> bool:
    """Whether what these values measure is still to be guessed."""
    return current_switch(GUESS) and _guess(shown, exhibit) is None


def ask(shown: Shown, exhibit: Exhibit) -> None:
    """The headline without its number, and a field for the guess in its place."""
    told, place = shown.headline, told_apart(exhibit, shown.asked)
    headline(unanswered(told))
    field = f"_guess_{place}"
    with st.form(f"_guess_form_{place}", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        st.text_input(guess_label(told), key=field, max_chars=LONGEST, width=220, autocomplete="off")
        st.form_submit_button(SHOW, type="primary", on_click=partial(_show, place, field, told))
    if complaint := st.session_state.get(_COMPLAINTS, {}).get(place):
        say.error(complaint)


def guess_beside(shown: Shown, exhibit: Exhibit) -> None:
    """The guess beside what was measured, where somebody guessed first."""
    if current_switch(GUESS) and (guess := _guess(shown, exhibit)) is not None:
        st.markdown(f"**{say.verbatim(both(shown.headline, guess))}**")


def _guess(shown: Shown, exhibit: Exhibit) -> str | None:
    found: str | None = st.session_state.get(_GUESSED, {}).get(told_apart(exhibit, shown.asked))
    return found


def _show(place: str, field: str, told: Headline) -> None:
    typed = str(st.session_state.get(field, ""))
    complaints = st.session_state.setdefault(_COMPLAINTS, {})
    try:
        read_guess(told, typed)
    except ValueError as refusal:
        complaints[place] = refusal
        return
    complaints.pop(place, None)
    st.session_state.setdefault(_GUESSED, {})[place] = typed
