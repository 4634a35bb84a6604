"""Whole numbers are judged the right way round, by every theorem and for every variable that is whole."""

import math
from typing import Any

import pytest

from bounds import DomainError, Ln, diagnose, theorems
from bounds.diagnosis.answers import read_answer
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import over
from tests.sentences import facts

COUNTED = [theorem for theorem in theorems.values() if theorem.returns.counts]
EXAMPLES_NEEDED: dict[str, Any] = dict(epsilon=0.5, delta=0.05, vectors=4950)  # 24 ln(198000) = 292.7 dimensions
WHOLE_UNKNOWNS = [
    (theorem, variable.name)
    for theorem in theorems.values()
    for variable in theorem.variables
    if variable.domain.integer and variable.name not in theorem.free_parameters | theorem.non_monotone
]


def is_right(answer: Any, theorem: Theorem, **inputs: Any) -> bool:
    return verdict(ExerciseProblem(theorem, "", inputs), answer)[0]


def verdict(problem: ExerciseProblem, answer: Any) -> tuple[bool, str]:
    """As `diagnose` comes to it, without the search for slips: right, and by which textbook's form."""
    handed_in = read_answer(answer)
    if problem.case.accepts(handed_in):
        return True, ""
    form = problem.case.form_of(handed_in)
    return bool(form), form


@over(COUNTED)
def test_a_count_is_right_as_a_real_and_as_its_own_whole_number_only(theorem: Theorem) -> None:
    """By hand: floor for what exists and is bounded from above, else ceiling."""
    stays_below = theorem.relation == "<=" and not theorem.returns.needed
    for point in typical_points(theorem, 3):
        value = theorem(**point)
        if abs(value) >= 1e12:
            continue
        noise = min(1e-9 * value, 1e-3)
        whole = math.floor(value + noise) if stays_below else math.ceil(value - noise)
        assert is_right(whole, theorem, **point) and is_right(f"{whole}.0", theorem, **point)
        assert is_right(value, theorem, **point) and is_right(f"{value:.3f}", theorem, **point)
        assert not is_right(whole + 1, theorem, **point)
        assert not is_right(whole - 1, theorem, **point)


@over(WHOLE_UNKNOWNS)
def test_of_whole_unknowns_only_the_solver_s_is_right(theorem: Theorem, unknown: str) -> None:
    """Its neighbour on the demanding side misses the target, the other asks for more than is needed."""
    point = typical_points(theorem, 1)[0]
    target = float(f"{theorem(**point):.3g}")
    problem = ExerciseProblem(
        theorem, unknown, {name: value for name, value in point.items() if name != unknown}, target
    )
    try:
        right = problem.right
    except (DomainError, OverflowError):
        return
    if right is None or right >= 10**12 or not problem.correct.certified:
        return
    assert verdict(problem, right) == (True, "")
    for wrong in (right + 1, right - 1, f"{right - 0.4:.1f}"):
        accepted, form = verdict(problem, wrong)
        # A textbook's form that is never sharper may ask for more: then its number is right, and told as such.
        demanding = (float(wrong) < right) == problem.wants_smallest
        assert not accepted or (form and not demanding), (wrong, right)


@pytest.mark.parametrize(
    ("answer", "slug", "inputs", "named"),
    [
        ("11", "perceptron_mistakes", dict(radius=3.3, gamma=1), "rounded up"),
        ("292", "johnson_lindenstrauss", EXAMPLES_NEEDED, "rounded down"),
        ("59", "confidence_lower", dict(epsilon=0.05, delta=0.05), None),
        ("58", "confidence_lower", dict(epsilon=0.05, delta=0.05), "rounded down"),
        ("10", "vc_dimension_finite_class", dict(ln_size=Ln(1000)), "rounded up"),
        ("9", "halving", dict(ln_size=Ln(1000)), None),
        ("185", "sauer_polynomial", dict(m=10, d=2), "rounded up"),
    ],
)
def test_a_number_rounded_to_the_wrong_side_is_told_so(answer: str, slug: str, inputs: Any, named: str | None) -> None:
    diagnosis = diagnose(answer, slug, **inputs)
    assert diagnosis.right == (named is None)
    assert named is None or diagnosis.slips[0].words == named


def test_slips_are_rounded_as_the_answer_is() -> None:
    """By hand: base 2 gives 24 log2(198000) = 422.28, so 423 dimensions."""
    assert 422 < 24 * math.log2(198_000) < 423
    for answer in ("423", "422.3", "422.28"):
        diagnosis = diagnose(answer, "johnson_lindenstrauss", **EXAMPLES_NEEDED)
        assert facts(diagnosis.slips[0].words) == "logarithms 2", answer
    down = diagnose("7540", "johnson_lindenstrauss", epsilon=0.1, delta=0.05, vectors=4950)
    assert math.floor(math.log2(198_000) / (0.0025 - 0.001 / 6)) == 7540
    assert any("base 2" in slip.words and slip.words.endswith("rounded down") for slip in down.slips)


def test_a_computed_input_does_not_move_a_whole_number() -> None:
    """(√3 / (1/√3))² is 9 mistakes, whatever the last digits of the doubles prove."""
    inputs = dict(radius=math.sqrt(3), gamma=1 / math.sqrt(3))
    assert theorems["perceptron_mistakes"].whole(**inputs) == 9
    assert [is_right(k, theorems["perceptron_mistakes"], **inputs) for k in (8, 9, 10)] == [False, True, False]
