"""Exercises: the same on any machine, right by independent formulas, with wrong answers that are wrong."""

import csv
import io
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bounds import DomainError, diagnose, theorems
from bounds.exercises import DIFFICULTIES, Exercise, exercise, exercises, families
from bounds.exercises.choosing import MOST_VARIABLES, POCKET
from bounds.exercises.exporting import markdown, table
from bounds.exercises.rivals import rival
from bounds.formula.syntax import read
from bounds.numbers import format_number
from tests.sentences import pattern

ROOT = Path(__file__).parents[2]
NOTHING_EASY = {"sequential"}  # its formulas take more than one line
SETS = [(family, difficulty) for family in families() for difficulty in DIFFICULTIES]
SHOW = """
import json
from bounds.exercises import DIFFICULTIES, exercises
sets = [exercises(2026, 6, None, difficulty) for difficulty in DIFFICULTIES]
print(json.dumps([[one.question, one.key, [[one.wrong(slip), slip.words, slip.chance] for slip in one.distractors]]
                  for some in sets for one in some]))
"""

# m, or the value, by hand; each takes what is given and the target (None where the value is asked for).
BY_HAND: dict[str, Callable[..., float]] = {
    "hoeffding_one_sided": lambda t, delta, m=None: _hoeffding(1, delta, m, t),
    "hoeffding_two_sided": lambda t, delta, m=None: _hoeffding(2, delta, m, t),
    "finite_one_sided": lambda t, delta, ln_size, m=None: _hoeffding(math.exp(ln_size), delta, m, t),
    "finite_agnostic": lambda t, delta, ln_size, m=None: _hoeffding(2 * math.exp(ln_size), delta, m, t),
    "finite_realizable": lambda t, delta, ln_size, m=None: (ln_size + math.log(1 / delta)) / (t or m),
    "hypothesis_survival": lambda t, epsilon, m=None: math.log(t) / math.log(1 - epsilon) if t else (1 - epsilon) ** m,
    "validation_selection": lambda t, delta, k, m=None: _hoeffding(2 * k, delta, m, t),
    "gradient_descent": lambda t, steps, norm, lipschitz: norm * lipschitz / math.sqrt(steps),
    "perceptron_mistakes": lambda t, radius, gamma: (radius / gamma) ** 2,
}


def _hoeffding(events: float, delta: float, m: float | None, epsilon: float | None) -> float:
    """events · exp(-2mε²) = δ, for ε or for m."""
    logarithm = math.log(events / delta)
    return math.sqrt(logarithm / (2 * m)) if m else logarithm / (2 * (epsilon or math.nan) ** 2)


def some(family: str | None, difficulty: Any, seeds: range = range(2), number: int = 3) -> list[Exercise]:
    return [exercise for seed in seeds for exercise in exercises(seed, number, family, difficulty)]


