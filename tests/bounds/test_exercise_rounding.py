"""An exercise says how to round; its key, its checker and its exports hold to that."""

import csv
import io
import math
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Context, Decimal
from typing import Any

import pytest

from bounds import Ln, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.verdict import Verdict
from bounds.exercises import DIFFICULTIES, Exercise, _about_one, exercises
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.exporting import markdown, table
from tests.running.sampling import sampled
from tests.sentences import facts

MODES = {
    "up whole": ROUND_CEILING,
    "down whole": ROUND_FLOOR,
    "rounded up": ROUND_CEILING,
    "rounded down": ROUND_FLOOR,
    "significant digits": ROUND_HALF_EVEN,
}


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", sampled(range(6), 3, adds="four more sets of exercises of each difficulty"))
def test_the_key_is_what_the_sentence_asks_for_and_no_neighbour_is(difficulty: Any, seed: int) -> None:
    """Each key is accepted; one place beside it, cut off or rounded otherwise than the sentence says is not."""
    for exercise in exercises(seed, 20, None, difficulty):
        key = Decimal(exercise.key)
        assert exercise.accepts(exercise.key), exercise.question
        for wrong in (beside(exercise, key) | rounded_otherwise(exercise)) - {key}:
            form = exercise.problem.case.form_of(read_answer(str(wrong)))
            assert not exercise.accepts(str(wrong)) or form, (exercise.question, exercise.key, wrong)


def beside(exercise: Exercise, key: Decimal) -> set[Decimal]:
    """One more or less in the last place asked for."""
    last = Decimal(1) if asks_whole(exercise) else Decimal(1).scaleb(key.adjusted() - 3)
    return {key + last, key - last}


def asks_whole(exercise: Exercise) -> bool:
    return "significant digits" not in exercise.question


def asked_mode(exercise: Exercise) -> str | None:
    return next((mode for words, mode in MODES.items() if words in facts(exercise.question)), None)


def rounded_otherwise(exercise: Exercise) -> set[Decimal]:
    """The number in full, rounded in each way that the sentence does not ask for."""
    inputs = asked_mode(exercise)
    if inputs in (None, ROUND_HALF_EVEN):
        return set()
    return {rounded_by(exercise, mode) for mode in (ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN)} - {
        rounded_by(exercise, inputs)
    }


def rounded_by(exercise: Exercise, mode: Any) -> Decimal:
    tidy = Context(prec=14).plus(Decimal(repr(float(exercise.answer))))
    if asks_whole(exercise):
        return tidy.to_integral_value(mode)
    return Context(prec=4, rounding=mode).plus(tidy)


def test_the_key_is_the_number_in_full_rounded_as_the_sentence_says() -> None:
    """By decimals: 10.89 mistakes to 10, 722.05 examples to 723, four digits upwards for a bound from above."""
    seen = set()
    for difficulty in DIFFICULTIES:
        for exercise in [exercise for seed in range(4) for exercise in exercises(seed, 20, None, difficulty)]:
            mode = asked_mode(exercise)
            expected = Decimal(repr(float(exercise.answer))) if mode is None else rounded_by(exercise, mode)
            if float(exercise.answer).is_integer():
                expected = Decimal(int(exercise.answer))
            assert Decimal(exercise.key) == expected, exercise.question
            seen.add((mode, asks_whole(exercise)))
    assert len(seen) == 6


def test_a_right_number_rounded_otherwise_is_told_what_is_asked_for() -> None:
    counted = _asking("perceptron_mistakes", dict(radius=3.3, gamma=1))  # 10.89
    assert (counted.key, counted.unit) == ("10", "mistakes")
    typed = {answer: counted.diagnosed(answer) for answer in ("10", "11", "10.89")}
    assert [bool(result) for result in typed.values()] == [True, False, False]
    assert typed["11"].slips[0].words == "rounded up"
    assert facts(typed["10.89"].slips[0].words) == "not rounded"
    gap = _asking("hoeffding_two_sided", dict(m=1000, delta=0.05))  # sqrt(ln 40 / 2000) = 0.04294694
    assert gap.key == "0.04295"
    assert gap.diagnosed("0.04295").right and gap.diagnosed("0.0429470").right
    coarse = gap.diagnosed("0.0429")
    assert coarse.verdict is Verdict.TOO_FEW_DIGITS and coarse.enough == 4 and not coarse.slips
    assert not gap.diagnosed("0.04294")
    norm = _asking("finite_agnostic", dict(m=1000, delta=0.02, ln_size=Ln(100)))  # sqrt(ln 10^4 / 2000) = 0.0678614
    cut = norm.diagnosed(f"{math.sqrt(math.log(10**4) / 2000):.4g}")
    assert not cut.right and facts(cut.slips[0].words) == "rounded down"


def _asking(slug: str, inputs: dict[str, Any]) -> Exercise:
    exercise = _about_one(ExerciseProblem(theorems[slug], "", inputs), "easy")
    assert exercise is not None
    return exercise


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_export_has_the_key_that_the_sentence_asks_for(difficulty: Any) -> None:
    """The answers of the quiz and of the sheet are accepted, and none of its wrong answers is."""
    exercise_set = exercises(11, 20, None, difficulty)
    sheet = markdown("Sheet", exercise_set, solutions=True)
    rows = csv.DictReader(io.StringIO(table(exercise_set, solutions=True)))
    for number, (row_here, row) in enumerate(zip(exercise_set, rows, strict=True), 1):
        assert row_here.accepts(row["answer"]) and row["question"] == row_here.question
        assert f"## {number}. {row['answer']} {row['unit']}".rstrip() + "\n" in sheet
        wrong = [row[f"wrong answer {place}"] for place in range(1, 5)]
        assert not any(row_here.accepts(answer) for answer in wrong if answer)
