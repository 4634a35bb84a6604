"""Shattering: which labellings halfspaces give to points of the plane, against a linear program for each."""

from itertools import product

import numpy as np
from scipy.optimize import linprog

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Most, Ratio
from bounds.vc.shattering import shatters

FEW, MANY = 6, 12

_points = np.random.default_rng(3).integers(-100, 101, (MANY, 2))


def _count(size: int) -> int:
    return shatters("halfspaces", _points[:size].tolist()).realized


def _answers(size: int) -> int:
    """Every labelling with a hypothesis that gives it, or the reason that none does."""
    return len(list(shatters("halfspaces", _points[:size].tolist()).answers()))


def _by_linear_programs(size: int) -> int:
    """2^size programs: is some (w, b) with y (w x + b) >= 1 for all points?"""
    rows = np.column_stack([_points[:size], np.ones(size)])
    return sum(_separable(rows, np.array(labels)) for labels in product((-1, 1), repeat=size))


def _separable(rows: np.ndarray, labels: np.ndarray) -> bool:
    result = linprog(np.zeros(3), A_ub=-rows * labels[:, None], b_ub=-np.ones(len(rows)), bounds=(None, None))
    return bool(result.status == 0)


COMPARISONS = (
    Comparison(
        f"labellings of {FEW} points by halfspaces, against {2**FEW} programs",
        lambda: _count(FEW),
        lambda: _by_linear_programs(FEW),
        Ratio(0.1),
        rounds=3,
    ),
    Comparison(
        f"answers to all 2^{MANY} labellings, against {2**FEW} linear programs",
        lambda: _answers(MANY),
        lambda: _by_linear_programs(FEW),
        Most(2),
        rounds=3,
    ),
)
