"""Intervals of a difference: as they are published, and the score ends by a likelihood that is maximised afresh."""

import math
from collections.abc import Callable
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from scipy.stats import binomtest

from laboratory.evaluations.differences import independent, same_items

PERONDI, BENTUR_SAMPLES = (7, 34, 1, 34), (0, 16, 15, 72)
CAVO, BENTUR = (59, 6, 16, 80), (1, 1, 7, 12)
Z = NormalDist().inv_cdf(0.975)
MEE = 2 * NormalDist().cdf(-Z * math.sqrt(67 / 68))  # Mee's variance lacks the factor N/(N - 1)
# As printed by a program in R that belongs to a book on contingency tables, and by two others.
PRINTED: list[tuple[Callable[..., Any], tuple[int, ...], float, tuple[float, float], float]] = [
    (independent.newcombe, PERONDI, 0.05, (0.0189, 0.3404), 5e-5),
    (independent.miettinen_nurminen, PERONDI, MEE, (0.0284, 0.3439), 5e-5),
    (independent.wald, PERONDI, 0.05, (0.0292, 0.3238), 5e-5),
    (independent.agresti_caffo, PERONDI, 0.05, (0.0116, 0.3217), 5e-5),
    (independent.miettinen_nurminen, BENTUR_SAMPLES, 0.05, (-0.3164, -0.0056), 5e-5),
    (same_items.newcombe, CAVO, 0.05, (-0.1186, -0.0046), 5e-5),
    (same_items.tango, CAVO, 0.05, (-0.1240, -0.0054), 5e-5),
    (same_items.wald, CAVO, 0.05, (-0.1184, -0.0058), 5e-5),
    (same_items.tango, BENTUR, 0.05, (-0.517, -0.026), 5e-4),
    (same_items.tango, (300, 28, 25, 265), 0.1, (-0.0148, 0.0247), 5e-5),
]
# Worked out beforehand by a reference program that enumerates.
WORKED_OUT: list[tuple[Callable[..., Any], tuple[int, ...], tuple[float, float]]] = [
    (independent.newcombe, PERONDI, (0.0189214439, 0.3403686870)),
    (independent.miettinen_nurminen, BENTUR_SAMPLES, (-0.3163701589, -0.0055741429)),
    (same_items.newcombe, CAVO, (-0.1186211956, -0.0046251139)),
    (same_items.newcombe, BENTUR, (-0.5069202267, -0.0255591242)),
    (same_items.tango, CAVO, (-0.1240234325, -0.0054333957)),
    (same_items.tango, (70, 40, 20, 30), (0.0308645331, 0.2180642442)),
]


@pytest.mark.parametrize(("interval", "counts", "delta", "ends", "digit"), PRINTED)
def test_as_printed(
    interval: Callable[..., Any], counts: tuple[int, ...], delta: float, ends: tuple[float, float], digit: float
) -> None:
    assert interval(*counts, delta) == pytest.approx(ends, abs=1.01 * digit)


@pytest.mark.parametrize(("interval", "counts", "ends"), WORKED_OUT)
def test_as_worked_out_beforehand(
    interval: Callable[..., Any], counts: tuple[int, ...], ends: tuple[float, float]
) -> None:
    assert interval(*counts, 0.05) == pytest.approx(ends, abs=2e-10)


def test_agresti_min_by_hand() -> None:
    """(9, 3, 0, 2) with halves added: 16 items, 3.5 and 0.5 of them alone right: 3/16, variance (4 - 9/16)/256."""
    half = Z * math.sqrt((4 - 9 / 16) / 256)
    assert same_items.agresti_min(9, 3, 0, 2, 0.05) == pytest.approx((3 / 16 - half, 3 / 16 + half), abs=1e-12)


def log_likelihood(*terms: tuple[int, float]) -> float:
    return sum(count * math.log(max(p, 1e-300)) for count, p in terms if count)


def likeliest(value: Callable[[float], float], low: float, high: float) -> float:
    """Of both ends and what a search between them finds."""
    tried = [low, high]
    if high > low:
        tried.append(float(minimize_scalar(lambda p: -value(p), bounds=(low, high), options={"xatol": 1e-13}).x))
    return max(tried, key=value)


def by_samples(x1: int, n1: int, x2: int, n2: int, d: float) -> float:
    p = likeliest(
        lambda p: log_likelihood((x1, p), (n1 - x1, 1 - p), (x2, p - d), (n2 - x2, 1 - p + d)),
        max(0.0, d), min(1.0, 1 + d),
    )  # fmt: skip
    variance = (p * (1 - p) / n1 + (p - d) * (1 - p + d) / n2) * (n1 + n2) / (n1 + n2 - 1)
    return standardised(x1 / n1 - x2 / n2 - d, variance)


def by_items(n: int, b: int, c: int, d: float) -> float:
    q = likeliest(lambda q: log_likelihood((b, q + d), (c, q), (n - b - c, 1 - 2 * q - d)), max(0.0, -d), (1 - d) / 2)
    return standardised((b - c) / n - d, (2 * q + d - d * d) / n)


