"""The computation line by line, and what each inequality of the proof loses at these numbers."""

import streamlit as st

from bounds import DomainError
from bounds.comparison.slack import Slack, slack
from bounds.numbers import format_number
from pages.answering.answer import Answer
from pages.widgets.symbols import typeset
from pages.widgets.wording import rounded_bound, solved_value

SHORTEST = 2  # the formula with numbers and its value, which stand above already


def step_by_step(answer: Answer | None) -> None:
    """The lines of the computation with numbers, then the slack where the library knows a sharper form."""
    if answer is None or answer.inputs is None:
        st.write("The computation appears here once there is an answer.")
        return
    theorem = answer.question.theorem
    lines = theorem.steps(**answer.inputs)
    if len(lines) == SHORTEST:
        st.write("The lines above are the whole computation.")
    else:
        for line in lines:
            st.latex(line, width="content")
    losses = slack(theorem, answer.inputs)
    if losses:
        st.markdown("**What each step of the proof loses here**")
        st.markdown("\n".join(f"- {loss_sentence(loss)}" for loss in losses))
        if sentence := _sharpest(answer, losses):
            st.markdown(sentence)
        _links(losses)


def loss_sentence(loss: Slack) -> str:
    """`1 − ε ≤ e^(−ε): 0.0950 without this step, 0.0999 with it; 5.16 % lost.`"""
    without, given_away = rounded_bound(loss.sharper, loss.value), rounded_bound(loss.sharper, loss.before)
    return f"{typeset(loss.loses)}: {without} without it, {given_away} with it; {_lost(loss)}."


def _lost(loss: Slack) -> str:
    if loss.factor < 2:
        return f"{format_number(loss.percent, 3)} % lost"
    return f"a factor of {format_number(loss.factor, 3)} lost" if loss.value else "all of it lost"


def _sharpest(answer: Answer, losses: tuple[Slack, ...]) -> str:
    """What the sharpest of them would need instead of the answer."""
    question, sharper = answer.question, losses[-1].sharper
    if not question.unknown:
        return ""
    names = {variable.name for variable in sharper.variables}
    inputs = {name: value for name, value in question.inputs.items() if name in names}
    try:
        solution = sharper.solve(question.unknown, **{question.word: question.target}, **inputs)
    except (DomainError, OverflowError, TypeError):
        return ""
    if solution.value is None:
        return ""
    variable = sharper.variable(question.unknown)
    value = solved_value(variable, solution.value, question.demanding)
    return f"Without {'all of this' if len(losses) > 1 else 'it'} the answer is {variable.label} = {value}."


def _links(losses: tuple[Slack, ...]) -> None:
    with st.container(horizontal=True):
        for loss in losses:
            slug = loss.sharper.slug
            st.button(f"Open “{loss.sharper.title}”", key=f"_open_{slug}", on_click=_open, args=(slug,))


def _open(slug: str) -> None:
    st.session_state["theorem"] = slug
