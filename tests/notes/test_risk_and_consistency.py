"""Risk, empirical risk and consistency: facts of the notes of Amini, Milan and Matteoni, by exact sums."""

from fractions import Fraction
from itertools import product
from math import comb, sqrt

import numpy as np
from scipy.integrate import quad
from scipy.stats import binom, norm


def test_empirical_risk_is_unbiased_with_the_printed_spread() -> None:
    """For f fixed beforehand the mean over samples is the risk, the variance R(1-R)/m (Amini, ERM principle)."""
    chance = {(0, 0): Fraction(1, 2), (0, 1): Fraction(1, 8), (1, 0): Fraction(1, 8), (1, 1): Fraction(1, 4)}
    flip = {0: 1, 1: 1}  # the predictor: always 1
    risk = sum(p for (x, y), p in chance.items() if flip[x] != y)
    m, mean, square = 3, Fraction(0), Fraction(0)
    for sample in product(chance, repeat=m):
        weight = Fraction(1)
        for example in sample:
            weight *= chance[example]
        estimate = Fraction(sum(flip[x] != y for x, y in sample), m)
        mean, square = mean + weight * estimate, square + weight * estimate**2
    assert (mean, square - mean**2) == (risk, risk * (1 - risk) / m)
    assert sum(p for (x, y), p in chance.items() if x != y) != risk  # as printed, f(x) is lost from the loss
    assert abs(sqrt(0.23 * 0.77 / 1000) - 0.0133078924) < 5e-11


def test_the_rule_by_the_sides_errs_on_half_and_another_rule_nowhere() -> None:
    """Labels 1 above and 0 below on a grid of the square (Padova, figure 1.1): the rules by side and by height."""
    grid = list(product(range(10), repeat=2))
    wrong = [sum((place[axis] >= 5) != (place[1] >= 5) for place in grid) for axis in (0, 1)]
    assert [Fraction(count, len(grid)) for count in wrong] == [Fraction(1, 2), 0]
    seen = [place for place in grid if (place[0] >= 5) == (place[1] >= 5)]  # upper right and lower left: no error
    assert not [place for place in seen if (place[0] >= 5) != (place[1] >= 5)]


def test_both_risks_of_a_minimiser_approach_the_best_of_its_class() -> None:
    """Two constants, answers 1 with probability 0.3: both risks tend to 0.3 (Amini, consistency, 2 and 3)."""
    true, empirical = [], []
    for m in (1, 11, 101, 1001):
        ones = np.arange(m + 1)
        weights = binom.pmf(ones, m, 0.3)
        true.append(weights @ np.where(ones > m / 2, 0.7, 0.3))
        empirical.append(weights @ (np.minimum(ones, m - ones) / m))
    assert true == sorted(true, reverse=True)
    assert empirical == sorted(empirical)
    assert abs(true[-1] - 0.3) < 1e-9
    assert abs(empirical[-1] - 0.3) < 1e-9
    # The same limit although the Bayes risk is 0 when the answer is a function of x: Milan's consistency is another.
    assert true[-1] > 0.29


def test_a_class_may_be_trivially_consistent() -> None:
    """One function that beats all others makes ERM consistent, though gaps never close (Amini, key theorem)."""
    points, m = 1000, 100
    seen = np.unique(np.random.default_rng(1).integers(points, size=m))
    memoriser = np.ones(points)
    memoriser[seen] = 0.5  # the losses of the class lie in [1/2, 1]; the minimizer among them answers what it saw
    best = np.zeros(points)
    assert best[seen].mean() < memoriser[seen].mean()  # so ERM takes the best, for every sample
    assert memoriser.mean() - memoriser[seen].mean() > 0.44  # and still one function's gap stays


def _complexity(values: np.ndarray, absolute: bool) -> float:
    """(2/m) E sup, by all signs; values `(functions, m)`."""
    m = values.shape[1]
    signs = np.array(list(product((-1, 1), repeat=m)))
    sums = signs @ values.T
    return float((np.abs(sums) if absolute else sums).max(axis=1).mean() * 2 / m)


def test_rademacher_complexity_in_both_conventions() -> None:
    """With |.| one function has a complexity, without none; thresholds on ten points, one label (Amini, Rademacher)."""
    constant = np.ones((1, 10))
    walk = sum(abs(10 - 2 * k) * comb(10, k) for k in range(11)) / 2**10
    assert abs(_complexity(constant, True) - 2 * walk / 10) < 1e-15
    assert abs(_complexity(constant, False)) < 1e-15
    longer = 2 * sum(abs(100 - 2 * k) * comb(100, k) for k in range(101)) / 2**100 / 100
    assert abs(longer - 0.1591784748) < 5e-11
    steps = np.array([[float(i >= start) for i in range(10)] for start in range(11)])
    assert abs(_complexity(steps, False) - 0.416796875) < 1e-12
    assert abs(_complexity(steps, True) - 0.70546875) < 1e-12
    # Without the mean over the signs it is a random number: one draw of signs gives anything from 0 to 2.
    draws = {2 / 10 * abs(sum(signs)) for signs in product((-1, 1), repeat=10)}
    assert (min(draws), max(draws)) == (0, 2)


def test_estimation_approximation_and_bayes_error_add_up() -> None:
    """Three parts, none negative; with all labelings in the class the middle one is 0 (Milan, second overfitting)."""
    mass = np.array([0.1, 0.3, 0.2, 0.25, 0.15])
    eta = np.array([0.2, 0.9, 0.5, 0.35, 0.8])
    bayes = mass @ np.minimum(eta, 1 - eta)

    def risk(labels: np.ndarray) -> float:
        return float(mass @ np.where(labels == 1, 1 - eta, eta))

    every = [np.array(labels) for labels in product((0, 1), repeat=5)]
    for rules in (every, [labels for labels in every if (np.diff(labels) >= 0).all()]):
        best = min(map(risk, rules))
        for labels in rules:
            estimation, approximation = risk(labels) - best, best - bayes
            assert min(estimation, approximation) >= -1e-15
            assert abs(estimation + approximation + bayes - risk(labels)) < 1e-15
    assert min(map(risk, every)) - bayes < 1e-15  # the notes' strict ">" fails: f* is in this class


def test_best_in_class_reaches_bayes_when_the_class_grows() -> None:
    """Histograms for [x > 1/3]: with m cells the best is off by at most 1/(2m), with two cells by 1/6 for ever."""

    def least_risk(cells: int) -> Fraction:
        inside = Fraction(1, 3) * cells % 1
        return min(inside, 1 - inside) / cells

    assert least_risk(2) == Fraction(1, 6)
    for cells in (10, 100, 1000):
        assert 0 < least_risk(cells) <= Fraction(1, 2 * cells)


def test_rates_of_finite_classes() -> None:
    """Two nearly fair answers cost c Phi(-c) / sqrt(m), a noiseless threshold 1/(m+1) (Milan, parametric rate)."""
    m, c = 1_000_001, 1.0
    advantage = c / sqrt(m)
    excess = advantage * binom.sf(m // 2, m, (1 - advantage) / 2)
    assert abs(excess * sqrt(m) / (c * norm.cdf(-c)) - 1) < 2e-3
    for size in (5, 50):
        assert abs(quad(lambda u, m=size: (1 - u) ** m, 0, 1)[0] - 1 / (size + 1)) < 1e-12
