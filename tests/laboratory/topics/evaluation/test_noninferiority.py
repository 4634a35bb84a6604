"""The plan with a margin: tables one by one, the cubic's roots in forty digits, and the sizes printed in 1990."""

import math
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import binom

from laboratory.topics import views
from laboratory.topics.evaluation.noninferiority.run import margin_plan
from laboratory.topics.evaluation.noninferiority.score import cuts, powers, score, sizes
from tests.sentences import facts
from tests.showing import trace

VIEW = views["evaluation.noninferiority"]
Z = NormalDist().inv_cdf(0.95)


def null_rates(first: float, second: float, margin: float, ratio: float) -> tuple[float, float]:
    """Most likely probabilities that are the margin apart: the slope of the likelihood changes its sign between."""

    def slope(p: float) -> float:
        q = p + margin
        return (first - p) / (p * (1 - p)) + ratio * (second - q) / (q * (1 - q))

    if margin == 0:
        p = (first + ratio * second) / (1 + ratio)
        return p, p
    low, high = 1e-15, 1 - margin - 1e-15
    if slope(low) <= 0 or slope(high) >= 0:
        p = 0.0 if slope(low) <= 0 else 1 - margin
    else:
        p = brentq(slope, low, high, xtol=1e-15, rtol=1e-14)
    return p, p + margin


def statistic(x: int, y: int, n1: int, n2: int, margin: float) -> float:
    p, q = null_rates(x / n1, y / n2, margin, n2 / n1)
    error = math.sqrt(max(p * (1 - p) / n1 + q * (1 - q) / n2, 0))
    return (x / n1 - y / n2 + margin) / error if error > 1e-9 else 0.0


def table_by_table(n1: int, n2: int, margin: float, z: float) -> list[tuple[int, int]]:
    return [(x, y) for x in range(n1 + 1) for y in range(n2 + 1) if statistic(x, y, n1, n2, margin) >= z]


def added_up(tables: list[tuple[int, int]], n1: int, n2: int, p1: float, p2: float) -> float:
    return sum(float(binom.pmf(x, n1, p1)) * float(binom.pmf(y, n2, p2)) for x, y in tables)


@pytest.mark.parametrize(("n1", "n2", "margin"), [(7, 7, 0.1), (12, 30, 0.25), (25, 10, 0.0), (1, 3, 0.5)])
def test_the_statistic_is_that_of_the_likelihood(n1: int, n2: int, margin: float) -> None:
    x, y = np.meshgrid(np.arange(n1 + 1), np.arange(n2 + 1), indexing="ij")
    ours = score(x, y, np.array(n1), np.array(n2), margin)
    loop = [[statistic(a, b, n1, n2, margin) for b in range(n2 + 1)] for a in range(n1 + 1)]
    assert ours == pytest.approx(np.array(loop), rel=1e-8, abs=1e-8)


def test_powers_and_sizes_are_added_up_table_by_table() -> None:
    for n1, n2, margin in ((20, 20, 0.1), (13, 31, 0.2), (16, 8, 0.0)):
        tables = table_by_table(n1, n2, margin, Z)
        power = powers(np.array([n1]), np.array([n2]), (0.8, 0.7), margin, Z)[0]
        assert power == pytest.approx(added_up(tables, n1, n2, 0.8, 0.7), abs=1e-12)
        grid = np.array([margin, 0.4, 0.77, 1.0])
        loop = [added_up(tables, n1, n2, p - margin, p) for p in grid]
        assert sizes(n1, n2, grid, margin, Z) == pytest.approx(loop, abs=1e-12)


