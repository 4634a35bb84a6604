"""Coverage of intervals: by a loop over all counts with ends of SciPy's or of a formula, and as it is published."""

import math
from collections.abc import Callable
from statistics import NormalDist
from typing import Literal

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import beta, binom, binomtest

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.evaluation.intervals.ends import METHODS
from laboratory.topics.evaluation.intervals.run import coverage, coverages, map_sizes, smallest
from tests.showing import trace

VIEW = views["evaluation.intervals"]
End = tuple[float, float]
DELTA = 0.05


def by_wald(k: int, n: int, delta: float) -> End:
    z, p = NormalDist().inv_cdf(1 - delta / 2), k / n
    return p - z * math.sqrt(p * (1 - p) / n), p + z * math.sqrt(p * (1 - p) / n)


def by_agresti_coull(k: int, n: int, delta: float) -> End:
    z = NormalDist().inv_cdf(1 - delta / 2)
    p = (k + z * z / 2) / (n + z * z)
    return p - z * math.sqrt(p * (1 - p) / (n + z * z)), p + z * math.sqrt(p * (1 - p) / (n + z * z))


def by_scipy(method: Literal["exact", "wilson"]) -> Callable[[int, int, float], End]:
    def ends(k: int, n: int, delta: float) -> End:
        of = binomtest(k, n).proportion_ci(1 - delta, method)
        return of.low, of.high

    return ends


def by_mid_p(k: int, n: int, delta: float) -> End:
    def upper(k: int) -> float:
        if k == n:
            return 1.0
        return float(brentq(lambda p: binom.cdf(k, n, p) - binom.pmf(k, n, p) / 2 - delta / 2, 0, 1, xtol=1e-14))

    return 1 - upper(n - k), upper(k)


def by_jeffreys(k: int, n: int, delta: float) -> End:
    of = beta(k + 0.5, n - k + 0.5)
    return (0.0 if k == 0 else of.ppf(delta / 2)), (1.0 if k == n else of.ppf(1 - delta / 2))


APART = {
    "wald": by_wald, "wilson": by_scipy("wilson"), "agresti_coull": by_agresti_coull,
    "clopper_pearson": by_scipy("exact"), "mid_p": by_mid_p, "jeffreys": by_jeffreys,
}  # fmt: skip


def by_a_loop(ends: list[End], p: float) -> float:
    """The probabilities of the counts whose interval holds p, added up."""
    n = len(ends) - 1
    return math.fsum(
        math.comb(n, k) * p**k * (1 - p) ** (n - k) for k, (low, high) in enumerate(ends) if low <= p <= high
    )


def apart(name: str, n: int, delta: float = DELTA) -> list[End]:
    return [APART[name](k, n, delta) for k in range(n + 1)]


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize(("n", "delta"), [(1, 0.3), (13, 0.05), (60, 0.01)])
def test_ends_are_those_of_another_route(name: str, n: int, delta: float) -> None:
    expected = np.clip(np.transpose(apart(name, n, delta)), 0, 1)
    np.testing.assert_allclose(METHODS[name].ends(n, delta), expected, atol=1e-9)


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("n", [1, 9, 40])
def test_coverage_is_that_of_a_loop_over_all_counts(name: str, n: int) -> None:
    ends, p = apart(name, n), np.linspace(0.004, 0.996, 63)
    expected = [by_a_loop(ends, float(at)) for at in p]
    np.testing.assert_allclose(coverage(METHODS[name].ends(n, DELTA), p), expected, atol=1e-12)


@pytest.mark.parametrize(
    ("n", "p", "covered"),
    [(100, 0.106, 0.952), (100, 0.107, 0.911), (591, 0.005, 0.945), (592, 0.005, 0.792), (10, 0.5, 0.891)],
)
def test_wald_covers_as_published(n: int, p: float, covered: float) -> None:
    """Brown, Cai and DasGupta 2001, the examples of section 2, remembered; the last by hand: 1 - 112/1024."""
    assert coverages("wald", n, DELTA, p).at_p["wald"] == pytest.approx(covered, abs=5e-4)


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("least", [0.0, 0.1])
def test_nothing_covers_less_than_the_smallest_and_it_is_approached(name: str, least: float) -> None:
    """A grid, and both sides of every end, by the loop."""
    ends = apart(name, 11)
    tried = {p + off for end in ends for p in end for off in (-1e-9, 1e-9)} | set(np.linspace(1e-9, 1 - 1e-9, 1501))
    tried |= {least + 1e-9, 1 - least - 1e-9}
    lowest = min(by_a_loop(ends, p) for p in tried if least < p < 1 - least)
    worst = smallest(METHODS[name].ends(11, DELTA), least)
    assert worst.value == pytest.approx(lowest, abs=1e-6) and least <= worst.p <= 1 - least
    assert lowest >= worst.value - 1e-12


