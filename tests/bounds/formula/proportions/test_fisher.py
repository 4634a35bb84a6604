"""Fisher's test for two samples of one size: powers and losses by fractions, and what is proved to hold for every n."""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from bounds.formula.balls import enclose
from bounds.formula.functions import fisher_power, fisher_randomized, randomization_loss
from bounds.formula.special.proportions.counts import cuts, masses
from bounds.formula.special.proportions.ties import exceeds
from bounds.vocabulary.variables import Number

CASES = (
    (1, "0.5", "0.2", "0.05"), (2, "0.5", "0.2", "0.3"), (3, "0.999999", "0.000001", "0.05"),
    (8, "0.764", "0.939", "0.025"), (13, "0.3", "0.1", "0.000001"), (20, "0.2", "0.099", "0.5"),
    (30, "0.9", "0.4", "0.05"), (30, "0.02", "0.001", "0.01"),
)  # fmt: skip


def mass(n: int, p: Fraction) -> list[Fraction]:
    return [math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def by_fractions(n: int, p: str, q: str, alpha: str) -> tuple[Fraction, Fraction, Fraction]:
    """Power, randomized power and the sum of the largest masses, diagonal by diagonal."""
    first, second, level = mass(n, Fraction(p)), mass(n, Fraction(q)), Fraction(alpha)
    power = gained = lost = Fraction(0)
    for t in range(2 * n + 1):
        low, high, tail = max(0, t - n), min(n, t), Fraction(0)
        lost += max(first[x] * second[t - x] for x in range(low, high + 1))
        for x in range(high, low - 1, -1):
            chance = Fraction(math.comb(n, x) * math.comb(n, t - x), math.comb(2 * n, t))
            if tail + chance > level:
                gained += (level - tail) / chance * first[x] * second[t - x]
                break
            tail, power = tail + chance, power + first[x] * second[t - x]
    return power, power + gained, lost


def plain(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 1 * fisher_power(a, b, c, d)


def randomized(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 1 * fisher_randomized(a, b, c, d)


def loss(a: Number, b: Number, c: Number) -> Number:
    return 1 * randomization_loss(a, b, c)


@pytest.mark.parametrize("case", CASES)
def test_doubles_and_balls_are_fractions(case: tuple[int, str, str, str]) -> None:
    n, *texts = case
    expected = by_fractions(n, *texts)
    point = dict(zip("abcd", (n, *map(float, texts)), strict=True))
    three = {name: point[name] for name in "abc"}
    formulas: tuple[Callable[..., Any], ...] = (plain, randomized, loss)
    for formula, inputs, exact in zip(formulas, (point, point, three), expected, strict=True):
        double, ball = formula(**inputs), enclose(formula, inputs, 256)
        assert double == pytest.approx(float(exact), rel=1e-13, abs=1e-15)
        assert float(abs(ball - _ball(exact)).upper()) < 1e-60


def _ball(exact: Fraction) -> Any:
    from flint import arb, ctx, fmpz

    with ctx.workprec(400):
        return arb(fmpz(exact.numerator)) / arb(fmpz(exact.denominator))


def test_a_tail_of_one_twentieth_is_at_most_five_hundredths() -> None:
    """Of three and three, all successes fall into the first sample with probability 1/C(6, 3) = 1/20."""
    assert fisher_power(3, 0.8, 0.1, 0.05) == pytest.approx(0.8**3 * 0.9**3, rel=1e-14)
    assert fisher_power(3, 0.8, 0.1, 0.0499) == 0
    ball = enclose(plain, {"a": 3, "b": 0.8, "c": 0.1, "d": 0.05})
    assert float(abs(ball - _ball(Fraction(72, 100) ** 3)).upper()) < 1e-20


@pytest.mark.parametrize("n", [1, 2, 3, 7, 12])
def test_a_level_beside_a_tail_decides_as_fractions_do(n: int) -> None:
    """Every tail that is at most 1/2 as the nearest double, and the doubles on either side of it."""
    for t in range(1, 2 * n):
        low, high = max(0, t - n), min(n, t)
        tails = [
            Fraction(sum(math.comb(n, k) * math.comb(n, t - k) for k in range(x, high + 1)), math.comb(2 * n, t))
            for x in range(low, high + 2)
        ]
        for tail in tails[:-1]:
            near = (float(tail), math.nextafter(float(tail), 0), math.nextafter(float(tail), 1))
            for level in (each for each in near if each <= 0.5):
                first = next(x for x, each in enumerate(tails, low) if each <= Fraction(repr(level)))
                assert cuts(n, t, t, level).cut[0] == first, (t, level)


def test_the_middle_tail_of_an_odd_total_is_one_half() -> None:
    """By symmetry, also of a hundred thousand: no table is added up, in doubles or in balls."""
    from flint import arb

    n = 98_301
    assert (
        cuts(n, 99_999, 99_999, 0.5).cut[0] == 50_000 and cuts(n, 99_999, 99_999, 0.4999999999999999).cut[0] == 50_001
    )
    for level in (0.5, 0.4999999999999999):
        inputs = {"a": n, "b": 0.808, "c": 0.807, "d": level}
        assert plain(**inputs) == pytest.approx(float(arb(enclose(plain, inputs)).mid()), rel=1e-11)


def test_many_examples_are_counted_as_scipy_does() -> None:
    """RejectionCuts and masses of 10,000 and 10,000 by SciPy's laws."""
    from scipy.stats import binom, hypergeom

    n = 10_000
    region, law = cuts(n, 9_000, 11_000, 0.025), masses(n, 0.3)
    for place in range(0, 2001, 250):
        t, cut = 9_000 + place, int(region.cut[place])
        assert hypergeom.sf(cut - 1, 2 * n, n, t) <= 0.025 < hypergeom.sf(cut - 2, 2 * n, n, t)
        assert region.tail[place] == pytest.approx(hypergeom.sf(cut - 1, 2 * n, n, t), rel=1e-9)
    k = law.first + np.arange(len(law.mass))
    np.testing.assert_allclose(law.mass, binom.pmf(k, n, 0.3), rtol=1e-9, atol=1e-18)


@pytest.mark.parametrize(
    ("p", "q", "alpha"), [(0.3, 0.1, 0.025), (0.84, 0.81, 0.05), (0.999, 0.7, 0.05), (0.5, 0.5, 0.1)]
)
def test_the_certificate_holds_for_every_larger_sample(p: float, q: float, alpha: float) -> None:
    """The randomized power never falls, the loss never grows, and their difference is below every later power."""
    n = np.arange(1, 140)
    full, lost = fisher_randomized(n, p, q, alpha), randomization_loss(n, p, q)
    power = fisher_power(n, p, q, alpha)
    assert np.diff(full).min() > -1e-13 and np.diff(lost).max() < 1e-14
    later = np.minimum.accumulate(power[::-1])[::-1]
    assert np.all(full - lost <= later + 1e-13) and np.all(power <= full + 1e-15)
    bound = theorems["fisher_test_power_lower"](n=n, p1=p, p2=q, alpha=alpha)
    assert np.all(bound <= later + 1e-13)


def test_power_saws() -> None:
    """With no success in the second sample the p-value is C(n, x)/C(2n, x): 56/560 for 3 of 8, 84/816 for 3 of 9."""
    from scipy.stats import binom

    rare = {"p1": 0.3, "p2": 0.000001, "alpha": 0.1}
    eight, nine = (theorems["fisher_test_power"](n=n, **rare) for n in (8, 9))
    assert (eight, nine) == pytest.approx((binom.sf(2, 8, 0.3), binom.sf(3, 9, 0.3)), abs=1e-4)
    assert eight - nine > 0.17


def test_it_is_solved_for_on_the_safe_side() -> None:
    power = theorems["fisher_test_power"]
    answer = power.solve("n", at_least=0.8, p1=0.52, p2=0.5, alpha=0.025)
    assert (answer.value, answer.certified) == (9941, True)
    apart = power.solve("p1", at_least=0.8, n=200, p2=0.5, alpha=0.025)
    assert apart.certified and power(n=200, p1=apart.value - 1e-6, p2=0.5, alpha=0.025) < 0.8 <= apart.achieved


@pytest.mark.parametrize(("n", "t", "x"), [(5, 4, 3), (30, 45, 24), (200, 111, 70), (7, 14, 7), (1, 1, 1)])
def test_a_tail_is_told_from_levels_a_hair_beside_it(n: int, t: int, x: int) -> None:
    """By balls, and by whole numbers at the level itself: the tail as a fraction."""
    highest = min(n, t)
    tail = Fraction(sum(math.comb(n, k) * math.comb(n, t - k) for k in range(x, highest + 1)), math.comb(2 * n, t))
    hair = Fraction(1, 10**40)
    assert [exceeds(n, t, x, level) for level in (tail - hair, tail, tail + hair)] == [True, False, False]


def test_the_level_is_solved_for_at_the_largest_samples() -> None:
    answer = theorems["fisher_test_power"].solve("alpha", at_least=0.8, n=100_000, p1=0.504, p2=0.5)
    assert answer.certified and 0.8 <= answer.achieved < 0.80001  # it rises in steps
    assert theorems["fisher_test_power"](n=100_000, p1=0.504, p2=0.5, alpha=answer.value * (1 - 1e-6)) < 0.8
