"""Strata: variances by enumerating every count, plans by trying all of them, errors by the exact law."""

import math
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy.stats import binom

from laboratory.topics import views
from laboratory.topics.evaluation.strata.reading import read_strata, write_strata
from laboratory.topics.evaluation.strata.run import DRAWS, PLANS, allocated, stratified, variance
from tests.showing import trace

VIEW = views["evaluation.strata"]
THREE = ((0.5, 0.9), (0.3, 0.7), (0.2, 0.4))
CASES = [
    THREE,
    ((1.0, 0.5), (1.0, 0.99)),
    ((0.9, 0.97), (0.1, 0.5)),
    ((0.4, 1.0), (0.6, 0.0)),
    ((1, 1), (2, 0.3), (3, 1)),
]


def law(weights: np.ndarray, accuracies: np.ndarray, sizes: np.ndarray) -> list[tuple[float, float]]:
    """Every estimate with its probability."""
    counts = product(*(range(size + 1) for size in sizes.tolist()))
    return [
        (float(np.array(k) / sizes @ weights), float(np.prod(binom.pmf(np.array(k), sizes, accuracies))))
        for k in counts
    ]


@pytest.mark.parametrize("strata", CASES)
@pytest.mark.parametrize("plan", PLANS)
def test_variances_are_those_of_the_law(strata: tuple[tuple[float, float], ...], plan: str) -> None:
    run = stratified(strata, 11, plan, 0.05, 0)
    every = law(run.weights, run.accuracies, run.chosen)
    mean = math.fsum(value * mass for value, mass in every)
    spread = math.fsum((value - mean) ** 2 * mass for value, mass in every)
    assert mean == pytest.approx(run.accuracy) and run.variances[plan] == pytest.approx(spread, abs=1e-15)
    assert run.chosen.sum() == 11 and run.chosen.min() >= 1


@pytest.mark.parametrize("strata", CASES)
@pytest.mark.parametrize("n", [3, 4, 7, 16, 29])
def test_no_plan_has_a_smaller_variance_than_neymans(strata: tuple[tuple[float, float], ...], n: int) -> None:
    """All ways of sharing n items out are tried, in fractions."""
    weights, accuracies = np.array(strata, dtype=float).T
    terms = [Fraction(w) ** 2 * Fraction(p) * (1 - Fraction(p)) for w, p in strata]

    def of(sizes: tuple[int, ...]) -> Fraction:
        return sum((term / size for term, size in zip(terms, sizes, strict=True)), Fraction(0))

    every = (sizes for sizes in product(range(1, n + 1), repeat=len(strata)) if sum(sizes) == n)
    chosen = allocated("neyman", weights / weights.sum(), accuracies, n)
    assert chosen.sum() == n
    assert float(of(tuple(chosen.tolist()))) == pytest.approx(float(min(map(of, every))), rel=1e-12, abs=0)


def test_numbers_worked_out_beforehand() -> None:
    """Weights .5, .3, .2, accuracies .9, .7, .4, n = 45: simple .0042755556, (20, 15, 10) .003345; n = 450, where
    proportional sizes are whole, a tenth of .0034666667."""
    weights, accuracies = np.array(THREE).T
    assert variance(weights, accuracies, np.array([20, 15, 10])) == pytest.approx(0.003345)
    assert stratified(THREE, 45, "equal", 0.05, 0).simple_variance == pytest.approx(0.0042755556, abs=1e-10)
    run = stratified(THREE, 450, "proportional", 0.05, 0)
    assert run.chosen.tolist() == [225, 135, 90]
    assert run.variances["proportional"] == pytest.approx(0.00034666667, abs=1e-11)
    best = float((weights * np.sqrt(accuracies * (1 - accuracies))).sum() ** 2 / 450)  # of sizes that need not be whole
    assert best <= run.variances["neyman"] <= best * (1 + 1e-4) and best * 10 == pytest.approx(0.0033017109, abs=1e-9)
    assert run.half_width == pytest.approx(math.sqrt(math.log(40) / 900))  # Hoeffding's, as if there were no strata
    assert run.unweighted == pytest.approx(run.accuracy)


def test_within_and_between_add_up_to_a_simple_sample() -> None:
    run = stratified(THREE, 450, "proportional", 0.05, 0)
    between = float(run.weights @ (run.accuracies - run.accuracy) ** 2) / 450
    assert run.variances["proportional"] + between == pytest.approx(run.simple_variance, rel=1e-12)


@pytest.mark.parametrize("plan", PLANS)
def test_simulated_tails_are_near_the_law(plan: str) -> None:
    """Dvoretzky, Kiefer, Wolfowitz and Massart: a false alarm has probability 1e-6."""
    run = stratified(THREE, 14, plan, 0.05, 3)
    every = law(run.weights, run.accuracies, run.chosen)
    allowed = math.sqrt(math.log(2 / 1e-6) / (2 * DRAWS))
    for far, share in zip(run.far.tolist(), run.beyond[1].tolist(), strict=True):
        exact = math.fsum(mass for value, mass in every if abs(value - run.accuracy) > far + 1e-12)
        assert abs(share - exact) <= allowed
        assert exact <= min(1, 2 * math.exp(-2 * far**2 / run.inputs["squares"])) + 1e-12
    simple = binom.pmf(np.arange(15), 14, run.accuracy)
    off = np.abs(np.arange(15) / 14 - run.accuracy)
    assert all(
        abs(share - simple[off > far + 1e-12].sum()) <= allowed
        for far, share in zip(run.far, run.beyond[0], strict=True)
    )


def test_the_plain_mean_of_equal_sizes_is_off() -> None:
    run = VIEW(plan="equal", n=450).run
    assert run.unweighted == pytest.approx((0.9 + 0.7 + 0.4) / 3) and run.accuracy == pytest.approx(0.74)
    assert run.effective["equal"] == pytest.approx(450 * run.simple_variance / run.variances["equal"])


def test_the_figures_hold_the_runs_numbers() -> None:
    result = VIEW(plan="neyman", n=450)
    np.testing.assert_array_equal(trace(result, 0, "Neyman")[1], result.run.errors[2])
    np.testing.assert_array_equal(trace(result, 1, "Neyman")[1], result.run.beyond[1])
    assert result.headline.value == result.run.effective["neyman"] > 450
    assert np.all(np.diff(result.run.errors[2]) < 0)


def test_another_seed_is_another_simulation() -> None:
    assert VIEW(seed=1).run.measured != VIEW(seed=2).run.measured


def test_strata_are_read_and_written() -> None:
    assert read_strata("500 0.9; 300 .7;200 0.4;") == ((500, 0.9), (300, 0.7), (200, 0.4))
    assert read_strata(write_strata(THREE)) == THREE
    assert VIEW(strata="50 0.9; 30 0.7; 20 0.4").run.accuracy == pytest.approx(0.74)


@pytest.mark.parametrize(
    "text", ["", "1 0.5", "1 0.5; 2", "a b; 1 0.5", "0 0.5; 1 0.5", "1 1.5; 1 0.5", "nan 0.5; 1 0.5", "1 nan; 1 0.5"]
)
def test_strata_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        read_strata(text)


def test_every_stratum_needs_an_item() -> None:
    with pytest.raises(ValueError, match=r"3.*2"):
        VIEW(n=2)
    with pytest.raises(ValueError, match="0 and 1"):
        VIEW(strata="1 0; 2 1")
