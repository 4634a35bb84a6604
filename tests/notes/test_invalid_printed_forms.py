"""Printed forms of the notes that state what does not hold, each shown failing by an exact law.

Nothing is sampled. Forms that are loose or of another convention are not here, nor a bound of
0.277 printed for 0.278, which no exact law here refutes, nor a proof that reads "at most" for "at least".
"""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom

from tests.notes.printed_form import Case


def _strays(m: int, gap: float, share: float = 0.5) -> float:
    """P[|mean - share| > gap] for m draws."""
    k = np.arange(m + 1)
    return float(binom.pmf(k, m, share)[np.abs(k / m - share) > gap].sum())


def _falls_short(m: int, gap: float, share: float = 0.5) -> float:
    """P[mean + gap < share] for m draws."""
    k = np.arange(m + 1)
    return float(binom.pmf(k, m, share)[k / m + gap < share].sum())


def _hoeffding(m: int, delta: float) -> float:
    return math.sqrt(math.log(1 / delta) / (2 * m))


def sum_with_the_exponent_of_the_mean() -> Case:
    """100 fair coins, 55 heads or more."""
    happens = float(binom.sf(54, 100, 0.5))
    printed, right = math.exp(-2 * 100**2 * 5**2 / 100), math.exp(-2 * 5**2 / 100)
    return Case("hoeffding_one_sided", "amini", printed, happens, right, happens)


def lower_tail_with_the_wrong_sign() -> Case:
    """100 fair coins: fewer than 60 heads where fewer than 40 is meant."""
    claimed = math.exp(-2 * 0.1**2 * 100)
    return Case("hoeffding_one_sided", "milan", claimed, binom.cdf(59, 100, 0.5), claimed, binom.cdf(39, 100, 0.5))


def losses_up_to_three_by_the_bound_for_one() -> Case:
    """Losses 0 and 3, evenly: the analysis carries over to [0, M], its number does not."""
    gap = _hoeffding(100, 0.05)
    return Case("hoeffding_one_sided", "milan", 0.05, _falls_short(100, gap / 3), 0.05, _falls_short(100, gap))


def two_sides_at_the_price_of_one() -> Case:
    one_sided, two_sided = math.sqrt(math.log(2) / 4), math.sqrt(math.log(4) / 4)
    return Case("hoeffding_two_sided", "milan", 0.5, _strays(2, one_sided, 0.417), 0.5, _strays(2, two_sided, 0.417))


def confidence_without_the_one() -> Case:
    """All labellings of 2,000 equally likely points: one is right on the sample and wrong on the unseen half."""
    m, d, delta = 1000, 2000, 0.05
    printed = math.sqrt((d * math.log(2 * m / d) - math.log(delta / 4)) / m)
    right = math.sqrt((d * (math.log(2 * m / d) + 1) - math.log(delta / 4)) / m)
    return Case("vc_confidence", "matteoni2022", printed, (d - m) / d, right, 1)


def a_point_of_small_mass() -> Case:
    """εm = 0.1 < 1: not seeing the point is called unlikely, less than a half. To see it is: at most εm."""
    missed = 0.999**100
    return Case("unseen_point", "uml-summary", 0.5, missed, 100 * 0.001, 1 - missed)


def _updates(points: Sequence[tuple[Fraction, int]]) -> int:
    """Of the perceptron with a bias, in passes through the points until none is on the wrong side."""
    weight, bias, updates, last = Fraction(0), Fraction(0), 0, -1
    while updates != last:
        last = updates
        for x, y in points:
            if y * (weight * x + bias) <= 0:
                weight, bias, updates = weight + y * x, bias + y, updates + 1
    return updates


def a_perceptron_that_learns_a_bias() -> Case:
    """1 (positive) and 0 (negative): x - 1/2 leaves the margin 1/2, the longest example is 1."""
    updates = _updates([(Fraction(1), 1), (Fraction(0), -1)])
    return Case("perceptron_mistakes_bias", "amini", (1 / 0.5) ** 2, updates, 2 * (1 + 0.5**2) / 0.5**2, updates)


def gradient_descent_from_afar() -> Case:
    """|w - 0.6| in 100 steps of 0.1, the mean of all weights, from 100 and from 0; B = ρ = 1."""

    def error(start: float) -> float:
        path = [start]
        for _ in range(99):
            path.append(path[-1] - 0.1 * float(np.sign(path[-1] - 0.6)))
        return abs(float(np.mean(path)) - 0.6)

    return Case("gradient_descent", "padova2020", 1 / math.sqrt(100), error(100), 1 / math.sqrt(100), error(0))


def stochastic_gradient_uphill() -> Case:
    """λ/2 w² - w with λ = 0.1: the sign of the step as printed, and as it should be; ρ = 1, 100 steps."""

    def excess(sign: int) -> float:
        weight, path = 0.0, [0.0]
        for t in range(1, 100):
            weight += sign / (0.1 * t) * (0.1 * weight - 1)
            path.append(weight)
        return 0.05 * (float(np.mean(path)) - 10) ** 2

    claimed = 4 / (0.1 * 100) * (1 + math.log(100))
    return Case("sgd_regularised", "padova2020", claimed, excess(1), claimed / 2, excess(-1))


def nothing_to_learn_on_one_point() -> Case:
    """Chance of a risk below 0.4 from ten examples, said to be at most 0.1 on every domain: on one point, on 110."""
    below = float(binom.cdf(43, 100, 0.5))
    return Case("no_free_lunch_binomial", "uml-summary", 0.1, 1.0, 0.1, below)


def a_perceptron_that_starts_from_zero() -> Case:
    """Mistakes left on (1, +) where only negative products count as mistakes, and where 0 does too."""
    left = []
    for mistaken in (lambda product: product < 0, lambda product: product <= 0):
        weight = 1 if mistaken(0) else 0
        left.append(int(weight * 1 <= 0))
    return Case("perceptron_mistakes", "matteoni2022", 0, left[0], 0, left[1])


CASES = (
    sum_with_the_exponent_of_the_mean,
    lower_tail_with_the_wrong_sign,
    losses_up_to_three_by_the_bound_for_one,
    two_sides_at_the_price_of_one,
    confidence_without_the_one,
    a_point_of_small_mass,
    a_perceptron_that_learns_a_bias,
    gradient_descent_from_afar,
    stochastic_gradient_uphill,
    nothing_to_learn_on_one_point,
    a_perceptron_that_starts_from_zero,
)


@pytest.mark.parametrize("build", CASES, ids=lambda build: build.__name__)
def test_the_printed_form_fails_where_the_right_one_holds(build: Callable[[], Case]) -> None:
    build().check()
