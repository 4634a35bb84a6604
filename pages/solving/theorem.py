"""One theorem: enter what is given, and solve for the rest, with formula, steps, figure, proof and assumptions."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds import DomainError, theorems
from bounds.comparison.comparable import same_variable
from bounds.comparison.questions import question_of
from bounds.display.bound_values import pays
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from laboratory.figures.bound_curve import bound_curve, curve_file, description, start_in_words
from laboratory.figures.other_curves import before_in_words, others_in_words
from laboratory.figures.theme import with_footer
from pages.answering.answer import Answer, find, headline_of, show
from pages.answering.background import background
from pages.answering.copying import report
from pages.answering.dominating import what_dominates
from pages.answering.facts import words
from pages.answering.hints import hints
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.other_theorems import WITH, Beside
from pages.answering.phone_order import later
from pages.answering.pieces_in_words import QUESTION
from pages.answering.previous_answer import before, dragged, tell_before
from pages.answering.question import VALUE, Asking, TypedQuestion, target_word
from pages.answering.titles import after_family
from pages.solving.compared import remember_answer
from pages.solving.formula import formula
from pages.solving.given_in_words import explained_class, given_in_words
from pages.solving.kept import asking_about
from pages.solving.other_books import other_books
from pages.solving.parts import ANSWER, PART, THEOREM, TRAVELS, PartQuestion, leave, share
from pages.solving.what_then import tell_what_then
from pages.solving.your_answer import your_answer
from pages.widgets import say
from pages.widgets.calculator_link import CHOICE
from pages.widgets.chart import chart, send, theme_now
from pages.widgets.class_link import is_hidden
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.error_boundary import guarded
from pages.widgets.field_values import put_into_fields
from pages.widgets.giving_way import giving_way
from pages.widgets.inputs import field_label
from pages.widgets.link import check_choice, check_names, choice, current, current_switch, switch

FIRST = "finite_realizable"
EVERY = "all"
OVER = "over"
HINTS = "hints"
_FAMILY = "_family"


def render() -> None:
    """The theorem; its question is a fragment of its own, which a field draws again."""
    given_in_words()
    st.fragment(guarded("calculator")(_calculate))(_choose())


def take(question: PartQuestion) -> None:
    """Go on with what another part was about: each fact that this theorem means alike, but for what it solves for."""
    theorem = theorems[current(list(theorems), FIRST, "theorem")]
    alike = {
        variable.name for variable in theorem.variables
        if variable.name in {*TRAVELS, "epsilon"} and same_variable(words()[variable.name], variable)
    }  # fmt: skip
    target = {"epsilon": question.facts["epsilon"]} if question.ask == "m" else {}
    facts = {name: text for name, text in {**question.travelling, **target}.items() if name in alike}
    asked_for = question_of(theorem.returns.name)
    if target and asked_for is not None and asked_for.of_a_sample and target_word(theorem) == "at_most":
        facts["at_most"] = target["epsilon"]
    put_into_fields({name: text for name, text in facts.items() if st.session_state.get(name) != ""})


def _calculate(theorem: Theorem) -> None:
    """Answer first, then the formula with its numbers, the curve, and the background.

    What changes with a field is sent first: number and curve, then the words, then the fields themselves.
    """
    says, link = st.columns([8, 2], vertical_alignment="center")
    with says:
        st.markdown(theorem.statement)
        if pays(theorem):
            st.caption(pays(theorem))
    notices = st.container()
    asking = asking_about(theorem)
    left, right = st.columns([3, 2], gap="large")
    with left:
        result = _answered(asking)
        answer, others = result.answer, result.others
    with right:
        asking.draw(dragged)
    view = _view(theorem, others)
    with notices:
        check_names({*view, OVER, HINTS, WITH, ANSWER, PART, QUESTION})
    with link:
        share(THEOREM, view)
    leave({*view, OVER, WITH, ANSWER, QUESTION})
    if answer and asking.question:
        remember_answer(answer)
    if result.complete:
        _more(result, theorem)


def _more(result: "LeftColumn", theorem: Theorem) -> None:
    """What nobody waits for: the background, and last the other theorems, which have to be solved for, too."""
    with giving_way():
        background(result.answer, theorem)
        if result.answer:
            with result.beside:
                tell_what_then(result.answer)
                other_books(result.answer)


@dataclass(frozen=True)
class LeftColumn:
    """The answer, whether all hints are shown, what its curve is compared with (None without a curve), and the place
    for other theorems' numbers."""

    answer: Answer | None
    complete: bool
    others: Beside | None
    beside: Any


