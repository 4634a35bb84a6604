"""Learners run where nothing can be kept on disk: no folder that may be written to, or no room in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEARN = """
import numpy as np
from learners.halfspaces.perceptron import Perceptron
from learners.svm.pegasos import Pegasos
X, y = np.array([[1.0, 2.0], [2.0, 1.0], [-1.0, -2.0], [-2.0, -0.5]]), np.array([1, 1, -1, -1])
print((Perceptron().fit(X, y).predict(X) == y).all(), (Pegasos().fit(X, y).predict(X) == y).all())
"""
NO_FOLDER = """
import tempfile
def refuse(*given, **named):
    raise OSError(30, "Read-only file system")
tempfile.TemporaryFile = refuse
"""
NO_ROOM = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
"""


@pytest.mark.parametrize("trouble", [NO_FOLDER, NO_ROOM], ids=["no folder", "no room"])
def test_learners_learn_without_a_cache(trouble: str, tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", trouble + LEARN], cwd=ROOT, env=environment, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert (done.stdout, done.returncode) == ("True True\n", 0), done.stderr
    assert not [path for path in (tmp_path / "cache").rglob("*.nbc") if path.stat().st_size]


def test_what_is_compiled_is_kept_where_it_can_be(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", LEARN], cwd=ROOT, env=environment, timeout=120, check=True)
    assert any(path.stat().st_size for path in tmp_path.rglob("*.nbc"))


def test_nobody_else_compiles() -> None:
    layers = [path for layer in ("learners", "laboratory") for path in (ROOT / layer).rglob("*.py")]
    assert [path.name for path in layers if "njit" in path.read_text("utf-8")] == ["compiled.py"]
