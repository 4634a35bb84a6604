"""Help on demand: hints one by one, the line of a mistake, and at last the answer."""

from collections.abc import Sequence

import streamlit as st

from bounds.comparison.conditions import condition_of
from bounds.diagnosis.diagnose import Slip
from bounds.display.calls import typed
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.hints import hints, lines
from bounds.exercises.partings import Parting, partings
from bounds.exercises.reasons import OTHER_THEOREM, reason
from bounds.exercises.solutions import solution
from bounds.exercises.wording import leaning_on
from bounds.exercises.writing import value
from bounds.numbers import in_words
from bounds.solving.whole import side
from bounds.vocabulary.citation import Step
from pages.widgets.one_number import headline
from pages.widgets.page import discover, menu_entry

DIGITS = 6
_SHOWN = "_hints_shown"


def question_key(asked: ExerciseProblem) -> str:
    """One question's own key: another question starts with all help folded."""
    return f"{asked.theorem.slug} {asked.unknown} {sorted(asked.inputs.items())} {asked.target}"


def offer_help(asked: ExerciseProblem, right: bool = False) -> None:
    """Hints and the answer, folded; a right answer needs no hint."""
    if not right:
        show_hints(asked)
    show_answer(asked, "Show the solution" if right else "Show the answer")


def show_hints(asked: ExerciseProblem) -> None:
    """The hints asked for so far, and a button for the next."""
    reveal(question_key(asked), hints(asked))


def reveal(key: str, steps: Sequence[Step]) -> None:
    """The steps asked for so far on the question of this key, and a button for the next."""
    shown = st.session_state.setdefault(_SHOWN, {}).get(key, 0)
    for step in steps[:shown]:
        show_step(step)
    if shown < len(steps):
        label = "Hint" if not shown else f"Another hint ({shown} of {len(steps)} shown)"
        st.button(label, key=f"hint {key}", on_click=_one_more, args=(key,), icon=":material/lightbulb:")


def show_line(asked: ExerciseProblem, slip: Slip, place: int) -> None:
    """Where the computation with the mistake differs from the right one, and the reason for the right one."""
    found, because = partings(asked, slip), reason(asked, slip)
    if not found and because is None:
        return
    what = "theorem" if OTHER_THEOREM.match(slip.words) else "mistake"
    with st.expander(f"Show the {what}", key=f"line {place} {slip.words} {question_key(asked)}"):
        for parting in found:
            st.markdown(_parting(parting))
        if because is not None:
            st.markdown(because.text)
            if because.step is not None:
                show_step(because.step)


def show_first_line(asked: ExerciseProblem) -> None:
    """Where to begin when nothing explains a number: the theorem, and the first line of the computation."""
    st.latex(asked.theorem.latex, width="content")
    computed = lines(asked)
    if len(computed) > 1 or (computed and not asked.closed):
        st.markdown("The first line to check:")
        st.latex(computed[0].latex, width="content")


def show_answer(asked: ExerciseProblem, label: str = "Show the answer") -> None:
    """Folded: the number, why it is the one, and how it is found."""
    with st.expander(label, key=f"answer {question_key(asked)}"):
        headline(*_answer(asked))
        for step in solution(asked):
            show_step(step)
        calculator = menu_entry(next(page for page in discover() if page.slug == "calculator"))
        st.page_link(
            calculator, label=f"“{asked.theorem.title}” in the Calculator", query_params=_address(asked),
            icon=":material/calculate:",
        )  # fmt: skip


def _answer(asked: ExerciseProblem) -> tuple[str, str]:
    number, words = _number(asked)
    return number, words + condition_of(asked.theorem, asked.complete)


def _number(asked: ExerciseProblem) -> tuple[str, str]:
    variable = asked.variable
    if asked.whole is not None:
        return in_words(asked.whole), f"{asked.theorem.returns.label} {side(asked.theorem)}".rstrip()
    number = in_words(asked.right) if asked.case.task.whole else in_words(asked.right, DIGITS)
    if variable is None:
        return number, asked.theorem.returns.label
    return number, variable.unit or variable.named


def _address(asked: ExerciseProblem) -> dict[str, str]:
    target = {asked.target_word: typed(asked.target)} if asked.unknown else {}
    given = {name: typed(entry) for name, entry in asked.inputs.items()}
    return {"theorem": asked.theorem.slug, "for": asked.unknown or "value", **target, **given}


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
