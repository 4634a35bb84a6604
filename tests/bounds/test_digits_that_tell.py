"""An answer is right only with digits enough to tell; one rounded more coarsely is neither right nor wrong."""

import math
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Context, Decimal
from typing import Any

import pytest

from bounds import Ln, diagnose, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.verdict import Verdict
from bounds.exercises import exercises
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import each
from tests.running.sampling import sampled
from tests.sentences import facts

TOO_FEW = Verdict.TOO_FEW_DIGITS
HOEFFDING = ("hoeffding_two_sided", {"m": 1000, "delta": 0.05})  # sqrt(ln(40) / 2000) = 0.0429469
LITERALS = ("finite_realizable", {"unknown": "m", "at_most": 0.1, "delta": 0.05, "ln_size": Ln(3, 10)})  # 139.8: 140
COARSE = ("0", "1", "0.0", "0.1", "5%", "1e2", "1e3")
PARTS = 8


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        (HOEFFDING, {"0": TOO_FEW, "1": TOO_FEW, "0.0": TOO_FEW, "0.1": TOO_FEW, "5%": TOO_FEW, "0.04": TOO_FEW}),
        (HOEFFDING, {"0.043": Verdict.RIGHT, "4.3 %": Verdict.RIGHT, "0.044": Verdict.WRONG, "0.5": Verdict.WRONG}),
        (LITERALS, {"1e2": TOO_FEW, "2e2": TOO_FEW, "1e3": TOO_FEW, "1e9": TOO_FEW, "0e9": TOO_FEW}),
        (LITERALS, {"140": Verdict.RIGHT, "1.4e2": Verdict.RIGHT, "1.5e2": Verdict.WRONG, "100": Verdict.WRONG}),
    ],
)
def test_few_digits_decide_nothing(question: tuple[str, dict[str, Any]], answers: dict[str, Verdict]) -> None:
    slug, inputs = question
    diagnosis = {answer: diagnose(answer, slug, **inputs) for answer in answers}
    assert {answer: match.verdict for answer, match in diagnosis.items()} == answers
    assert all(bool(match) == match.right == (match.verdict is Verdict.RIGHT) for match in diagnosis.values())


def test_an_exact_answer_needs_no_more_digits() -> None:
    """2R(1 - R) at R = 0.1 is 0.18; 0.2, which is 2R, is its rounding to one digit too."""
    assert diagnose("0.18", "cover_hart", bayes_risk=0.1, classes=2).right
    assert diagnose("0.2", "cover_hart", bayes_risk=0.1, classes=2).verdict is TOO_FEW


@pytest.mark.parametrize(("answer", "question", "enough"), [("0.04", HOEFFDING, 2), ("1e2", LITERALS, 3)])
def test_so_many_digits_are_asked_for_and_the_answer_is_not_told(answer: str, question: Any, enough: int) -> None:
    """0.043 is within 5 % whatever rounds to it; 1.4e2 stands for 135 to 145."""
    slug, inputs = question
    diagnosis = diagnose(answer, slug, **inputs)
    assert diagnosis.enough == enough and not diagnosis.slips
    for text in (repr(diagnosis), diagnosis._repr_markdown_()):
        assert f"{enough}" in facts(text) and str(diagnosis.value)[:6] not in text


@pytest.mark.parametrize("part", sampled(range(PARTS), 4, "the same of the other theorems"))
def test_digits_tell_for_every_theorem(part: int) -> None:
    each(check_digits, list(theorems.values())[part::PARTS])


def check_digits(theorem: Theorem) -> None:
    for point in typical_points(theorem, 2):
        truth = theorem(**point)
        if truth == 0 or not math.isfinite(truth) or abs(truth) < 1e-290:
            continue
        problem = ExerciseProblem(theorem, "", point)
        coarse = [answer for answer in candidates(problem, Decimal(repr(truth))) if holds(problem, answer)]
        for answer in coarse[:3]:
            diagnosis = diagnose(answer, theorem.slug, **point)
            assert diagnosis.verdict is TOO_FEW and not diagnosis and not diagnosis.slips and diagnosis.enough in (2, 3)


