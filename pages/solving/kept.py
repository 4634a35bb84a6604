"""Where a theorem's numbers come from once another one is chosen: what is typed stays where the names are the same."""

from collections.abc import Iterator
from dataclasses import replace

import streamlit as st

from bounds import theorems
from bounds.display.calls import typed
from bounds.theorem import Theorem
from pages.answering.question import Asking, target_word, usual_target
from pages.lasting.notes import Note, kept_in_words
from pages.lasting.travelling import is_kept, say_what_is_kept
from pages.widgets import class_link, say
from pages.widgets.link import new_in_link

_LAST, _NOTES = "_theorem_of_the_last_run", "_numbers_of_other_theorems"
_SIGNS = {"at_most": "≤", "at_least": "≥"}


def filled_in(slug: str) -> None:
    """A question in words gave this theorem and all of its numbers."""
    st.session_state[_LAST], st.session_state[_NOTES] = slug, {}


def asking_about(theorem: Theorem) -> Asking:
    """The theorem's fields, read; and lines about numbers in them that were set elsewhere."""
    _remember(theorem)
    asking = Asking(theorem)
    say_what_is_kept()
    if not class_link.hidden() and not st.context.is_embedded:
        _say(theorem)
    return asking


def _remember(theorem: Theorem) -> None:
    """What was typed for the theorem before, if that is another one."""
    last = st.session_state.get(_LAST)
    st.session_state[_LAST] = theorem.slug
    if last not in (None, theorem.slug):
        notes = _notes()
        notes |= {
            name: note for name, note in _typed(theorems[last])
            if new_in_link(name) is None and (name not in notes or notes[name].text != note.text)
        }  # fmt: skip


def _say(theorem: Theorem) -> None:
    """`δ = 0.01 is kept from “Finite class, realizable”.`"""
    held = ((note, _notes().get(name)) for name, note in _typed(theorem) if not is_kept(name))
    elsewhere = [
        replace(note, source=other.source) for note, other in held
        if other and other.text == note.text and other.source != note.source
    ]  # fmt: skip
    if elsewhere:
        st.caption(say.verbatim(" ".join(kept_in_words(elsewhere))))


def _notes() -> dict[str, Note]:
    notes: dict[str, Note] = st.session_state.setdefault(_NOTES, {})
    return notes


def _typed(theorem: Theorem) -> Iterator[tuple[str, Note]]:
    """What its fields hold besides the usual values, by their names."""
    source = f"“{theorem.title}”"
    sign = _SIGNS[target_word(theorem)]
    fields = [(target_word(theorem), theorem.returns.label, usual_target(theorem), sign)]
    fields += [(variable.name, variable.label, variable.default, "=") for variable in theorem.variables]
    for name, symbol, usual, relation in fields:
        text = str(st.session_state.get(name) or "").strip()
        if text and text != typed(usual):
            yield name, Note(source, symbol, text, "", sign=relation)
