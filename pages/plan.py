"""How many test items an evaluation needs, or what so many can show: power, smallest difference, level."""

from typing import Any

import streamlit as st

from laboratory.plans import PLANS, PlanAnswer
from pages.planning.answered import answered, show, take_away
from pages.planning.asking import QUESTION, choose_question, choose_unknown, fields_of
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.error_boundary import guarded
from pages.widgets.link import check_names, copy_link, keep_only
from pages.widgets.page import Page

PAGE = Page("Plan an evaluation", "Solve", ":material/checklist:", 65)
SLUG = "plan"
WIDTHS = (3, 1.15)  # of the answer and the fields
CORRECT = "Correct the field to see the answer."


def render() -> None:
    """The page is one fragment: what changes in it leaves menu and router alone."""
    st.fragment(guarded(SLUG)(_draw))()


def _draw() -> None:
    """The question above, the answer, and beside it what is known."""
    st.title(say.verbatim(page_title(PAGE.title)))
    with st.container(key="toolbar"):
        ask, link = st.columns([5, 1], vertical_alignment="bottom")
    with ask:
        question = choose_question()
    st.caption(question.about)
    notices = st.container()
    left, right = st.columns(WIDTHS, gap="medium")
    with right:
        unknown, view = choose_unknown(question)
        values, more = fields_of(question, unknown)
    view = {QUESTION: question.name, **view, **more}
    with left:
        answer = _answer(question.name, unknown, values)
    if answer is not None and answer.value is not None:
        take_away(answer)
    known = {f"{name}.{field}" for name, plan in PLANS.items() for field in ("solve", *(f.name for f in plan.fields))}
    with notices:
        check_names({*view, *known})
    with link:
        copy_link(SLUG, view)
    keep_only(view)


def _answer(question: str, unknown: str, values: dict[str, Any] | None) -> PlanAnswer | None:
    """The answer, or why there is none."""
    if values is None:
        say.info(CORRECT)
        return None
    try:
        answer = answered(question, unknown, tuple(values.items()))
    except ValueError as refusal:
        say.error(refusal)
        return None
    show(answer)
    return answer
