"""The exact test of non-inferiority: regions by enumeration, sizes over the whole null hypothesis in fractions."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.stats import barnard_exact

from bounds import theorems
from bounds.formula.balls import enclose
from bounds.formula.functions import chan_power, pooled_z_power
from bounds.formula.special.proportions.apart import MarginApart
from bounds.formula.special.proportions.halving import at_most
from bounds.formula.special.proportions.noninferior import (
    NoninferiorityRegion,
    _one_score_more,
    noninferiority_region,
    score_ranking,
    squared_score,
)
from bounds.formula.special.proportions.unconditional import MOST
from bounds.vocabulary.variables import Number
from tests.bounds.formula.margin_routes import chan, in_fractions, rejected_by_grid, score, scores

MARGINS = ("0.01", "0.05", "0.1", "0.3", "0.9")


def tables_of(n: int, region: NoninferiorityRegion) -> np.ndarray:
    """Whether each (X, Y) is rejected."""
    return np.asarray(np.arange(n + 1)[:, None] >= region.cut[None, :])


def region(n: int, margin: str, level: str) -> NoninferiorityRegion:
    return noninferiority_region(n, Fraction(margin), Fraction(level))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 8, 13, 24, 40])
def test_regions_are_those_of_an_enumeration(n: int) -> None:
    """Sizes on a grid of 2,001 probabilities: at no level here does a peak between them matter."""
    for margin in MARGINS:
        for level in ("0.000001", "0.025", "0.05", "0.2", "0.5") if n < 20 else ("0.01", "0.05"):
            here = region(n, margin, level)
            assert here.decided
            assert np.array_equal(tables_of(n, here), rejected_by_grid(n, float(margin), float(level))), (margin, level)


@pytest.mark.parametrize(("n", "margin", "level"), [(6, "0.1", "0.1"), (12, "0.3", "0.025"), (20, "0.05", "0.05")])
def test_sizes_in_fractions_stay_below_the_level_in_all_of_the_null_hypothesis(n: int, margin: str, level: str) -> None:
    """On its border and inside of it; one score more exceeds the level on the border."""
    apart, alpha = Fraction(margin), Fraction(level)
    tables = tables_of(n, region(n, margin, level))
    border = [(1 - apart) * Fraction(k, 300) for k in range(301)]
    assert max(in_fractions(n, tables, p, p + apart) for p in border) <= alpha
    for p in border[::30]:
        for further in (Fraction(1, 50), Fraction(1, 5), Fraction(3, 5)):
            if p + apart + further <= 1:
                assert in_fractions(n, tables, p, p + apart + further) <= in_fractions(n, tables, p, p + apart)
    z = scores(n, float(margin))
    larger = z >= z[~tables].max() - 1e-9
    assert max(in_fractions(n, larger, p, p + apart) for p in border) > alpha
    assert np.array_equal(tables, tables[::-1, ::-1].T)  # (x, y) as (n - y, n - x)


def test_the_score_grows_with_the_first_and_falls_with_the_second_sample() -> None:
    """Barnard's convexity, which is proved for all sizes: here of every table, by another route to the score."""
    for n in (1, 2, 5, 9, 24, 60):
        for margin in (1e-6, 0.03, 0.1, 0.4, 0.9):
            z = scores(n, margin)
            assert (np.diff(z, axis=0) > 0).all() and (np.diff(z, axis=1) < 0).all(), (n, margin)


def test_the_slope_of_the_score_is_that_of_the_proof() -> None:
    rng = np.random.default_rng(1998)
    for a, b, margin in rng.uniform(0.05, 0.95, (50, 3)):
        big, step = 10**6, 50
        x, y = round(a * big), round(b * big)
        low, here, high = (score(x + k, y, (big, big), margin) for k in (-step, 0, step))
        # p from the score's own numbers: u (v1 + v2) is the difference and the margin, z = sqrt(n (v1 + v2)) u
        difference = (x - y) / big + margin
        total = (difference / here) ** 2 * big
        u = difference / total
        p = _rate(x / big, u)
        v1, v2 = p * (1 - p), (p + margin) * (1 - p - margin)
        first, second = 1 + u * (1 - 2 * p), 1 - u * (1 - 2 * p - 2 * margin)
        slope = math.sqrt(big / total) * (first + second * (1 + 2 * v1 / v2)) / (2 * (first + second * v1 / v2))
        assert (high - low) / (2 * step / big) == pytest.approx(slope, rel=1e-4)
        assert first > 0 and second > 0


