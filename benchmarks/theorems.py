"""Theorems: a formula at one point and over many, many solutions at once, and a comparison of all."""

import numpy as np

from benchmarks._side_by_side import Comparison
from benchmarks._targets import More, Most, Ratio
from bounds import compare, theorems

POINTS = 1_000_000
SOLVES = 100_000
ONE_BY_ONE = 10_000
POINT = {"m": 1000, "delta": 0.05, "ln_size": 6.9}

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


def _bare(times: int = ONE_BY_ONE) -> None:
    """The formula itself, at numbers that are NumPy's doubles already."""
    numbers = {name: np.float64(entry) for name, entry in POINT.items()}
    for _ in range(times):
        _theorem.formula(**numbers)


def _checked(times: int = ONE_BY_ONE) -> None:
    for _ in range(times):
        _theorem(**POINT)


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
        f"{ONE_BY_ONE:,} values one by one, checked, against the formula alone",
        _checked,
        _bare,
        More(5e-6, of=ONE_BY_ONE),
    ),
    Comparison(
        "a second comparison of all theorems, against the same with what one more input would gain",
        lambda: compare(d=10, epsilon=0.05, delta=0.05),
        lambda: compare(d=10, epsilon=0.05, delta=0.05).unlocks,
        Most(0.1),
    ),
)
