"""What each set of lecture notes prints of a theorem, and whether it is right."""

import streamlit as st

from bounds.theorem import Theorem
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.citation import VERDICTS, Misprint
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_row import COLOURS, INSTEAD, PRINTED, SIGNS, whose
from pages.widgets.symbols import typeset

OTHERWISE = "What the notes print otherwise"


def in_your_notes(theorem: Theorem) -> None:
    """The notes' own forms first, then where they are false, loose, or of another convention."""
    entries = [entry for entry in companion().values() if f"theorem:{theorem.slug}" in entry.lives]
    for entry in entries:
        _entry(entry)
    if theorem.misprints:
        st.markdown(f"**{OTHERWISE}**")
    _misprints(theorem)
    if not (entries or theorem.misprints):
        st.write("None of the five lecture notes states this theorem.")


def _entry(entry: Entry) -> None:
    places = "; ".join(f"{WORKS[place.work]}, {place.where}" for place in entry.notes)
    st.markdown(typeset(f"**{entry.title}** ({places})"))
    if entry.right:
        st.caption("; ".join(whose(entry, verdict) for verdict in entry.judged))
    if entry.prints:
        printed, right = st.columns(2)
        with printed:
            st.markdown(PRINTED)
            st.latex(entry.prints, width="content")
        with right:
            if entry.right:
                st.markdown(INSTEAD[entry.judged[0]])
                st.latex(entry.right, width="content")
            else:
                st.markdown("which is right")
    if entry.remark:
        st.markdown(typeset(entry.remark))


def _misprints(theorem: Theorem) -> None:
    for notes in dict.fromkeys(misprint.notes for misprint in theorem.misprints):
        st.markdown(f"**{WORKS[notes]}**")
        for misprint in theorem.misprints:
            if misprint.notes == notes:
                _misprint(misprint)


def _misprint(misprint: Misprint) -> None:
    where, verdict = typeset(f"{misprint.where[0].upper()}{misprint.where[1:]}"), misprint.verdict
    st.markdown(f"{where} :{COLOURS[verdict]}-badge[:material/{SIGNS[verdict]}: {VERDICTS[verdict]}]")
    printed, right = st.columns(2)
    with printed:
        st.markdown(PRINTED)
        st.latex(misprint.printed, width="content")
    with right:
        st.markdown(INSTEAD[verdict])
        st.latex(misprint.right, width="content")
    st.markdown(typeset(misprint.consequence))
