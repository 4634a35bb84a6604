"""The verdict on an answer: right, and how far; of too few digits; or not quite, and which mistake gives it."""

from collections.abc import Callable

import streamlit as st

from bounds import DomainError, theorems
from bounds.diagnosis.budget import LEFT_OUT
from bounds.diagnosis.diagnose import Diagnosis, Slip
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.solutions import why
from bounds.graph.confusion import confused_with
from bounds.identification.identify import Identification
from bounds.numbers import format_number
from bounds.reading.stated import stated
from bounds.solving.whole_numbers import in_whole_words
from bounds.vocabulary.prose import in_a_sentence, shortened
from pages.answering.confused import other_theorem
from pages.answering.help_steps import show_first_line, show_line
from pages.widgets import say
from pages.widgets.main_number import headline

RIGHT_BUT = {
    "rounded": "{shown} is the right number, but {words}.",
    "further": "{shown} is the right number, but with {words}.",
    "not rounded": "{shown} is right so far, but {words}.",
}
IN_FULL = 6  # digits


def has_answer(problem: ExerciseProblem) -> bool:
    """Is there a right number? Shows the reason if not."""
    try:
        with st.spinner("Solving …", show_time=True):
            solvable = problem.right is not None
        if solvable:
            return True
        say.warning(f"There is no number to find: {in_a_sentence(why(problem))}")
    except (DomainError, OverflowError) as refusal:
        say.error(refusal)
    return False


def diagnosed(
    problem: ExerciseProblem, typed: str, check: Callable[[str], Diagnosis] | None = None
) -> Diagnosis | None:
    """The diagnosis of what was typed; None after an error message, where it is no number or there is no right one.

    An exercise has a `check` of its own, which also requires the rounding of the question.
    """
    if not has_answer(problem):
        return None
    try:
        return (check or problem.diagnosed)(typed)
    except DomainError as refusal:
        refused(refusal)
        return None


def refused(refusal: DomainError) -> None:
    """Why what was typed is no number."""
    say.error(f"{str(refusal)[:1].upper()}{str(refusal)[1:]}.")


def verdict(problem: ExerciseProblem, typed: str, diagnosis: Diagnosis, formula_is_told: bool = True) -> None:
    """The headline, and the sentences under it; where the formula is part of the answer, it is not shown."""
    tell_other_reading(diagnosis)
    if diagnosis.right:
        headline("Right", _unit(problem, typed))
        st.markdown(_confirmed(problem, diagnosis))
        return
    if diagnosis.verdict is Verdict.TOO_FEW_DIGITS:
        too_few_digits(typed, diagnosis.enough)
        return
    number = f"**{say.verbatim(shortened(typed.strip()))}**"
    if diagnosis.book is not None:
        headline("Right", "by another book")
        st.markdown(f"{number} is what “{diagnosis.book.title}” gives: {say.verbatim(diagnosis.book.source.in_full)}.")
        st.markdown("The theorem of the question gives another number for the same bound.")
        return
    if diagnosis.verdict is Verdict.BY_ANOTHER_BOOK:
        headline("Right", "by another book")
        st.markdown(f"{number} comes with {diagnosis.form}.")
        return
    headline("Not quite", "")
    for place, slip in enumerate(diagnosis.slips):
        st.markdown(slip_sentence(slip, number))
        other_theorem(problem.theorem, slip)
        show_line(problem, slip, place)
    if not diagnosis.slips:
        st.markdown(
            f"{number} matches no common mistake. Compare your steps with the computation: the first line where yours "
            "differs is the one to correct."
        )
        if formula_is_told:
            show_first_line(problem)
    if diagnosis.is_partial:
        st.caption(f"Here {LEFT_OUT}.")


def tell_other_reading(diagnosis: Diagnosis | Identification) -> None:
    """The reading by which the answer is right, where that is not the first."""
    if diagnosis.read_as:
        st.caption(say.verbatim(f"It is right read as {diagnosis.read_as}."))


def too_few_digits(typed: str, enough: int) -> None:
    """Neither right nor wrong, and how many digits would be enough; the right number stays hidden."""
    headline("Too few digits", "for a verdict")
    sentence = f"{shortened(typed.strip())} stands for many numbers, and the right one is among them."
    say.info(f"{sentence} For a verdict, {asks_for(enough)}.", icon=":material/pin:")


def slip_sentence(slip: Slip, number: str) -> str:
    """`202 is what you get with logarithms to base 2 instead of natural ones.`"""
    for beginning, sentence in RIGHT_BUT.items():
        if slip.words.startswith(beginning):
            return sentence.format(shown=number, words=slip.words)
    if slip.words.startswith("one too many"):
        return f"{number} is one too many: the bound already holds with one fewer."
    if slip.words.startswith("one too few"):
        return f"{number} is one too few: one more is still possible."
    if other := confused_with(slip.words):
        return f"{number} is the answer of another theorem: “{theorems[other].title}”."
    also = f" The same number comes with {'; or with '.join(slip.others[:2])}." if slip.others else ""
    return f"{number} is what you get with {slip.words}.{also}"


def _confirmed(problem: ExerciseProblem, diagnosis: Diagnosis) -> str:
    right, low, high = diagnosis.value, diagnosis.low, diagnosis.high
    if diagnosis.form:
        here = format_number(right) if isinstance(right, int) else format_number(right, IN_FULL)
        return f"It is right with {diagnosis.form}. The theorem as stated here gives {here}."
    if isinstance(right, int):
        return why(problem)
    if problem.whole is not None:
        return _counted(problem, right)
    full, ends = format_number(right, IN_FULL), f"from {format_number(low, IN_FULL)} to {format_number(high, IN_FULL)}"
    if low <= right <= high:
        return f"Your number stands for all numbers {ends}. The answer, {full}, is one of them."
    return f"The answer is {full}. You rounded it to the side on which the bound stays true."


def _counted(problem: ExerciseProblem, bound: float) -> str:
    """`The bound is 10.89, so at most 10 mistakes.`"""
    assert problem.whole is not None
    if float(bound) == problem.whole:
        return f"It is {format_number(problem.whole)} exactly."
    return f"The bound is {format_number(bound, IN_FULL)}, so {in_whole_words(problem.theorem, problem.whole)}."


def _unit(problem: ExerciseProblem, typed: str) -> str:
    unit = problem.variable.unit if problem.variable and not stated(typed).unit else ""
    return f"{shortened(typed.strip())} {unit}".rstrip()
