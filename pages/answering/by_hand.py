"""An exercise that is computed by hand: its question, a field, the verdict on the answer, hints and the solution."""

import streamlit as st

from bounds.diagnosis.diagnose import Slip
from bounds.diagnosis.verdict import Verdict
from bounds.numbers import format_number
from bounds.solving.validation import DomainError
from bounds.vocabulary.prose import shortened
from laboratory.exercises.problem import Checked, Problem
from pages.answering.help_steps import reveal, show_step
from pages.answering.last_answer import greyed, kept
from pages.answering.verdict import refused, slip_sentence, too_few_digits
from pages.lasting.tab import keep
from pages.widgets import say
from pages.widgets.error_boundary import guarded
from pages.widgets.inputs import LONGEST
from pages.widgets.main_number import headline

IN_FULL = 6  # digits


# A fragment, so that one checked answer does not have all the others checked again.
@st.fragment
@guarded("exercises")
def by_hand(name: str, problem: Problem) -> None:
    """The exercise with its number or name before it."""
    st.divider()
    st.markdown(f"**{name}.** {problem.question}")
    key = f"exercise {problem.text}"
    typed = st.text_input(
        f"Your answer to exercise {name}", key=key, max_chars=LONGEST, width=380,
        placeholder=problem.unit or "a number", autocomplete="off", persist_state="session",
    )  # fmt: skip
    keep(key)
    result = _checked(problem, typed) if typed.strip() else None
    last, stale = kept(f"by hand {problem.text}", None if result is None else (typed, result))
    if last is not None and typed.strip():
        with greyed(stale, f"verdict_{name}"):
            _verdict(problem, *last)
    right = result is not None and result.right
    if not right:
        reveal(problem.text, problem.steps[:-1])
    with st.expander("Show the solution" if right else "Show the answer", key=f"answer {problem.text}"):
        headline(problem.key.replace("-", "−"), problem.unit)
        for step in problem.steps:
            show_step(step)
        if problem.place:
            st.caption(say.verbatim(problem.place))


def _checked(problem: Problem, typed: str) -> Checked | None:
    try:
        return problem.checked(typed)
    except DomainError as refusal:
        refused(refusal)
        return None


def _verdict(problem: Problem, typed: str, result: Checked) -> None:
    handed = shortened(typed.strip())
    number = f"**{say.verbatim(handed)}**"
    if result.right:
        headline("Right", f"{handed} {problem.unit}".rstrip())
        st.markdown(_confirmed(problem))
        return
    if result.verdict is Verdict.TOO_FEW_DIGITS:
        too_few_digits(typed, problem.rounding.digits(problem.key))
        return
    headline("Not quite", "")
    if result.words[:1].islower():  # right, but not rounded as it should be
        st.markdown(slip_sentence(Slip(result.words, problem.answer, 0.0, 0.0), number))
    elif result.words:
        st.markdown(f"{number}: {result.words}")
    else:
        st.markdown(
            f"{number} matches no common mistake. Compare your steps with the computation: a hint shows its first line."
        )


def _confirmed(problem: Problem) -> str:
    if isinstance(problem.answer, int):
        return f"It is {format_number(problem.answer)} exactly."
    return f"The answer is {format_number(float(problem.answer), IN_FULL)}."
