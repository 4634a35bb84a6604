"""Many at one store: shards that begin together, workers that are not alike, machines with other numbers of cores."""

import logging
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pandas as pd
import pytest

from laboratory.command_line import main
from laboratory.experiments import FAILED, learning_curve
from laboratory.sweeps import Engine, Store, Unreachable, plan_of, read_plan, rows_of, work
from laboratory.worlds.gaussian_halfspace import GaussianHalfspace
from learners import learners
from tests.patience import at_most

PLAN: dict[str, Any] = {
    "seed": 3, "runs": 5, "block": 2, "sizes": [20, 60], "bounds": "none",
    "learner": [{"name": "perceptron"}], "world": [{"name": "margin_halfspace"}],
}  # fmt: skip
QUICK = """
seed = 1
runs = 60
block = 1
sizes = [20]
bounds = "none"
[[learner]]
name = "perceptron"
[[world]]
name = "margin_halfspace"
"""
ROOT = Path(__file__).parents[3]
LONG = ("sweep", "audit")
AT_ONCE = ("twice", "alone")


@at_most(300)
def test_every_worker_is_asked_which_version_it_has(tmp_path: Path) -> None:
    """One of two has another: whichever of them a single question reached, the sweep is refused."""
    from distributed import Client, LocalCluster

    store = Store.of(tmp_path, plan_of(PLAN))
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0") as cluster:
        with Client(cluster, set_as_default=False) as client:
            other = list(client.nthreads())[1]
            client.run(_becomes_older, workers=[other])
        for _ in range(4):
            with pytest.raises(Unreachable, match=r"0\.0\.1.*differ"):
                list(work(store, Engine("dask", scheduler=cluster.scheduler_address)))


def _becomes_older() -> None:
    patch("laboratory.sweeps.engines.VERSION", "0.0.1").start()


def test_a_cluster_that_does_not_start_is_a_sentence_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a machine without shared memory."""

    def fails(**settings: Any) -> None:
        logging.getLogger("distributed.nanny").error("Failed to start process", stack_info=True)
        raise RuntimeError("Nanny failed to start.")

    monkeypatch.setattr("distributed.LocalCluster", fails)
    with pytest.raises(Unreachable, match=r"Dask.*loky"):
        list(work(Store.of(tmp_path, plan_of(PLAN)), Engine("dask", workers=2)))
    assert not caplog.records
    logging.getLogger("distributed.nanny").error("later")
    assert len(caplog.records) == 1, "what is logged afterwards is heard"


def test_shards_may_begin_a_store_at_the_same_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another begins, from first to last, while the first has written its manifest and not yet named it."""
    others: list[Store] = []
    to_disk = os.fsync

    def meanwhile(file: int) -> None:
        to_disk(file)
        if not others:
            others.append(Store(tmp_path, plan_of(PLAN)))
            Store.of(tmp_path, plan_of(PLAN))

    monkeypatch.setattr("bounds.reports.whole_files.os.fsync", meanwhile)
    Store.of(tmp_path, plan_of(PLAN))
    assert others and Store.open(tmp_path).plan == plan_of(PLAN)
    assert not list(tmp_path.rglob("*.unfinished"))


def test_the_same_shard_may_be_done_twice_at_once(tmp_path: Path) -> None:
    """Two processes with one command: whatever each wrote, cleared up or found there, it is one table and no more."""
    plan = tmp_path / "plan.toml"
    plan.write_text(QUICK, "utf-8")
    command = [sys.executable, "-m", "laboratory", "sweep", str(plan), "--store", str(tmp_path / "twice"),
               "--backend", "sequential"]  # fmt: skip
    twins = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    for twin in twins:
        said, text = twin.communicate(timeout=300)
        assert twin.returncode == 0, text
        assert b"60 of 60 blocks" in said
    alone = Store.of(tmp_path / "alone", read_plan(plan))
    assert len(list(work(alone, Engine("sequential")))) == 60
    pd.testing.assert_frame_equal(Store.open(tmp_path / "twice").table(), alone.table(), check_exact=True)
    files = [{path.name: path.read_bytes() for path in (tmp_path / item / "blocks").iterdir()} for item in AT_ONCE]
    assert files[0] == files[1]


def test_a_block_in_hand_may_be_cleared_up_and_kept_by_a_twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one has written a block and not yet named it, its twin begins, clears up, and keeps the same block."""
    store = Store.of(tmp_path, plan_of(PLAN))
    block, rows = rows_of(store.blocks[0], store.plan.cells[0].plan)
    to_disk = os.fsync
    twins: list[Store] = []

    def meanwhile(file: int) -> None:
        to_disk(file)
        if not twins:
            twins.append(Store.of(tmp_path, plan_of(PLAN)))
            twins[0].clear_up("1of1")
            twins[0].keep(block, rows, "1of1")

    monkeypatch.setattr("bounds.reports.whole_files.os.fsync", meanwhile)
    store.keep(block, rows, "1of1")
    assert twins and store.finished() == {block.name}
    assert len(store.of_cell(0)) == len(rows)
    assert not list(tmp_path.rglob("*.unfinished"))


def test_no_row_depends_on_how_many_cores_share_a_sum() -> None:
    """A worker that is alone on its machine has all cores for a matrix, two workers have half of them each."""
    from threadpoolctl import threadpool_limits

    tables = []
    for cores in (1, 2):
        with threadpool_limits(cores):
            learner, world = learners["logistic_regression"](), GaussianHalfspace(features=50)
            tables.append(learning_curve(learner, world, sizes=[600], runs=5, seed=1, workers=1, adapters="none"))
    pd.testing.assert_frame_equal(tables[0], tables[1], check_exact=True)


def test_a_shard_counts_the_failures_of_its_own_blocks(tmp_path: Path) -> None:
    store = Store.of(tmp_path, plan_of(PLAN))
    list(work(store, Engine("sequential")))
    block = store.blocks[1]
    rows: list[Any] = [row for row in store.of_cell(block.place).to_dict("records") if row["run"] in (2, 3)]
    why = f"{FAILED} OSError: full"
    store.keep(block, [{**row, "why": why if row["m"] == 60 else row["why"]} for row in rows], "test")
    failed = sum(row["m"] == 60 for row in rows)
    assert [list(store.errors((mine, 3))) for mine in (1, 2, 3)] == [[], [why] * failed, []]
    assert failed and list(store.errors()) == [why] * failed


def test_the_page_on_scaling_says_nothing_that_the_commands_do_not_know() -> None:
    """Each of its commands is parsed as a shell would hand it over, with a 3 where a cluster's numbers stand."""
    page = (ROOT / "docs" / "scaling.md").read_text("utf-8")
    lines = [line.split("#")[0].split(">")[0] for line in re.findall(r"ltlab (\w+ [^`\"\n]+)", page)]
    lines = [line for line in lines if line.split(maxsplit=1)[0] in LONG]
    assert len(lines) >= 6
    for line in lines:
        filled = re.sub(r"\$\(\(.*?\)\)|\$SLURM_\w+", "3", line)
        name, *words = shlex.split(filled)
        ltlab = main.make_context("ltlab", [], resilient_parsing=True)
        command = main.get_command(ltlab, name)
        assert command is not None
        command.make_context(name, words, ltlab)
