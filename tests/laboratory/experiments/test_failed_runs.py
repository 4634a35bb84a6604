"""A run that raises is counted and named, whoever raised: the learner, a bound, or the process that did it."""

from concurrent.futures import BrokenExecutor, Future
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from laboratory.experiments import (
    FAILED,
    LONGEST_REASON,
    BackgroundSweep,
    FailedRun,
    Plan,
    bound_adapters,
    failed_runs,
    learning_curve,
    missing,
    summary,
    sweep,
)
from laboratory.experiments import _background as background
from laboratory.experiments._sweep import failure
from laboratory.sweeps.store import Block
from laboratory.sweeps.working import rows_of
from laboratory.topics.learning_curves.failed import every_failure, failures
from laboratory.topics.learning_curves.text import missing_in_words, table
from laboratory.worlds import worlds
from learners.erm.threshold_erm import ThresholdERM
from tests.sentences import facts

SIZES, RUNS, SEED = (10, 20, 30), 4, 3


class Unlucky(ThresholdERM):
    """Fails on the samples of 20 whose first example lies in the lower half."""

    def fit(self, X: Any, y: Any) -> Any:
        if len(y) == 20 and X[0, 0] < 0.5:
            raise ZeroDivisionErrorOfOurs("luck\n 3")
        return super().fit(X, y)


class ZeroDivisionErrorOfOurs(Exception):
    """No refusal: a mistake in somebody's code."""


class Hopeless(ThresholdERM):
    """Fails on samples of 20 and of 30, whatever they hold."""

    def fit(self, X: Any, y: Any) -> Any:
        if len(y) > 10:
            raise ZeroDivisionErrorOfOurs("no hope")
        return super().fit(X, y)


def impossible(trial: Any, delta: float) -> dict[str, Any]:
    if trial.m == 30:
        raise KeyError("d")
    return {"m": trial.m, "delta": delta, "d": 1}


def test_a_failed_run_of_a_stored_sweep_is_a_row_among_the_others() -> None:
    world, held = worlds["uniform_threshold"], dict
    plan: Any = SimpleNamespace(estimator=Hopeless, source=world, adapters=held, sizes=SIZES, seed=SEED, delta=0.05)
    _, rows = rows_of(Block(0, 0, 2), plan)
    assert [(row["m"], "no hope" in row["why"]) for row in rows] == [(10, False), (20, True), (30, True)] * 2


def curve(learner: Any, *held: Any) -> Any:
    return learning_curve(
        learner, worlds["uniform_threshold"](), sizes=SIZES, runs=RUNS, seed=SEED, adapters=held, errors="row"
    )


def unlucky_runs() -> list[int]:
    """Which samples of 20 begin in the lower half, asked of a learner that never fails."""
    seen: list[float] = []

    class Looks(ThresholdERM):
        def fit(self, X: Any, y: Any) -> Any:
            seen.append(X[0, 0])
            return super().fit(X, y)

    learning_curve(Looks(), worlds["uniform_threshold"](), sizes=20, runs=RUNS, seed=SEED, adapters="none")
    return [run for run, first in enumerate(seen) if first < 0.5]


def test_a_run_that_fails_at_several_sizes_is_one_run() -> None:
    rows = curve(Hopeless())
    assert "4 of 4. 0 m = 20" in facts(failures(rows))
    assert "other results" in facts(failures(rows)) and len(every_failure(rows)) == 8
    assert not failures(rows[rows["m"] > 10]).endswith("kept."), "nothing is left"


def test_every_run_that_raises_is_named_once_and_the_others_stand() -> None:
    unlucky = unlucky_runs()
    assert 0 < len(unlucky) < RUNS
    held = [bound_adapters()[name] for name in ("vc_vapnik", "vc_original")]
    rows = curve(Unlucky(), *held)
    why = "ZeroDivisionErrorOfOurs: luck 3"
    assert failed_runs(rows) == [FailedRun(run, 20, "", why) for run in unlucky]
    assert facts(failures(rows)) == (f"{len(unlucky)} of 4 failed. {unlucky[0]} m = 20: {why}")
    assert every_failure(rows) == [{"run": str(run), "m": "20", "error": why} for run in unlucky]
    stands = rows[~((rows["m"] == 20) & rows["run"].isin(unlucky))].reset_index(drop=True)
    usual = curve(ThresholdERM(), *held)
    usual = usual[~((usual["m"] == 20) & usual["run"].isin(unlucky))].reset_index(drop=True)
    assert stands.equals(usual)


