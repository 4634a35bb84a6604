"""Buehler's limits of the same items: by hand, as published, by loops over all tables, and covering in fractions."""

import math
from fractions import Fraction
from functools import cache
from itertools import product
from statistics import NormalDist

import numpy as np
import pytest

from bounds.formula.special.proportions.paired_limits import GRID, MOST
from laboratory.evaluations import evaluate
from laboratory.evaluations.differences import same_items
from laboratory.evaluations.differences.buehler import beyond, buehler, in_front, mcnemar
from laboratory.evaluations.differences.paired_intervals import most_items
from tests.sentences import pattern


@cache
def ends(n: int, b: int, c: int, delta: float) -> tuple[float, float]:
    low, high = buehler(n - b - c, b, c, 0, delta)
    return float(low), float(high)


def tables(n: int) -> list[tuple[int, int]]:
    return [(b, c) for b in range(n + 1) for c in range(n + 1 - b)]


def tail(b: int, c: int) -> Fraction:
    """McNemar's exact p-value, of one side."""
    return Fraction(sum(math.comb(b + c, k) for k in range(b, b + c + 1)), 2 ** (b + c))


def mass(n: int, b: int, c: int, p: Fraction, q: Fraction) -> Fraction:
    return math.comb(n, b) * math.comb(n - b, c) * p**b * q**c * (1 - p - q) ** (n - b - c)


@pytest.mark.parametrize(("n", "delta"), [(1, 0.05), (2, 0.05), (7, 0.1), (30, 0.001), (200, 0.05)])
def test_all_right_for_the_first_alone_by_hand(n: int, delta: float) -> None:
    """Nothing is as far in front: p^n <= delta/2 for every p up to (1 + d)/2. The upper limit is 1."""
    low, high = ends(n, n, 0, delta)
    exact = 2 * (delta / 2) ** (1 / n) - 1
    assert high == 1 and low <= exact + 1e-12 and low == pytest.approx(exact, abs=1.01 / GRID)


def test_no_disagreement_by_hand() -> None:
    """As far in front as (0, 0) are, of one or two items, all tables without an item for the second alone."""
    assert ends(1, 0, 0, 0.05) == (-0.975, 0.975)
    low, high = ends(2, 0, 0, 0.05)
    assert low == -high == pytest.approx(math.sqrt(0.025) - 1, abs=1.01 / GRID)


@pytest.mark.parametrize(("b", "c", "published"), [
    (3, 0, (-0.2494, 0.9937)), (2, 2, (-0.8649, 0.8649)), (1, 2, (-0.8832, 0.6430)),
])  # fmt: skip
def test_four_items_as_published(b: int, c: int, published: tuple[float, float]) -> None:
    """Wang's smallest intervals, in the package ExactCIdiff, to its four digits; its order of the tables is another."""
    assert ends(4, b, c, 0.05) == pytest.approx(published, abs=1.1e-4)


@pytest.mark.parametrize(("b", "c", "inverted"), [(7, 1, (0.020087, 0.537288)), (12, 2, (0.053919, 0.352170))])
def test_larger_tables_are_near_an_inverted_score_test(b: int, c: int, inverted: tuple[float, float]) -> None:
    """Tango's test inverted with its size at the worst of a grid, worked out beforehand: another order."""
    assert ends({8: 21, 14: 50}[b + c], b, c, 0.05) == pytest.approx(inverted, abs=0.03)


@pytest.mark.parametrize("delta", [0.05, 0.3, 0.001])
def test_the_coverage_is_never_below_the_level_in_fractions(delta: float) -> None:
    """On a grid of both probabilities, and at differences just beside each end, where the coverage is lowest."""
    for n in range(1, 6):
        limits = {table: ends(n, *table, delta) for table in tables(n)}
        beside = {
            Fraction(round(end * GRID)) / GRID + side * Fraction(1, 10**9)
            for end in {each for pair in limits.values() for each in pair} for side in (-1, 0, 1) if abs(end) < 1
        }  # fmt: skip
        truths = [(Fraction(i, 12), Fraction(j, 12)) for i in range(13) for j in range(13 - i)]
        for d in beside:
            room = (1 - abs(d)) / 2
            truths += [(max(d, Fraction(0)) + room * Fraction(k, 6), max(-d, Fraction(0)) + room * Fraction(k, 6))
                       for k in range(7)]  # fmt: skip
        for p, q in truths:
            outside = [table for table, (low, high) in limits.items() if not low <= p - q <= high]
            missed = sum((mass(n, *table, p, q) for table in outside), Fraction(0))
            assert missed <= Fraction(delta), (n, p, q)


def statistic(n: int, b: int, c: int, d: float) -> float:
    """Tango's, with the likeliest probability found by halving the likelihood's slope."""
    low, high = max(0.0, -d), (1 - d) / 2
    for _ in range(80):
        q = (low + high) / 2
        parts = ((b, q + d), (c, q), (-2 * (n - b - c), 1 - 2 * q - d))
        slope = sum(count / p for count, p in parts if count)
        low, high = (q, high) if slope > 0 else (low, q)
    variance = n * (low + high + d - d * d)
    return (b - c - n * d) / math.sqrt(variance)


@cache
def tango(n: int, b: int, c: int, delta: float) -> float:
    z, low, high = NormalDist().inv_cdf(1 - delta / 2), -1 + 1e-9, 1 - 1e-9
    if c == n:
        return -1.0
    for _ in range(60):
        d = (low + high) / 2
        low, high = (d, high) if statistic(n, b, c, d) >= z else (low, d)
    return low


