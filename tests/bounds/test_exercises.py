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
from bounds.numbers import in_words
from tests.sentences import pattern

ROOT = Path(__file__).parents[2]
NOTHING_EASY = {"sequential"}  # its formulas take more than one line
SETS = [(family, difficulty) for family in families() for difficulty in DIFFICULTIES]
SHOW = """
import json
from bounds.exercises import DIFFICULTIES, exercises
sets = [exercises(2026, 6, None, difficulty) for difficulty in DIFFICULTIES]
print(json.dumps([[one.question, one.shown, [[one.wrong(slip), slip.words, slip.chance] for slip in one.distractors]]
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
    return [one for seed in seeds for one in exercises(seed, number, family, difficulty)]


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
    here = [one.question for difficulty in DIFFICULTIES for one in exercises(2026, 6, None, difficulty)]
    assert here == [question for question, _, _ in printed[0]]


def test_another_seed_gives_other_exercises_and_a_longer_set_keeps_its_beginning() -> None:
    five = exercises(7, 5, "finite", "easy")
    assert exercises(7, 3, "finite", "easy") == five[:3]
    assert exercise(7, "finite") == five[0]
    assert exercises(8, 5, "finite", "easy") != five
    assert len({one.question for one in five}) == 5


@pytest.mark.parametrize("slug", BY_HAND)
def test_answers_are_those_computed_by_hand(slug: str) -> None:
    family = theorems[slug].family
    asked = [one for one in some(family, "easy", range(4), 12) if one.theorem.slug == slug]
    assert asked
    for one in asked:
        number = BY_HAND[slug](one.target, **one.given)
        expected = math.ceil(round(number, 9)) if one.unknown else number
        assert one.answer == pytest.approx(expected, rel=1e-12), one.question


@pytest.mark.parametrize(("family", "difficulty"), SETS)
def test_every_family_yields_and_its_answers_are_right(family: str, difficulty: Any) -> None:
    found = some(family, difficulty, range(1))
    assert bool(found) == (difficulty != "easy" or family not in NOTHING_EASY)
    for one in found:
        assert one.theorem.family == family
        target = {} if not one.unknown else {"at_least" if one.theorem.relation == ">=" else "at_most": one.target}
        if one.unknown:
            solution = one.theorem.solve(one.unknown, **target, **one.given)
            assert solution.certified
            assert one.answer == solution.value
        else:
            assert one.answer == one.theorem(**one.given)
        assert diagnose(one.shown, one.theorem.slug, one.unknown or None, **target, **one.given).right, one.question


@pytest.mark.parametrize(("family", "difficulty"), SETS)
def test_wrong_answers_are_wrong_different_and_named(family: str, difficulty: Any) -> None:
    for one in some(family, difficulty, range(1)):
        numbers = [one.wrong(slip) for slip in one.distractors]
        assert len({*numbers, one.shown}) == len(numbers) + 1 >= 4
        for number, slip in zip(numbers, one.distractors, strict=True):
            assert not one.asked.case.accepts(_read(number)), (one.question, number)
            assert slip.words and 0 <= slip.chance <= 1


def _read(number: str) -> Any:
    from bounds.diagnosis.answers import read_answer

    return read_answer(number)


def test_a_wrong_answer_is_explained_by_its_slip() -> None:
    """What the exercise calls a slip, the checker names, unless two digits are too few to tell it from a guess."""
    for family in ("finite", "hoeffding", "validation"):
        for one in exercises(3, 2, family, "easy"):
            for slip in one.distractors if len(one.shown) > 2 else ():
                found = one.asked.diagnosed(one.wrong(slip)).slips
                assert slip.words in [words for other in found for words in (other.words, *other.others)]


def test_easy_is_one_formula_and_the_value_or_m() -> None:
    for one in some(None, "easy", range(2), 20):
        assert one.unknown in ("", "m")
        assert not read(one.theorem.formula).locals
        assert len(one.theorem.variables) <= MOST_VARIABLES["easy"]
        assert one.asked.closed
        assert one.answer <= 1e5


def test_middle_asks_for_another_variable_or_offers_two_theorems() -> None:
    choices = 0
    for one in some(None, "middle", range(2), 20):
        if one.question.startswith("Choose between"):
            other = rival(one.asked)
            assert other is not None
            assert other[0].title in one.question and one.theorem.title in one.question
            choices += 1
        else:
            assert one.unknown not in ("", "m")
    assert 4 <= choices <= 30


def test_of_two_theorems_the_right_one_promises_more() -> None:
    for one in some("finite", "middle", range(3), 6) + some("vc", "middle", range(2), 6):
        if one.question.startswith("Choose between"):
            other, slip = rival(one.asked) or (one.theorem, one.distractors[0])
            assert other.returns == one.theorem.returns
            larger_is_worse = one.asked.wants_smallest if one.unknown else one.theorem.relation == "<="
            assert slip.value > one.answer if larger_is_worse else slip.value < one.answer


def test_hard_does_not_name_the_theorem_but_tells_its_argument() -> None:
    for one in some(None, "hard", range(2), 20):
        assert f"“{one.theorem.title}”" not in one.question
        assert one.theorem.proof[0].says in one.question


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_questions_tell_every_number_in_a_reader_s_words(difficulty: Any) -> None:
    for one in some(None, difficulty, range(2), 20):
        for name, value in one.given.items():
            symbol = one.theorem.variable(name).label
            told = f"{symbol} = {in_words(value)}" in one.question
            assert told or (len(symbol) > 3 and f" = {in_words(value)}" in one.question), (one.question, name)
        assert "?" in one.question
        assert not re.search(r"\bnan\b|\binf\b|\d[eE][-+]?\d|None|  ", one.question)
        if one.theorem.trivial == 1 and one.theorem.relation == "<=":
            assert (one.target or one.answer) < 1


def test_nothing_needs_more_than_a_pocket_calculator() -> None:
    from bounds.formula.special_function import Special

    for one in some(None, "hard", range(2), 20):
        scope = one.asked.case.task.scope.values()
        assert {entry.name for entry in scope if isinstance(entry, Special)} <= POCKET


def test_a_worked_solution_ends_with_the_answer() -> None:
    for one in exercises(7, 3, "finite", "easy"):
        assert one.unknown == "m"
        told = [step.says for step in one.solution]
        assert any(f"holds at m = {one.answer:,}" in says for says in told)


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
    with pytest.raises(DomainError, match=pattern("easy sequential")):
        exercise(1, "sequential", "easy")


def test_a_sheet_without_solutions_gives_nothing_away() -> None:
    found = exercises(7, 3, "finite", "easy")
    sheet, solved = markdown("Sheet", found, solutions=False), markdown("Sheet", found, solutions=True)
    assert solved.startswith(sheet.rstrip())
    assert "Solutions" not in sheet
    for number, one in enumerate(found, 1):
        assert f"{number}. {one.question}" in sheet
        assert f"## {number}. {one.shown} {one.unit}".rstrip() in solved
        assert not re.search(rf"(?<![\d,.]){one.shown}(?![\d,.])", sheet)
        for slip in one.distractors:
            assert f"- {one.wrong(slip)}: {slip.words}" in solved


def test_the_table_reads_back() -> None:
    found = exercises(7, 3, "vc", "middle")
    rows = list(csv.DictReader(io.StringIO(table(found, solutions=True))))
    assert [row["question"] for row in rows] == [one.question for one in found]
    assert [float(row["answer in full"]) for row in rows] == [float(one.answer) for one in found]
    assert [row["slip 1"] for row in rows] == [one.distractors[0].words for one in found]
    bare = list(csv.DictReader(io.StringIO(table(found, solutions=False))))
    assert list(bare[0]) == ["number", "difficulty", "question", "unit"]
