"""Exercises with the same numbers for everybody who has the link; wrong answers learn which slip they are."""

from __future__ import annotations

from functools import partial
from typing import Any

import streamlit as st

from bounds.discovery import family_title
from bounds.exercises import DIFFICULTIES, Exercise, exercises, families
from bounds.exercising.exporting import markdown, table
from pages.answering.helping import offer_help, question_key
from pages.answering.verdict import diagnosed, verdict
from pages.widgets import say
from pages.widgets.inputs import LONGEST
from pages.widgets.last_resort import guarded
from pages.widgets.link import check_choice, check_names, choice, copy_link, keep_only, text
from pages.widgets.page import Page

PAGE = Page("Exercises", "Answer", ":material/exercise:", 35)
EVERY = "all"
COUNTS = tuple(range(1, 21))
FIRST_FAMILY = "finite"
FIRST_COUNT = 3
FIRST_SET = "1"
LONGEST_SEED = 18  # digits
DIFFICULTY_WORDS = {
    "easy": "Easy: put numbers into one formula, or solve it for m.",
    "middle": "Middle: solve for another variable, or choose between two theorems.",
    "hard": "Hard: the theorem is not named; its argument is told, and you derive the bound.",
}


def render() -> None:
    """What kind of exercises, then the exercises, each with its own field."""
    st.title("Exercises")
    view, link, take_away = _choose()
    check_names(view)
    seed = _seed(view["seed"])
    with link:
        copy_link("exercises", view)
    keep_only(view)
    if seed is None:
        return
    family = None if view["family"] == EVERY else view["family"]
    found = exercises(seed, int(view["count"]), family, view["difficulty"])
    st.markdown(DIFFICULTY_WORDS[view["difficulty"]])
    if not found:
        say.info(
            f"{_family_words(view['family'])}: nothing {view['difficulty']} can be asked here. Try another difficulty."
        )
        return
    with take_away:
        _export(found, view)
    for number, one in enumerate(found, 1):
        _one(number, one)


def _choose() -> tuple[dict[str, str], Any, Any]:
    """The set as it stands in the address, and the places for the link and the export."""
    of_family, of_difficulty, of_count, of_seed = st.columns([4, 4, 2, 2], vertical_alignment="bottom")
    names = [EVERY, *families()]
    with of_family:
        family = choice(st.selectbox, "Family", names, FIRST_FAMILY, "family", format_func=_family_words)
    with of_difficulty:
        level = choice(
            st.segmented_control, "Difficulty", DIFFICULTIES, "easy", "difficulty", required=True,
            format_func=str.capitalize,
        )  # fmt: skip
    with of_count:
        number = choice(st.selectbox, "Exercises", COUNTS, FIRST_COUNT, "count")
    with of_seed:
        seed = text("Set number", "seed", FIRST_SET, LONGEST_SEED, help="The same number gives the same exercises.")
    check_choice("family", names, "family of theorems", family)
    check_choice("difficulty", DIFFICULTIES, "difficulty", level)
    check_choice("count", map(str, COUNTS), "size of a set", str(number))
    with st.container(horizontal=True):
        st.button("Another set", on_click=_another_set, icon=":material/casino:")
        link, take_away = st.container(width="content"), st.container(width="content")
    return {"seed": seed, "family": family, "difficulty": level, "count": str(number)}, link, take_away


def _another_set() -> None:
    seed = st.session_state.get("seed") or ""
    st.session_state["seed"] = str(int(seed) + 1 if seed.strip().isdecimal() else 1)


def _seed(typed: str) -> int | None:
    if typed.strip().isdecimal():
        return int(typed)
    say.error(f"The set number must be a whole number such as 7; got {typed.strip()[:20] or 'nothing'}.")
    return None


def _family_words(family: str) -> str:
    return "All families" if family == EVERY else family_title(family)


def _export(found: tuple[Exercise, ...], view: dict[str, str]) -> None:
    title = f"Exercises: {_family_words(view['family'])}, {view['difficulty']}, set {view['seed'].strip()}"
    name = f"exercises_{view['family']}_{view['difficulty']}_{view['seed'].strip()}"
    with st.popover("Take away", icon=":material/download:"):
        for words, solved in (("", False), (" with solutions", True)):
            ending = "_solved" if solved else ""
            st.download_button(
                f"Markdown{words}", partial(markdown, title, found, solved), f"{name}{ending}.md",
                "text/markdown", key=f"markdown{ending}", on_click="ignore", width="stretch",
            )  # fmt: skip
            st.download_button(
                f"CSV{words}", partial(table, found, solved), f"{name}{ending}.csv", "text/csv",
                key=f"csv{ending}", on_click="ignore", width="stretch",
            )  # fmt: skip


# A fragment, so that one checked answer does not have all the others checked again.
@st.fragment
@guarded("exercises")
def _one(number: int, one: Exercise) -> None:
    st.divider()
    st.markdown(f"**{number}.** {one.question}")
    typed = st.text_input(
        f"Your answer to exercise {number}", key=f"exercise {question_key(one.asked)}", max_chars=LONGEST, width=380,
        placeholder=one.unit or "a number", autocomplete="off", persist_state="session",
    )  # fmt: skip
    diagnosis = diagnosed(one.asked, typed, one.diagnosed) if typed.strip() else None
    if diagnosis is not None:
        verdict(one.asked, typed, diagnosis, formula_is_told=one.difficulty != "hard")
    offer_help(one.asked, diagnosis is not None and diagnosis.right)
