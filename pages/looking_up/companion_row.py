"""One row of the companion: what the notes print and where, what is right or sharper, and links into the app."""

import streamlit as st

from bounds.vocabulary.citation import VERDICTS
from pages.looking_up.companion_entries import NAMED, Entry
from pages.looking_up.companion_homes import Home, homes, tests
from pages.looking_up.companion_outlines import IN_A_SENTENCE, SETS
from pages.widgets import say
from pages.widgets.page import discover, menu_entry
from pages.widgets.symbols import typeset

KIND_WORDS = {"bound": "", "algorithm": "Algorithm", "figure": "Figure", NAMED: "Named only"}
COLOURS = {"false": "orange", "loose": "blue", "convention": "gray"}
OTHER_NOTES = "gray"  # of the badge where other notes than those chosen are meant
SIGNS = {"false": "edit_note", "loose": "unfold_more", "convention": "swap_horiz"}
PRINTED = "The notes print"
INSTEAD = {"false": "It should say", "loose": "Sharper", "convention": "In this Lab"}


def draw(entry: Entry, notes: str) -> None:
    """Title and places, the formula with what to read instead beside it, one main link, and further links."""
    with st.container(border=True):
        st.markdown(f"**{_words(entry.title)}**{badges(entry, notes)}  \n{_places(entry, notes)}")
        _formulas(entry)
        if entry.remark:
            st.markdown(typeset(entry.remark))
        _doors(entry)


def badges(entry: Entry, notes: str) -> str:
    """Its kind, where it is no statement, and what is to be said of each of the notes."""
    kind = f" :gray-badge[{KIND_WORDS[entry.kind]}]" if KIND_WORDS[entry.kind] else ""
    return kind + "".join(
        f" :{_colour(entry, verdict, notes)}-badge[:material/{SIGNS[verdict]}: {whose(entry, verdict)}]"
        for verdict in entry.judged
    )


def whose(entry: Entry, verdict: str) -> str:
    """The verdict, and on whose notes it is."""
    word, works = VERDICTS[verdict], " and ".join(IN_A_SENTENCE[work] for work in entry.works_of(verdict))
    return f"{word}{',' * (',' in word)} in {works}"


def _colour(entry: Entry, verdict: str, notes: str) -> str:
    """That of the verdict; another where it is on other notes than those chosen."""
    return OTHER_NOTES if notes in SETS and notes not in entry.works_of(verdict) else COLOURS[verdict]


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
        st.markdown(f"**{PRINTED}**")
        st.latex(entry.prints, width="content")
    with right:
        st.markdown(f"**{INSTEAD[entry.judged[0]]}**")
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
