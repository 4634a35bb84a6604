"""Corrections to five sets of lecture notes, section by section, with links into the app."""

from collections.abc import Iterable
from itertools import groupby

import streamlit as st

from bounds.numbers import pluralize
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.citation import VERDICTS
from laboratory.exercises.chapters import exercises_of
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_outlines import SETS, outline
from pages.looking_up.companion_row import draw
from pages.looking_up.companion_search import matching, nearest
from pages.widgets import say
from pages.widgets.link import check_choice, check_names, choice, keep_only, text
from pages.widgets.page import Page, discover, menu_entry
from pages.widgets.paging import how_many, offer_more

PAGE = Page("Companion", "Look up", ":material/library_books:", 20)
LONGEST = 100
AT_ONCE = 20
EVERY = "all"
MISPRINTS = "misprints"
JUDGED = {MISPRINTS: "false", "loose": "loose", "conventions": "convention"}  # parts of the notes by their verdict
NOTES = {EVERY: "All five", **SETS}
SHOWN = {
    EVERY: "Everything",
    "bound": "Statements",
    MISPRINTS: "Misprints",
    "loose": VERDICTS["loose"],
    "conventions": "Other conventions",
    "remarks": "Corrections and remarks",
    "algorithm": "Algorithms",
    "figure": "Figures",
}
ASKED = ("notes", "section", "find", "only")
Placed = list[tuple[str, Entry]]


def render() -> None:
    """What to look for, and the matching entries, section by section."""
    st.title("Companion")
    st.markdown("Corrections to five sets of lecture notes, section by section, with links into the app.")
    view = notes, section, sought, show = _fields()
    here = in_section(notes, section)
    results = best_first([(header, entry) for header, entry in here if of_kind(entry, show, notes)], sought)
    _say_how_many(list(dict.fromkeys(entry for _, entry in results)), notes, sought)
    visible = results[: how_many("companion", view, AT_ONCE)]
    for header, rows in groupby(visible, key=lambda row: row[0]):
        st.header(header)
        for _, entry in rows:
            draw(entry, notes)
    offer_more("companion", view, len(visible), len(results), AT_ONCE, "Narrow the list with a word or a section.")


def placed(notes: str) -> Placed:
    """Every entry with its header: the notes' own sections in their order, else its subject."""
    if notes == EVERY:
        return [(entry.section, entry) for entry in companion().values()]
    return [(section.title, companion()[row]) for section in outline(notes) for row in section.rows]


def in_section(notes: str, section: str) -> Placed:
    """Every entry of one section of these notes, or of all."""
    return [(header, entry) for header, entry in placed(notes) if section in (EVERY, header)]


def best_first(rows: Placed, sought: str) -> Placed:
    """The rows that match, by sections, and the section of the best row first; all for an empty text."""
    if not sought.strip():
        return rows
    places = {entry.id: place for place, entry in enumerate(matching(sought))}
    matches = [(header, entry) for header, entry in rows if entry.id in places]
    matches.sort(key=lambda row: places[row[1].id])
    headers = list(dict.fromkeys(header for header, _ in matches))
    return sorted(matches, key=lambda row: headers.index(row[0]))


def of_kind(entry: Entry, show: str, notes: str = EVERY) -> bool:
    """Is the entry of this part of the notes?"""
    if show in JUDGED:
        works = entry.works_of(JUDGED[show])
        return bool(works) if notes == EVERY else notes in works
    return show == EVERY or (bool(entry.right or entry.remark) if show == "remarks" else entry.kind == show)


def _fields() -> tuple[str, str, str, str]:
    """Which notes, which section, a word to look for, and what of all that."""
    left, middle, right = st.columns(3)
    with left:
        notes: str = choice(st.selectbox, "Lecture notes", list(NOTES), EVERY, "notes", format_func=NOTES.__getitem__)
        check_choice("notes", NOTES, "set of notes", notes)
    with middle:
        section = _section(notes)
    with right:
        hint = "Hoeffding, margin, Theorem 3 …"
        sought = text("Search", "find", "", LONGEST, type="search", live=True, placeholder=hint)
    here = dict.fromkeys(entry for _, entry in in_section(notes, section))
    words = SHOWN | {part: f"{SHOWN[part]} ({sum(of_kind(entry, part, notes) for entry in here)})" for part in JUDGED}
    show: str = choice(
        st.segmented_control, "Show", list(SHOWN), EVERY, "only", required=True, format_func=words.__getitem__
    )
    check_choice("only", SHOWN, "part of the notes", show)
    check_names(ASKED)
    keep_only(ASKED)
    return notes, section, sought, show


def _section(notes: str) -> str:
    """One of the headers of these notes, or all of them."""
    headers = [EVERY, *dict.fromkeys(header for header, _ in placed(notes))]
    chosen: str = choice(st.selectbox, "Section", headers, EVERY, "section", format_func=_section_words)
    check_choice("section", headers, "section", chosen)
    return chosen


def _section_words(section: str) -> str:
    return "All sections" if section == EVERY else section


def _say_how_many(result: list[Entry], notes: str, sought: str) -> None:
    if notes != EVERY:
        st.markdown(f"*{say.verbatim(WORKS[notes])}*")
        _exercises(notes)
    if result:
        wrong = sum(of_kind(entry, MISPRINTS, notes) for entry in result)
        where = "" if notes == EVERY else " in these notes"
        entries = pluralize(len(result), "entry", "entries")
        some = "all" if wrong == len(result) > 1 else wrong or "none"
        st.markdown(f"{entries}, {some} of them with misprints{where}.")
    elif sought:
        _nothing(sought)
    else:
        st.info("These notes have no such entries.")


def _exercises(notes: str) -> None:
    """The link to the exercises of these notes."""
    page = next(place for place in discover() if place.slug == "exercises")
    st.page_link(
        menu_entry(page), label="Exercises from these notes", icon=page.page.icon, query_params=exercises_of(notes)
    )


def _nothing(sought: str) -> None:
    """Nothing is found: is the word unknown here, or do other choices exclude it?"""
    near = nearest(sought)
    elsewhere = matching(sought)
    if elsewhere:
        titles = _listed(entry.title for entry in elsewhere[:3])
        say.info(f"No results for “{sought}” here. Elsewhere in the five notes: {titles}.")
    else:
        advice = "Similar words:" if near else "Try one word, another set of notes, or Everything."
        say.info(f"No results for “{sought}”. {advice}")
    with st.container(horizontal=True):
        for word in near:
            st.button(word, on_click=_seek, args=(word,))
        if elsewhere:
            st.button("Search all five notes", on_click=_seek_everywhere)


def _listed(titles: Iterable[str]) -> str:
    return ", ".join(f"“{title}”" for title in titles)


def _seek(word: str) -> None:
    st.session_state["find"] = word


def _seek_everywhere() -> None:
    for name in ("notes", "section", "only"):
        st.session_state[name] = EVERY
