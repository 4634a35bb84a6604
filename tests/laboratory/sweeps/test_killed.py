"""Whoever kills a sweep, an audit or a learning curve has killed its workers too."""

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from tests.patience import at_most

ROOT = Path(__file__).parents[3]
PATIENCE = 200  # seconds: fewer than the five minutes after which joblib ends a worker that is idle
PLAN = """
runs = 100000
block = 1
sizes = [400]
bounds = "none"
[[learner]]
name = "knn"
[[world]]
name = "margin_halfspace"
"""
CURVE = """
from laboratory.experiments import learning_curve
learning_curve("knn", "margin_halfspace", sizes=[400], runs=10**6, seed=1, workers=2, adapters="none")
"""
COMMANDS = {
    "sweep": ["-m", "laboratory", "sweep", "plan.toml", "--store", "store", "--workers", "2"],
    "learning curve": ["-c", CURVE],
    "audit": ["-m", "laboratory", "audit", "conformal_coverage", "--runs", "1000000", "--workers", "2"],
}


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("name", COMMANDS)
def test_no_worker_outlives_what_was_killed(name: str, tmp_path: Path) -> None:
    """Killed in the middle of its work, and with no word to anybody."""
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    work = subprocess.Popen(
        [sys.executable, *COMMANDS[name]], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    with at_most(PATIENCE):
        while len(busy := _busy(work.pid)) < 2:
            assert work.poll() is None, "it ended before it was killed"
            time.sleep(0.1)
    work.kill()
    work.wait()
    with at_most(PATIENCE):
        psutil.wait_procs(busy)
    assert not any(process.is_running() for process in busy)


def _busy(first: int) -> list[psutil.Process]:
    """The workers that are past their beginning, which takes about a second of work."""
    children = psutil.Process(first).children(recursive=True)
    return [child for child in children if sum(child.cpu_times()[:2]) > 2]