def _answered(asking: Asking) -> LeftColumn:
    """The answer with what stands below it."""
    said, hinting, working = st.container(), later("hinting"), later("working")
    others, earlier = None, None
    with said:
        answer, stale = kept(f"calculator {asking.theorem.slug}", _answer(asking.question))
        if answer is None or stale:
            mend(stale)
        complete = not current_switch(HINTS) or hints(answer, asking.theorem)
        if answer and complete:
            with greyed(stale, "answer"):
                show(answer)
            if not stale and (earlier := before(answer)):
                tell_before(earlier, answer)
        beside = st.container()
        explained_class(asking.theorem)
        if answer:
            your_answer(answer.question, stale)
    if answer and complete:
        with working, greyed(stale, "curve"):
            others = _formula_and_curve(answer, earlier)
    with hinting:
        switch("Hints before the answer", HINTS, help="For homework: the answer comes last.")
    return LeftColumn(answer, complete, others, beside)


def _choose() -> Theorem:
    of_family, of_theorem = st.columns([3, 7])
    now = theorems[current(list(theorems), FIRST, "theorem")]
    if st.session_state.get(_FAMILY, EVERY) not in (EVERY, now.family):
        st.session_state[_FAMILY] = now.family
    families = [EVERY, *theorems.families]
    family = EVERY
    if not is_hidden("theorem"):
        family = of_family.selectbox(
            "Family", families, key=_FAMILY, format_func=_family_words, on_change=_first_of_family,
            persist_state="session",
        )  # fmt: skip
    members = list(theorems if family == EVERY else theorems.families[family])
    titles = after_family() if family == EVERY else theorems.titles
    with of_theorem:
        slug = choice(
            st.selectbox, "Theorem", members, FIRST, "theorem", format_func=titles.__getitem__, help="Type to search."
        )
    check_choice("theorem", theorems, "theorem", slug)
    if st.session_state.get(QUESTION):
        st.query_params["theorem"] = slug  # the usual one, too: a link without it has its question fill in the fields
    return theorems[slug]


def _family_words(family: str) -> str:
    return "All families" if family == EVERY else family_title(family)


def _first_of_family() -> None:
    family = st.session_state[_FAMILY]
    if family not in (EVERY, theorems[st.session_state["theorem"]].family):
        st.session_state["theorem"] = theorems.families[family][0]


def _answer(question: TypedQuestion | None) -> Answer | None:
    if question is None:
        return None
    try:
        with st.spinner("Solving and verifying …", show_time=True):
            return find(question)
    except (DomainError, OverflowError) as refusal:
        say.error(refusal)
        return None


def _formula_and_curve(answer: Answer, earlier: Answer | None) -> Beside | None:
    """Draw both, with what `earlier` before and other theorems beside it; None without an answer."""
    theorem, values = answer.question.theorem, answer.inputs
    if values is None:
        return None
    above, against, curve = st.container(), st.container(), st.container()
    names = [variable.name for variable in theorem.variables]
    usual = answer.question.unknown or ("m" if "m" in names else names[0])
    over: str = current(names, usual, OVER)
    other, then = Beside(theorem, over, values), earlier.inputs if earlier else None
    fig = bound_curve(theorem, over, values, theme_now(), other.curves, then)
    fig = with_footer(fig, " ".join(headline_of(answer)))
    alt = description(theorem, over, values) + others_in_words(other.curves)
    with curve:
        chart(fig, "bound_curve", alt + (before_in_words(theorem, over, then) if then else ""))
    send()
    with against:
        _choose_over(theorem, names, usual)
    with above:
        formula(theorem, answer.question.unknown, values)
    if beginning := start_in_words(theorem, over, values):
        st.markdown(beginning)
    table = partial(curve_file, theorem, over, values, other.curves)
    downloads(f"{theorem.slug}_over_{over}", lambda: csv_text(table()), fig, report=lambda: report(answer))
    if not theorem.is_vacuous(answer.bound, **values):
        what_dominates(theorem, values, " ".join(headline_of(answer)))
    other.draw()
    return other


def _choose_over(theorem: Theorem, names: Sequence[str], usual: str) -> None:
    over: str = choice(
        st.pills, "Draw against", names, usual, OVER, required=True,
        format_func=lambda name: field_label(theorem.variable(name)),
    )  # fmt: skip
    check_choice(OVER, names, f"variable of {theorem.slug}", over)


def _view(theorem: Theorem, others: Beside | None) -> dict[str, str]:
    """Everything that the page shows, by its name in the address."""
    unknown = st.session_state[CHOICE]
    names = [target_word(theorem), *(variable.name for variable in theorem.variables)]
    solved = target_word(theorem) if unknown == VALUE else unknown
    view = {"theorem": theorem.slug, CHOICE: unknown}
    view |= {name: st.session_state[name] for name in names if name != solved or st.session_state[name]}
    view |= {HINTS: "1"} if current_switch(HINTS) else {}
    view |= {name: text for name in (ANSWER, QUESTION) if (text := st.session_state.get(name))}
    return view | ({OVER: others.over, **others.view} if others else {})