@pytest.mark.parametrize("delta", [0.01, 0.05, 0.3])
def test_the_exact_interval_keeps_its_level_and_only_it(delta: float) -> None:
    for n in (1, 5, 50, 333):
        assert smallest(METHODS["clopper_pearson"].ends(n, delta)).value >= 1 - delta
    for name in METHODS.keys() - {"clopper_pearson"}:
        assert not METHODS[name].kept
        assert min(smallest(METHODS[name].ends(n, 0.05)).value for n in (5, 20, 50)) < 0.95


def test_walds_interval_may_cover_almost_never() -> None:
    """As p falls to 0, X = 0 almost surely, and that interval is the point 0."""
    assert [smallest(METHODS["wald"].ends(n, DELTA)).value for n in (1, 50, 1000)] == [0, 0, 0]
    assert smallest(METHODS["wald"].ends(50, DELTA), 0.1).value > 0.8


def test_wilson_dips_to_what_its_first_end_says() -> None:
    """Just below the lower end of k = 1 only k = 0 covers, with probability (1 - p)^n.

    For large n that end is x/n, where (1 - x)^2 = z^2 x: x = 0.1765, and exp(-x) = 0.838.
    """
    z2 = NormalDist().inv_cdf(0.975) ** 2
    x = (2 + z2 - math.sqrt((2 + z2) ** 2 - 4)) / 2
    assert smallest(METHODS["wilson"].ends(2000, DELTA)).value == pytest.approx(math.exp(-x), abs=2e-4)


@pytest.mark.parametrize(("name", "slug"), [(name, of.theorem) for name, of in METHODS.items() if of.theorem])
def test_ends_are_the_values_of_the_theorems(name: str, slug: str) -> None:
    k = np.arange(31)
    high = METHODS[name].ends(30, DELTA)[1]
    if name in ("clopper_pearson", "mid_p"):
        expected = theorems[slug](m=30, delta=DELTA / 2, errors=k)
    else:
        expected = theorems[slug](m=30, delta=DELTA, test_error=k / 30) + (k / 30 if name == "wald" else 0)
    np.testing.assert_allclose(high, np.minimum(expected, 1), atol=1e-12)


def test_the_map_holds_the_coverage_of_each_cell() -> None:
    run = coverages("jeffreys", 20, 0.1, 0.4)
    row = int(np.flatnonzero(run.sizes == 20)[0]) if 20 in run.sizes else 10
    ends = apart("jeffreys", int(run.sizes[row]), 0.1)
    assert run.covered[row, 44] == pytest.approx(by_a_loop(ends, float(run.p[44])), abs=1e-12)
    assert run.covered.shape == (len(map_sizes()), len(run.p)) and 0 < run.kept < 1


def test_the_figures_hold_the_runs_numbers() -> None:
    result = VIEW(interval="wilson", n=200, p=0.9)
    run = coverages("wilson", 200, 0.05, 0.9)
    heat = result.figures[0].data[0]
    np.testing.assert_array_equal(np.asarray(heat.z), run.covered)
    assert heat.zmin == pytest.approx(0.9) and heat.zmax == 1  # the level is the middle
    _, covered = trace(result, 1, "Wilson")
    assert covered.min() == pytest.approx(run.worst["wilson"].value, abs=1e-12)  # the drawn saw reaches its lowest
    few, ends = coverages("wald", 50, 0.05, 0.9).teeth["wilson"], apart("wilson", 50)
    middles = [by_a_loop(ends, float(p)) for p in few[0][2::5]]  # of the teeth
    np.testing.assert_allclose(few[1][2::5], middles, atol=1e-12)
    assert result.headline.value == run.worst["wilson"].value
    assert VIEW(interval="clopper_pearson").headline.at_least == 0.95
