"""Exact unconditional tests: regions by enumeration and by SciPy, sizes and powers in fractions."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.stats import boschloo_exact

from bounds import theorems
from bounds.formula.balls import enclose
from bounds.formula.functions import boschloo_power, fisher_power, pooled_z_power
from bounds.formula.special.proportions.sizes import size_at_most
from bounds.formula.special.proportions.unconditional import BOSCHLOO, MOST, POOLED_Z, ranking, region
from bounds.vocabulary.variables import Number
from tests.bounds.formula.unconditional_routes import boschloo as boschloo_by_grid
from tests.bounds.formula.unconditional_routes import ranks_of_boschloo, ranks_of_pooled_z, rejected_by_grid

RANKS = {BOSCHLOO: ranks_of_boschloo, POOLED_Z: ranks_of_pooled_z}
LEVELS = ("0.000001", "0.001", "0.01", "0.025", "0.05", "0.1", "0.2", "0.45", "0.5")


def rejected(n: int, alpha: Fraction, test: str) -> np.ndarray:
    """Whether each (X, Y) is."""
    x, y = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
    return np.asarray(x >= region(n, alpha, test).cuts.cut[x + y])


def size_at(n: int, tables: np.ndarray, p: Fraction) -> Fraction:
    return power_of(n, tables, p, p)


def power_of(n: int, tables: np.ndarray, p: Fraction, q: Fraction) -> Fraction:
    first, second = ([math.comb(n, k) * r**k * (1 - r) ** (n - k) for k in range(n + 1)] for r in (p, q))
    return sum((first[x] * second[y] for x, y in zip(*np.nonzero(tables), strict=True)), Fraction(0))


@pytest.mark.parametrize("test", RANKS)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 10, 13, 20, 31, 45])
def test_regions_are_those_of_an_enumeration(n: int, test: str) -> None:
    """Sizes on a grid of 3,001 common probabilities: at no level here does a peak between them matter."""
    for level in LEVELS:
        expected = rejected_by_grid(RANKS[test](n), float(level))
        assert np.array_equal(rejected(n, Fraction(level), test), expected), level


@pytest.mark.parametrize("test", RANKS)
@pytest.mark.parametrize(("n", "level"), [(6, "0.1"), (12, "0.025"), (25, "0.05"), (40, "0.01")])
def test_sizes_in_fractions_stay_below_the_level_and_one_rank_more_does_not(n: int, level: str, test: str) -> None:
    tables, ranks, alpha = rejected(n, Fraction(level), test), RANKS[test](n), Fraction(level)
    grid = [Fraction(k, 400) for k in range(1, 201)]
    assert max(size_at(n, tables, p) for p in grid) <= alpha
    larger = ranks <= ranks[~tables].min() + 1e-11
    p = np.linspace(0.001, 0.5, 2_000)
    mass = np.array([[math.comb(n, k) * r**k * (1 - r) ** (n - k) for k in range(n + 1)] for r in p])
    worst = Fraction(float(p[int(((mass @ larger) * mass).sum(axis=1).argmax())]))
    assert size_at(n, larger, worst) > alpha
    assert np.array_equal(tables, tables[::-1, ::-1].T)  # (x, y) as (n - y, n - x)


@pytest.mark.parametrize(("n", "test"), [(15, BOSCHLOO), (25, BOSCHLOO), (15, POOLED_Z), (25, POOLED_Z)])
def test_a_size_is_told_from_a_level_a_hair_beside_it(n: int, test: str) -> None:
    """The true size to 28 digits by halving the slope's sign in fractions; levels of 20 digits on either side of it."""
    tables = rejected(n, Fraction("0.05"), test)
    counts = [int(sum(math.comb(n, x) * math.comb(n, t - x) * bool(tables[x, t - x])
                      for x in range(max(0, t - n), min(n, t) + 1))) for t in range(2 * n + 1)]  # fmt: skip

    def size(p: Fraction) -> Fraction:
        return sum((c * p**t * (1 - p) ** (2 * n - t) for t, c in enumerate(counts)), Fraction(0))

    def slope(p: Fraction) -> Fraction:
        terms = ((t - 2 * n * p) * c * p**t * (1 - p) ** (2 * n - t) for t, c in enumerate(counts))
        return sum(terms, Fraction(0))

    k = max(range(1, 1000), key=lambda k: size(Fraction(k, 2000)))
    low, high = Fraction(k - 1, 2000), Fraction(k + 1, 2000)
    if high > Fraction(1, 2) or slope(high) >= 0:
        most = size(Fraction(1, 2))
    else:
        for _ in range(45):
            middle = Fraction(round((low + high) / 2 * 2**60), 2**60)
            low, high = (middle, high) if slope(middle) > 0 else (low, middle)
        most = size(low)
    cut = region(n, Fraction("0.05"), test).cuts.cut[: n + 1]
    chances = ranking(n, test).chances(cut)
    above, below = (Fraction(math.floor(most * 10**20) + step, 10**20) for step in (1, 0))
    assert size_at_most(n, cut, chances, above) is True
    assert size_at_most(n, cut, chances, below) is False


