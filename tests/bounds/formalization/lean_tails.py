"""What declarations of Lean libraries state as a tail, or as a number of examples, written anew in plain Python.

At Lean's bound a tail must be exactly delta, and a number of examples must be m: so the bound is inverted by the test.
By theorem and last name of the declaration; `t` is Lean's bound, the other names are the theorem's variables.
"""

from collections.abc import Callable
from math import exp, log, sqrt

Tails = dict[tuple[str, str], Callable[..., float]]


def _hoeffding(t: float, m: int) -> float:
    """A mean of m variables in [0, 1]: their sum is m t above its mean, the squared ranges add up to m."""
    return exp(-2 * (m * t) ** 2 / sum(1 for _ in range(m)))


def _both_sides(t: float, m: int, width: float) -> float:
    return 2 * exp(-2 * m * t**2 / width**2)


def _bernstein(t: float, variance: float, largest: float) -> float:
    return exp(-(t**2 / 2) / (variance + largest * t / 3))


def _bennett_h(u: float) -> float:
    return (1 + u) * log(1 + u) - u


def _family(t: float, m: int, ln_size: float) -> float:
    """The delta at which sqrt(ln(2^(T+1) |H|/delta)/(2 n)), T = 1, is t."""
    return exp(log(2**2) + ln_size - 2 * m * t**2)


def _least(line: Callable[[float], float], low: float, high: float) -> float:
    """The least value of a convex function between two numbers, by sections."""
    for _ in range(300):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, right) if line(left) < line(right) else (left, high)
    return line((low + high) / 2)