def test_the_same_seed_gives_the_same_exercises_in_any_process() -> None:
    printed = []
    for hash_seed in ("1", "99"):
        done = subprocess.run(
            [sys.executable, "-c", SHOW],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
        printed.append(json.loads(done.stdout))
    assert printed[0] == printed[1]
    assert len(printed[0]) == 18
    here = [exercise.question for difficulty in DIFFICULTIES for exercise in exercises(2026, 6, None, difficulty)]
    assert here == [question for question, _, _ in printed[0]]


def test_another_seed_gives_other_exercises_and_a_longer_set_keeps_its_beginning() -> None:
    five = exercises(7, 5, "finite", "easy")
    assert exercises(7, 3, "finite", "easy") == five[:3]
    assert exercise(7, "finite") == five[0]
    assert exercises(8, 5, "finite", "easy") != five
    assert len({entry.question for entry in five}) == 5


@pytest.mark.parametrize("slug", BY_HAND)
def test_answers_are_those_computed_by_hand(slug: str) -> None:
    family = theorems[slug].family
    inputs = [entry for entry in some(family, "easy", range(4), 12) if entry.theorem.slug == slug]
    assert inputs
    for entry in inputs:
        number = BY_HAND[slug](entry.target, **entry.inputs)
        expected = math.ceil(round(number, 9)) if entry.unknown else number
        assert entry.answer == pytest.approx(expected, rel=1e-12), entry.question


@pytest.mark.parametrize(("family", "difficulty"), SETS)
def test_every_family_yields_and_its_answers_are_right(family: str, difficulty: Any) -> None:
    result = some(family, difficulty, range(1))
    assert bool(result) == (difficulty != "easy" or family not in NOTHING_EASY)
    for match in result:
        assert match.theorem.family == family
        target = {} if not match.unknown else {match.theorem.target_word: match.target}
        if match.unknown:
            solution = match.theorem.solve(match.unknown, **target, **match.inputs)
            assert solution.certified
            assert match.answer == solution.value
        else:
            assert match.answer == match.theorem(**match.inputs)
        assert diagnose(match.key, match.theorem.slug, match.unknown or None, **target, **match.inputs).right, (
            match.question
        )


@pytest.mark.parametrize(("family", "difficulty"), SETS)
def test_wrong_answers_are_wrong_different_and_named(family: str, difficulty: Any) -> None:
    for entry in some(family, difficulty, range(1)):
        numbers = [entry.wrong(slip) for slip in entry.distractors]
        assert len({*numbers, entry.key}) == len(numbers) + 1 >= 4
        for number, slip in zip(numbers, entry.distractors, strict=True):
            assert not entry.problem.case.accepts(_read(number)), (entry.question, number)
            assert slip.words and 0 <= slip.chance <= 1


def _read(number: str) -> Any:
    from bounds.diagnosis.answers import read_answer

    return read_answer(number)


def test_a_wrong_answer_is_explained_by_its_slip() -> None:
    """What the exercise calls a slip, the checker names, unless two digits are too few to tell it from a guess."""
    for family in ("finite", "hoeffding", "validation"):
        for posed in exercises(3, 2, family, "easy"):
            for slip in posed.distractors if len(posed.key) > 2 else ():
                diagnosis = posed.problem.diagnosed(posed.wrong(slip)).slips
                assert slip.words in [words for other in diagnosis for words in (other.words, *other.others)]


def test_easy_is_one_formula_and_the_value_or_m() -> None:
    for entry in some(None, "easy", range(2), 20):
        assert entry.unknown in ("", "m")
        assert not read(entry.theorem.formula).locals
        assert len(entry.theorem.variables) <= MOST_VARIABLES["easy"]
        assert entry.problem.closed
        assert entry.answer <= 1e5


def test_middle_asks_for_another_variable_or_offers_two_theorems() -> None:
    choices = 0
    for entry in some(None, "middle", range(4), 20):
        if entry.question.startswith("Choose between"):
            other = rival(entry.problem)
            assert other is not None
            assert other[0].title in entry.question and entry.theorem.title in entry.question
            choices += 1
        else:
            assert entry.unknown not in ("", "m")
    assert 8 <= choices <= 60


def test_of_two_theorems_the_right_one_is_tighter() -> None:
    for entry in some("finite", "middle", range(3), 6) + some("vc", "middle", range(2), 6):
        if entry.question.startswith("Choose between"):
            other, slip = rival(entry.problem) or (entry.theorem, entry.distractors[0])
            assert other.returns == entry.theorem.returns
            larger_is_worse = entry.problem.wants_smallest if entry.unknown else entry.theorem.relation == "<="
            assert slip.value > entry.answer if larger_is_worse else slip.value < entry.answer


def test_hard_does_not_name_the_theorem_but_tells_its_argument() -> None:
    for entry in some(None, "hard", range(2), 20):
        assert f"“{entry.theorem.title}”" not in entry.question
        assert entry.theorem.proof[0].text in entry.question


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_questions_tell_every_number_in_a_reader_s_words(difficulty: Any) -> None:
    for entry in some(None, difficulty, range(2), 20):
        for name, value in entry.inputs.items():
            symbol = entry.theorem.variable(name).label
            text = f"{symbol} = {format_number(value)}" in entry.question
            assert text or (len(symbol) > 3 and f" = {format_number(value)}" in entry.question), (entry.question, name)
        assert "?" in entry.question
        assert not re.search(r"\bnan\b|\binf\b|\d[eE][-+]?\d|None|  ", entry.question)
        if entry.theorem.trivial == 1 and entry.theorem.relation == "<=":
            assert (entry.target or entry.answer) < 1


def test_nothing_needs_more_than_a_pocket_calculator() -> None:
    from bounds.formula.special_function import Special

    for item in some(None, "hard", range(2), 20):
        scope = item.problem.case.task.scope.values()
        assert {entry.name for entry in scope if isinstance(entry, Special)} <= POCKET


def test_a_worked_solution_ends_with_the_answer() -> None:
    for posed in exercises(7, 3, "finite", "easy"):
        assert posed.unknown == "m"
        lines = [step.text for step in posed.solution]
        assert any(f"m = {posed.answer:,} satisfies" in says for says in lines)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((1, 3, "nothing"), "family boosting nothing"),
        ((1, 3, None, "deadly"), "difficulty deadly"),
        ((1, 0), "number integer between 1 50; 0"),
        ((1, 51), "number integer between 1 50; 51"),
    ],
)
def test_bad_sets_get_their_sentence(arguments: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(DomainError, match=pattern(sentence)):
        exercises(*arguments)


def test_a_family_with_nothing_easy_says_so() -> None:
    assert exercises(1, 3, "sequential", "easy") == ()
    with pytest.raises(DomainError, match=pattern("sequential no easy")):
        exercise(1, "sequential", "easy")


def test_a_sheet_without_solutions_gives_nothing_away() -> None:
    exercise_set = exercises(7, 3, "finite", "easy")
    sheet, solved = markdown("Sheet", exercise_set, solutions=False), markdown("Sheet", exercise_set, solutions=True)
    assert solved.startswith(sheet.rstrip())
    assert "Solutions" not in sheet
    for number, match in enumerate(exercise_set, 1):
        assert f"{number}. {match.question}" in sheet
        assert f"## {number}. {match.key} {match.unit}".rstrip() in solved
        assert not re.search(rf"(?<![\d,.]){match.key}(?![\d,.])", sheet)
        for slip in match.distractors:
            assert f"- {match.wrong(slip)}: {slip.words}" in solved


def test_the_table_reads_back() -> None:
    exercise_set = exercises(7, 3, "vc", "middle")
    rows = list(csv.DictReader(io.StringIO(table(exercise_set, solutions=True))))
    assert [row["question"] for row in rows] == [match.question for match in exercise_set]
    assert [float(row["answer in full"]) for row in rows] == [float(match.answer) for match in exercise_set]
    assert [row["slip 1"] for row in rows] == [match.distractors[0].words for match in exercise_set]
    bare = list(csv.DictReader(io.StringIO(table(exercise_set, solutions=False))))
    assert list(bare[0]) == ["number", "difficulty", "question", "unit"]
