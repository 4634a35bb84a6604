"""Nearest-neighbour laws against enumeration and quadrature."""

import itertools
import math

import numpy as np
import pytest
from scipy.integrate import dblquad

from bounds import theorems


@pytest.mark.parametrize("k", [1, 3, 5, 7])
@pytest.mark.parametrize("eta", [0.0, 0.1, 0.35, 0.5])
def test_noise_by_enumeration(k: int, eta: float) -> None:
    risk = 0.0
    for votes in itertools.product((0, 1), repeat=k):
        chance = math.prod(eta if vote else 1 - eta for vote in votes)
        risk += chance * ((1 - eta) if sum(votes) > k / 2 else eta)
    assert theorems["knn_noise_exact"](k=k, eta=eta) == pytest.approx(risk, rel=1e-12)


@pytest.mark.parametrize("k", [1, 3, 5, 9, 21, 51, 101])
def test_bounds_of_the_limit_are_above_the_law(k: int) -> None:
    eta = np.linspace(0, 0.5, 101)
    law = theorems["knn_noise_exact"].grid(k=k, eta=eta)
    for slug in ("knn_asymptotic", "knn_asymptotic_uniform"):
        assert (law <= theorems[slug].grid(k=k, bayes_risk=eta) + 1e-15).all()
    if k == 1:
        assert law == pytest.approx(theorems["cover_hart"].grid(bayes_risk=eta, classes=2), abs=1e-15)


def nearer(x: float, r: float) -> float:
    """Share of [-1, 1] within r of x."""
    return (min(1, x + r) - max(-1, x - r)) / 2


@pytest.mark.parametrize("m", [1, 2, 5])
def test_distance_on_a_line_by_quadrature(m: int) -> None:
    result, _ = dblquad(lambda r, x: (1 - nearer(x, r)) ** m, 0, 1, 0, lambda x: 1 + x, epsabs=1e-9)
    assert theorems["nearest_neighbour_line"](m=m) == pytest.approx(result, rel=1e-6)
    assert theorems["nearest_neighbour_distance"](m=m, n=1) >= result


@pytest.mark.parametrize("m", [1, 2, 5])
def test_rising_probability_by_quadrature(m: int) -> None:
    def density(y: float, x: float) -> float:
        return x * y * m / 2 * (1 - nearer(x, abs(y - x))) ** (m - 1)

    product, _ = dblquad(density, 0, 1, -1, 1, epsabs=1e-9)
    assert theorems["one_nn_linear_eta"](m=m, slope=0.4) == pytest.approx(0.5 - 2 * 0.16 * product, rel=1e-6)


def test_a_vote_errs_little_more_than_the_best_guess() -> None:
    for k in (10, 11, 30, 101):
        eta = np.linspace(1e-6, 0.5, 400)
        law = [theorems["knn_noise_exact"](k=k, eta=value) for value in eta] if k % 2 else eta
        assert (law <= (1 + math.sqrt(8 / k)) * eta + 1e-15).all()