PROBABILITIES: Tails = {
    ("hoeffding_one_sided", "mcdiarmid_additive_independent"): lambda t, m, delta: _hoeffding(t, m),
    ("validation_one_sided", "mcdiarmid_additive_independent"): lambda t, m, delta: _hoeffding(t, m),
    ("hoeffding_two_sided", "hoeffding_mean_tail_twoSided"): lambda t, m, delta: _both_sides(t, m, 1),
    ("validation_two_sided", "hoeffding_mean_tail_twoSided"): lambda t, m, delta: _both_sides(t, m, 1),
    ("hoeffding_range", "hoeffding_mean_tail_twoSided"): lambda t, m, delta, loss_range: _both_sides(t, m, loss_range),
    ("mcdiarmid", "mcdiarmid_of_hasBoundedDifferences_sharp"): lambda t, delta, squares: exp(-2 * t**2 / squares),
    ("mcdiarmid", "mcdiarmid_of_hasBoundedDifferences_sharp_hetero"): lambda t, delta, squares: (
        exp(-2 * t**2 / squares)
    ),
    ("azuma_hoeffding", "azuma_hoeffding_of_mem_Icc_of_condExp_eq_zero"): lambda t, delta, squares: exp(
        -(t**2) / (2 * squares)  # (b - a)/2 is c
    ),
    ("serfling", "serfling_upper_tail_sharp"): lambda t, m, population, delta, loss_range: (
        exp(-2 * m * t**2 * population / (population - m + 1))
    ),
    ("chebyshev", "meas_ge_le_variance_div_sq"): lambda t, m, delta, variance: variance / m / t**2,
    ("bernstein", "averaged_bernstein_tail"): lambda t, m, delta, variance, loss_range: exp(
        -m * t**2 / (2 * (variance + loss_range * t / 3))
    ),
    ("bennett", "bennett_inequality"): lambda t, m, delta, variance, loss_range: exp(
        -m * (variance / loss_range**2) * _bennett_h((m * t / loss_range) / (m * variance / loss_range**2))
    ),
    ("matrix_bernstein", "matrix_bernstein_herm_tail"): lambda t, delta, dimension, variance, bound: (
        dimension * _bernstein(t, variance, bound)
    ),
    ("matrix_bernstein_rectangular", "matrix_bernstein_tail"): lambda t, delta, rows, columns, variance, bound: (
        (rows + columns) * _bernstein(t, variance, bound)
    ),
    ("finite_agnostic", "vcHoeffdingBridge_for_gcClass"): lambda t, m, delta, ln_size: _family(t, m, ln_size),
    ("validation_selection", "vcHoeffdingBridge_for_gcClass"): lambda t, m, delta, k: _family(t, m, log(k)),
    ("finite_agnostic", "uniformDeviation_highProb_finiteClass"): lambda t, m, delta, ln_size: 2 * exp(
        -((t - 2 * sqrt(2 * ln_size / m)) ** 2) * m / 2
    ),
    ("finite_agnostic_excess", "rademacherERMBridge_for_gcClass"): lambda t, m, delta, ln_size: 2 * exp(
        -(((t - 4 * sqrt(2 * ln_size / m)) / 2) ** 2) * m / 2
    ),
    ("finite_realizable", "pac_bound"): lambda t, m, delta, ln_size: exp(ln_size - t * m),
    ("dkw_one_sided", "ksPlus_tail_union"): lambda t, m, delta: m * exp(-2 * m * t**2),
    ("relative_chernoff", "chernoff_lower"): lambda t, m, delta, test_error: exp(
        -((m * t - m * test_error) ** 2) / (2 * m * t)
    ),
    ("rademacher_empirical", "uniform_deviation_tail_bound_separable_of_sample_empirical_le_delta"): (
        lambda t, m, delta, rademacher: 2 * exp(-m * ((t - rademacher) / 3) ** 2 / 2)
    ),
    ("rademacher_expected", "uniform_deviation_tail_bound_separable_of_rademacher_le_delta"): (
        lambda t, m, delta, rademacher: exp(-m * (t - rademacher) ** 2 / 2)
    ),
    ("rademacher_loss_expected", "genGap_highProb_rademacher"): lambda t, m, delta, rademacher: exp(
        -((t - 2 * rademacher) ** 2) * m / 8
    ),
    ("rademacher_loss_expected", "rademacher_generalization"): lambda t, m, delta, rademacher: 2 * exp(
        -m * (t - 2 * rademacher) ** 2 / 2
    ),
    ("rademacher_loss_empirical", "rademacher_generalization"): lambda t, m, delta, rademacher: 4 * exp(
        -m * ((t - 2 * rademacher) / 4) ** 2 / 2
    ),
    ("vc_rademacher_polynomial", "genGap_highProb_vcClass"): lambda t, m, delta, d: exp(
        -((t - 2 * sqrt(2 * d * log(exp(1) * m / d) / m)) ** 2) * m / 2
    ),
    ("vc_original", "symmetrization_uc_bound"): lambda t, m, delta, d: exp(
        log(4) + _log_binomials(2 * m, d) - m * t**2 / 8
    ),
    ("stability_replace_one", "bousquet_elisseeff_expectedGap_variant_of_boundedLoss"): (
        lambda t, m, delta, beta, loss_bound: exp(-2 * (t - beta) ** 2 / (m * (2 * beta + 2 * loss_bound / m) ** 2))
    ),
}  # fmt: skip
# Numbers of examples, rows or steps at which the bound is reached: the theorem's own m, n or steps.
SIZES: Tails = {
    ("finite_agnostic", "finite_class_uniform_convergence"): lambda t, m, delta, ln_size: (
        (log(2) + ln_size - log(delta)) / (2 * t**2)
    ),
    ("finite_agnostic_excess", "finite_class_uniform_convergence"): lambda t, m, delta, ln_size: (
        2 * (log(2) + ln_size - log(delta)) / t**2
    ),
    ("finite_realizable", "erm_finite_class_bound"): lambda t, m, delta, ln_size: (ln_size + log(1 / delta)) / t,
    ("sgd_convex", "sgd_learns_convex_lipschitz"): lambda t, steps, norm, lipschitz: norm**2 * lipschitz**2 / t**2,
}
# Bounds on a probability, as what Lean's statement has in the exponent; it speaks of sums.
EXPONENTS: Tails = {
    ("condorcet_hoeffding", "mcdiarmid_additive_independent"): lambda voters, error: (
        -2 * (voters / 2 - voters * error) ** 2 / voters
    ),
    ("chernoff_lower_tail", "chernoff_lower"): lambda m, risk, gamma: -((gamma * m * risk) ** 2) / (2 * (m * risk)),
    ("chernoff_upper_tail", "chernoff_upper"): lambda m, risk, gamma: (
        -((gamma * m * risk) ** 2) / (2 * (m * risk + gamma * m * risk / 3))
    ),
}
# The epsilon that Lean's statement names for the number of rows.
ACCURACIES: Tails = {
    ("johnson_lindenstrauss", "johnson_lindenstrauss"): lambda rows, delta, vectors: sqrt(
        6 * log(2 * vectors / delta) / rows
    ),
    ("johnson_lindenstrauss_book", "johnson_lindenstrauss"): lambda rows, delta, vectors: sqrt(
        6 * log(2 * vectors / delta) / rows
    ),
}


def ucb1(rounds: int, arms: int, gap: float) -> float:
    """Lean's sum itself, which ours has at its limit: c = 4, s2 = 1/4."""
    powers = sum(s ** (1 - 4) for s in range(1, rounds + 1))
    return (arms - 1) * (8 * 4 / 4 * log(rounds + 1) / gap + gap * (2 + 2 * powers))


def freedman(delta: float, variances: float, largest_step: float) -> float:
    """The best of Lean's thresholds, one for each lambda below 3/b, by a search."""
    third, target = largest_step / 3, log(1 / delta)
    return _least(
        lambda lam: lam * variances / (2 * (1 - third * lam)) + target / lam, 1e-9 / third, (1 - 1e-9) / third
    )


def _log_binomials(m: int, d: int) -> float:
    from math import comb

    return log(sum(comb(m, i) for i in range(d + 1)))