def candidates(problem: ExerciseProblem, truth: Decimal) -> list[str]:
    """What is typed carelessly, and the truth to one, two and three digits with its neighbours."""
    results = [*COARSE]
    for digits in (1, 2, 3):
        for number in roundings(problem, truth, digits):
            last = Decimal(1).scaleb(int(number.as_tuple().exponent))
            results += [str(number), str(number - last), str(number + last)]
    return list(dict.fromkeys(results))


def roundings(problem: ExerciseProblem, truth: Decimal, digits: int) -> set[Decimal]:
    """To the nearest, and to the side on which the bound stays true; what equals something has no such side."""
    side = {"<=": ROUND_CEILING, ">=": ROUND_FLOOR, "=": ROUND_HALF_EVEN}[problem.theorem.relation]
    return {Context(prec=digits, rounding=mode).plus(truth) for mode in (ROUND_HALF_EVEN, side)}


def holds(problem: ExerciseProblem, answer: str) -> bool:
    """The verdict is what decimals make of it; True where the digits are too few to tell."""
    truth, typed, read = problem.right, Decimal(read_answer(answer).value), read_answer(answer)
    diagnosis = problem.case.verdict(read)
    if problem.whole is not None and (read.in_full or typed == problem.whole):
        assert (diagnosis is Verdict.RIGHT) == (typed == problem.whole), answer
        return False
    if diagnosis is Verdict.RIGHT:
        form = not problem.case.accepts(read)  # by another textbook's form, which gives another number
        assert form or abs(float(typed) - truth) <= 0.1 * abs(truth), answer
    for digits in (1, 2, 3):
        right = {entry.as_tuple() for entry in roundings(problem, Decimal(repr(truth)), digits)}
        if "%" not in answer and Decimal(answer).as_tuple() in right:
            fine = read.unit <= 0.05 * abs(truth) or math.isclose(float(answer), truth, rel_tol=1e-9)
            assert diagnosis is (Verdict.RIGHT if fine and digits > 1 else diagnosis), answer
            assert diagnosis is not Verdict.WRONG, answer
    return diagnosis is TOO_FEW


def test_an_exercise_asks_for_its_own_digits() -> None:
    """Four of a real; all of a whole number."""
    for exercise in exercises(3, 10):
        real = "significant digits" in exercise.question
        coarse = f"{float(exercise.answer):.{2 if real else 1}g}"
        assert exercise.diagnosed(exercise.key).verdict is Verdict.RIGHT
        if math.isclose(float(coarse), float(exercise.key), rel_tol=1e-12) or read_answer(coarse).in_full:
            continue
        diagnosis = exercise.diagnosed(coarse)
        assert diagnosis.verdict is TOO_FEW and not exercise.accepts(coarse), (exercise.question, coarse)
        assert diagnosis.enough == (4 if real else len(exercise.key)) and not diagnosis.slips


@pytest.mark.parametrize(
    ("written", "value", "digits"),
    [("0,0728", 0.0728, 3), ("0,073", 0.073, 2), ("21,18", 21.18, 4), ("2,1180", 2.118, 5), ("7,28 %", 0.0728, 3),
     (",5", 0.5, 1), ("2 118", 2118, 4), ("2'118", 2118, 4), ("2\u202f118", 2118, 4), ("2.118,0", 2118, 5)],
)  # fmt: skip
def test_a_comma_that_cannot_part_thousands_is_that_of_decimals(written: str, value: float, digits: int) -> None:
    """21,18 is not 2118, which would be right."""
    read = read_answer(written)
    assert math.isclose(read.value, value) and read.digits == digits
    right = diagnose(written, "finite_agnostic", "m", at_most=0.05, delta=0.05, ln_size=6.9).right
    assert right == (value == 2118)
