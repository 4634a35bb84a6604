"""An exercise that is computed by hand: its question, a field, the verdict on the answer, hints and the solution."""

import streamlit as st

from bounds.diagnosis.diagnose import Slip
from bounds.diagnosis.verdict import Verdict
from bounds.numbers import in_words
from bounds.solving.validation import DomainError
from bounds.vocabulary.prose import shortened
from laboratory.exercises.problem import Checked, Problem
from pages.answering.helping import reveal, show_step
from pages.answering.kept import greyed, kept
from pages.answering.verdict import refused, told, too_few_digits
from pages.lasting.tab import keep
from pages.widgets import say
from pages.widgets.inputs import LONGEST
from pages.widgets.last_resort import guarded
from pages.widgets.one_number import headline

IN_FULL = 6  # digits


# A fragment, so that one checked answer does not have all the others checked again.
@st.fragment
@guarded("exercises")
def by_hand(name: str, one: Problem) -> None:
    """The exercise with its number or name before it."""
    st.divider()
    st.markdown(f"**{name}.** {one.question}")
    key = f"exercise {one.text}"
    typed = st.text_input(
        f"Your answer to exercise {name}", key=key, max_chars=LONGEST, width=380,
        placeholder=one.unit or "a number", autocomplete="off", persist_state="session",
    )  # fmt: skip
    keep(key)
    found = _checked(one, typed) if typed.strip() else None
    last, stale = kept(f"by hand {one.text}", None if found is None else (typed, found))
    if last is not None and typed.strip():
        with greyed(stale, f"verdict_{name}"):
            _verdict(one, *last)
    right = found is not None and found.right
    if not right:
        reveal(one.text, one.steps[:-1])
    with st.expander("Show the solution" if right else "Show the answer", key=f"answer {one.text}"):
        headline(one.key.replace("-", "−"), one.unit)
        for step in one.steps:
            show_step(step)
        if one.place:
            st.caption(say.verbatim(one.place))


def _checked(one: Problem, typed: str) -> Checked | None:
    try:
        return one.checked(typed)
    except DomainError as refusal:
        refused(refusal)
        return None


def _verdict(one: Problem, typed: str, found: Checked) -> None:
    handed = shortened(typed.strip())
    shown = f"**{say.verbatim(handed)}**"
    if found.right:
        headline("Right", f"{handed} {one.unit}".rstrip())
        st.markdown(_confirmed(one))
        return
    if found.verdict is Verdict.TOO_FEW_DIGITS:
        too_few_digits(typed, one.rounding.digits(one.key))
        return
    headline("Not quite", "")
    if found.words[:1].islower():  # right, but not rounded as it should be
        st.markdown(told(Slip(found.words, one.answer, 0.0, 0.0), shown))
    elif found.words:
        st.markdown(f"{shown}: {found.words}")
    else:
        st.markdown(
            f"{shown} matches no common mistake. Compare your steps with the computation: a hint shows its first line."
        )


def _confirmed(one: Problem) -> str:
    if isinstance(one.answer, int):
        return f"It is {in_words(one.answer)} exactly."
    return f"The answer is {in_words(float(one.answer), IN_FULL)}."
