"""A diagnosis is so much work and no more, counted in steps of its trees: what is left out is told."""

from collections.abc import Iterator
from typing import Any

import pytest

from bounds import diagnose
from bounds.diagnosis.budget import LEFT_OUT, Budget, budget, within_budget
from bounds.diagnosis.case import case
from bounds.diagnosis.verdict import Verdict
from bounds.formula.patience import Work, limited_to, look_up
from tests.bounds.test_command_line import run

STEPS = 20_000_000  # of a whole diagnosis, the solving in proof included: some seconds of a quiet machine
# Each step of a root between two numbers of models is a sum of very many terms.
SLOW: dict[str, Any] = {
    "theorem": "best_of_models", "unknown": "m", "at_most": 0.02, "models": 1, "error": 0.5567954160497955,
}  # fmt: skip
WRONG: dict[str, Any] = {"theorem": "finite_realizable", "unknown": "m", "at_most": 0.1, "delta": 0.05, "ln_size": 7}


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    case.cache_clear()
    yield
    case.cache_clear()


@pytest.fixture
def of_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every budget is spent after a few trees."""

    made = Budget.__init__
    monkeypatch.setattr(Budget, "__init__", lambda self, steps: made(self, 100))


def work_of(question: dict[str, Any], answer: Any) -> tuple[Any, int]:
    with limited_to(STEPS) as work:
        diagnosis = diagnose(answer, **question)
    assert not work.ended_early
    return diagnosis, work.steps


def test_what_once_took_minutes_is_answered() -> None:
    diagnosis, _ = work_of(SLOW, 1000)
    assert diagnosis.verdict is Verdict.WRONG and diagnosis.value is None


def test_a_usual_diagnosis_leaves_nothing_out() -> None:
    diagnosis, steps = work_of(WRONG, 144)
    assert not diagnosis.is_partial and steps < STEPS / 10
    assert LEFT_OUT not in repr(diagnosis) + diagnosis._repr_markdown_()


@pytest.mark.usefixtures("of_few_steps")
@pytest.mark.parametrize(("answer", "verdict"), [(100, Verdict.RIGHT), (101, Verdict.WRONG), (144, Verdict.WRONG)])
def test_a_spent_budget_leaves_slips_out_and_the_verdict_as_it_is(answer: int, verdict: Verdict) -> None:
    """(7 + ln 20) / 0.1 = 99.96."""
    first = diagnose(answer, **WRONG)
    assert (first.verdict, first.value) == (verdict, 100)
    assert first.is_partial == (verdict is Verdict.WRONG)
    case.cache_clear()
    assert repr(diagnose(answer, **WRONG)) == repr(first)  # the same steps, the same end
    assert (LEFT_OUT in first._repr_markdown_()) == first.is_partial


@pytest.mark.usefixtures("of_few_steps")
def test_what_is_left_out_is_told_on_the_command_line() -> None:
    code, output = run("check", "144", "finite_realizable", "unknown=m", "at_most=0.1", "delta=0.05", "ln_size=7")
    assert code == 1 and output.splitlines()[0].endswith("100") and LEFT_OUT in output


def test_a_tree_that_never_ends_is_ended_and_the_next_is_not_begun() -> None:
    def endless() -> float:
        while True:
            look_up(10)

    with Work(1e9) as work, budget(1_000) as own:
        assert str(within_budget(endless)) == "nan" and own.is_short
        assert str(within_budget(endless)) == "nan"
    assert work.steps < 2_000
