"""The plan for two samples: exact powers by fractions and by SciPy, true sizes table by table."""

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom, hypergeom

from laboratory.topics import views
from laboratory.topics.evaluation.two_samples.run import APPROXIMATIONS, SamplePlan, plan
from laboratory.topics.evaluation.two_samples.sizes import FISHER, Z, sizes_of_tests
from tests.sentences import facts
from tests.showing import trace

VIEW = views["evaluation.two_samples"]


def mass(n: int, p: Fraction) -> list[Fraction]:
    return [math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def exact_power(n: int, p1: str, p2: str, alpha: str) -> Fraction:
    """Every table by itself, its p-value in whole numbers."""
    first, second, level = mass(n, Fraction(p1)), mass(n, Fraction(p2)), Fraction(alpha)
    total = Fraction(0)
    for t in range(2 * n + 1):
        tail = Fraction(0)
        for x in range(min(n, t), max(0, t - n) - 1, -1):
            tail += Fraction(math.comb(n, x) * math.comb(n, t - x), math.comb(2 * n, t))
            if tail > level:
                break
            total += first[x] * second[t - x]
    return total


def scipys_power(n: int, p1: float, p2: float, alpha: float) -> float:
    x = np.arange(n + 1)
    tables = hypergeom.sf(x[:, None] - 1, 2 * n, n, x[:, None] + x[None, :]) <= alpha
    return float(binom.pmf(x, n, p1) @ tables @ binom.pmf(x, n, p2))


def scipys_power_of_many(n: int, p1: float, p2: float, alpha: float) -> float:
    """For every x that is not far from its mean, the largest rejected y by halving: p-values fall as y falls."""
    far = int(10 * math.sqrt(n * p1 * (1 - p1))) + 40
    x = np.arange(max(0, int(n * p1) - far), min(n, int(n * p1) + far) + 1)
    low, high = np.full(len(x), -1), x.copy()
    while (high - low > 1).any():
        y = (low + high) // 2
        rejected = hypergeom.sf(x - 1, 2 * n, n, x + y) <= alpha
        low, high = np.where(rejected, y, low), np.where(rejected, high, y)
    return float(binom.pmf(x, n, p1) @ binom.cdf(low, n, p2))


@pytest.fixture(scope="module")
def rare() -> SamplePlan:
    return plan(0.3, 0.1, "two", 0.05, 0.8)


def test_the_sizes_are_those_of_fractions(rare: SamplePlan) -> None:
    """68 misses the target, 69 to 102 reach it, table by table; 103 is certified for all larger ones."""
    assert (rare.first, rare.enough, rare.certified) == (69, 69, 103) and not rare.misses
    assert exact_power(68, "3/10", "1/10", "1/40") < Fraction(4, 5) <= exact_power(69, "3/10", "1/10", "1/40")
    assert all(scipys_power(n, 0.3, 0.1, 0.025) < 0.8 for n in (30, 50, 60, 66, 67))
    assert all(scipys_power(n, 0.3, 0.1, 0.025) >= 0.8 for n in range(69, 160, 6))


def test_the_drawn_powers_are_scipys(rare: SamplePlan) -> None:
    for n, power in list(zip(rare.n, rare.power, strict=True))[::5]:
        assert power == pytest.approx(scipys_power(int(n), 0.3, 0.1, 0.025), abs=1e-11)


def test_the_example_of_a_power_that_saws() -> None:
    """0.8 is reached at 9,882, missed from 9,921 to 9,940, and reached from there on."""
    run = plan(0.52, 0.5, "two", 0.05, 0.8)
    assert (run.first, run.enough, sorted(run.misses)) == (9882, 9941, list(range(9921, 9941)))
    assert run.misses[9940] == pytest.approx(scipys_power_of_many(9940, 0.52, 0.5, 0.025), abs=1e-9)
    below, reached, again = (scipys_power_of_many(n, 0.52, 0.5, 0.025) for n in (9881, 9882, 9941))
    assert below < 0.8 <= min(reached, again)


@pytest.mark.parametrize(("sides", "alpha"), [("two", 0.05), ("one", 0.025)])
def test_a_two_sided_test_has_half_its_level_on_either_side(sides: str, alpha: float) -> None:
    run = plan(0.9, 0.5, sides, alpha, 0.9)
    assert (run.first, run.enough, run.level) == (29, 29, 0.025)
    assert all(scipys_power(n, 0.9, 0.5, 0.025) < 0.9 for n in range(2, 29))


def test_the_usual_formulas_are_those_of_books() -> None:
    """2 (z + z)^2 / h^2 = 59.008; the others by the usual formulas for n, in the normal law of Python."""
    from statistics import NormalDist

    z, w, gap = -NormalDist().inv_cdf(0.025), -NormalDist().inv_cdf(0.2), 0.2
    root = z * math.sqrt(2 * 0.2 * 0.8) + w * math.sqrt(0.3 * 0.7 + 0.1 * 0.9)
    pooled = (root / gap) ** 2
    h = 2 * math.asin(math.sqrt(0.3)) - 2 * math.asin(math.sqrt(0.1))
    corrected = pooled / 4 * (1 + math.sqrt(1 + 4 / (pooled * gap))) ** 2
    needed = plan(0.3, 0.1, "two", 0.05, 0.8).needed
    assert [needed[name] for name in APPROXIMATIONS] == [
        math.ceil(2 * (z + w) ** 2 / h**2), math.ceil(pooled), math.ceil(corrected)
    ]  # fmt: skip


def test_true_sizes_are_added_up_table_by_table() -> None:
    """Mehrotra, Chan and Berger print 6.5 % for the two-sided pooled z test of 25 and 25 at 5 %."""
    n, level, p = 25, 0.025, np.array([0.05, 0.3, 0.5, 0.77])
    sizes, z = sizes_of_tests(n, level, p), 1.959963984540054
    for place, probability in enumerate(p):
        pmf, rejected, fisher = np.asarray(binom.pmf(range(n + 1), n, probability)), 0.0, 0.0
        for x in range(n + 1):
            for y in range(n + 1):
                pooled = (x + y) / (2 * n)
                error = math.sqrt(pooled * (1 - pooled) * 2 / n)
                rejected += pmf[x] * pmf[y] * bool(error and (x - y) / n >= z * error)
                fisher += pmf[x] * pmf[y] * bool(hypergeom.sf(x - 1, 2 * n, n, x + y) <= level)
        assert sizes[Z][place] == pytest.approx(rejected, abs=1e-13)
        assert sizes[FISHER][place] == pytest.approx(fisher, abs=1e-13)
    grid = np.sin(np.linspace(0.01, np.pi / 2 - 0.01, 400)) ** 2
    worst = {name: float(size.max()) for name, size in sizes_of_tests(n, level, grid).items()}
    assert round(200 * worst[Z], 1) == 6.5 and worst[FISHER] <= level


def test_where_the_certificate_is_far_the_answer_says_so() -> None:
    run = plan(0.02, 0.001, "two", 0.05, 0.8)
    assert run.first == 459 and not run.looked_at and run.enough == run.certified
    below, reached = (scipys_power_of_many(n, 0.02, 0.001, 0.025) for n in (458, 459))
    assert below < 0.8 <= reached
    assert "459" in facts(VIEW(p1=0.02, p2=0.001).sentence)


def test_probabilities_that_cannot_be_told_apart_are_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.5 and 0\.6"):
        plan(0.5, 0.6, "two", 0.05, 0.8)
    with pytest.raises(ValueError, match=r"20,000"):
        plan(0.501, 0.5, "two", 0.05, 0.8)


def test_the_figures_hold_the_plans_numbers(rare: SamplePlan) -> None:
    result = VIEW(p1=0.3, p2=0.1)
    n, power = trace(result, 0, "Fisher, exact")
    assert np.array_equal(n, rare.n) and np.array_equal(power, rare.power)
    assert np.array_equal(trace(result, 1, "pooled z")[1], rare.true_size[Z])
    assert result.table["power"] == rare.power.tolist()
    assert "69" in facts(result.sentence) and "60" in facts(result.more)