def _rate(rate: float, u: float) -> float:
    """The p with (rate - p) = u p (1 - p), between 0 and 1."""
    if abs(u) < 1e-9:
        return rate
    root = math.sqrt((1 + u) ** 2 - 4 * u * rate)
    return 2 * rate / (1 + u + root)


@pytest.mark.parametrize(("n", "margin"), [(15, "0.1"), (16, "0.3"), (9, "0.9")])
def test_a_size_is_told_from_a_level_a_hair_beside_it(n: int, margin: str) -> None:
    """The largest of sizes in fractions, by halving where the size's difference changes its sign."""
    apart, here = Fraction(margin), region(n, margin, "0.05")
    tables = tables_of(n, here)

    def size(share: Fraction) -> Fraction:
        p = (1 - apart) * share
        return in_fractions(n, tables, p, p + apart)

    def slope(share: Fraction) -> Fraction:
        return size(share + Fraction(1, 2**70)) - size(share - Fraction(1, 2**70))

    best = max(range(301), key=lambda k: size(Fraction(k, 600)))
    low, high = Fraction(max(best - 1, 1), 600), Fraction(best + 1, 600)
    if best == 0 or best == 300:
        most = size(Fraction(best, 600))
    else:
        for _ in range(50):
            middle = Fraction(round((low + high) / 2 * 2**60), 2**60)
            low, high = (middle, high) if slope(middle) > 0 else (low, middle)
        most = size(low)
    curve = MarginApart(n, here.cut, apart)
    above, below = (Fraction(math.floor(most * 10**18) + step, 10**18) for step in (1, 0))
    assert at_most(curve, above) is True
    assert at_most(curve, below) is False


def test_a_size_that_is_the_level_is_at_most_the_level() -> None:
    """Of one and one, p1 (1 - p1 - margin): 1/16 for a margin of 1/2."""
    for n, margin, level, value in ((1, 0.5, 0.0625, 0.9 * 0.7), (1, 0.2, 0.16, 0.9 * 0.7)):
        assert chan_power(n, 0.9, 0.3, margin, level) == pytest.approx(value, rel=1e-14)
        assert chan_power(n, 0.9, 0.3, margin, math.nextafter(level, 0)) == 0
    cut = np.array([0, 1])  # all but (0, 1): 1 - (1 - p) (p + .9), which at p = 0, an end, is 1/10, and less beyond
    for near, small in (("0.1", True), ("0.0999999999", False), ("0.09999999999999999999", False)):
        assert at_most(MarginApart(1, cut, Fraction("0.9")), Fraction(near)) is small


def formula(a: Number, b: Number, c: Number, d: Number, e: Number) -> Number:
    return 1 * chan_power(a, b, c, d, e)


@pytest.mark.parametrize(("n", "p", "q", "margin", "alpha"), [
    (1, "0.5", "0.2", "0.1", "0.3"), (3, "0.999999", "0.000001", "0.9", "0.05"), (13, "0.3", "0.1", "0.2", "0.000001"),
    (20, "0.2", "0.25", "0.1", "0.5"), (30, "0.9", "0.9", "0.15", "0.05"), (24, "0.3", "0.2", "0", "0.05"),
])  # fmt: skip
def test_doubles_and_balls_are_fractions(n: int, p: str, q: str, margin: str, alpha: str) -> None:
    exact = in_fractions(n, rejected_by_grid(n, float(margin), float(alpha)), Fraction(p), Fraction(q))
    inputs: dict[str, Any] = dict(a=n, b=float(p), c=float(q), d=float(margin), e=float(alpha))
    assert formula(**inputs) == pytest.approx(float(exact), rel=1e-13, abs=1e-15)
    assert float(abs(enclose(formula, inputs, 256) - _ball(exact)).upper()) < 1e-60


def _ball(exact: Fraction) -> Any:
    from flint import arb, ctx, fmpz

    with ctx.workprec(400):
        return arb(fmpz(exact.numerator)) / arb(fmpz(exact.denominator))