def test_the_summary_the_table_and_what_is_missing_count_them() -> None:
    unlucky, vc = len(unlucky_runs()), bound_adapters()["vc_vapnik"]
    rows = curve(Unlucky(), vc)
    summed = summary(rows)
    assert summed["failed"].tolist() == summed["missing"].tolist() == [0, unlucky, 0]
    assert [cells["examples m"] for cells in table(summed, vc)] == ["10", f"20\xa0({unlucky}\xa0failed)", "30"]
    assert [(gap.m, gap.runs, gap.of) for gap in missing(rows)] == [(20, unlucky, RUNS)]
    assert missing_in_words(missing(rows), Plan("threshold_erm", "uniform_threshold", SIZES)) == []  # `failures` tells


def test_a_bound_that_raises_leaves_what_was_measured_and_the_other_bounds() -> None:
    vc, other = bound_adapters()["vc_vapnik"], bound_adapters()["vc_original"]
    rows, usual = (curve(ThresholdERM(), first, other) for first in (replace(vc, inputs=impossible), vc))
    assert [(run.run, run.m, run.theorem) for run in failed_runs(rows)] == [(run, 30, "vc_vapnik") for run in range(4)]
    assert "VC KeyError d" in facts(failures(rows))
    assert rows[["training_error", "true_risk", "measured"]].equals(usual[["training_error", "true_risk", "measured"]])
    kept = rows["theorem"] == "vc_original"
    assert rows[kept].equals(usual[kept])
    with pytest.raises(KeyError):
        learning_curve(
            ThresholdERM(),
            worlds["uniform_threshold"](),
            sizes=30,
            runs=1,
            seed=0,
            adapters=[replace(vc, inputs=impossible)],
        )


class Line:
    """A line whose worker dies of some runs."""

    left, waits = False, False

    def __init__(self, deadly: set[int]) -> None:
        self.deadly = deadly

    def line(self) -> "Line":
        return self

    def leave(self, seconds: float = 0.0) -> None:
        """Nobody works on."""

    def put(self, work: Any, plan: Plan, first: int, runs: int) -> Future[Any]:
        future: Future[Any] = Future()
        if self.deadly & set(range(first, first + runs)):
            future.set_exception(BrokenExecutor("out of memory"))
        else:
            future.set_result(work(plan, first, runs))
        return future


PLAN = Plan("threshold_erm", "uniform_threshold", (10, 20), SEED, held=("vc_vapnik",))


def done(deadly: set[int], monkeypatch: pytest.MonkeyPatch) -> tuple[BackgroundSweep, dict[int, Any]]:
    monkeypatch.setattr(background, "workers", lambda: Line(deadly))
    known: dict[int, Any] = {}
    began = BackgroundSweep(PLAN, 12, known)
    assert began.wait(300)
    return began, known


def test_a_run_whose_process_dies_is_lost_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    began, known = done({5, 9}, monkeypatch)
    assert began.error is None and sorted(known) == list(range(12))
    for run in (5, 9):
        assert [(row["m"], row["why"]) for row in known[run]] == [
            (m, "the run failed: BrokenExecutor: out of memory") for m in PLAN.sizes
        ]
    held = tuple(PLAN.adapters().values())
    usual = list(sweep(PLAN.estimator(), PLAN.source(), PLAN.sizes, 12, SEED, held))
    assert [known[run] for run in range(12) if run not in (5, 9)] == [
        tuple(rows) for run, rows in enumerate(usual) if run not in (5, 9)
    ]


def test_processes_that_die_again_and_again_end_the_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    began, known = done(set(range(2, 12)), monkeypatch)
    assert isinstance(began.error, BrokenExecutor) and len(known) < 12


def test_a_long_error_is_kept_as_long_as_what_is_read_again() -> None:
    why = failure(ValueError("word " * 5_000))
    assert len(why) == LONGEST_REASON and why.startswith(FAILED)
