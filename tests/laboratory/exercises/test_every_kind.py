"""Every kind of question: the same in any process, slips told apart, and a way there that ends in the answer."""

import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from bounds.diagnosis.answers import read_answer
from laboratory.exercises import drawing
from laboratory.exercises.discovery import Makers, kinds, worked
from laboratory.exercises.drawing import FEWEST, from_the_notes, make_problem
from laboratory.exercises.problem import Problem
from tests.sentences import facts, pattern

ROOT = Path(__file__).parents[3]
SEEDS = range(6)
NEVER_WRITTEN = re.compile(r"\bnan\b|\binf\b|np\.|\d[eE][-+]?\d|None|array")
SHOW = """
import json
from laboratory.exercises import drawing
from laboratory.exercises.discovery import kinds
from laboratory.exercises.drawing import make_problem
print(json.dumps([[p.question, p.key, p.wrong_answers] for p in (make_problem(kind, 2026) for kind in kinds)]))
"""


def every_problem() -> list[Problem]:
    return [make_problem(kind, seed) for kind in kinds for seed in SEEDS] + [from_the_notes(name) for name in worked]


def test_the_same_seed_gives_the_same_questions_in_any_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHOW], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "99"},
        capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    here = [make_problem(kind, 2026) for kind in kinds]
    assert json.loads(done.stdout) == [
        [item.question, item.key, [list(pair) for pair in item.wrong_answers]] for item in here
    ]


@pytest.mark.parametrize("kind", kinds)
def test_other_seeds_and_turns_ask_something_else(kind: str) -> None:
    inputs = {make_problem(kind, seed, turn).question for seed in SEEDS for turn in range(2)}
    assert len(inputs) >= 6


@pytest.mark.parametrize("kind", kinds)
def test_slips_differ_from_the_answer_and_from_each_other(kind: str) -> None:
    for trace in (make_problem(kind, seed) for seed in SEEDS):
        numbers = [number for number, _ in trace.wrong_answers]
        assert len(numbers) >= FEWEST
        assert len({*numbers, trace.key}) == len(numbers) + 1, trace.question


@pytest.mark.parametrize("kind", kinds)
def test_no_slip_is_right_whatever_is_drawn(kind: str) -> None:
    """Of what is drawn, slips that happen to be right are left out: one that always is would never be named."""
    wrong: dict[str, bool] = {}
    for item in filter(None, (kinds[kind](np.random.default_rng(seed)) for seed in range(40))):
        for slip in item.slips:
            words = re.sub(r"-?\d[\d.,]*", "#", slip.words)
            wrong[words] = wrong.get(words, False) or not math.isclose(slip.value, item.answer, rel_tol=1e-6)
    assert wrong and all(wrong.values()), [words for words, ever in wrong.items() if not ever]


def test_right_answers_are_right_and_slips_get_their_sentence() -> None:
    for item in every_problem():
        assert item.checked(item.key).right, item.question
        assert item.checked(float(item.answer) if isinstance(item.answer, float) else item.answer).right, item.question
        for number, words in item.wrong_answers:
            assert item.checked(number) != item.checked(item.key)
            assert item.checked(number).words == words, (item.question, number)


def test_questions_and_solutions_read_well() -> None:
    for item in every_problem():
        written = [item.question, *(part for step in item.steps for part in (step.text, step.formula))]
        written += [words for _, words in item.wrong_answers]
        assert "?" in item.text.rpartition("\n")[2] or item.text.endswith("?"), item.text
        for text in written:
            assert not NEVER_WRITTEN.search(text), text
            assert text.count("$") % 2 == 0, text
        for _, words in item.wrong_answers:
            assert words.endswith("."), words


def test_the_way_there_ends_in_the_answer_and_does_not_give_it_away_before() -> None:
    for item in every_problem():
        assert len(item.steps) >= 2, item.question
        last = item.steps[-1]
        plain = re.sub(r"\{,\}", "", f"{last.text} {last.formula}")
        values = [read_answer(number).value for number in re.findall(r"-?\d+\.?\d*", plain)]
        assert any(abs(number - float(item.key)) <= 6e-4 * abs(float(item.key)) for number in values), item


def test_what_is_no_number_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match=pattern("answer seven")):
        make_problem("information_gain", 1).checked("seven")


def test_too_few_digits_and_half_a_slip_are_no_answers() -> None:
    item = make_problem("information_gain", 1)
    assert item.key.startswith("0.")
    assert "few digits" in facts(item.checked(f"{item.answer:.2f}").words)
    assert not item.checked(f"{item.answer:.2f}").right
    assert item.checked(123).words == ""


def test_a_kind_that_never_asks_anything_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "kinds", {"mute": lambda rng: None})
    with pytest.raises(drawing.NothingAskedError, match="mute drew"):
        drawing.make_problem("mute", 1)


def test_a_broken_kind_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_kinds").mkdir()
    (tmp_path / "broken_kinds" / "__init__.py").write_text("")
    (tmp_path / "broken_kinds" / "lost.py").write_text("def another(rng):\n    'Says something.'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    makers = Makers("broken_kinds", tmp_path / "broken_kinds")
    assert list(makers) == ["lost"]
    with pytest.raises(ImportError, match=pattern("lost.py function")):
        makers["lost"]
    with pytest.raises(KeyError, match=pattern("no question nothing; broken_kinds")):
        makers["nothing"]
