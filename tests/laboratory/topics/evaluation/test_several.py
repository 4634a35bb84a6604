"""Several models: the mean of a maximum in fractions, Holm's step-down by its definition, levels by a search."""

from fractions import Fraction
from itertools import product
from math import comb, log, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.stats import binom

from laboratory.evaluations.holm import holm
from laboratory.topics import views
from laboratory.topics.evaluation.several.run import SeveralModels, items_for_all, read_p_values, real_level, several
from tests.showing import trace

VIEW = views["evaluation.several"]


def of(models: int, items: int, accuracy: float, **other: Any) -> SeveralModels:
    plan = {"difference": 0.1, "discordance": 0.2, "power": 0.8}
    return several(models, items, accuracy, **{"alpha": 0.05, "p_values": (0.5,), **plan, **other})


@pytest.mark.parametrize(("k", "n", "p", "optimism"), [
    (10, 164, 0.5, 0.0600031361), (5, 164, 0.5, 0.0453652102), (10, 100, 0.8, 0.0595860209),
    (50, 100, 0.8, 0.0850433161), (10, 1000, 0.8, 0.0192851509),
])  # fmt: skip
def test_optimism_worked_out_beforehand(k: int, n: int, p: float, optimism: float) -> None:
    run = of(k, n, p)
    tails = binom.sf(np.arange(n), n, p)  # P[X > x]: a mean is the sum of its tails
    assert run.optimism[k - 1] == pytest.approx(float((1 - (1 - tails) ** k).sum()) / n - p, abs=1e-11)
    assert run.optimism[k - 1] == pytest.approx(optimism, abs=5e-11)
    assert run.most[k - 1] == pytest.approx(sqrt(log(k) / (2 * n))) and run.optimism[k - 1] <= run.most[k - 1]


def test_optimism_of_two_models_on_three_items() -> None:
    p, total = Fraction(1, 3), Fraction(0)
    for x, y in product(range(4), repeat=2):
        mass = comb(3, x) * comb(3, y) * p ** (x + y) * (1 - p) ** (6 - x - y)
        total += mass * max(x, y)
    assert of(2, 3, 1 / 3).winner == pytest.approx(float(total / 3), abs=1e-13)


def rejected(p_values: tuple[float, ...], alpha: float) -> set[int]:
    """Holm's step-down itself."""
    left, order = set(), sorted(range(len(p_values)), key=lambda i: p_values[i])
    for step, i in enumerate(order):
        if p_values[i] > alpha / (len(p_values) - step):
            break
        left.add(i)
    return left


def test_holm_adjusts_as_textbooks_print() -> None:
    assert of(2, 5, 0.5, p_values=(0.01, 0.04, 0.03, 0.005)).adjusted == pytest.approx((0.03, 0.06, 0.06, 0.02))
    assert of(2, 5, 0.5, p_values=(0.7, 0.9)).adjusted == (1.0, 1.0)


@pytest.mark.parametrize("seed", range(20))
def test_adjusted_values_reject_as_the_steps_do(seed: int) -> None:
    rng = np.random.default_rng(seed)
    p_values = tuple((rng.random(7) ** 3).tolist())
    adjusted = holm(p_values)
    for alpha in (0.01, 0.05, 0.2):
        assert {i for i, value in enumerate(adjusted) if value <= alpha} == rejected(p_values, alpha)


@pytest.mark.parametrize(("n", "p", "alpha"), [(164, 0.5, 0.05), (20, 0.65, 0.05), (5, 0.5, 1 / 32), (5, 0.5, 0.01)])
def test_the_real_level_is_the_largest_tail_below(n: int, p: float, alpha: float) -> None:
    tails = [sum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(c, n + 1)) for c in range(n + 2)]
    largest = max(tail for tail in tails if tail <= alpha * (1 + 1e-12))
    assert real_level(n, p, np.array([alpha]))[0] == pytest.approx(largest, rel=1e-9)


def test_false_alarms_of_independent_tests() -> None:
    """A test of 20 items for .65 has the level .0443756034, worked out beforehand."""
    run = of(5, 20, 0.65)
    assert run.unadjusted[4] == pytest.approx(1 - (1 - 0.0443756034) ** 5, abs=1e-9)
    assert np.all(run.holm <= 0.05) and run.holm[0] == pytest.approx(run.unadjusted[0])


@pytest.mark.parametrize("text", ["", "1.2", "abc", "-0.1", "0.1, x", "nan"])
def test_what_is_no_p_value_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
        read_p_values(text)


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), of(10, 164, 0.5)
    assert np.array_equal(trace(result, 0, "on average")[1], run.optimism)
    assert np.array_equal(trace(result, 1, "Holm")[1], run.holm)


def power_of_mcnemar(m: int, p10: float, p01: float, alpha: float) -> float:
    """A sum over the discordant items and their split, with SciPy's tails."""
    discordant = np.arange(m + 1)
    total = 0.0
    for d, mass in zip(discordant, binom.pmf(discordant, m, p10 + p01), strict=True):
        splits = np.arange(d + 1)
        rejects = binom.sf(splits - 1, d, 0.5) <= alpha * (1 + 1e-12)
        total += mass * float(binom.pmf(splits, d, p10 / (p10 + p01)) @ rejects)
    return total


@pytest.mark.parametrize(("models", "alpha", "power"), [(1, 0.05, 0.8), (10, 0.05, 0.8), (4, 0.1, 0.6)])
def test_the_plan_is_the_smallest_number_at_holms_first_level(models: int, alpha: float, power: float) -> None:
    plan = items_for_all(models, alpha, 0.2, 0.3, power)
    assert plan.items is not None and plan.certified and plan.level == pytest.approx(alpha / models)
    for m in range(plan.items, plan.items + 30, 3):
        assert power_of_mcnemar(m, 0.25, 0.05, alpha / models) >= power - 1e-12
    assert plan.achieved == pytest.approx(power_of_mcnemar(plan.items, 0.25, 0.05, alpha / models), abs=1e-10)
    assert power_of_mcnemar(plan.items - 1, 0.25, 0.05, alpha / models) < power


def test_where_no_plan_is_made_the_reason_stands() -> None:
    assert items_for_all(200, 1e-6, 0.2, 0.3, 0.8).items is None
    assert items_for_all(10, 0.05, 0.005, 1.0, 0.8).items is None
    result = VIEW(difference=0.005, discordance=1.0)
    assert "No items" in result.more
    with pytest.raises(ValueError, match="discordance"):
        VIEW(difference=0.2, discordance=0.1)


def test_the_view_opens_holms_first_step() -> None:
    assert VIEW(models=4).theorems[-1] == ("holm_threshold", {"k": 4, "rank": 1, "delta": 0.05})
