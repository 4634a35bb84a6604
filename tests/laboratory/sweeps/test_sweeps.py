"""Sweeps: one plan, one table, whoever does the work and however often it is killed."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from click.testing import CliRunner
from joblib import parallel_config

from laboratory.command_line import main
from laboratory.experiments import FAILED, learning_curve
from laboratory.sweeps import EXAMPLE, Engine, OtherPlan, Store, Unreachable, estimate, plan_of, read_plan, work
from laboratory.worlds import worlds
from learners.halfspaces.perceptron import Perceptron
from tests.interrupts import heeding
from tests.patience import at_most
from tests.sentences import facts, pattern

ROOT = Path(__file__).parents[3]
PLAN: dict[str, Any] = {
    "seed": 3, "runs": 5, "block": 2, "sizes": [20, 60], "bounds": "all",
    "learner": [{"name": "perceptron", "fit_intercept": [True, False]}, {"name": "knn"}, {"name": "ridge"}],
    "world": [{"name": "margin_halfspace", "margin": [0.05, 0.1]}],
}  # fmt: skip
SWEEP = [sys.executable, "-m", "laboratory", "sweep"]
SLOW = """
seed = 1
runs = 30
block = 1
sizes = [400, 900]
bounds = "none"
[[learner]]
name = "knn"
[[world]]
name = "margin_halfspace"
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> pd.DataFrame:
    """The table as one process makes it."""
    return _done(tmp_path_factory.mktemp("alone"), Engine("sequential"))


def _done(folder: Path, engine: Engine, shard: tuple[int, int] = (1, 1)) -> pd.DataFrame:
    store = Store.of(folder / "store", plan_of(PLAN))
    assert len(list(work(store, engine, shard))) > 0
    return store.table()


def test_the_table_is_that_of_the_learning_curves(alone: pd.DataFrame) -> None:
    """Cell by cell what `learning_curve` gives, which knows neither blocks nor stores."""
    for cell in plan_of(PLAN).cells:
        plan = cell.plan
        held = list(plan.adapters().values())
        right = learning_curve(
            plan.estimator(), plan.source(), sizes=plan.sizes, runs=5, seed=plan.seed, adapters=held, delta=plan.delta
        )
        mine = alone[alone["cell"] == cell.name][list(right.columns)].reset_index(drop=True)
        pd.testing.assert_frame_equal(mine, right, check_exact=True, check_dtype=False)


def test_every_learner_meets_every_world_and_misfits_are_named(alone: pd.DataFrame) -> None:
    plan = plan_of(PLAN)
    assert len(plan.cells) == 6 and len(plan.misfits) == 2
    assert all("predicts numbers" in why for _, why in plan.misfits)
    assert list(alone["cell"].unique()) == [cell.name for cell in plan.cells]
    assert "perceptron(fit_intercept=True) in margin_halfspace(margin=0.05)" in set(alone["cell"])


def test_two_processes_give_the_same_table(alone: pd.DataFrame, tmp_path: Path) -> None:
    pd.testing.assert_frame_equal(_done(tmp_path, Engine("loky", workers=2)), alone, check_exact=True)


def test_shards_share_a_store_and_give_the_same_table(alone: pd.DataFrame, tmp_path: Path) -> None:
    for shard in (3, 1, 2):
        table = _done(tmp_path, Engine("sequential"), (shard, 3))
    pd.testing.assert_frame_equal(table, alone, check_exact=True)


