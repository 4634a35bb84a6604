"""What if: the last answer stays beside the new one, until it is dismissed or another question is asked."""

import math

import streamlit as st

from bounds.numbers import format_number, rounded
from bounds.theorem import Theorem
from pages.answering.answer import Answer, condition, number_of
from pages.answering.question import VALUE, option_label

_NOW = "_answer_shown_now"
_BEFORE = "_answer_before"
_DRAGGING = "_what_if_goes_on"
DIGITS = 3  # of a ratio


def before(answer: Answer) -> Answer | None:
    """The answer that was shown before this one, of the same theorem and unknown; None where nothing has changed.

    While a slider is dragged that is the answer from which it began.
    """
    state = st.session_state
    last: Answer | None = state.get(_NOW)
    if last is not None and _differ(last, answer) and not state.pop(_DRAGGING, False):
        state[_BEFORE] = last
    state[_NOW] = answer
    earlier: Answer | None = state.get(_BEFORE)
    alike = earlier is not None and _asks_alike(earlier, answer) and _differ(earlier, answer)
    return earlier if alike and earlier is not None and earlier.inputs is not None else None


def dragged(begins: bool) -> None:
    """A slider moves; all but the first move of a drag are compared with where it began."""
    st.session_state[_DRAGGING] = not begins


def tell_before(earlier: Answer, now: Answer) -> None:
    """In a line: the number before, for which values, and the ratio to the present one; with a button to dismiss it."""
    number, words = number_of(earlier)
    rests = condition(earlier)
    changes = ", ".join(_changes(earlier, now)) + (rests if rests != condition(now) else "")  # the headline has it
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"Before: **{number}** {words}, with {changes}.{_times(earlier, now)}", width="content")
        st.button("Dismiss", key="_forget_before", type="tertiary", on_click=forget)


def forget() -> None:
    """From now on there is no answer before."""
    st.session_state.pop(_BEFORE, None)


def _asks_alike(earlier: Answer, now: Answer) -> bool:
    return (earlier.question.theorem.slug, earlier.question.unknown) == (
        now.question.theorem.slug,
        now.question.unknown,
    )


def _differ(earlier: Answer, now: Answer) -> bool:
    """Whether another number can come of it: a target only holds a value against itself."""
    return _asked(earlier) != _asked(now)


def _asked(answer: Answer) -> tuple[object, ...]:
    question = answer.question
    target = question.target if question.unknown else None
    return question.theorem.slug, question.unknown, dict(question.inputs), target


def _changes(earlier: Answer, now: Answer) -> list[str]:
    theorem: Theorem = earlier.question.theorem
    sentences = [
        f"{theorem.variable(name).label} = {format_number(value)}"
        for name, value in earlier.question.inputs.items() if value != now.question.inputs[name]
    ]  # fmt: skip
    if (
        earlier.question.unknown
        and earlier.question.target != now.question.target
        and earlier.question.target is not None
    ):
        sentences.append(f"{option_label(theorem, VALUE)} = {format_number(earlier.question.target)}")
    return sentences


def _times(earlier: Answer, now: Answer) -> str:
    first, second = (_number(answer) for answer in (earlier, now))
    if not (0 < first < math.inf and 0 < second < math.inf) or first == second:
        return ""
    return f" Now it is {format_number(rounded(second / first, DIGITS))} times that."


def _number(answer: Answer) -> float:
    """The number of the headline, as a float; infinite where it is too large for one."""
    question, inputs = answer.question, answer.inputs
    value = answer.bound if not question.unknown else inputs[question.unknown] if inputs else None
    try:
        return math.nan if value is None else float(value)
    except OverflowError:
        return math.inf
