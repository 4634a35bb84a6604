"""Help on demand: hints one by one, the line of a mistake, and at last the answer."""

from collections.abc import Sequence

import streamlit as st

from bounds.comparison.conditions import condition_of
from bounds.diagnosis.diagnose import Slip
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.hints import hints, lines
from bounds.exercises.partings import Parting, partings
from bounds.exercises.reasons import OTHER_THEOREM, reason
from bounds.exercises.solutions import solution
from bounds.exercises.wording import leaning_on
from bounds.exercises.writing import value
from bounds.numbers import format_number
from bounds.solving.whole_numbers import side
from bounds.vocabulary.citation import Step
from pages.widgets.calculator_link import PAGE, address_of
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at

DIGITS = 6
_SHOWN = "_hints_shown"


def question_key(problem: ExerciseProblem) -> str:
    """One question's own key: another question starts with all help folded."""
    return f"{problem.theorem.slug} {problem.unknown} {sorted(problem.inputs.items())} {problem.target}"


def offer_help(problem: ExerciseProblem, right: bool = False) -> None:
    """Hints and the answer, folded; a right answer needs no hint."""
    if not right:
        show_hints(problem)
    show_answer(problem, "Show the solution" if right else "Show the answer")


def show_hints(problem: ExerciseProblem) -> None:
    """The hints asked for so far, and a button for the next."""
    reveal(question_key(problem), hints(problem))


def reveal(key: str, steps: Sequence[Step]) -> None:
    """The steps asked for so far on the question of this key, and a button for the next."""
    count = st.session_state.setdefault(_SHOWN, {}).get(key, 0)
    for step in steps[:count]:
        show_step(step)
    if count < len(steps):
        label = "Hint" if not count else f"Another hint ({count} of {len(steps)} shown)"
        st.button(label, key=f"hint {key}", on_click=_one_more, args=(key,), icon=":material/lightbulb:")


def show_line(problem: ExerciseProblem, slip: Slip, place: int) -> None:
    """Where the computation with the mistake differs from the right one, and the reason for the right one."""
    places, because = partings(problem, slip), reason(problem, slip)
    if not places and because is None:
        return
    what = "theorem" if OTHER_THEOREM.match(slip.words) else "mistake"
    with st.expander(f"Show the {what}", key=f"line {place} {slip.words} {question_key(problem)}"):
        for parting in places:
            st.markdown(_parting(parting))
        if because is not None:
            st.markdown(because.text)
            if because.step is not None:
                show_step(because.step)


def show_first_line(problem: ExerciseProblem) -> None:
    """Where to begin when nothing explains a number: the theorem, and the first line of the computation."""
    st.latex(problem.theorem.latex, width="content")
    computed = lines(problem)
    if len(computed) > 1 or (computed and not problem.closed):
        st.markdown("The first line to check:")
        st.latex(computed[0].latex, width="content")


def show_answer(problem: ExerciseProblem, label: str = "Show the answer") -> None:
    """Folded: the number, why it is the one, and how it is found."""
    with st.expander(label, key=f"answer {question_key(problem)}"):
        headline(*_answer(problem))
        for step in solution(problem):
            show_step(step)
        st.page_link(
            entry_at(PAGE), label=f"“{problem.theorem.title}” in the Calculator", query_params=_address(problem),
            icon=":material/calculate:",
        )  # fmt: skip


def _answer(problem: ExerciseProblem) -> tuple[str, str]:
    number, words = _number(problem)
    return number, words + condition_of(problem.theorem, problem.complete)


def _number(problem: ExerciseProblem) -> tuple[str, str]:
    variable = problem.variable
    if problem.whole is not None:
        return format_number(problem.whole), f"{problem.theorem.returns.label} {side(problem.theorem)}".rstrip()
    number = format_number(problem.right) if problem.case.task.whole else format_number(problem.right, DIGITS)
    if variable is None:
        return number, problem.theorem.returns.label
    return number, variable.unit or variable.named


def _address(problem: ExerciseProblem) -> dict[str, str]:
    target = {problem.target_word: problem.target} if problem.unknown else {}
    return address_of(problem.theorem.slug, problem.unknown, {**target, **problem.inputs})


def _one_more(key: str) -> None:
    st.session_state[_SHOWN][key] = st.session_state[_SHOWN].get(key, 0) + 1


def _parting(parting: Parting) -> str:
    if not parting.wrong:
        return f"The line to look at: $\\displaystyle {parting.right}$"
    right, wrong = (f"$\\displaystyle {formula}$" for formula in (parting.right, parting.wrong))
    if not parting.valued:
        return f"The theorem has {right}; your number has {wrong}."
    ours, yours = value(parting.right_value), value(parting.wrong_value)
    return (
        f"The theorem has $\\displaystyle {parting.right} {ours}$; "
        f"your number has $\\displaystyle {parting.wrong} {yours}$."
    )


def show_step(step: Step) -> None:
    """A sentence, and its formula below it."""
    uses = f" (*{leaning_on(step)}*)" if step.uses and "^" not in step.uses else ""
    st.markdown(f"{step.text}{uses}")
    if step.formula:
        st.latex(step.formula, width="content")
