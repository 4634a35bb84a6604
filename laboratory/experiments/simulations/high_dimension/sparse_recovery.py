"""Nearly sparse signals from a few measurements, by the smallest sum of absolute values."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def error_factor(rng: np.random.Generator, setting: Setting) -> Measured:
    """Measurements along unit vectors; for one entry, two unit vectors at a time show how far lengths change."""
    n, dimension = int(setting["n"]), int(setting["dimension"])
    columns = _nearly_orthogonal(rng, n, dimension)
    epsilon = float(np.abs(columns.T @ columns - np.eye(dimension)).max())
    signal = 0.1 * rng.normal(size=dimension)
    signal[rng.integers(dimension)] = 3.0
    tail = float(np.sort(np.abs(signal))[:-1].sum())
    error = float(np.linalg.norm(_shortest(columns, columns @ signal) - signal))
    return Measured(error / tail, {"epsilon": epsilon})


def _nearly_orthogonal(rng: np.random.Generator, n: int, dimension: int) -> np.ndarray:
    """Some of the unit vectors and of the Hadamard ones, turned at random: their products are at most 1/sqrt(n)."""
    from scipy.linalg import hadamard

    both = np.hstack([np.eye(n), hadamard(n) / np.sqrt(n)])[:, rng.permutation(2 * n)[:dimension]]
    turn = np.linalg.qr(rng.normal(size=(n, n)))[0]
    columns: np.ndarray = turn @ both
    return columns


def _shortest(matrix: np.ndarray, measured: np.ndarray) -> np.ndarray:
    """The smallest sum of absolute values among all signals that measure the same."""
    from scipy.optimize import linprog

    dimension = matrix.shape[1]
    solution = linprog(np.ones(2 * dimension), A_eq=np.hstack([matrix, -matrix]), b_eq=measured, bounds=(0, None))
    signal = np.asarray(solution.x)
    parts: np.ndarray = signal[:dimension] - signal[dimension:]
    return parts


SIMULATION = Simulation(
    title="Sparse recovery",
    claim=(
        "The error of the recovered signal, over the sum of its small entries, never exceeds the factor of the bound."
    ),
    world="The measured vectors have length 1, and two of them span a matrix whose squared lengths change by their "
    "product at most, so that the restricted isometry constant of order 2 is the largest product.",
    kind="sure",
    one_run=error_factor,
    settings=({"n": 16, "dimension": 24}, {"n": 32, "dimension": 60}),
    runs=30,
)
