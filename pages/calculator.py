"""Choose a theorem, say what you know, and read off the rest: how many examples, how small an error, how sure."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from bounds import DomainError, theorems
from bounds.discovery import family_title
from bounds.theorem import Theorem
from bounds.typeset import aligned
from figures.promise_curve import curve_table, description, promise_curve
from pages._answer import Answer, find, show
from pages._background import background
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._inputs import field_label
from pages._link import check_choice, check_names, choice, copy_link, current, keep_only
from pages._page import Page
from pages._question import VALUE, Question, ask, target_word

PAGE = Page("Calculator", "Answer", ":material/calculate:", 10)
FIRST = "finite_realizable"


def render() -> None:
    """Answer first, then the formula with its numbers, the curve, and what stands behind."""
    st.title("Calculator")
    theorem, link = _choose()
    notices = st.container()
    st.markdown(theorem.says)
    left, right = st.columns([3, 2], gap="large")
    with right:
        question = ask(theorem)
    with left:
        answer = _answer(question)
    over = _formula_and_curve(answer) if answer else ""
    view = _view(theorem, over)
    with notices:
        check_names({*view, "over"})
    with link:
        copy_link("calculator", view)
    keep_only({*view, "over"})
    background(answer, theorem)


def _choose() -> tuple[Theorem, st.delta_generator.DeltaGenerator]:
    """The theorem, and the place for the link."""
    families: dict[str, list[str]] = {}
    for theorem in theorems.values():
        families.setdefault(theorem.family, []).append(theorem.slug)
    of_family, of_theorem, link = st.columns([3, 4, 2], vertical_alignment="bottom")
    family = theorems[current(list(theorems), FIRST, "theorem")].family
    st.session_state["_family"] = family
    of_family.selectbox(
        "Family",
        list(families),
        key="_family",
        format_func=family_title,
        on_change=_first_of_family,
        args=(families,),
    )
    with of_theorem:
        members = families[family]
        slug = choice(st.selectbox, "Theorem", members, FIRST, "theorem", format_func=lambda one: theorems[one].title)
    check_choice("theorem", theorems, "theorem", slug)
    return theorems[slug], link


def _first_of_family(families: Mapping[str, list[str]]) -> None:
    st.session_state["theorem"] = families[st.session_state["_family"]][0]


def _answer(question: Question | None) -> Answer | None:
    if question is None:
        st.info("Mend the field that complains, and the answer stands here.")
        return None
    try:
        answer = find(question)
    except (DomainError, OverflowError) as refusal:
        st.error(str(refusal))
        return None
    show(answer)
    return answer


def _formula_and_curve(answer: Answer) -> str:
    """Draw both and return the variable that the curve runs over; nothing where there is no answer."""
    theorem, given = answer.question.theorem, answer.given
    if given is None:
        return ""
    st.latex(aligned(theorem, given), width="content")
    names = [variable.name for variable in theorem.variables]
    usual = answer.question.unknown or ("m" if "m" in names else names[0])
    over: str = choice(
        st.pills, "Draw against", names, usual, "over", required=True,
        format_func=lambda name: field_label(theorem.variable(name)),
    )  # fmt: skip
    check_choice("over", names, f"variable of {theorem.slug}", over)
    drawn = promise_curve(theorem, over, given, theme_now())
    chart(drawn, "promise_curve", description(theorem, over, given))
    downloads(f"{theorem.slug}_over_{over}", lambda: csv_text(curve_table(theorem, over, given)), drawn)
    return over


def _view(theorem: Theorem, over: str) -> dict[str, str]:
    """Everything that the page shows, by its name in the address."""
    unknown = st.session_state["for"]
    names = [variable.name for variable in theorem.variables if variable.name != unknown]
    names += [] if unknown == VALUE else [target_word(theorem)]
    view = {"theorem": theorem.slug, "for": unknown} | {name: st.session_state[name] for name in names}
    return view | ({"over": over} if over else {})
