"""Nearest neighbours, consistency and rates: facts of the Milan notes, by exact sums."""

from math import ceil, e, log, sqrt

import numpy as np
import pytest
from scipy.stats import binom

from learners import learners


def test_one_neighbour_errs_on_conflicting_duplicates() -> None:
    """Three equal points, labels 0, 0, 1: one of four training points must be answered wrongly."""
    X, y = np.array([[0.0], [0.0], [0.0], [1.0]]), np.array([0, 0, 1, 1])
    assert learners["knn"](n_neighbors=1).fit(X, y).history_["training_error"] == 0.25
    assert learners["knn"](n_neighbors=1).fit(X + np.arange(4)[:, None], y).history_["training_error"] == 0


def test_slope_of_eta_bounds_its_changes() -> None:
    """0.5 + 0.4x changes by at most 0.4 |x - x'|, and by no less; a step has no such constant."""
    x = np.linspace(-1, 1, 81)
    gaps = np.abs(x[:, None] - x)
    changes = np.abs(0.4 * x[:, None] - 0.4 * x)
    assert (changes <= 0.4 * gaps + 1e-15).all()
    assert (changes > 0.39 * gaps + 1e-15)[gaps > 0].all()
    assert all(1 / width > 10**k for k, width in enumerate((0.5, 0.05, 0.005)))  # a unit step over a width


def _noise(k: int, eta: float) -> float:
    """Expected risk of k votes where every label is 1 with probability eta < 1/2, k odd."""
    wrong = binom.sf(k // 2, k, eta)
    return float(eta * (1 - wrong) + (1 - eta) * wrong)


def test_votes_of_growing_many_neighbours_approach_bayes() -> None:
    """k to infinity takes the votes to the Bayes risk, fixed k does not; k = m forgets where it is asked."""
    risks = [_noise(k, 0.25) for k in (1, 9, 33, 101, 1001)]
    assert risks == sorted(risks, reverse=True)
    assert abs(risks[1] - 0.2744636536) < 5e-11
    assert abs(risks[-1] - 0.25) < 1e-12
    assert ceil(sqrt(1000)) == 32
    rng = np.random.default_rng(10)
    X = rng.uniform(-1, 1, size=(101, 1))
    y = (X[:, 0] > 0).astype(int)  # no noise: the Bayes risk is 0
    fresh = np.linspace(-0.995, 0.995, 200)[:, None]
    answers = {k: learners["knn"](n_neighbors=k).fit(X, y).predict(fresh) for k in (11, 101)}
    mistakes = {k: np.mean(y_pred != (fresh[:, 0] > 0)) for k, y_pred in answers.items()}
    assert mistakes[101] == 0.5
    assert mistakes[11] < 0.1


def _histogram_excess(m: int, cells: int) -> float:
    """Excess risk of majority votes in equal cells of [0, 1], label [x > 1/3] flipped with probability 0.2; ties fair.

    In the cell that holds 1/3 the vote is taken at its best, so this is from below.
    """
    sizes = np.arange(m + 1)
    chance = binom.pmf(sizes, m, 1 / cells)
    wrong = binom.sf(sizes // 2, sizes, 0.2) + np.where(sizes % 2 == 0, binom.pmf(sizes // 2, sizes, 0.2) / 2, 0)
    inside = cells / 3 % 1
    return float(0.6 * ((1 - 1 / cells) * (chance @ wrong) + min(inside, 1 - inside) / cells))


def test_cells_must_shrink_and_fill() -> None:
    """sqrt(m) cells: the excess vanishes; two cells for ever, or as many as examples: it stays."""
    growing = [_histogram_excess(m, ceil(sqrt(m))) for m in (100, 1000, 10_000)]
    assert growing == sorted(growing, reverse=True)
    assert growing[-1] < 0.005
    assert _histogram_excess(10_000, 2) > 0.09
    assert _histogram_excess(10_000, 10_000) > 0.15


@pytest.mark.parametrize("d", [1, 2, 5])
def test_exponents_of_the_two_rates(d: int) -> None:
    """The best k balances votes k^(-1/2) against distance (k/m)^(1/d): m^(-1/(d+2)); cells give m^(-1/(d+1))."""
    sizes = (1e12, 1e18)
    k = np.logspace(0, 18, 200_001)
    votes = [float(np.min(k**-0.5 + (k / m) ** (1 / d))) for m in sizes]
    assert log(votes[1] / votes[0]) / log(1e6) == pytest.approx(-1 / (d + 2), abs=1e-3)
    cells = np.logspace(0, 10, 200_001)
    spread = [float(np.min(2 / cells + 2 * cells**d / (e * m))) for m in sizes]
    assert log(spread[1] / spread[0]) / log(1e6) == pytest.approx(-1 / (d + 1), abs=1e-3)


def test_sizes_that_the_two_exponents_ask_for() -> None:
    """For epsilon = 0.1 and d = 2 of order 1,000 as printed, 10,000 in truth."""
    assert round(0.1 ** -(2 + 1)) == 1000
    assert round(0.1 ** -(2 + 2)) == 10_000
    assert abs(1e6 ** (-1 / 11) - 0.2848035868) < 5e-11