@at_most(300)
def test_a_dask_cluster_gives_the_same_table_and_the_same_files(alone: pd.DataFrame, tmp_path: Path) -> None:
    """Two processes of their own, reached by their address as a cluster elsewhere would be."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0") as cluster:
        table = _done(tmp_path, Engine("dask", scheduler=cluster.scheduler_address))
    pd.testing.assert_frame_equal(table, alone, check_exact=True)
    again = tmp_path / "again"
    _done(again, Engine("sequential"))
    files = {path.name: path.read_bytes() for path in (tmp_path / "store" / "blocks").iterdir()}
    assert files == {path.name: path.read_bytes() for path in (again / "store" / "blocks").iterdir()}


@at_most(300)
def test_a_cluster_that_does_not_answer_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("laboratory.sweeps.engines.SECONDS", 1)
    with pytest.raises(Unreachable, match=r"Dask.*127\.0\.0\.1:9.*\b1 s\b"):
        _done(tmp_path, Engine("dask", scheduler="tcp://127.0.0.1:9"))


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.exhaustive("a sweep that is killed twice"))])
def test_killed_it_resumes_to_the_identical_table(times: int, tmp_path: Path) -> None:
    """SIGKILL, each time after some new blocks: none of them is lost, none is half there."""
    plan = tmp_path / "plan.toml"
    plan.write_text(SLOW, "utf-8")
    folder = tmp_path / "killed"
    command = [*SWEEP, str(plan), "--store", str(folder), "--backend", "sequential"]
    kept = 0
    for _ in range(times):
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _wait_for(folder, kept + 3, process)
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL  # it was at work, and did not end by itself
        now = len(list((folder / "blocks").glob("*.parquet")))
        assert kept + 3 <= now < 30
        kept = now
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    assert "30 of 30 blocks" in ended.stdout
    straight = Store.of(tmp_path / "straight", read_plan(plan))
    assert len(list(work(straight, Engine("sequential")))) == 30
    pd.testing.assert_frame_equal(Store.open(folder).table(), straight.table(), check_exact=True)
    assert not list(folder.rglob("*.unfinished"))


def _wait_for(folder: Path, blocks: int, process: subprocess.Popen[Any]) -> None:
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        assert process.poll() is None, "it ended before it was killed"
        if len(list((folder / "blocks").glob("*.parquet"))) >= blocks:
            return
        time.sleep(0.01)
    raise TimeoutError("no blocks were finished")


def test_what_was_half_written_is_no_block_and_is_cleared_up(tmp_path: Path) -> None:
    store = Store.of(tmp_path, plan_of(PLAN))
    ours, others = (tmp_path / "blocks" / f"00000-000000000.parquet.{who}.0.unfinished" for who in ("1of1", "2of3"))
    ours.write_bytes(b"half")
    others.write_bytes(b"somebody is at it")
    assert not store.finished()
    next(iter(work(store, Engine("sequential"))))
    assert not ours.exists() and others.exists()


class Raises(Perceptron):
    """Fails on samples of 60, as code of one's own may."""

    def fit(self, X: Any, y: Any) -> Any:
        if len(y) == 60:
            raise RuntimeError("no such luck")
        return super().fit(X, y)


def test_a_run_that_raises_is_a_row_with_its_error() -> None:
    curve = partial(learning_curve, Raises(), worlds["margin_halfspace"](), sizes=[20, 60, 80], runs=2, adapters="none")
    with pytest.raises(RuntimeError, match=pattern("no luck")):
        curve()
    table = curve(errors="row")
    failed = table[table["m"] == 60]
    assert facts(set(failed["why"])) == f"{FAILED} RuntimeError no luck" and failed["true_risk"].isna().all()
    assert table[table["m"] != 60]["true_risk"].notna().all()


def test_joblibs_own_number_of_workers_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """`learning_curve` asked for one process, whatever `parallel_config` said."""
    import joblib

    heard: list[int] = []
    effective = joblib.Parallel._initialize_backend

    def listens(self: Any) -> int:
        heard.append(int(effective(self)))
        return heard[-1]

    monkeypatch.setattr(joblib.Parallel, "_initialize_backend", listens)
    with parallel_config(backend="threading", n_jobs=2):
        learning_curve(Perceptron(), worlds["margin_halfspace"](), sizes=[20], runs=4, seed=1, adapters="none")
    assert heard == [2]