def test_one_more_right_answer_never_undoes_a_rejection() -> None:
    """All tables of samples up to 60, of one size or not: what halving for the cuts takes for granted."""
    levels = (0.0, 1.2815515655446004, Z, 2.5758293035489004, 3.7190164854556804)
    for n1 in range(1, 61):
        for n2 in (n1, max(1, n1 // 3), min(60, 2 * n1 + 1)):
            x, y = np.meshgrid(np.arange(n1 + 1), np.arange(n2 + 1), indexing="ij")
            for place, margin in enumerate((0.0, 0.01, 0.05, 0.2, 0.5)):
                statistics = np.maximum(score(x, y, np.array(n1), np.array(n2), margin), 0)
                assert (np.diff(statistics, axis=0) >= 0).all(), (n1, n2, margin)
                z = levels[(place + n1) % len(levels)]
                if z or margin:  # without either, all that is positive or 0 would be rejected
                    cut = cuts(np.arange(n2 + 1), np.array(n1), np.array(n2), margin, z)
                    rejects = score(x, y, np.array(n1), np.array(n2), margin) >= z
                    assert np.array_equal(cut, n1 + 1 - rejects.sum(axis=0)), (n1, n2, margin, z)


def test_the_power_and_the_size_of_the_paper() -> None:
    """Farrington and Manning, Table I: 57 of each, 91.34 %; the true size there was .0558650 on 4,001 points."""
    assert powers(np.array([57]), np.array([57]), (0.2, 0.1), 0.1, Z)[0] == pytest.approx(0.9134, abs=5e-5)
    assert sizes(57, 57, np.linspace(0.1, 1, 1801), 0.1, Z).max() == pytest.approx(0.0558650, abs=1e-7)
    # At p2 = 1 and p1 = 0.8 the new one alone is random: the test rejects from a count on.
    tables = [x for x in range(81) if statistic(x, 80, 80, 80, 0.2) >= Z]
    assert sizes(80, 80, np.array([1.0]), 0.2, Z)[0] == pytest.approx(binom.sf(min(tables) - 1, 80, 0.8), abs=1e-12)


@pytest.mark.parametrize(
    ("p1", "p2", "margin", "root"),
    [(0.1, 0.1, 0.2, 45.9645415), (0.2, 0.1, 0.1, 57.2575691), (0.1, 0.05, 0.05, 128.0165291)],
)
def test_the_sizes_are_those_of_the_paper_rounded_up(p1: float, p2: float, margin: float, root: float) -> None:
    """The paper prints 46, 57 and 128, to the nearest whole number; the roots again by the sign of the slope."""
    p, q = null_rates(p1, p2, margin, 1)
    null, planned = (math.sqrt(a * (1 - a) + b * (1 - b)) for a, b in ((p, q), (p1, p2)))
    by_hand = ((Z * null + NormalDist().inv_cdf(0.9) * planned) / (p1 - p2 + margin)) ** 2
    assert by_hand == pytest.approx(root, abs=2e-6)
    assert margin_plan("own", p1, p2, margin, 1, 0.1, 0.05, 0.9).needed == math.ceil(root)


def test_without_a_margin_and_with_samples_of_two_sizes() -> None:
    """The pooled formula by hand, for two examples of the old model to each of the new."""
    p1, p2, ratio = 0.3, 0.2, 2.0
    pooled = (p1 + ratio * p2) / (1 + ratio)
    z, w = NormalDist().inv_cdf(0.975), NormalDist().inv_cdf(0.8)
    root = z * math.sqrt(pooled * (1 - pooled) * (1 + 1 / ratio)) + w * math.sqrt(p1 * (1 - p1) + p2 * (1 - p2) / ratio)
    run = margin_plan("own", p1, p2, 0, ratio, 0.1, 0.025, 0.8)
    assert (run.needed, run.other) == (math.ceil((root / 0.1) ** 2), 2 * math.ceil((root / 0.1) ** 2))


def test_the_plan_holds_together() -> None:
    run = margin_plan("own", 0.84, 0.84, 0.1, 1, 0.1, 0.025, 0.8)
    at = run.n == run.needed
    assert run.achieved == run.powers[at][0] and run.approximate[at][0] >= 0.8 > run.approximate[run.n < run.needed][-1]
    assert run.size == run.false_alarms.max() and run.q[0] == 0.1 and run.q[-1] == pytest.approx(1)
    assert run.enough is not None and (run.powers[run.n >= run.enough] >= 0.8).all()
    assert run.enough == run.n[0] or run.powers[run.n < run.enough][-1] < 0.8


def test_settings_without_a_plan_are_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.8 .*0\.9 .*0\.1"):
        margin_plan("own", 0.8, 0.9, 0.1, 1, 0.1, 0.025, 0.8)
    with pytest.raises(ValueError, match=r"20,000"):
        margin_plan("own", 0.5, 0.5, 0.001, 1, 0.1, 0.025, 0.8)
    with pytest.raises(ValueError, match=r"20,000"):
        margin_plan("own", 0.5, 0.5, 0.02, 10, 0.1, 0.025, 0.9)


@pytest.mark.parametrize(
    "settings",
    [
        {"p1": 0.999, "p2": 0.001, "margin": 0.5, "alpha": 0.5, "target": 0.05},
        {"p1": 0.999, "p2": 0.999, "margin": 0.5, "alpha": 0.0001, "target": 0.999},
        {"p1": 0.001, "p2": 0.001, "margin": 0.5, "ratio": 10, "alpha": 0.0001, "target": 0.999},
        {"p1": 0.001, "p2": 0.001, "margin": 0.5, "ratio": 0.1},
        {"p1": 0.999, "p2": 0.999, "margin": 0.001, "alpha": 0.5},
    ],
)
def test_the_ends_of_the_fields_have_an_answer(settings: dict[str, Any]) -> None:
    run = margin_plan(**{"design": "own", "ratio": 1, "disagreement": 0.1, "alpha": 0.025, "target": 0.8, **settings})
    for chances in (run.powers, run.false_alarms):
        assert np.isfinite(chances).all() and chances.min() >= 0 and chances.max() <= 1 + 1e-12


def test_the_screen_has_the_numbers_of_the_run() -> None:
    result = VIEW(margin=0.1)
    run = result.run
    n, power = trace(result, 0, "score test")
    assert np.array_equal(n, run.n) and np.array_equal(power, run.powers)
    assert np.array_equal(trace(result, 1, "score test")[1], run.false_alarms)
    assert result.table["power"] == run.powers.tolist()
    assert str(run.needed) in facts(result.headline) and "> 2.5 %" in facts(result.sentence)
    assert result.sentence != VIEW(margin=0.15).sentence
