"""Everyone with the link gets the same exercises; wrong answers get a diagnosis.

A quiz or a sheet of homework, also as files for Moodle, Canvas (QTI), GIFT, Anki and LaTeX.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from bounds.exercises import Exercise, exercises
from bounds.exercises.exporting import markdown, table
from bounds.exercises.platforms import FORMATS
from laboratory.exercises.problem import Problem
from laboratory.exercises.sets import chapter_set, worked_in
from pages.answering.by_hand import by_hand
from pages.answering.exercise_fields import CHOSEN_BY, DIFFICULTY_WORDS, Fields, chosen, name_of, title_of
from pages.answering.help_steps import offer_help, question_key
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.verdict import diagnosed, verdict
from pages.lasting.tab import keep, restore
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.error_boundary import guarded
from pages.widgets.inputs import LONGEST
from pages.widgets.link import check_names, copy_link, keep_only
from pages.widgets.page import Page
from pages.widgets.symbols import unbroken

PAGE = Page("Exercises", "Teach", ":material/exercise:", 10)
DOWNLOAD = ":material/download:"
USUAL = "moodle"  # of the platforms, the one that most courses have


def render() -> None:
    """What kind of exercises, then the exercises, each with its own field."""
    restore()
    st.title(say.verbatim(page_title("Exercises")))
    view, link, take_away = chosen()
    check_names({*view, CHOSEN_BY})
    seed = _seed(view["seed"])
    with link:
        copy_link("exercises", view)
    keep_only(view)
    now = None if seed is None else (view, seed)
    last, stale = kept("exercises", now)
    if now is None:
        mend(stale)
    if last is not None:
        with greyed(stale, "set"):
            _show(*last, take_away)


def _show(view: Fields, seed: int, take_away: Any) -> None:
    result, examples = _set(view, seed)
    st.markdown(_introduced(view))
    if not result:
        say.info(f"{title_of(view)}: no exercises of this difficulty. Try another difficulty.")
        return
    with take_away:
        _export((*result, *examples), view)
    for number, answer in enumerate(result, 1):
        _exercise(number, answer) if isinstance(answer, Exercise) else by_hand(f"{number}", answer)
    _worked(examples)


def _set(view: Fields, seed: int) -> tuple[tuple[Exercise | Problem, ...], tuple[Problem, ...]]:
    """The exercises of the set, and the worked examples of its chapter."""
    number = int(view["count"])
    if "chapter" in view:
        return chapter_set(view["notes"], view["chapter"], seed, number), worked_in(view["notes"], view["chapter"])
    family = None if view["family"] == "all" else view["family"]
    return exercises(seed, number, family, view["difficulty"]), ()


def _introduced(view: Fields) -> str:
    if "chapter" in view:
        return "The contents of this chapter: theorems with numbers, and algorithms by hand."
    return DIFFICULTY_WORDS[view["difficulty"]]


def _seed(typed: str) -> int | None:
    if typed.strip().isdecimal():
        return int(typed)
    say.error(f"The set number must be a whole number such as 7; got {typed.strip()[:20] or 'nothing'}.")
    return None


def _worked(examples: tuple[Problem, ...]) -> None:
    """Examples that the notes work by hand; a different number in the notes is a known mistake."""
    if examples:
        st.header("From the notes")
        st.markdown(
            "Examples of these notes, with their numbers. A wrong answer in the notes counts as a mistake here."
        )
    for letter, example in zip("ABCDEFGHIJ", examples, strict=False):
        by_hand(letter, example)


def _export(result: tuple[Exercise | Problem, ...], view: Mapping[str, str]) -> None:
    title, name = f"Exercises: {title_of(view)}, set {view['seed'].strip()}", name_of(view)
    with st.popover("Export", icon=DOWNLOAD):
        _for_a_platform(result, title, name)
        for words, solved in (("", False), (" with solutions", True)):
            ending = "_solved" if solved else ""
            st.download_button(
                f"Markdown{words}", partial(markdown, title, result, solved), f"{name}{ending}.md",
                "text/markdown", key=f"markdown{ending}", icon=DOWNLOAD, on_click="ignore", width="stretch",
            )  # fmt: skip
            st.download_button(
                f"CSV{words}", partial(table, result, solved), f"{name}{ending}.csv", "text/csv",
                key=f"csv{ending}", icon=DOWNLOAD, on_click="ignore", width="stretch",
            )  # fmt: skip


def _for_a_platform(result: tuple[Exercise | Problem, ...], title: str, name: str) -> None:
    """One file of the format that is chosen: keys and tolerances are those of the checker."""
    titled = {name: form.title for name, form in FORMATS.items()}
    chosen = st.selectbox(
        "For a course platform", list(titled), list(titled).index(USUAL), format_func=titled.__getitem__
    )
    form = FORMATS[chosen]
    st.download_button(
        form.title, partial(form.file, title, result), f"{name}.{form.suffix}", form.media,
        key="platform", icon=DOWNLOAD, on_click="ignore", width="stretch",
    )  # fmt: skip
    st.caption(
        "This file holds the solutions. Thirty variants of a sheet: `ltlab exercises --variants 30 --out FOLDER`."
    )


# A fragment, so that one checked answer does not have all the others checked again.
@st.fragment
@guarded("exercises")
def _exercise(number: int, exercise: Exercise) -> None:
    st.divider()
    st.markdown(f"**{number}.** {unbroken(exercise.question)}")
    key = f"exercise {question_key(exercise.problem)}"
    typed = st.text_input(
        f"Your answer to exercise {number}", key=key, max_chars=LONGEST, width=380,
        placeholder=exercise.unit or "a number", autocomplete="off", persist_state="session",
    )  # fmt: skip
    keep(key)
    diagnosis = diagnosed(exercise.problem, typed, exercise.diagnosed) if typed.strip() else None
    result, stale = kept(
        f"exercise {question_key(exercise.problem)}", None if diagnosis is None else (typed, diagnosis)
    )
    if result is not None and typed.strip():
        with greyed(stale, f"verdict_{number}"):
            verdict(exercise.problem, *result, formula_is_told=exercise.difficulty != "hard")
    offer_help(exercise.problem, diagnosis is not None and diagnosis.right)
