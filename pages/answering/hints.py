"""Hints before the answer: which theorem, its formula, the formula with numbers, and only then the number."""

import streamlit as st

from bounds.exercises.posing import posed
from bounds.theorem import Theorem
from pages.answering.answer import Answer
from pages.answering.question import VALUE, option_label

_SHOWN = "_hints_shown"
NAMES = ("a first hint", "the formula", "the formula with numbers", "the answer")


def hints(answer: Answer | None, theorem: Theorem) -> bool:
    """Show the hints requested so far on this question, and the button for the next; True once all are shown."""
    if answer is None:
        return False
    question = answer.question
    about = (theorem.slug, question.unknown, repr(question.target), repr(sorted(question.inputs.items())))
    before, count = st.session_state.get(_SHOWN, (about, 0))
    count = count if before == about else 0
    if count == len(NAMES):
        return True
    wanted = option_label(theorem, question.unknown or VALUE)
    st.markdown(f"Find: **{wanted}**. Try it yourself first. Hints come one at a time.")
    for number in range(count):
        st.markdown(f"**Hint {number + 1}**")
        (_assumptions, _formula, _numbers)[number](answer, theorem)
    st.button(f"Show {NAMES[count]}", key="_next_hint", on_click=_reveal, args=(about, count + 1), type="primary")
    return False


def _reveal(about: tuple[str, ...], count: int) -> None:
    st.session_state[_SHOWN] = (about, count)


def _assumptions(answer: Answer, theorem: Theorem) -> None:
    needs = "\n".join(f"- {assumption.statement}" for assumption in theorem.assumes)
    st.markdown(f"Use “{theorem.title}”. It needs:\n\n{needs}")


def _formula(answer: Answer, theorem: Theorem) -> None:
    st.latex(theorem.latex, width="content")


def _numbers(answer: Answer, theorem: Theorem) -> None:
    st.latex(posed(theorem, answer.question.inputs, answer.question.target), width="content")
    if unknown := answer.question.unknown:
        st.markdown(f"Solve this for {theorem.variable(unknown).label}.")
