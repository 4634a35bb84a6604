"""Choose a theorem, say what you know, and read off the rest: how many examples, how small an error, how sure."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from bounds import DomainError, theorems
from bounds.discovery import family_title
from bounds.theorem import Theorem
from bounds.typeset import aligned
from laboratory.figures.promise_curve import curve_table, description, promise_curve, start_in_words
from pages.answering.answer import Answer, find, show
from pages.answering.background import background
from pages.answering.hints import hints
from pages.answering.question import VALUE, TypedQuestion, ask, target_word
from pages.answering.titles import after_family
from pages.widgets import say
from pages.widgets.chart import chart, send, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.inputs import field_label
from pages.widgets.last_resort import guarded
from pages.widgets.link import check_choice, check_names, choice, copy_link, current, keep_only, switch
from pages.widgets.page import Page

PAGE = Page("Calculator", "Answer", ":material/calculate:", 10)
FIRST = "finite_realizable"
EVERY = "all"
_FAMILY = "_family"


def render() -> None:
    """The page is one fragment: what changes in it leaves menu and router alone."""
    st.fragment(guarded("calculator")(_draw))()


def _draw() -> None:
    """Answer first, then the formula with its numbers, the curve, and what stands behind."""
    st.title("Calculator")
    theorem, link = _choose()
    notices = st.container()
    st.markdown(theorem.says)
    left, right = st.columns([3, 2], gap="large")
    with right:
        question = ask(theorem)
    with left:
        said = st.container()
        hinted = switch("Hints before the answer", "hints", help="For homework: the answer comes last.")
    with said:
        answer = _answer(question)
        open_to_see = not hinted or hints(answer, theorem)
        if answer and open_to_see:
            show(answer)
    over = _formula_and_curve(answer) if answer and open_to_see else ""
    view = _view(theorem, over) | ({"hints": "1"} if hinted else {})
    with notices:
        check_names({*view, "over", "hints"})
    with link:
        copy_link("calculator", view)
    keep_only({*view, "over"})
    if open_to_see:
        background(answer, theorem)


def _choose() -> tuple[Theorem, st.delta_generator.DeltaGenerator]:
    """The theorem, and the place for the link."""
    of_family, of_theorem, link = st.columns([3, 5, 2], vertical_alignment="bottom")
    now = theorems[current(list(theorems), FIRST, "theorem")]
    if st.session_state.get(_FAMILY, EVERY) not in (EVERY, now.family):
        st.session_state[_FAMILY] = now.family
    families = [EVERY, *theorems.families]
    family = of_family.selectbox(
        "Family", families, key=_FAMILY, format_func=_family_words, on_change=_first_of_family, persist_state="session"
    )
    members = list(theorems if family == EVERY else theorems.families[family])
    titles = after_family() if family == EVERY else theorems.titles
    with of_theorem:
        slug = choice(
            st.selectbox, "Theorem", members, FIRST, "theorem", format_func=titles.__getitem__, help="Type to search."
        )  # fmt: skip
    check_choice("theorem", theorems, "theorem", slug)
    return theorems[slug], link


def _family_words(family: str) -> str:
    return "All families" if family == EVERY else family_title(family)


def _first_of_family() -> None:
    family = st.session_state[_FAMILY]
    if family not in (EVERY, theorems[st.session_state["theorem"]].family):
        st.session_state["theorem"] = theorems.families[family][0]


def _answer(question: TypedQuestion | None) -> Answer | None:
    if question is None:
        st.info("The answer stands here as soon as the fields allow one; what is missing is said beside them.")
        return None
    try:
        with st.spinner("Solving and proving …", show_time=True):
            return find(question)
    except (DomainError, OverflowError) as refusal:
        say.error(refusal)
        return None


def _formula_and_curve(answer: Answer) -> str:
    """Draw both and return the variable that the curve runs over; nothing where there is no answer."""
    theorem, given = answer.question.theorem, answer.given
    if given is None:
        return ""
    formula = st.container()
    names = [variable.name for variable in theorem.variables]
    usual = answer.question.unknown or ("m" if "m" in names else names[0])
    over = _drawn_against(theorem, names, usual)
    drawn = promise_curve(theorem, over, given, theme_now())
    chart(drawn, "promise_curve", description(theorem, over, given))
    send()
    formula.latex(aligned(theorem, given), width="content")
    for meaning in theorem.meanings:
        formula.caption(f"where {meaning}")
    if beginning := start_in_words(theorem, over, given):
        st.markdown(beginning)
    downloads(f"{theorem.slug}_over_{over}", lambda: csv_text(curve_table(theorem, over, given)), drawn)
    return over


def _drawn_against(theorem: Theorem, names: Sequence[str], usual: str) -> str:
    over: str = choice(
        st.pills, "Draw against", names, usual, "over", required=True,
        format_func=lambda name: field_label(theorem.variable(name)),
    )  # fmt: skip
    check_choice("over", names, f"variable of {theorem.slug}", over)
    return over


def _view(theorem: Theorem, over: str) -> dict[str, str]:
    """Everything that the page shows, by its name in the address."""
    unknown = st.session_state["for"]
    names = [target_word(theorem), *(variable.name for variable in theorem.variables)]
    solved = target_word(theorem) if unknown == VALUE else unknown
    view = {"theorem": theorem.slug, "for": unknown}
    view |= {name: st.session_state[name] for name in names if name != solved or st.session_state[name]}
    return view | ({"over": over} if over else {})
