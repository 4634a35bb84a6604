"""A number of examples that another book's theorem gives, from the same facts, is named with its title and source."""

import math
from typing import Any

import pytest

from bounds import Ln, diagnose, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.other_books import with_implied_assumptions
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.exercise_problem import ExerciseProblem

REALIZABLE = {"delta": 0.05, "d": 10}
SOLVED: dict[str, Any] = {"unknown": "m", "at_most": 0.05, **REALIZABLE}
# By hand, each formula as its book prints it.
PRINTED = {
    "vc_blumer_sum": (4 * math.log2(2 / 0.05) + 8 * 10 * math.log2(13 / 0.05)) / 0.05,
    "vc_blumer": max(4 * math.log2(2 / 0.05), 8 * 10 * math.log2(13 / 0.05)) / 0.05,
    "vc_realizable_uml": 8 / 0.05 * (2 * 10 * math.log(16 * math.e / 0.05) + math.log(2 / 0.05)),
    "vc_anthony_bartlett_realizable": 4 / 0.05 * (10 * math.log(12 / 0.05) + math.log(2 / 0.05)),
}
NUMBERS = {
    "13,262": "vc_blumer_sum", "12,836": "vc_blumer", "22,249": "vc_realizable_uml",
    "4,680": "vc_anthony_bartlett_realizable",
}  # fmt: skip
AGNOSTIC = 64 / 0.05**2 * (20 * math.log(12 / 0.05) + math.log(4 / 0.05))  # for the excess risk


@pytest.mark.parametrize(("answer", "slug"), NUMBERS.items())
@pytest.mark.parametrize("inputs_asked", ["vc_realizable_growth", *PRINTED])
def test_textbook_answers_are_right_by_their_book(answer: str, slug: str, inputs_asked: str) -> None:
    assert math.ceil(PRINTED[slug]) == int(answer.replace(",", ""))
    question = {"epsilon": 0.05, **REALIZABLE} if inputs_asked in PRINTED else SOLVED
    diagnosis = diagnose(answer, inputs_asked, **question)
    if inputs_asked == slug:
        assert diagnosis.verdict is Verdict.RIGHT and diagnosis.book is None
        return
    assert diagnosis.verdict is Verdict.BY_ANOTHER_BOOK and not diagnosis and not diagnosis.slips
    assert diagnosis.book is theorems[slug]
    for text in (repr(diagnosis), diagnosis._repr_markdown_()):
        assert theorems[slug].title in text and str(theorems[slug].source) in text


def test_its_neighbours_are_not() -> None:
    problem = ExerciseProblem(theorems["vc_realizable_growth"], "m", REALIZABLE, 0.05).case
    for answer in ("13,261", "13,263", "12,835", "1.3e4", "4,679"):
        assert problem.verdict(read_answer(answer)) is Verdict.WRONG and problem.book_of(read_answer(answer)) is None
    assert problem.book_of(read_answer("1.327e4")) is theorems["vc_blumer_sum"]


@pytest.mark.parametrize(
    ("number", "slug", "target"),
    [
        (AGNOSTIC, "vc_realizable_growth", 0.05),  # of another event: the excess risk
        (PRINTED["vc_blumer"], "vc_original", 0.05),
        (PRINTED["vc_blumer"], "vc_realizable_growth", 0.06),
    ],
)
def test_what_another_event_takes_is_not_right(number: float, slug: str, target: float) -> None:
    """Nobody is told to be right who assumed a consistent hypothesis where the theorem does not."""
    problem = ExerciseProblem(theorems[slug], "m", REALIZABLE, target)
    assert problem.case.book_of(read_answer(math.ceil(number))) is None


def test_a_book_is_right_only_within_its_own_limits() -> None:
    """Shalev-Shwartz and Ben-David ask for accuracies up to 1/4."""
    epsilon, delta, d = 0.3, 0.05, 10
    beyond = math.ceil(8 / epsilon * (2 * d * math.log(16 * math.e / epsilon) + math.log(2 / delta)))
    problem = ExerciseProblem(theorems["vc_realizable_growth"], "m", {"delta": delta, "d": d}, epsilon)
    assert problem.case.book_of(read_answer(beyond)) is None


def test_no_book_assumes_more() -> None:
    """What is granted beside a theorem's own assumptions is no more than what these mean already."""
    for theorem in theorems.values():
        assumed = {assumption.key for assumption in theorem.assumes}
        more = with_implied_assumptions(theorem) - assumed
        assert more <= {"any_learner", "loss_in_unit_interval", "erm", "realizable", "consistent_learner"}
        assert "realizable" not in more or "consistent_learner" in assumed
        assert "consistent_learner" not in more or {"realizable", "erm"} <= assumed


def test_a_class_size_is_no_dimension() -> None:
    problem = ExerciseProblem(theorems["finite_realizable"], "m", {"delta": 0.05, "ln_size": Ln(2, 10)}, 0.05)
    assert not [book for book in problem.case.books if "d" in book.theorem.names]
