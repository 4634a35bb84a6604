"""The five lecture notes beside this laboratory: what they print, what it should say, and where it lives here."""

from __future__ import annotations

import streamlit as st

from bounds.numbers import counted
from bounds.words.bibliography import WORKS
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_homes import homes, tests
from pages.widgets import say
from pages.widgets.link import check_choice, check_names, choice, text
from pages.widgets.page import Page, discover, menu_entry
from pages.widgets.paging import how_many, offer_more

PAGE = Page("Companion", "Look up", ":material/library_books:", 95)
LONGEST = 100
AT_ONCE = 20
EVERY = "all"
NOTES = {
    EVERY: "All five",
    "padova2020": "Padova 2019/20",
    "amini": "Amini, Grenoble",
    "milan": "Milan, after Cesa-Bianchi",
    "matteoni2022": "Matteoni, Pisa 2021/22",
    "uml-summary": "Summary after Understanding Machine Learning",
}
SHOWN = {
    EVERY: "Everything",
    "bound": "Statements",
    "remarks": "Misprints and remarks",
    "algorithm": "Algorithms",
    "figure": "Figures",
}
KIND_WORDS = {"bound": "", "algorithm": "Algorithm", "figure": "Figure"}


def render() -> None:
    """What to look for, and the entries that it leaves, section by section."""
    st.title("Companion")
    st.markdown(
        "Hold your lecture notes beside this page: what they print, what it should say where it is misprinted, and "
        "where it lives here."
    )
    notes, show, sought = _asked()
    found = [entry for entry in companion().values() if chosen(entry, notes, show) and matches(entry, sought)]
    _say_how_many(found, notes, sought)
    view = (notes, show, sought)
    shown = found[: how_many("companion", view, AT_ONCE)]
    for section in dict.fromkeys(entry.section for entry in shown):
        st.header(section)
        for entry in (entry for entry in shown if entry.section == section):
            _entry(entry, notes)
    offer_more("companion", view, len(shown), len(found), AT_ONCE, "A word to search for leaves fewer.")


def _asked() -> tuple[str, str, str]:
    """Which notes, what of them, and a word to look for."""
    left, right = st.columns([2, 3])
    with left:
        notes: str = choice(st.selectbox, "Lecture notes", list(NOTES), EVERY, "notes", format_func=NOTES.__getitem__)
        check_choice("notes", NOTES, "set of notes", notes)
    with right:
        hint = "Hoeffding, margin, Theorem 3, stability …"
        sought = text("Search", "find", "", LONGEST, type="search", live=True, placeholder=hint)
    show: str = choice(
        st.segmented_control, "Show", list(SHOWN), EVERY, "only", required=True, format_func=SHOWN.__getitem__
    )
    check_choice("only", SHOWN, "part of the notes", show)
    check_names({"notes", "find", "only"})
    return notes, show, sought


def chosen(entry: Entry, notes: str, show: str) -> bool:
    """Is the entry of these notes and of this kind?"""
    if notes != EVERY and not entry.stands_in(notes):
        return False
    return show == EVERY or (bool(entry.right or entry.remark) if show == "remarks" else entry.kind == show)


def matches(entry: Entry, sought: str) -> bool:
    """Does every word that is sought stand in the entry's words, places or formulas?"""
    places = (f"{NOTES[place.work]} {place.where}" for place in entry.notes)
    words = (entry.id.replace("_", " "), entry.title, entry.section, entry.prints, entry.right, entry.remark)
    spoken = " ".join((*words, *entry.also, *places, *entry.lives)).casefold()
    return all(word in spoken for word in sought.casefold().split())


def _say_how_many(found: list[Entry], notes: str, sought: str) -> None:
    if notes != EVERY:
        st.markdown(f"*{say.verbatim(WORKS[notes])}*")
    if found:
        wrong = sum(bool(entry.right) for entry in found)
        entries = counted(len(found), "entry", "entries")
        where = "" if notes == EVERY else ", in these notes or in others that print it"
        st.markdown(f"{entries}, {wrong or 'none'} of them misprinted{where if wrong else ''}.")
    elif sought:
        say.info(f"Nothing here speaks of “{sought}”. Try one word, another set of notes, or Everything.")
    else:
        st.info("These notes have nothing of that kind.")


def _entry(entry: Entry, notes: str) -> None:
    with st.container(border=True):
        printed, words = st.columns([1, 1], gap="medium")
        with printed:
            st.markdown(f"**{say.verbatim(entry.title)}**{_badges(entry)}  \n{_places(entry, notes)}")
            if entry.prints:
                st.latex(entry.prints, width="content")
        with words:
            if entry.right:
                st.markdown("**It should say**")
                st.latex(entry.right, width="content")
            if entry.remark:
                st.markdown(entry.remark)
            _where_it_lives(entry)


def _badges(entry: Entry) -> str:
    kind = f" :gray-badge[{KIND_WORDS[entry.kind]}]" if KIND_WORDS[entry.kind] else ""
    return kind + (" :orange-badge[:material/edit_note: Misprinted]" if entry.right else "")


def _places(entry: Entry, notes: str) -> str:
    """Where it stands, the notes that were asked for first."""
    ordered = sorted(entry.notes, key=lambda place: place.work != notes)
    return "  \n".join(f"*{NOTES[place.work]}:* {say.verbatim(place.where)}" for place in ordered)


def _where_it_lives(entry: Entry) -> None:
    doors, held = homes(entry), tests(entry)
    pages = {found.slug: found for found in discover()}
    for home in doors:
        page = pages[home.page]
        st.page_link(menu_entry(page), label=home.label, icon=page.page.icon, query_params=home.address)
    for path, names in held.items():
        kind = "test" if len(names) == 1 else "tests"
        st.caption(f"Held by the {kind} {say.verbatim(', '.join(names))} in {say.verbatim(path)}.")
    if not doors and not held:
        st.caption("Not in this laboratory yet.")
