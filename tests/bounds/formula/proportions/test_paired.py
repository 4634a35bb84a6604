"""The exact test of pairs with a margin: regions by enumeration, sizes in fractions, printed intervals and p-values."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from bounds.formula.balls import enclose
from bounds.formula.functions import paired_exact_power
from bounds.formula.special.proportions.paired_regions import MOST, exact_test, ranking
from bounds.formula.special.proportions.paired_sizes import size_at_most
from bounds.formula.special.proportions.paired_tables import PairedRegion
from bounds.vocabulary.variables import Number
from tests.bounds.formula.proportions.tango_routes import power_of, ranked, rejected, statistics

LEVELS = ("0.000001", "0.001", "0.01", "0.025", "0.05", "0.1", "0.2", "0.45", "0.5")
MARGINS = ("0", "0.05", "0.1", "0.25", "0.5", "0.9")


def tables_of(region: PairedRegion) -> set[tuple[int, int]]:
    return {(b, c) for c in range(region.n + 1) for b in range(int(region.cut[c]), region.n - c + 1)}


def region(n: int, margin: str, alpha: str | Fraction) -> PairedRegion:
    test = exact_test(n, Fraction(margin), Fraction(alpha))
    assert test.decided and test.region.closed
    return test.region


def size_at(tables: set[tuple[int, int]], n: int, margin: str, s: Fraction) -> Fraction:
    return power_of(n, tables, s, s + Fraction(margin))


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 10, 13, 20])
def test_regions_are_those_of_an_enumeration(n: int) -> None:
    """Sizes on a grid of 1,501 probabilities: at no level here does a peak between them matter."""
    for margin in MARGINS:
        for level in LEVELS:
            assert tables_of(region(n, margin, level)) == rejected(n, float(margin), float(level)), (margin, level)


@pytest.mark.parametrize(("n", "margin", "level"), [(9, "0.1", "0.1"), (21, "0", "0.025"), (24, "0.05", "0.05")])
def test_sizes_in_fractions_stay_below_the_level_and_one_value_more_does_not(n: int, margin: str, level: str) -> None:
    """On the border and inside the hypothesis, where the new model is worse by more."""
    tables, alpha, most = tables_of(region(n, margin, level)), Fraction(level), 1 - Fraction(margin)
    grid = [most * k / 400 for k in range(201)]
    assert max(size_at(tables, n, margin, s) for s in grid) <= alpha
    inside = [(Fraction(b, 20), Fraction(c, 20)) for b in range(11) for c in range(20) if b + c <= 20]
    worse = [(new, old) for new, old in inside if old - new >= Fraction(margin)]
    assert len(worse) > 50 and max(power_of(n, tables, *point) for point in worse) <= alpha
    larger = tables | set(next(group for group in ranked(n, float(margin)) if not tables.issuperset(group)))
    assert max(size_at(larger, n, margin, most * k / 4_000) for k in range(0, 2_001, 5)) > alpha


@pytest.mark.parametrize(("n", "margin"), [(12, "0"), (15, "0.1"), (9, "0.35"), (14, "-0.2")])
def test_a_size_is_told_from_a_level_a_hair_beside_it(n: int, margin: str) -> None:
    """The largest size to 28 digits, by thirds in fractions; levels of 20 digits on either side of it."""
    lowest = max(Fraction(0), -Fraction(margin))
    ours = region(n, margin, "0.05")
    tables, room = tables_of(ours), (1 - abs(Fraction(margin))) / 2
    step = room / 500
    k = max(range(501), key=lambda k: size_at(tables, n, margin, lowest + step * k))
    low, high = max(lowest, lowest + step * (k - 1)), min(lowest + room, lowest + step * (k + 1))
    for _ in range(85):
        third = Fraction(round((high - low) / 3 * 2**70), 2**70)
        left, right = (size_at(tables, n, margin, place) for place in (low + third, high - third))
        low, high = (low + third, high) if left < right else (low, high - third)
    most = max(size_at(tables, n, margin, place) for place in (low, high))
    above, below = (Fraction(math.floor(most * 10**20) + more, 10**20) for more in (1, 0))
    assert size_at_most(ours, above) is True
    assert size_at_most(ours, below) is False


def test_a_size_that_is_the_level_is_at_most_the_level() -> None:
    """All but (0, 1) of one item: 1/2 - s at the margin 1/2, most at s = 0; (2, 0) of two: s², most at s = 1/2."""
    for n, margin, level, value in ((1, 0.5, "0.5", 0.8), (2, 0.0, "0.25", 0.09)):
        assert paired_exact_power(n, 0.3, 0.2, margin, float(level)) == pytest.approx(value, rel=1e-14)
        assert paired_exact_power(n, 0.3, 0.2, margin, math.nextafter(float(level), 0)) < value - 0.05


def test_printed_intervals_and_p_values() -> None:
    """Wang's exact intervals for 3, 0 of 4, and 2, 2 and 1, 2 of 4, to 1e-4; 7 and 1 of 21: p = .0353160272, two-sided.

    The p-value of Bentur's study is that of the unconditional McNemar z test, of which one side is half.
    """
    for b, c, lower in ((3, 0, -0.2494), (2, 2, -0.8649), (1, 2, -0.8832)):
        for step, outside in ((2e-4, True), (-2e-4, False)):
            margin = str(round(-lower + step, 6))
            assert (region(4, margin, "0.025").cut[c] <= b) == outside, (b, c, margin)
    for level, outside in ((0.0353160273, True), (0.0353160271, False)):
        assert (region(21, "0", Fraction(repr(level)) / 2).cut[1] <= 7) == outside


def test_one_more_right_answer_never_undoes_a_rejection() -> None:
    """The proof's claim, table by table, of the statistic by the likelihood; a region for which it fails is refused."""
    for n, margin in ((17, 0.0), (17, 0.07), (17, 0.4), (25, 0.9)):
        b, c = (each.ravel() for each in np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij"))
        b, c = b[b + c < n], c[b + c < n]
        with np.errstate(all="ignore"):
            here, newer, older = (statistics(*each, n, margin) for each in ((b, c), (b + 1, c), (b, c + 1)))
        assert (newer >= here - 1e-9).all() and (older <= here + 1e-9).all()
    ends = ranking(MOST, Fraction("0.05")).ends
    for tables in ends[:: len(ends) // 100].tolist():
        some = ranking(MOST, Fraction("0.05")).region(tables)
        assert some.closed and len(tables_of(some)) == tables
    with pytest.raises(ValueError, match="undoes"):
        size_at_most(PairedRegion(2, Fraction(0), np.array([2, 1, 1])), Fraction("0.3"))


def exact(a: Number, b: Number, c: Number, d: Number, e: Number) -> Number:
    return 1 * paired_exact_power(a, b, c, d, e)


@pytest.mark.parametrize(("n", "new", "old", "margin", "alpha"), [
    (1, "0.5", "0.2", "0.3", "0.3"), (3, "0.999", "0.000001", "0", "0.05"), (13, "0.3", "0.1", "0.1", "0.000001"),
    (20, "0.2", "0", "0.25", "0.5"), (30, "0.5", "0.5", "0.05", "0.05"),
])  # fmt: skip
def test_doubles_and_balls_are_fractions(n: int, new: str, old: str, margin: str, alpha: str) -> None:
    true = power_of(n, rejected(n, float(margin), float(alpha)), Fraction(new), Fraction(old))
    inputs: dict[str, Any] = dict(a=n, b=float(new), c=float(old), d=float(margin), e=float(alpha))
    assert exact(**inputs) == pytest.approx(float(true), rel=1e-12, abs=1e-15)
    assert float(abs(enclose(exact, inputs, 256) - _ball(true)).upper()) < 1e-60


def _ball(true: Fraction) -> Any:
    from flint import arb, ctx, fmpz

    with ctx.workprec(400):
        return arb(fmpz(true.numerator)) / arb(fmpz(true.denominator))


@pytest.mark.parametrize("n", [1, 2, 100, MOST])
def test_the_ends_of_the_domain_are_decided(n: int) -> None:
    for margin, level in (("0", "0.000001"), ("0.9", "0.4999999999999999"), ("0.05", "0.5"), ("0.123456789", "0.05")):
        region(n, margin, level)
    for margin in ("1e-300", "5e-324"):  # whose squares are 0 in doubles: as without one, (0, 0) is never rejected
        assert tables_of(region(n, margin, "0.25")) == tables_of(region(n, "0", "0.25"))


def test_a_sum_that_rounding_lifts_above_one_is_one() -> None:
    """0.98527 + 10^-16 and 0.01473: the sum of the doubles is 1, of the decimals as typed a little more."""
    inputs: dict[str, Any] = dict(a=20, b=0.9852700000000001, c=0.01473, d=0.0392, e=0.001)
    true = power_of(20, rejected(20, 0.0392, 0.001), Fraction("0.98527"), Fraction("0.01473"))
    assert exact(**inputs) == pytest.approx(float(true), rel=1e-12)
    assert float(abs(enclose(exact, inputs, 256) - _ball(true)).upper()) < 1e-12


def test_more_items_are_refused_in_a_sentence() -> None:
    with pytest.raises(NotImplementedError, match="200"):
        enclose(exact, {"a": MOST + 1, "b": 0.3, "c": 0.1, "d": 0.1, "e": 0.05})
    outside = ((MOST + 1, 0.3, 0.1, 0.1, 0.05), (0, 0.3, 0.1, 0.1, 0.05), (9, 0.8, 0.3, 0.1, 0.05),
               (9, 0.3, 0.1, -0.1, 0.05), (9, 0.3, 0.1, 0.1, 1.0))  # fmt: skip
    assert all(math.isnan(paired_exact_power(*point)) for point in outside)
    with pytest.raises(ValueError, match="200"):
        theorems["paired_noninferiority_exact_power"](m=MOST + 1, p10=0.1, p01=0.1, margin=0.1, alpha=0.05)


def test_it_is_solved_for_on_the_safe_side() -> None:
    power = theorems["paired_noninferiority_exact_power"]
    answer = power.solve("p10", at_least=0.8, m=80, p01=0.05, margin=0.05, alpha=0.05)
    tables = rejected(80, 0.05, 0.05)
    new = Fraction(repr(answer.value))
    assert answer.certified and power_of(80, tables, new, Fraction("0.05")) >= Fraction("0.8")
    assert power_of(80, tables, new - Fraction("1e-6"), Fraction("0.05")) < Fraction("0.8")
    assert "m" not in power.solvable


@pytest.mark.parametrize(("n", "margin", "level"), [(200, "0.1", "0.000001"), (200, "0", "0.05"), (61, "0.9", "0.5")])
def test_a_sum_of_cosines_is_the_sum_over_the_tables(n: int, margin: str, level: str) -> None:
    """To a thousandth of how near the level doubles decide; the slope by differences of sums."""
    ours = region(n, margin, level)
    angle = np.linspace(0.01, 3.13, 97)
    size, slope = ours.size_and_slope(angle)
    assert np.abs(size - ours.size(angle)).max() < 1e-12 * float(level)
    step = 1e-5
    differences = (ours.size(angle + step) - ours.size(angle - step)) / (2 * step)
    assert np.abs(slope - differences).max() < 1e-4 * float(level)
