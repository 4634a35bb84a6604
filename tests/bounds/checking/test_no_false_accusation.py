"""Nobody is accused of a slip whose answer is right, and hardly anybody whose answer is a mere guess."""

import math
import random
from collections.abc import Iterator
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from typing import Any

import pytest

from bounds import diagnose, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.case import Case
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import each
from tests.running.sampling import sampled

PARTS = 12
RIGHT = {Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.BY_ANOTHER_BOOK}
SIDES = {"<=": ROUND_CEILING, ">=": ROUND_FLOOR}


@pytest.mark.parametrize("part", sampled(range(PARTS), 6, "the same of the other theorems"))
def test_right_answers_of_every_form_are_not_accused(part: int) -> None:
    each(check_values, list(theorems.values())[part::PARTS])


def check_values(theorem: Theorem) -> None:
    for point in typical_points(theorem, 2):
        problem = ExerciseProblem(theorem, "", point)
        if not math.isfinite(problem.right) or not 1e-290 < abs(problem.right) < 1e290:
            continue
        accuse_none(problem.case, written(problem, problem.right))
        for form in problem.case.forms:
            accuse_none(problem.case, written(problem, form.value))
        accuse_none(problem.case, of_other_books(problem))


@pytest.mark.parametrize("part", sampled(range(PARTS), 12, "the same of the other theorems"))
def test_right_solutions_are_not_accused(part: int) -> None:
    each(check_solutions, list(theorems.values())[part::PARTS])


def check_solutions(theorem: Theorem) -> None:
    point = typical_points(theorem, 1)[0]
    target = float(theorem(**point))
    if not math.isfinite(target):
        return
    for unknown in theorem.solvable:
        known = {name: value for name, value in point.items() if name != unknown}
        problem = ExerciseProblem(theorem, unknown, known, target)
        if problem.right is None or not 1e-290 < abs(problem.right) < 1e290:
            continue
        if theorem.variable(unknown).domain.integer:
            whole = int(problem.right)
            accuse_none(problem.case, [str(whole), f"{whole:,}", f"{whole}.0", f"{whole:.3e}"])
        else:
            accuse_none(problem.case, written(problem, problem.right))
        accuse_none(problem.case, of_other_books(problem))


def of_other_books(problem: ExerciseProblem) -> Iterator[str]:
    """The whole numbers that other books come to."""
    for book in problem.case.books:
        if book.whole is not None and book.confirms():
            yield from (str(book.whole), f"{book.whole:,}")


def written(problem: ExerciseProblem, right: float) -> Iterator[str]:
    """The number in full, and to two to nine digits, to nearest and to its safe side, as a decimal or a percentage."""
    exact = Decimal(f"{right:.12g}")  # a double may be a hair beside the decimal it stands for
    if problem.whole is not None and right == problem.right:
        yield str(problem.whole)
    counts = problem.whole is not None
    side = SIDES.get(problem.theorem.relation) if not problem.unknown else None
    for digits in (3, 4, 6, 9):
        for rounding in {ROUND_HALF_EVEN, side or ROUND_HALF_EVEN}:
            number = Context(prec=digits, rounding=rounding).plus(exact)
            if counts and number == number.to_integral_value():
                continue  # a count in whole numbers is rounded to its own side
            yield str(number)
            yield f"{number.scaleb(2)} %"
            yield f"{number:E}".replace("E", "e").replace("+", "")
    if not counts:
        yield repr(right)
        yield str(Fraction(repr(right)) if abs(right) < 1 and len(repr(right)) < 30 else right)


def accuse_none(case: Case, answers: Any) -> None:
    wrong = [answer for answer in answers if verdict(case, answer) not in RIGHT]
    assert not wrong, (case.right, wrong)


def verdict(case: Case, answer: str) -> Verdict:
    handed_in = read_answer(answer)
    diagnosis = case.verdict(handed_in)
    return Verdict.BY_ANOTHER_BOOK if diagnosis is Verdict.WRONG and case.book_of(handed_in) else diagnosis


GUESSED = ("finite_agnostic", "hoeffding_two_sided", "vc_original", "wilson_upper", "pac_bayes_mcallester", "sauer")


@pytest.mark.parametrize("slug", sampled(GUESSED, 6, "guesses about other theorems"))
def test_guesses_near_the_truth_are_rarely_explained(slug: str) -> None:
    """Within a factor 2 of the right number, 20 each of three, four and five digits, by the seed.

    5 % are allowed; more than 14 of 60 then have probability 2e-7.
    """
    theorem, rng = theorems[slug], random.Random(20140519)
    inputs: dict[str, Any] = {variable.name: variable.default for variable in theorem.variables}
    right = theorem(**inputs)
    named = 0
    for index in range(60):
        guess = right * math.exp(rng.uniform(-math.log(2), math.log(2)))
        diagnosis = diagnose(f"{guess:#.{3 + index % 3}g}".rstrip("."), slug, **inputs)
        named += bool(diagnosis.slips)
        for slip in diagnosis.slips:
            assert diagnosis.verdict is Verdict.WRONG
            assert not math.isclose(slip.value, right, rel_tol=1e-9)
    assert named <= 14
