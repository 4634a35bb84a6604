"""Under the answer: what half the target, or twice as many examples, would come to."""

import streamlit as st

from bounds.display.what_then import after_evaluating, after_solving
from pages.answering.answer import Answer
from pages.widgets.say import verbatim


def tell_what_then(answer: Answer) -> None:
    """One line, where there is a second answer."""
    theorem = answer.question.theorem
    if answer.solution is not None:
        what_then = after_solving(theorem, answer.solution)
    else:
        what_then = after_evaluating(theorem, answer.inputs or {}, answer.bound or 0.0)
    if what_then:
        st.caption(verbatim(what_then.sentence))