def test_without_a_margin_it_is_the_exact_pooled_z_test_and_scipys() -> None:
    """None of SciPy's p-values here is nearer to the level than 1e-4."""
    for n, p, q, alpha in ((12, 0.7, 0.2, 0.05), (90, 0.3, 0.2, 0.025), (7, 0.999, 0.5, 0.5)):
        assert chan_power(n, p, q, 0.0, alpha) == pytest.approx(pooled_z_power(n, p, q, alpha), rel=1e-14)
    n, tables, compared = 12, tables_of(12, region(12, "0", "0.05")), set()
    for x in range(4, n + 1):
        for y in range(max(0, x - 6), x - 2):
            p_value = barnard_exact([[x, y], [n - x, n - y]], alternative="greater", pooled=True, n=64).pvalue
            assert abs(p_value - 0.05) > 1e-4
            assert tables[x, y] == (p_value <= 0.05), (x, y)
            compared.add(bool(tables[x, y]))
    assert compared == {True, False}


def test_scores_that_are_equal_are_rejected_together() -> None:
    """75 and 75, margin 1/10: none of either, and 12 beside 7, have z^2 = 75/9 both, as both rates are rational."""
    margin = Fraction("0.1")
    assert squared_score(75, 0, 0, margin) == squared_score(75, 12, 7, margin) == (Fraction(75, 9), Fraction(75, 9))
    ranks = score_ranking(75, margin)
    assert abs(ranks.score[0, 0] - ranks.score[12, 7]) < 1e-10
    step = int(np.argmin(np.abs(ranks.steps - ranks.score[0, 0])))
    smaller, larger = ranks.cut(ranks.steps[step - 1]), ranks.cut(ranks.steps[step])
    assert int((smaller - larger).sum()) == 4  # both, and what they are with failures for successes
    nothing = Fraction(1, 10**9)
    cut, decided = _one_score_more(75, margin, nothing, smaller, larger)
    assert np.array_equal(cut, smaller) and decided
    cut, decided = _one_score_more(75, margin, Fraction(1, 2), smaller, larger)
    assert np.array_equal(cut, larger) and decided


def test_squared_scores_hold_the_scores() -> None:
    for n, x, y, margin in ((20, 3, 2, "0.1"), (20, 0, 1, "0.3"), (33, 20, 10, "0.05"), (9, 4, 4, "0.9")):
        low, high = squared_score(n, x, y, Fraction(margin))
        assert high - low < Fraction(1, 10**60)
        assert float(low) ** 0.5 == pytest.approx(score(x, y, (n, n), float(margin)), rel=1e-9)


@pytest.mark.parametrize("n", [1, 2, 150, MOST])
def test_the_ends_of_the_domain_are_decided(n: int) -> None:
    for level in ("0.000001", "0.4999999999999999", "0.5"):
        for margin in ("0.000001", "0.3", "0.9"):
            assert region(n, margin, level).decided


def test_what_is_outside_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="300"):
        enclose(formula, {"a": MOST + 1, "b": 0.3, "c": 0.1, "d": 0.1, "e": 0.05})
    outside = (
        (MOST + 1, 0.3, 0.1, 0.1, 0.05),
        (0, 0.3, 0.1, 0.1, 0.05),
        (9, 1.0, 0.1, 0.1, 0.05),
        (9, 0.3, 0.1, 1, 0.05),
    )
    assert all(math.isnan(chan_power(*point)) for point in outside)
    with pytest.raises(ValueError, match="300"):
        theorems["chan_test_power"](n=MOST + 1, p1=0.3, p2=0.1, margin=0.1, alpha=0.05)


def test_it_is_solved_for_on_the_safe_side() -> None:
    power = theorems["chan_test_power"]
    answer = power.solve("p1", at_least=0.8, n=60, p2=0.8, margin=0.15, alpha=0.025)
    assert answer.certified and chan(60, answer.value + 1e-6, 0.8, 0.15, 0.025) >= 0.8
    assert chan(60, answer.value - 1e-6, 0.8, 0.15, 0.025) < 0.8
    assert "n" not in power.solvable and "margin" not in power.solvable
