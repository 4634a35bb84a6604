"""A mean from labels and a judge: against the exact law of the estimate, and where a judge helps."""

from fractions import Fraction
from itertools import product
from math import comb, sqrt

import numpy as np
import pytest
from scipy.stats import multinomial

from bounds import theorems
from laboratory.experiments import simulations

PPI, NORMAL, LABELS_ALONE = theorems["ppi"], theorems["ppi_normal"], theorems["hoeffding_two_sided"]


def law(n: int, chances: dict[int, Fraction]) -> dict[int, Fraction]:
    """Of the sum of n independent steps, by convolution."""
    sums = {0: Fraction(1)}
    for _ in range(n):
        longer: dict[int, Fraction] = {}
        for (total, p), (step, q) in product(sums.items(), chances.items()):
            longer[total + step] = longer.get(total + step, Fraction(0)) + p * q
        sums = longer
    return sums


@pytest.mark.parametrize(("n", "many", "right", "wrong_one", "wrong_zero"), [
    (6, 20, Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)), (10, 10, Fraction(7, 10), Fraction(1, 2), Fraction(9, 10)),
    (4, 40, Fraction(1, 10), Fraction(0), Fraction(1)),
])  # fmt: skip
@pytest.mark.parametrize("delta", [0.05, 0.3])
def test_the_estimate_of_a_yes_or_no_judge_exceeds_it_seldom(
    n: int, many: int, right: Fraction, wrong_one: Fraction, wrong_zero: Fraction, delta: float
) -> None:
    """All labels and scores in fractions; the judge says 0 for a 1 and 1 for a 0 with these probabilities."""
    high = right * wrong_one, (1 - right) * wrong_zero
    errors = law(n, {1: high[0], -1: high[1], 0: 1 - sum(high)})
    yes = right - high[0] + high[1]
    bound = Fraction(PPI(labelled=n, judged=many, judge_range=2, delta=delta))
    beyond = Fraction(0)
    for said in range(many + 1):
        mass = comb(many, said) * yes**said * (1 - yes) ** (many - said)
        for error, p in errors.items():
            estimate = min(max(Fraction(said, many) + Fraction(error, n), Fraction(0)), Fraction(1))
            beyond += mass * p * (abs(estimate - right) > bound)
    assert beyond <= Fraction(delta)


def test_without_cutting_it_is_unbiased() -> None:
    """The judge of the first case: its mean is off by its bias, the estimate's is not."""
    right, to_zero, to_one = 0.7, 0.35, 0.27
    cells = multinomial(3, [to_zero, to_one, 1 - to_zero - to_one])
    mean = sum(
        cells.pmf([a, b, 3 - a - b]) * (a - b) / 3 for a, b in product(range(4), range(4)) if a + b <= 3
    )  # fmt: skip
    assert right - to_zero + to_one + mean == pytest.approx(right, abs=1e-12)


@pytest.mark.parametrize(("n", "many", "reach"), [
    (1000, 10_000, 0.5), (1000, 10_000, 0.948), (1000, 10_000, 0.949), (100, 100, 0.01), (500, 10**6, 2),
    (50, 400, 0.9),
])  # fmt: skip
def test_the_judge_helps_just_where_its_errors_are_known_to_be_small(n: int, many: int, reach: float) -> None:
    """Beside Hoeffding's inequality for the labels alone: where b² + n/N < 1."""
    helped = PPI(labelled=n, judged=many, judge_range=reach, delta=0.05) < LABELS_ALONE(m=n, delta=0.05)
    assert helped is bool(Fraction(reach) ** 2 + Fraction(n, many) < 1)


@pytest.mark.parametrize("reach", [0.1, 0.5, 2])
def test_it_is_less_than_both_means_with_half_of_delta_each(reach: float) -> None:
    n, many, delta = 300, 2000, 0.1
    of = theorems["hoeffding_range"]
    split = of(m=n, delta=delta / 2, loss_range=reach) + of(m=many, delta=delta / 2, loss_range=1)
    assert PPI(labelled=n, judged=many, judge_range=reach, delta=delta) < split


def test_the_simulated_judge_keeps_to_its_range() -> None:
    """By hand: labels 1/4 and 3/4, errors of 1/4 either way; the estimate's mean is the mean label."""
    simulation, rng = simulations()["ppi"], np.random.default_rng(5)
    setting = {"labelled": 2000, "judged": 200_000, "judge_range": 0.5, "delta": 0.05, "mean": 0.3}
    measured = simulation.one_run(rng, setting)
    assert measured.value < 6 * 0.25 * 2 / 2000**0.5  # six standard deviations and more, fails once in 1e8


LABELS = np.array([1, 0, 1, 1, 0, 1, 1, 0, 1, 1.0])
SCORES = np.array([0.9, 0.2, 0.8, 0.6, 0.3, 0.7, 0.95, 0.4, 0.85, 0.5])
OTHERS = np.array(
    [0.8, 0.1, 0.7, 0.9, 0.6, 0.3, 0.2, 0.95, 0.75, 0.55, 0.65, 0.4, 0.85, 0.9, 0.1, 0.7, 0.6, 0.5, 0.8, 0.3]
)


def test_the_normal_interval_of_a_package() -> None:
    """Version 0.2.3 of ppi_python, weight 1: from .4864857705 to .8385142295, with nine in ten."""
    inputs = {"labelled": 10, "judged": 20, "delta": 0.1}
    half = NORMAL(**inputs, error_variance=np.var(LABELS - SCORES), score_variance=np.var(OTHERS))
    estimate = OTHERS.mean() + (LABELS - SCORES).mean()
    assert (estimate - half, estimate + half) == pytest.approx((0.4864857705, 0.8385142295), abs=5e-11)


@pytest.mark.parametrize("wrong", [0.05, 0.15, 0.3, 0.5])
@pytest.mark.parametrize("share", [0.1, 0.5])
def test_a_judge_helps_the_normal_interval_where_the_variances_say_so(wrong: float, share: float) -> None:
    """A yes or no judge, wrong with one probability on ones and zeros: of Bernoulli variables by hand."""
    n, many, yes = 1000, 4000, share * (1 - wrong) + (1 - share) * wrong
    bias = (1 - 2 * share) * -wrong
    of_errors, of_scores, of_labels = wrong - bias**2, yes * (1 - yes), share * (1 - share)
    with_judge = NORMAL(labelled=n, judged=many, error_variance=of_errors, score_variance=of_scores, delta=0.05)
    alone = 1.959963984540054 * sqrt(of_labels / n)
    assert (with_judge < alone) is (of_errors + n / many * of_scores < of_labels)
