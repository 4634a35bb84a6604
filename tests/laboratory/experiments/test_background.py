"""A sweep in the background gives the sweep's rows, goes on where it was, and ends when told."""

import os

from laboratory.experiments import BackgroundSweep, Plan, Row, finished_runs, sweep
from tests.browser.processes import until_workers
from tests.sentences import facts

PLAN = Plan("threshold_erm", "uniform_threshold", (10, 30), seed=2)
Known = dict[int, tuple[Row, ...]]

SLOW = Plan("knn", "real_world", (20_000,), settings=(("name", "digits"), ("positive", None)))


def expected(runs: int) -> Known:
    done = sweep(PLAN.estimator(), PLAN.source(), PLAN.sizes, runs, PLAN.seed, tuple(PLAN.adapters().values()))
    return {run: tuple(rows) for run, rows in enumerate(done)}


def ended(sweep: BackgroundSweep, seconds: float = 300) -> bool:
    return sweep.wait(seconds)


def test_rows_are_those_of_the_sweep() -> None:
    known: Known = {}
    assert ended(BackgroundSweep(PLAN, 7, known))
    assert known == expected(7)


def test_known_runs_are_not_done_again() -> None:
    known: Known = {0: ({"m": "kept"},), 1: ({"m": "kept too"},), 3: ({"m": "beyond a gap"},)}
    assert ended(BackgroundSweep(PLAN, 3, known))
    assert known[0] == ({"m": "kept"},)
    assert known[2] == expected(3)[2]


def test_two_at_once_take_turns() -> None:
    first: Known = {}
    other: Known = {}
    sweeps = [BackgroundSweep(PLAN, 6, first), BackgroundSweep(PLAN, 6, other)]
    assert all(ended(sweep) for sweep in sweeps)
    assert first == other == expected(6)


def test_a_long_run_is_ended_and_the_next_sweep_works() -> None:
    """Twenty thousand digits against twenty thousand take far longer than the grace of two seconds."""
    known: Known = {}
    slow = BackgroundSweep(SLOW, 1_000, known)
    until_workers(os.getpid(), work=True)
    slow.stop()
    assert ended(slow, 300)
    assert slow.error is None
    assert finished_runs(known) < 1_000
    done: Known = {}
    assert ended(BackgroundSweep(PLAN, 2, done))
    assert done == expected(2)


def test_what_goes_wrong_is_handed_over() -> None:
    unheard = Plan("knn", "uniform_threshold", (5,), arguments=(("colour", 9),))
    sweep = BackgroundSweep(unheard, 2, {})
    assert ended(sweep)
    assert "argument colour" in facts(str(sweep.error))


def test_what_a_learner_refuses_ends_nothing() -> None:
    too_many = Plan("knn", "uniform_threshold", (5, 9), arguments=(("n_neighbors", 9),))
    known: Known = {}
    sweep = BackgroundSweep(too_many, 2, known)
    assert ended(sweep) and sweep.error is None
    assert {(row["m"], "≤ points" in facts(row["why"])) for row in known[1]} == {
        (5, True),
        (9, False),
    }


def test_finished_runs_stop_at_a_gap() -> None:
    assert finished_runs({}) == 0
    assert finished_runs({0: (), 1: (), 3: ()}) == 2
