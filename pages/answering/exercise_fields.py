"""Which exercises: by family and difficulty, or from the notes and their chapter; how many, and which set."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.exercises import DIFFICULTIES, families
from bounds.vocabulary.family import family_title
from laboratory.exercises.chapters import chapters, works
from pages.looking_up.companion_outlines import SETS
from pages.widgets.class_link import is_hidden
from pages.widgets.link import check_choice, choice, new_in_link, text

Fields = Mapping[str, str]

CHOSEN_BY = "by"
WAYS = {"family": "By family", "notes": "From the notes"}
MEANT = {"notes": "notes", "chapter": "notes", "family": "family", "difficulty": "family"}  # by names in an address
EVERY = "all"
COUNTS = tuple(range(1, 21))
FIRST_FAMILY = "finite"
FIRST_COUNT = 3
FIRST_SET = "1"
LONGEST_SEED = 18  # digits
DIFFICULTY_WORDS = {
    "easy": "Easy: put numbers into one formula, or solve it for m.",
    "middle": "Medium: solve for another variable, or choose between two theorems.",
    "hard": "Hard: the theorem is not named. Derive the bound from the argument.",
}


def chosen() -> tuple[dict[str, str], Any, Any]:
    """The set as it stands in the address, and the places for the link and the export."""
    way = _way()
    first, second, of_count, of_seed = st.columns([4, 4, 2, 2], vertical_alignment="bottom")
    view = (_notes if way == "notes" else _family)(first, second)
    with of_count:
        number = choice(st.selectbox, "Exercises", COUNTS, FIRST_COUNT, "count")
    with of_seed:
        seed = text("Set number", "seed", FIRST_SET, LONGEST_SEED, help="The same number gives the same exercises.")
    check_choice("count", map(str, COUNTS), "size of a set", str(number))
    with st.container(horizontal=True, vertical_alignment="center"):
        if not is_hidden("seed"):
            st.button("Another set", on_click=_another_set, icon=":material/casino:")
        link, take_away = st.container(width="content"), st.container(width="content")
    return {"seed": seed, **view, "count": str(number)}, link, take_away


def title_of(view: Fields) -> str:
    """The set in words, as a sheet's title names it."""
    if "chapter" in view:
        return f"{SETS[view['notes']]}: {chapters(view['notes'])[view['chapter']].title}"
    return _family_words(view["family"])


def name_of(view: Fields) -> str:
    """The set as a file's name."""
    parts = ("notes", "chapter") if "chapter" in view else ("family", "difficulty")
    return "_".join(("exercises", *(view[part] for part in parts), view["seed"].strip()))


def _way() -> str:
    """By family, unless the address or who is here asks for the notes."""
    ways = [way for name, way in MEANT.items() if new_in_link(name) is not None]
    if ways and new_in_link(CHOSEN_BY) not in WAYS:
        st.session_state[CHOSEN_BY] = ways[0]
    way: str = choice(
        st.segmented_control, "By family or from the notes", list(WAYS), "family", CHOSEN_BY, required=True,
        format_func=WAYS.__getitem__, label_visibility="collapsed",
    )  # fmt: skip
    check_choice(CHOSEN_BY, WAYS, "way to choose", way)
    return way


def _family(first: Any, second: Any) -> dict[str, str]:
    names = [EVERY, *families()]
    with first:
        family = choice(st.selectbox, "Family", names, FIRST_FAMILY, "family", format_func=_family_words)
    with second:
        level = choice(
            st.segmented_control, "Difficulty", DIFFICULTIES, "easy", "difficulty", required=True,
            format_func=lambda level: DIFFICULTY_WORDS[level].partition(":")[0],
        )  # fmt: skip
    check_choice("family", names, "family of theorems", family)
    check_choice("difficulty", DIFFICULTIES, "difficulty", level)
    return {CHOSEN_BY: "family", "family": family, "difficulty": level}


def _notes(first: Any, second: Any) -> dict[str, str]:
    with first:
        notes = choice(st.selectbox, "Lecture notes", list(works()), works()[0], "notes", format_func=SETS.__getitem__)
    there = chapters(notes)
    with second:
        chapter = choice(
            st.selectbox, "Chapter", list(there), next(iter(there)), "chapter",
            format_func=lambda key: there[key].title,
        )  # fmt: skip
    check_choice("notes", works(), "set of notes", notes)
    check_choice("chapter", there, "chapter with exercises in these notes", chapter)
    return {CHOSEN_BY: "notes", "notes": notes, "chapter": chapter}


def _another_set() -> None:
    seed = st.session_state.get("seed") or ""
    st.session_state["seed"] = str(int(seed) + 1 if seed.strip().isdecimal() else 1)


def _family_words(family: str) -> str:
    return "All families" if family == EVERY else family_title(family)