@pytest.mark.parametrize(("n", "delta"), [(3, 0.05), (4, 0.3), (6, 0.05), (6, 0.4)])
def test_limits_are_those_of_a_loop(n: int, delta: float) -> None:
    """The order by a likelihood maximised afresh, sizes summed table by table on a grid, the difference by halving."""
    alpha = delta / 2

    def rank(table: tuple[int, int]) -> tuple[bool, float]:
        return tail(*table) <= Fraction(delta) / 2, tango(n, *table, delta)

    for table in tables(n):
        front = [other for other in tables(n) if rank(other) >= (rank(table)[0], rank(table)[1] - 1e-9)]
        b, c = (np.array(each)[:, None] for each in zip(*front, strict=True))
        ways = np.array([math.comb(n, i) * math.comb(n - i, j) for i, j in front], float)[:, None]
        low, high = -1.0, 1.0
        for _ in range(30):
            d = (low + high) / 2
            s = (1 - abs(d)) / 2 * np.linspace(0, 1, 1_001)
            p, q, rest = s + max(d, 0.0), s + max(-d, 0.0), 1 - abs(d) - 2 * s
            size = (ways * p**b * q**c * np.maximum(rest, 0) ** (n - b - c)).sum(axis=0).max()
            low, high = (d, high) if size <= alpha else (low, d)
        assert ends(n, *table, delta)[0] == pytest.approx(low, abs=2.1 / GRID), table
        assert ends(n, *table, delta)[0] <= low + 1e-6


@pytest.mark.parametrize(("n", "delta"), [(1, 0.6), (9, 0.0625), (14, 0.05), (13, 0.4)])
def test_no_difference_of_the_other_sign_is_left_where_mcnemars_test_rejects(n: int, delta: float) -> None:
    """In whole numbers: its p-value is twice the smaller tail. The converse fails, for a test of less power."""
    excluded = 0
    for b, c in tables(n):
        p = 2 * tail(b, c)
        assert (b >= mcnemar(n, delta)[c]) == (p <= Fraction(delta))
        assert p > Fraction(delta) or ends(n, b, c, delta)[0] >= 0
        excluded += p > Fraction(delta) and ends(n, b, c, delta)[0] > 0
    assert excluded > 0 or n == 1
    assert 2 * tail(7, 1) > Fraction("0.05") and ends(21, 7, 1, 0.05)[0] > 0


@pytest.mark.parametrize(("n", "delta"), [(9, 0.05), (9, 0.9), (14, 0.001)])
def test_tangos_statistic_falls_in_the_difference_and_its_order_is_closed(n: int, delta: float) -> None:
    z, grid = NormalDist().inv_cdf(1 - delta / 2), np.linspace(-0.999, 0.999, 800)
    scores = {table: same_items.score(*table, n, grid) for table in tables(n)}
    for (b, c), of in scores.items():
        positive = of > 0
        assert (np.diff(of)[positive[1:]] < 0).all()
        for other in ((b + 1, c), (b, c - 1)):
            assert other not in scores or (scores[other][positive] >= of[positive] - 1e-12).all()
    for place in range(0, 800, 90):
        cut = in_front(n, grid[place], delta)
        assert {t for t in scores if t[0] >= cut[t[1]]} == {t for t in scores if scores[t][place] >= z}


@pytest.mark.parametrize(("n", "delta"), [(1, 0.05), (7, 0.05), (10, 0.3)])
def test_tables_beyond_a_difference_are_those_whose_limit_is_above_it(n: int, delta: float) -> None:
    for difference in (-0.98, -0.4, -0.06, -1e-5, 0.0, 0.06, 0.123456789, 0.35):
        cut = beyond(n, difference, delta)
        for b, c in tables(n):
            assert (b >= cut[c]) == (ends(n, b, c, delta)[0] > difference + 1e-12), (difference, b, c)


def test_models_that_change_places_change_the_sign_and_arrays_are_the_single_values() -> None:
    b, c = np.arange(4)[:, None], np.arange(3)[None, :]
    low, high = buehler(9 - b - c, b, c, 0, 0.1)
    assert low.shape == high.shape == (4, 3)
    for i, j in product(range(4), range(3)):
        assert (low[i, j], high[i, j]) == ends(9, i, j, 0.1)
        assert ends(9, j, i, 0.1) == (-high[i, j], -low[i, j]) and -1 <= low[i, j] <= (i - j) / 9 <= high[i, j] <= 1


@pytest.mark.parametrize(("b", "c"), [(90, 60), (500, 400), (5, 0)])
def test_of_many_items_it_is_near_tangos(b: int, c: int) -> None:
    assert ends(MOST, b, c, 0.05) == pytest.approx(same_items.tango(MOST - b - c, b, c, 0, 0.05), abs=0.003)


def test_too_many_items_are_refused_and_evaluated_the_old_way() -> None:
    with pytest.raises(ValueError, match=pattern("1,000 items; 1,001")):
        buehler(1_000, 1, 0, 0, 0.05)
    for n, name in ((MOST, "Buehler"), (MOST + 1, "Clopper")):
        result = evaluate([{"item": i, "a": int(i > 60), "b": int(i > 90)} for i in range(n)])
        assert name in result.comparisons[0].intervals[0].name and name in result.report()
        assert any("1,000" in note for note in result.notes) == (name == "Clopper")
    assert (most_items(1), most_items(3), most_items(45)) == (1_000, 577, 149)
