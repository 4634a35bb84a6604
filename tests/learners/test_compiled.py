"""Learners run where nothing can be kept on disk, and where nothing can be compiled: with the same numbers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sentences import facts

ROOT = Path(__file__).parents[2]
# One loop, to be compiled anew where nothing is kept.
LEARN = """
import numpy as np
from learners.halfspaces.perceptron import Perceptron
X, y = np.array([[1.0, 2.0], [2.0, 1.0], [-1.0, -2.0], [-2.0, -0.5]]), np.array([1, 1, -1, -1])
print((Perceptron().fit(X, y).predict(X) == y).all())
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
# Every loop that is compiled runs; what a fit leaves is printed to the last bit.
LEARN_ALL = """
import sys, warnings
from hashlib import sha256
import numpy as np
from learners import learners
rng = np.random.default_rng(7)
X = rng.normal(size=(60, 3))
noisy = np.where(X @ np.array([1.0, -2.0, 0.5]) + 0.3 * rng.normal(size=60) > 0, 1, -1)
bits = (X > 0).astype(int)
FITS = {
    "ada_boost": ({}, X, noisy), "svc": ({}, X, noisy), "soft_svm": ({"tol": 0.01}, X, noisy),
    "adaline": ({"max_iter": 9}, X, noisy), "logistic_sgd": ({"max_iter": 9}, X, noisy),
    "lms": ({"max_iter": 9, "eta0": 1e9}, X, X @ np.array([1.0, -2.0, 0.5])),
    "perceptron": ({"max_iter": 9}, X, noisy),
    "pegasos": ({"max_iter": 99}, X, noisy), "kernel_pegasos": ({"max_iter": 99}, X, noisy),
    "occam_tree": ({}, bits, noisy),
}
for name, (settings, points, labels) in FITS.items():
    learner = learners[name](**settings)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)
        learner.fit(points, labels)
    left = {key: value for key, value in vars(learner).items() if key.endswith("_")}
    seen = sha256()
    for key in sorted(left):
        for value in left[key] if isinstance(left[key], (list, tuple)) else [left[key]]:
            seen.update(value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode())
    seen.update(np.asarray(learner.predict(points)).tobytes())
    print(name, seen.hexdigest())
print("numba" in sys.modules and sys.modules["numba"] is not None)
"""
# What a worker process does to be ready: it loads the libraries and makes a first run.
WARMED = """
from laboratory.topics.learning_curves.warming import first_run
first_run()
print("loaded")
"""
NO_NUMBA = "import sys\nsys.modules['numba'] = None\n"
BROKEN_NUMBA = """
import sys
class Broken:
    def find_spec(self, name, path=None, target=None):
        if name == "numba":
            raise ImportError("Numba needs NumPy 2.4 or less. Got NumPy 2.5.")
sys.meta_path.insert(0, Broken())
"""


OTHERWISE = pytest.mark.exhaustive("no folder for what is compiled, and one, and workers without Numba")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit how large a file may be")


@pytest.mark.parametrize(
    "trouble",
    [pytest.param(NO_FOLDER, marks=OTHERWISE), pytest.param(NO_ROOM, marks=POSIX)],
    ids=["no folder", "no room"],
)
def test_learners_learn_without_a_cache(trouble: str, tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", trouble + LEARN], cwd=ROOT, env=environment, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr
    assert not [path for path in (tmp_path / "cache").rglob("*.nbc") if path.stat().st_size]


@OTHERWISE
def test_what_is_compiled_is_kept_where_it_can_be(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", LEARN], cwd=ROOT, env=environment, timeout=300, check=True)
    assert any(path.stat().st_size for path in tmp_path.rglob("*.nbc"))


def test_without_numba_the_same_numbers() -> None:
    with_it, without = _learns(LEARN_ALL), _learns(BROKEN_NUMBA + LEARN_ALL)
    *fits, compiled = with_it.stdout.splitlines()
    assert compiled == "True" and "RuntimeWarning" not in with_it.stderr
    assert without.stdout.splitlines()[:-1] == fits, without.stderr
    assert "overflow" not in without.stderr  # though the delta rule with so large a rate does overflow
    _assert_warned(without, "NumPy 2.4")


def test_that_numba_is_switched_off_is_named() -> None:
    done = _learns(LEARN, NUMBA_DISABLE_JIT="1")
    assert done.stdout == "True\n", done.stderr
    _assert_warned(done, "NUMBA_DISABLE_JIT set")


def _assert_warned(done: "subprocess.CompletedProcess[str]", why: str) -> None:
    """Once, and that numbers are equal and slower."""
    (warned,) = [line for line in done.stderr.splitlines() if "RuntimeWarning" in line]
    assert why in facts(warned) and "equal slower" in facts(warned)


@OTHERWISE
def test_worker_processes_load_their_libraries_without_numba() -> None:
    done = _learns(NO_NUMBA + WARMED)
    assert done.stdout == "loaded\n", done.stderr
    _assert_warned(done, "numba")


def _learns(code: str, **switches: str) -> "subprocess.CompletedProcess[str]":
    command, environment = [sys.executable, "-c", code], {**os.environ, **switches}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=True)


def test_nobody_else_compiles() -> None:
    layers = [path for layer in ("learners", "laboratory") for path in (ROOT / layer).rglob("*.py")]
    assert [path.name for path in layers if "njit" in path.read_text("utf-8")] == ["compiled.py"]
