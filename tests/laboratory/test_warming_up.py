"""Processes that get ready before they are needed: one behind the other, and waited for rather than doubled."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from laboratory.serving.workers import Workers
from tests.laboratory.test_workers import came, die, inside, let_out, nap, stay


def test_a_task_waits_for_the_process_that_warms_up_and_starts_no_other(tmp_path: Path) -> None:
    pool, line = Workers(4, 2), None
    try:
        pool.warm_up(1, partial(stay, tmp_path / "library", "warm"))
        assert inside(tmp_path / "library", 1) == {"warm"}
        line = pool.line()
        answers = [line.put(nap, f"task {number}") for number in range(3)]
        assert not any(answer.running() or answer.done() for answer in answers)
        assert not line.waits  # for no other window
        assert sum(worker.is_started for worker in pool._all) == 1
        let_out(tmp_path / "library")
        came(answers)
    finally:
        pool.close()


def test_processes_warm_up_one_behind_the_other(tmp_path: Path) -> None:
    pool = Workers(4, 2)
    try:
        pool.warm_up(2, partial(stay, tmp_path / "library", "warm"))
        inside(tmp_path / "library", 1)
        assert sum(worker.is_started for worker in pool._all) == 1
        let_out(tmp_path / "library")
        line = pool.line()
        busy = [line.put(stay, tmp_path / "work", name) for name in ("one", "two")]
        assert inside(tmp_path / "work", 2) == {"one", "two"}
        assert sum(worker.is_started for worker in pool._all) == 2  # what was warmed is used
        let_out(tmp_path / "work")
        assert len({process for _, process, _, _ in came(busy)} - {os.getpid()}) == 2
    finally:
        pool.close()


@pytest.mark.parametrize("processes", [1, 3])
def test_tasks_are_done_where_warming_up_fails(processes: int) -> None:
    pool = Workers(2, 2)
    try:
        pool.warm_up(processes, die)
        assert came([pool.line().put(nap, "after")])[0][0] == "after"
    finally:
        pool.close()


def test_the_first_run_loads_libraries_and_loops() -> None:
    code = (
        "from laboratory.topics.learning_curves.warming import first_run; first_run(); import sys; "
        "sys.exit(not {'sklearn.base', 'numba', 'learners.trees.occam_tree'} <= set(sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
