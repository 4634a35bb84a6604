"""Theorems: a formula over many points, many solutions at once, and the import."""

import subprocess
import sys

import numpy as np

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Most, Ratio
from bounds import theorems

POINTS = 1_000_000
SOLVES = 100_000

_theorem = theorems["finite_agnostic"]
_rng = np.random.default_rng(1)
_m = _rng.integers(1, 10**6, POINTS)
_delta = _rng.uniform(0.001, 0.5, POINTS)
_targets = _rng.uniform(0.01, 0.2, SOLVES)


def _by_hand() -> np.ndarray:
    return np.sqrt((10.0 + np.log(2 / _delta)) / (2 * _m))


def _one_by_one_in_scipy() -> list[float]:
    """What one would write without this package, for a thousandth of the targets."""
    from scipy.optimize import brentq

    def gap(m: float, target: float) -> float:
        return float(np.sqrt((10.0 + np.log(40.0)) / (2 * m)) - target)

    return [np.ceil(brentq(gap, 1, 1e9, args=(target,))) for target in _targets[: SOLVES // 1000]]


def _start(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


COMPARISONS = (
    Comparison(
        f"formula over {POINTS:,} points, checked, against bare NumPy",
        lambda: _theorem(m=_m, delta=_delta, ln_size=10.0),
        _by_hand,
        Ratio(1.2),
    ),
    Comparison(
        f"{SOLVES:,} solves for m, against {SOLVES // 1000} with scipy's brentq",
        lambda: _theorem.solve("m", at_most=_targets, delta=0.05, ln_size=10.0),
        _one_by_one_in_scipy,
        Most(1),
        rounds=3,
    ),
    Comparison(
        "import bounds, against import numpy",
        lambda: _start("import bounds"),
        lambda: _start("import numpy"),
        Most(0.12),
        rounds=5,
    ),
)