def standardised(distance: float, variance: float) -> float:
    if abs(distance) < 1e-14:
        return 0.0
    return math.copysign(math.inf, distance) if variance <= 1e-18 else distance / math.sqrt(variance)


@pytest.mark.parametrize("d", [-0.9, -0.31, -0.05, 0.0, 0.02, 0.4, 0.95])
def test_the_score_is_that_of_a_likelihood_maximised_afresh(d: float) -> None:
    for n1, n2 in ((1, 1), (3, 5)):
        for x1 in range(n1 + 1):
            for x2 in range(n2 + 1):
                expected = by_samples(x1, n1, x2, n2, d)
                assert independent.score(x1, n1, x2, n2, d) == pytest.approx(expected, rel=2e-6, abs=1e-6)
    for b in range(6):
        for c in range(6 - b):
            assert same_items.score(b, c, 5, d) == pytest.approx(by_items(5, b, c, d), rel=2e-6, abs=1e-6)


@pytest.mark.parametrize("delta", [0.01, 0.3])
def test_score_intervals_end_where_the_statistic_is_z(delta: float) -> None:
    """Just within both ends it is not rejected, just beyond it is, and it crosses nowhere else on a grid."""
    z, grid = NormalDist().inv_cdf(1 - delta / 2), np.linspace(-0.999, 0.999, 40)
    for counts in [(0, 3, 3, 3), (2, 5, 4, 6), (0, 5, 0, 4), (5, 5, 4, 4), (9, 10, 0, 1)]:
        low, high = independent.miettinen_nurminen(*counts, delta)
        inside = [abs(by_samples(*counts, d)) <= z for d in grid]
        assert inside == [low <= d <= high for d in grid]
    for b, c, n in [(0, 0, 5), (5, 0, 5), (0, 4, 9), (3, 2, 5), (1, 2, 30)]:
        low, high = same_items.tango(n - b - c, b, c, 0, delta)
        inside = [abs(by_items(n, b, c, d)) <= z for d in grid]
        assert inside == [low <= d <= high for d in grid]


def test_newcombe_takes_the_distances_to_wilsons_ends() -> None:
    for x1, n1, x2, n2 in [(0, 5, 5, 5), (3, 7, 2, 9), (0, 4, 0, 6), (11, 40, 39, 40)]:
        own, other = (binomtest(x, n).proportion_ci(0.9, "wilson") for x, n in ((x1, n1), (x2, n2)))
        p1, p2 = x1 / n1, x2 / n2
        low = p1 - p2 - math.hypot(p1 - own.low, other.high - p2)
        high = p1 - p2 + math.hypot(own.high - p1, p2 - other.low)
        assert independent.newcombe(x1, n1, x2, n2, 0.1) == pytest.approx((low, high), abs=1e-12)


def test_two_exact_intervals_are_differences_of_clopper_and_pearsons() -> None:
    for x1, n1, x2, n2 in [(0, 5, 5, 5), (3, 7, 2, 9), (11, 40, 39, 40)]:
        own, other = (binomtest(x, n).proportion_ci(1 - 0.05 / 2) for x, n in ((x1, n1), (x2, n2)))
        expected = own.low - other.high, own.high - other.low
        assert independent.two_exact(x1, n1, x2, n2, 0.05) == pytest.approx(expected, abs=1e-9)
        of_pairs = same_items.two_exact(n1 - x1, x1, 0, 0, 0.05)
        none = binomtest(0, n1).proportion_ci(1 - 0.05 / 2)
        assert of_pairs == pytest.approx((own.low - none.high, own.high - none.low), abs=1e-9)


@pytest.mark.parametrize("module", [independent, same_items])
def test_models_that_change_places_change_the_sign(module: Any) -> None:
    paired = module is same_items
    names = ["wald", "newcombe", "two_exact", *(["agresti_min", "tango"] if paired else ["agresti_caffo"])]
    for name in [*names, *([] if paired else ["miettinen_nurminen"])]:
        counts, swapped = ((8, 3, 5, 2), (8, 5, 3, 2)) if paired else ((3, 8, 5, 6), (5, 6, 3, 8))
        low, high = getattr(module, name)(*counts, 0.05)
        assert getattr(module, name)(*swapped, 0.05) == pytest.approx((-high, -low), abs=1e-12)


def test_arrays_are_the_single_values_and_ends_stay_within_one() -> None:
    x = np.arange(6)
    for interval in (independent.wald, independent.agresti_caffo, independent.newcombe,
                     independent.miettinen_nurminen, independent.two_exact):  # fmt: skip
        low, high = interval(x[:, None], 5, x[None, :4], 3, 0.001)
        assert low.shape == (6, 4) and np.all((low >= -1) & (high <= 1) & (low <= high))
        assert (low[2, 1], high[2, 1]) == pytest.approx(interval(2, 5, 1, 3, 0.001), abs=1e-14)
