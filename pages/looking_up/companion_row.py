"""One row of the companion: what the notes print and where, the correction, and links into the app."""

import streamlit as st

from pages.looking_up.companion_entries import NAMED, Entry
from pages.looking_up.companion_homes import Home, homes, tests
from pages.looking_up.companion_outlines import IN_A_SENTENCE, SETS
from pages.widgets import say
from pages.widgets.page import discover, menu_entry
from pages.widgets.symbols import typeset

KIND_WORDS = {"bound": "", "algorithm": "Algorithm", "figure": "Figure", NAMED: "Named only"}


def draw(entry: Entry, notes: str) -> None:
    """Title and places, the formula with its misprint beside it, one main link, and further links."""
    with st.container(border=True):
        st.markdown(f"**{_words(entry.title)}**{_badges(entry, notes)}  \n{_places(entry, notes)}")
        _formulas(entry)
        if entry.remark:
            st.markdown(typeset(entry.remark))
        _doors(entry)


def _badges(entry: Entry, notes: str) -> str:
    kind = f" :gray-badge[{KIND_WORDS[entry.kind]}]" if KIND_WORDS[entry.kind] else ""
    return kind + (f" :{_colour(entry, notes)}-badge[:material/edit_note: {misprint(entry)}]" if entry.right else "")


def misprint(entry: Entry) -> str:
    """Whose misprint it is."""
    return f"Misprint in {' and '.join(IN_A_SENTENCE[work] for work in entry.misprinted)}"


def _colour(entry: Entry, notes: str) -> str:
    """Grey where other notes than those chosen are misprinted."""
    return "gray" if notes in SETS and notes not in entry.misprinted else "orange"


def _places(entry: Entry, notes: str) -> str:
    """The places in the notes, the chosen notes first."""
    ordered = sorted(entry.notes, key=lambda place: place.work != notes)
    return "  \n".join(f"*{SETS[place.work]}:* {_words(place.where)}" for place in ordered)


def _words(text: str) -> str:
    """With its symbols typeset; what has none may have brackets and stars, which mean nothing here."""
    return say.verbatim(text) if typeset(text) == text else typeset(text)


def _formulas(entry: Entry) -> None:
    if not entry.right:
        if entry.prints:
            st.latex(entry.prints, width="content")
        return
    printed, right = st.columns(2, gap="medium")
    with printed:
        st.markdown("**The notes print**")
        st.latex(entry.prints, width="content")
    with right:
        st.markdown("**It should say**")
        st.latex(entry.right, width="content")


def _doors(entry: Entry) -> None:
    """The first link looks like a button, the others are small."""
    doors = homes(entry)
    if doors:
        with st.container(border=True, width="content"):
            _link(doors[0], f"**{doors[0].label}**")
    if doors[1:]:
        with st.container(horizontal=True, gap="small"):
            for home in doors[1:]:
                _link(home, f":small[{home.label}]")
    if not doors and not tests(entry) and entry.kind != NAMED:
        st.caption("Not in this laboratory yet.")


def _link(home: Home, label: str) -> None:
    page = next(place for place in discover() if place.slug == home.page)
    st.page_link(menu_entry(page), label=label, icon=page.page.icon, query_params=home.address, width="content")