def test_another_plan_in_the_same_store_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.of(tmp_path, plan_of(PLAN))
    with pytest.raises(OtherPlan, match=pattern("differ seed")):
        Store.of(tmp_path, plan_of({**PLAN, "seed": 4, "runs": 6}))
    monkeypatch.setattr("laboratory.sweeps.manifest.versions", lambda: {"numpy": "0.1"})
    with pytest.raises(OtherPlan, match=r"begun.*here 0\.1"):
        Store.of(tmp_path, plan_of(PLAN))


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"run": 3}, "no run runs"),
        ({"runs": 0}, "runs integer [1, 10000000]; 0"),
        ({"runs": "many"}, "got 'many'"),
        ({"sizes": []}, "sizes plan"),
        ({"sizes": [20, 20]}, "twice"),
        ({"sizes": "20:10"}, "range such"),
        ({"sizes": "1:1e6:1"}, "≤ 1,000 1,000,000"),
        ({"sizes": list(range(1, 1_002))}, "≤ 1,000 1,001"),
        ({"delta": 1}, "delta real (0, 1); 1"),
        ({"learner": []}, "≥ one learner"),
        ({"learner": [{"name": "perceptrn"}]}, "no perceptrn perceptron"),
        ({"learner": [{"name": "knn", "n_neighbours": 3}]}, "no n_neighbours n_neighbors"),
        ({"learner": [{"name": "knn", "n_neighbors": []}]}, "no value"),
        ({"learner": [{"name": "ridge"}]}, "predicts numbers"),
        ({"learner": [{"name": "knn", "n_neighbors": [3, -1]}]}, "n_neighbors integer ≥ 1; -1"),
        ({"learner": [{"name": "knn", "metric": "taxi"}]}, "metric euclidean"),
        ({"world": [{"name": "margin_halfspace", "margin": 7}]}, "margin MarginHalfspace"),
        ({"bounds": ["novikof"]}, "no novikof"),
        ({"bounds": 3}, "must be"),
        ({"bounds": [["novikoff"]]}, "no bound"),
        ({"learner": [{"name": ["knn"]}]}, "no learner"),
        ({"learner": [{"name": "knn"}, {"name": "knn"}]}, "margin_halfspace = 0.05 twice"),
        ({"learner": [{"name": "knn", "n_neighbors": [1, 1]}]}, "twice"),
    ],
)
def test_a_plan_is_refused_in_a_sentence(changed: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=pattern(text)) as refusal:
        plan_of({**PLAN, **changed})
    assert "\n" not in str(refusal.value)


def test_a_learners_argument_is_judged_before_the_work(tmp_path: Path) -> None:
    """Both `sweep`, which then begins no store, and `curve`; a sample that is too small stays a matter of the run."""
    plan = tmp_path / "plan.toml"
    plan.write_text(SLOW.replace('"knn"', '"perceptron"\nmax_iter = 0'), "utf-8")
    store = tmp_path / "store"
    for words in (["sweep", str(plan), "--store", str(store)], ["curve", "perceptron", "xor", "learner.max_iter=0"]):
        refused = CliRunner().invoke(main, words)
        assert refused.exit_code == 2, refused.output
        assert "max_iter integer ≥ 1; 0" in facts(refused.output)
    assert not store.exists()
    assert len(plan_of({**PLAN, "learner": [{"name": "knn", "n_neighbors": 50}]}).cells) == 2


def test_the_example_is_a_plan() -> None:
    import tomllib

    assert len(plan_of(tomllib.loads(EXAMPLE)).cells) == 8


def test_the_hours_come_from_one_run_of_each_size() -> None:
    store = Store(Path("nowhere"), plan_of(PLAN))
    result = estimate(store)
    assert not Path("nowhere").exists()
    assert result.blocks == 18 and result.runs == 30 and result.bytes > 1_000
    each_run = [sum(seconds.values()) for seconds in result.seconds.values()]
    assert result.core_seconds == pytest.approx(5 * sum(each_run))
    assert result.hours(2) == pytest.approx(result.core_seconds / 7200)


def test_on_the_command_line(tmp_path: Path) -> None:
    def run(*words: str) -> Any:
        return CliRunner().invoke(main, ["sweep", *words])

    plan = tmp_path / "plan.toml"
    plan.write_text(SLOW.replace("[400, 900]", "[20]"), "utf-8")
    dry = run(str(plan), "--dry-run")
    assert dry.exit_code == 0 and "30 30 left" in facts(dry.output)
    done = run(str(plan), "--store", str(tmp_path / "s"), "--backend", "sequential", "--csv", str(tmp_path / "t.csv"))
    assert done.exit_code == 0, done.output
    assert "30 of 30 blocks" in done.output and "0 s left" in done.stderr
    assert len(pd.read_csv(tmp_path / "t.csv")) == 30
    for words, text in (
        ((), "ltlab example"), ((str(plan), "--store", str(tmp_path / "s"), "--shard", "4/3"), "K/N"),
        ((str(tmp_path / "no.toml"), "--dry-run"), "no file"),
        ((str(plan), "--store", str(tmp_path / "x"), "--scheduler", "tcp://a:1"), "backend dask"),
    ):  # fmt: skip
        refused = run(*words)
        assert refused.exit_code == 2 and text in facts(refused.output), refused.output


def test_stopping_tells_how_to_go_on(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(SLOW, "utf-8")
    folder = tmp_path / "store"
    command = heeding("laboratory", "sweep", str(plan), "--store", str(folder), "--backend", "sequential")
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    _wait_for(folder, 2, process)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "30 kept" in facts(said) and "Traceback" not in said