def test_a_size_that_is_the_level_is_at_most_the_level() -> None:
    """Of one and one, p (1 - p) is 1/4 at one half; of two and two, p^2 (1 - p)^2 is 1/16 there."""
    for n, level, value in ((1, "0.25", 0.8 * 0.8), (2, "0.0625", 0.8**2 * 0.8**2)):
        for power in (boschloo_power, pooled_z_power):
            assert power(n, 0.8, 0.2, float(level)) == pytest.approx(value, rel=1e-14)
            assert power(n, 0.8, 0.2, math.nextafter(float(level), 0)) < value - 0.1


def boschloo(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 1 * boschloo_power(a, b, c, d)


def pooled_z(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 1 * pooled_z_power(a, b, c, d)


@pytest.mark.parametrize(("n", "p", "q", "alpha"), [
    (1, "0.5", "0.2", "0.3"), (3, "0.999999", "0.000001", "0.05"), (13, "0.3", "0.1", "0.000001"),
    (20, "0.2", "0.099", "0.5"), (30, "0.9", "0.4", "0.05"),
])  # fmt: skip
def test_doubles_and_balls_are_fractions(n: int, p: str, q: str, alpha: str) -> None:
    for test, formula in ((BOSCHLOO, boschloo), (POOLED_Z, pooled_z)):
        exact = power_of(n, rejected_by_grid(RANKS[test](n), float(alpha)), Fraction(p), Fraction(q))
        inputs: dict[str, Any] = dict(a=n, b=float(p), c=float(q), d=float(alpha))
        assert formula(**inputs) == pytest.approx(float(exact), rel=1e-13, abs=1e-15)
        assert float(abs(enclose(formula, inputs, 256) - _ball(exact)).upper()) < 1e-60


def _ball(exact: Fraction) -> Any:
    from flint import arb, ctx, fmpz

    with ctx.workprec(400):
        return arb(fmpz(exact.numerator)) / arb(fmpz(exact.denominator))


def test_p_values_are_scipys() -> None:
    """A table is rejected just where SciPy's p-value is at most the level; none here is nearer to it than 1e-5."""
    n, alpha = 12, 0.05
    tables, compared = rejected(n, Fraction("0.05"), BOSCHLOO), set()
    for x in range(4, n + 1):
        for y in range(max(0, x - 6), x - 2):
            p_value = boschloo_exact([[x, y], [n - x, n - y]], alternative="greater", n=64).pvalue
            assert abs(p_value - alpha) > 1e-5
            assert tables[x, y] == (p_value <= alpha), (x, y)
            compared.add(bool(tables[x, y]))
    assert compared == {True, False}


@pytest.mark.parametrize("n", [1, 2, 7, 24, 90, MOST])
def test_boschloo_rejects_all_that_fisher_does(n: int) -> None:
    for level in (0.001, 0.025, 0.1, 0.5):
        for p, q in ((0.3, 0.1), (0.7, 0.6), (0.999, 0.5)):
            assert boschloo_power(n, p, q, level) >= fisher_power(n, p, q, level) - 1e-14


@pytest.mark.parametrize("test", RANKS)
@pytest.mark.parametrize("n", [1, 2, 150, MOST])
def test_the_ends_of_the_domain_are_decided(n: int, test: str) -> None:
    for level in (Fraction(1, 10**6), Fraction("0.4999999999999999"), Fraction(1, 2)):
        assert region(n, level, test).decided


def test_more_examples_are_refused_in_a_sentence() -> None:
    with pytest.raises(NotImplementedError, match="300"):
        enclose(boschloo, {"a": MOST + 1, "b": 0.3, "c": 0.1, "d": 0.05})
    outside = ((MOST + 1, 0.3, 0.1, 0.05), (0, 0.3, 0.1, 0.05), (9, 1.0, 0.1, 0.05), (9, 0.3, 0.1, 1.0))
    assert all(math.isnan(power(*point)) for point in outside for power in (boschloo_power, pooled_z_power))
    with pytest.raises(ValueError, match="300"):
        theorems["boschloo_test_power"](n=MOST + 1, p1=0.3, p2=0.1, alpha=0.05)


def test_it_is_solved_for_on_the_safe_side() -> None:
    """By enumeration, 62 and 62 miss a power of 0.8, and larger samples reach it."""
    by_enumeration = {n: boschloo_by_grid(n, 0.3, 0.1, 0.025) for n in (62, 63, 64, 70, 85, 99)}
    assert [n for n, power in by_enumeration.items() if power < 0.8] == [62]
    power = theorems["boschloo_test_power"]
    answer = power.solve("n", at_least=0.8, p1=0.3, p2=0.1, alpha=0.025)
    assert (answer.value, answer.certified) == (63, True)
    apart = power.solve("p1", at_least=0.8, n=60, p2=0.1, alpha=0.025)
    assert apart.certified and power(n=60, p1=apart.value - 1e-6, p2=0.1, alpha=0.025) < 0.8 <= apart.achieved
    assert "n" not in theorems["pooled_z_exact_power"].solvable
