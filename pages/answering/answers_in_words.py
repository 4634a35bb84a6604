"""What answers a question in words: the first answer in large type with its condition, the others as links."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.asking.answers import RankedAnswer, Reply
from bounds.comparison.conditions import condition
from bounds.display.typeset import statement_on_lines
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.numbers import format_number
from bounds.theorem import Theorem
from pages.answering.answer import find, number_of
from pages.answering.answer_links import by_hand_link, comparison_link, destination, link_to
from pages.answering.dominating import terms_of, why_vacuous
from pages.answering.pieces_in_words import PREFIX
from pages.answering.question import TypedQuestion
from pages.answering.verdict import diagnosed, verdict
from pages.widgets import say
from pages.widgets.main_number import headline
from pages.widgets.page import discover
from pages.widgets.wording import bound_sentence, reason, solved_value, vacuous_sentence, with_commas

MOST = 8
TIGHTER, OTHERS, CLASS = "Tighter", "Other theorems", "About the class"
PLAY, RUN, READ = "Play it", "Run it", "Open"
OF_KIND = {"theorem": OTHERS, "count": CLASS, "vc": CLASS, "view": PLAY, "learner": RUN, "page": READ}


def show_answers(reply: Reply, below_first: Callable[[], None] | None = None) -> None:
    """The first in large type, and at most MOST others, each a link that opens it with the same inputs.

    A question without numbers is answered with the theorem itself; `below_first` then draws the fields for numbers.
    """
    first, *others = reply.answers
    _show_first(first, reply, states=below_first is not None)
    if below_first is not None:
        below_first()
    if reply.by_hand:
        st.markdown("**By hand**")
        for worked in reply.by_hand:
            by_hand_link(worked)
    others = [answer for answer in others if answer.kind != "page" or destination(first)[0] != answer.name]
    groups = dict[str, list[RankedAnswer]]()
    for answer in others[:MOST]:
        groups.setdefault(TIGHTER if is_tighter(answer, first) else OF_KIND[answer.kind], []).append(answer)
    for heading in (TIGHTER, OTHERS, CLASS, PLAY, RUN, READ):
        if heading in groups:
            title = "Theorems" if heading == OTHERS and first.kind != "theorem" else heading
            _show_group(title, groups[heading], reply)


def is_tighter(answer: RankedAnswer, than: RankedAnswer) -> bool:
    """Is it a smaller bound on the same quantity, under no further assumption?"""
    if not answer.kind == than.kind == "theorem" or answer.unknown != than.unknown or not answer.number:
        return False
    theorem, other = theorems[answer.name], theorems[than.name]
    same = theorem.returns.name == other.returns.name and theorem.relation == other.relation
    if not same or not than.number or not {*answer.needs} <= {*than.needs}:
        return False
    rises = _question(than).demanding == "largest" if than.unknown else other.relation == ">="
    return bool(answer.value > than.value if rises else answer.value < than.value)


def number_in_words(answer: RankedAnswer) -> tuple[str, str, str]:
    """The number as its own page has it, what it is, and its condition."""
    if answer.kind == "count":
        number, up_to = answer.number.rpartition(" ")[2], "at most " if "≤" in answer.number else ""
        return number, f"is {up_to}{'ln |H|' if answer.number.startswith('ln') else 'the number of hypotheses'}", ""
    if answer.kind == "vc":
        return answer.number.removeprefix("VC dimension "), "is the VC dimension", ""
    question, theorem = _question(answer), theorems[answer.name]
    if not answer.unknown:
        bound = find(question)
        vacuous = theorem.is_vacuous(bound.bound or 0.0, **question.inputs)
        return *number_of(bound), "" if vacuous else condition(answer.needs)
    variable = theorem.variable(answer.unknown)
    number = solved_value(variable, answer.value, question.demanding)
    return number, variable.unit if variable.name == "m" else variable.named, condition(answer.needs)


def _question(answer: RankedAnswer) -> TypedQuestion:
    theorem = theorems[answer.name]
    inputs = {name: value for name, value in answer.given.items() if name in theorem.names}
    target = answer.given.get("at_least", answer.given.get("at_most"))
    return TypedQuestion(theorem, answer.unknown, inputs, target)


def _show_first(answer: RankedAnswer, reply: Reply, states: bool) -> None:
    if answer.number:
        number, words, rests = number_in_words(answer)
        written = headline(number, words + rests)
        if reply.explanation:
            _explain(answer, written)
        else:
            st.markdown(say.verbatim(_sentence(answer)))
    elif answer.kind in {"view", "page", "learner"}:
        _name(answer)
    elif answer.missing and states and answer.kind == "theorem":
        _state(answer)
    elif answer.missing:
        st.markdown(f"{say.verbatim(answer.title)} answers this, once what is missing is filled in.")
    else:
        why = reason(_variable(answer), answer.why.rstrip(".")) if answer.unknown else answer.why
        say.info(f"{answer.title} gives no number here. {why}")
    if reply.claimed and answer.kind == "theorem" and answer.number:
        _judge(answer, reply.claimed)
    if answer.source:
        title = f"{answer.title}. " if answer.number else ""  # which stands above where there is no number
        st.caption(say.verbatim(f"{title}Source: {answer.source}."))
    with st.container(gap="xsmall"):
        link_to(answer, reply=reply)
        if answer.kind == "theorem" and answer.number:
            comparison_link(answer)


def _name(answer: RankedAnswer) -> None:
    """What the answer is called, and what a page is for."""
    st.header(say.verbatim(answer.title))
    for page in discover():
        if (answer.kind, answer.name) == ("page", page.address):
            st.markdown(page.description)


def _judge(answer: RankedAnswer, claimed: str) -> None:
    """The verdict on the number that the question wants checked."""
    question = _question(answer)
    target = question.target if question.unknown else None
    problem = ExerciseProblem(question.theorem, question.unknown, question.inputs, target)
    written = with_commas(claimed)
    st.markdown(f"**Your answer: {say.verbatim(written)}**")
    if (diagnosis := diagnosed(problem, claimed)) is not None:
        verdict(problem, written, diagnosis)


def _state(answer: RankedAnswer) -> None:
    """The theorem as its own page begins, with the formula and what it assumes beyond the question."""
    theorem = theorems[answer.name]
    st.header(say.verbatim(theorem.title))
    st.latex(statement_on_lines(theorem), width="content")
    if rests := condition(answer.needs):
        st.markdown(say.verbatim(f"It holds {rests.removeprefix(', ')}."))


def _explain(answer: RankedAnswer, written: str) -> None:
    """Why the bound is as large as it is: its terms, and the sample from which on it is informative."""
    theorem, inputs, bound = _evaluated(answer)
    if theorem.is_vacuous(bound, **inputs):
        why_vacuous(theorem, inputs, bound, answer.unknown, written, f"{PREFIX}m")
    else:
        st.markdown(say.verbatim(bound_sentence(theorem, inputs, bound, alone=False)))
        terms_of(theorem, inputs, written)


def _sentence(answer: RankedAnswer) -> str:
    if answer.kind != "theorem":
        known = ", ".join(f"{name} = {format_number(value)}" for name, value in answer.given.items())
        return answer.title + (f", {known}." if known else ".")
    theorem, inputs, bound = _evaluated(answer)
    if theorem.is_vacuous(bound, **inputs):
        return vacuous_sentence(theorem, inputs, bound)
    return bound_sentence(theorem, inputs, bound, alone=False)


def _evaluated(answer: RankedAnswer) -> tuple[Theorem, Mapping[str, Any], float]:
    """The theorem, all its inputs, what was solved for among them, and its bound there."""
    theorem: Theorem = theorems[answer.name]
    inputs: Mapping[str, Any] = _question(answer).inputs
    if answer.unknown:
        inputs = {**inputs, answer.unknown: answer.value}
    return theorem, inputs, float(theorem(**inputs))


def _variable(answer: RankedAnswer) -> Any:
    return theorems[answer.name].variable(answer.unknown)


def _show_group(heading: str, answers: Iterable[RankedAnswer], reply: Reply) -> None:
    st.markdown(f"**{heading}**")
    with st.container(gap="xsmall"):
        for answer in answers:
            link_to(answer, in_a_line(answer), reply)


def in_a_line(answer: RankedAnswer) -> str:
    """`133 examples by Finite class, realizable, sharp, if the training error is 0`: the number with its condition."""
    if not answer.number:
        return answer.title.replace("`", "")
    number, words, rests = number_in_words(answer)
    if answer.kind != "theorem":
        return f"{answer.title}: {number} {words}"
    said = f"{words} {number}" if words.endswith(("at most", "at least")) else f"{number} {words}"
    return f"{said} by {answer.title}{rests}"
