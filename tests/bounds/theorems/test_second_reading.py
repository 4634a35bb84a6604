"""Formulas written a second time, in forty digits, from what the theorems say in words and in the literature.

Each reading was made from the statement, most of them without looking at the code, and solves inequalities where the
code has closed forms, or the other way round. `typical_points` draws the points at which both must agree.
"""

from typing import Any

import mpmath as mp
import pytest
from mpmath import e, exp, mpf, sqrt
from mpmath import log as ln

from tests.bounds.theorems.forty_digits import (
    Reading,
    at_most,
    check,
    hoeffding,
    loss_at_most,
    root,
    sauer,
    tail,
    upper,
)


def margin_noise(m: int, delta: Any, ln_size: Any, noise_margin: Any) -> Any:
    """Bernstein's inequality with variance x/h and range 2: the largest x <= sqrt(2 (x/h) t) + (2/3) t."""
    t = (ln_size + ln(1 / delta)) / m
    return root(lambda x: x - sqrt(2 * x * t / noise_margin) - 2 * t / 3)


def maurer(m: int) -> Any:
    return ln(mp.fsum(mp.binomial(m, k) * mpf(k) ** k * mpf(m - k) ** (m - k) for k in range(m + 1)) / mpf(m) ** m)


def bentkus(m: int, delta: Any, test_error: Any) -> Any:
    """The larger p at which one of the two tails is below delta: the smaller of the two bounds."""
    by_kl = upper(test_error, ln(1 / delta) / m)
    return min(by_kl, at_most(int(mp.ceil(m * test_error)), m, delta / e))


def uneven_split(only_first: int, only_second: int) -> Any:
    n = only_first + only_second
    return min(mpf(1), 2 * tail(min(only_first, only_second), n, mpf(1) / 2)) if n else mpf(1)


def devroye(m: int, log_of_events: Any) -> Any:
    return root(lambda gap: gap - sqrt((4 * gap * (1 + gap) + log_of_events) / (2 * m)))


def parrondo(m: int, log_of_events: Any) -> Any:
    return root(lambda gap: gap - sqrt((2 * gap + log_of_events) / m))


FINITE: dict[str, Reading] = {
    "bayes_mistakes": lambda entropy: entropy / 2,
    "discretization": lambda m, delta, parameters, bits: sqrt(2 * ln(2 * mpf(2) ** (bits * parameters) / delta) / m),
    "finite_agnostic": lambda m, delta, ln_size: hoeffding(m, ln(2 * exp(ln_size) / delta)),
    "finite_agnostic_excess": lambda m, delta, ln_size: 2 * hoeffding(m, ln(2 * exp(ln_size) / delta)),
    "finite_agnostic_excess_sharp": lambda m, delta, ln_size: 2 * hoeffding(m, ln((exp(ln_size) + 1) / delta)),
    "finite_agnostic_excess_split": lambda m, delta, ln_size, share: (
        hoeffding(m, ln(exp(ln_size) / ((1 - share) * delta))) + hoeffding(m, ln(1 / (share * delta)))
    ),
    "finite_binomial": lambda m, delta, errors, ln_size: at_most(errors, m, delta * exp(-ln_size)),
    "finite_empirical_bernstein": lambda m, delta, ln_size, variance: (
        sqrt(2 * variance * ln(2 * exp(ln_size) / delta) / m) + 7 * ln(2 * exp(ln_size) / delta) / (3 * (m - 1))
    ),
    "finite_expected_gap": lambda m, ln_size: sqrt(ln_size / (2 * m)),
    "finite_independent": lambda m, epsilon, bad: 1 - (1 - (1 - epsilon) ** m) ** bad,
    "finite_kl": lambda m, delta, ln_size, training_error: upper(training_error, (ln_size + ln(1 / delta)) / m),
    "finite_label_noise": lambda m, delta, ln_size, noise: sqrt(2 * (ln_size + ln(2 / delta)) / m) / (1 - 2 * noise),
    "finite_massart_noise": margin_noise,
    "finite_one_sided": lambda m, delta, ln_size: hoeffding(m, ln(exp(ln_size) / delta)),
    "finite_realizable": lambda m, delta, ln_size: ln(exp(ln_size) / delta) / m,
    "finite_realizable_expected": lambda m, ln_size: mp.quad(
        lambda x: min(1, exp(ln_size) * (1 - x) ** m), [0, 1 - exp(-ln_size / m), 1]
    ),
    "finite_realizable_sharp": lambda m, delta, ln_size: 1 - (delta / exp(ln_size)) ** (mpf(1) / m),
    "finite_relative": lambda m, delta, ln_size, training_error: loss_at_most(
        training_error, ln(exp(ln_size) / delta) / m
    ),
    "hypothesis_survival": lambda m, epsilon: (1 - epsilon) ** m,
    "representative_sample": lambda gap: 2 * gap,
    "unseen_point": lambda m, epsilon: (1 - epsilon) ** m,
}
TEST_SETS: dict[str, Reading] = {
    "hoeffding_one_sided": lambda m, delta: hoeffding(m, ln(1 / delta)),
    "hoeffding_two_sided": lambda m, delta: hoeffding(m, ln(2 / delta)),
    "bennett": lambda m, delta, variance, loss_range: root(
        lambda t: (
            (m * variance / loss_range**2)
            * ((1 + loss_range * t / variance) * ln(1 + loss_range * t / variance) - loss_range * t / variance)
            - ln(1 / delta)
        )
    ),
    "bernstein": lambda m, delta, variance, loss_range: (
        sqrt(2 * variance * ln(1 / delta) / m) + loss_range * ln(1 / delta) / (3 * m)
    ),
    "chernoff_lower_tail": lambda m, risk, gamma: 1 / exp(mpf(m) * risk * gamma**2 / 2),
    "chernoff_upper_tail": lambda m, risk, gamma: 1 / exp(mpf(m) * risk * gamma**2 / 3),
    "markov": lambda mean, level: mpf(mean) / level,
    "chebyshev": lambda m, delta, variance: root(lambda t: delta - variance / (m * t**2)),
    "cv_training_size": lambda m, k: min(m - len(range(fold, m, k)) for fold in range(k)),
    "empirical_bernstein": lambda m, delta, variance: (
        sqrt(2 * variance * ln(2 / delta) / m) + 7 * ln(2 / delta) / (3 * (m - 1))
    ),
    "empirical_bernstein_two_sided": lambda m, delta, variance: (
        sqrt(2 * variance * ln(3 / delta) / m) + 3 * ln(3 / delta) / m
    ),
    "error_decomposition": lambda m, delta, training_error, validation_error: (
        training_error + (validation_error - training_error) + hoeffding(m, ln(2 / delta))
    ),
    "hoeffding_bentkus": bentkus,
    "hoeffding_range": lambda m, delta, loss_range: loss_range * hoeffding(m, ln(2 / delta)),
    "mcdiarmid": lambda delta, squares: root(lambda t: delta - exp(-2 * t**2 / squares)),
    "mcnemar": uneven_split,
    "relative_chernoff": lambda m, delta, test_error: loss_at_most(test_error, ln(1 / delta) / m),
    "standard_deviation": lambda m, delta, variance: sqrt(variance) + sqrt(2 * ln(1 / delta) / (m - 1)),
    "test_set_binomial": lambda m, delta, errors: at_most(errors, m, delta),
    "test_set_binomial_lower": lambda m, delta, errors: 1 - at_most(m - errors, m, delta),
    "test_set_kl": lambda m, delta, test_error: upper(test_error, ln(1 / delta) / m),
    "test_set_no_errors": lambda m, delta: 1 - delta ** (mpf(1) / m),
    "union_bound": lambda delta, k: min(mpf(1), k * delta),
    "validation_one_sided": lambda m, delta: hoeffding(m, ln(1 / delta)),
    "validation_selection": lambda m, delta, k: hoeffding(m, ln(2 * k / delta)),
    "validation_selection_binomial": lambda m, delta, errors, k: at_most(errors, m, delta / k),
    "validation_selection_excess": lambda m, delta, k: 2 * hoeffding(m, ln(2 * k / delta)),
    "validation_two_sided": lambda m, delta: hoeffding(m, ln(2 / delta)),
}
VC: dict[str, Reading] = {
    "dkw": lambda m, delta: hoeffding(m, ln(2 / delta)),
    "dkw_one_sided": lambda m, delta: hoeffding(m, ln(1 / delta)),
    "rectangle_pac": lambda m, delta, n: ln((2 * n / delta) ** (mpf(2 * n) / m)),
    "sauer": sauer,
    "sauer_log": lambda m, d: ln(sauer(m, d)),
    "sauer_polynomial": lambda m, d: (e * m / d) ** d,
    "threshold_pac": lambda m, delta: ln(2 / delta) / m,
    "threshold_worst_erm": lambda epsilon, m: 2 * (1 - epsilon) ** m - max(1 - 2 * epsilon, 0) ** m,
    "vc_agnostic_constant": lambda m, delta, d, C: sqrt(C * (d + ln(1 / delta)) / m),
    "vc_uniform_constant": lambda m, delta, d, C: sqrt(C * (d + ln(1 / delta)) / m),
    "vc_agnostic_lower": lambda epsilon, delta, d, C: C * (d + ln(1 / delta)) / epsilon**2,
    "vc_realizable_constant": lambda epsilon, delta, d, C: C * (d * ln(1 / epsilon) + ln(1 / delta)) / epsilon,
    "vc_realizable_lower": lambda epsilon, delta, d, C: C * (d + ln(1 / delta)) / epsilon,
    "vc_anthony_bartlett_agnostic": lambda epsilon, delta, d: (
        64 / epsilon**2 * (2 * d * ln(12 / epsilon) + ln(4 / delta))
    ),
    "vc_anthony_bartlett_realizable": lambda epsilon, delta, d: 4 / epsilon * (d * ln(12 / epsilon) + ln(2 / delta)),
    "vc_blumer": lambda epsilon, delta, d: max(
        4 / epsilon * ln(2 / delta) / ln(2), 8 * d / epsilon * ln(13 / epsilon) / ln(2)
    ),
    "vc_blumer_sum": lambda epsilon, delta, d: (4 * ln(2 / delta) + 8 * d * ln(13 / epsilon)) / (epsilon * ln(2)),
    "vc_realizable_uml": lambda epsilon, delta, d: 8 / epsilon * (2 * d * ln(16 * e / epsilon) + ln(2 / delta)),
    "vc_uniform_uml": lambda epsilon, delta, d: (
        4 * 32 * d / epsilon**2 * ln(64 * d / epsilon**2) + 8 / epsilon**2 * (8 * d * ln(e / d) + 2 * ln(4 / delta))
    ),
    "vc_confidence": lambda m, delta, d: sqrt((d * ln(2 * e * m / d) - ln(delta / 4)) / m),
    "vc_lecture_form": lambda m, delta, d: sqrt(8 * ln(4 * (2 * e * m / d) ** d / delta) / m),
    "vc_original": lambda m, delta, d: sqrt(8 * ln(4 * sauer(2 * m, d) / delta) / m),
    "vc_original_polynomial": lambda m, delta, d: sqrt(8 * ln(4 * mpf(2 * m) ** d / delta) / m),
    "vc_vapnik": lambda m, delta, d: mpf(1) / m + sqrt(ln(4 * (2 * e * m / d) ** d / delta) / m),
    "vc_vapnik_growth": lambda m, delta, d: mpf(1) / m + sqrt(ln(4 * sauer(2 * m, d) / delta) / m),
    "vc_devroye": lambda m, delta, d: devroye(m, ln(4 * sauer(m**2, d) / delta)),
    "vc_parrondo_van_den_broek": lambda m, delta, d: parrondo(m, ln(6 * sauer(2 * m, d) / delta)),
    "vc_rademacher": lambda m, delta, d: sqrt(2 * ln(sauer(m, d)) / m) + hoeffding(m, ln(1 / delta)),
    "vc_rademacher_polynomial": lambda m, delta, d: sqrt(2 * d * ln(e * m / d) / m) + hoeffding(m, ln(1 / delta)),
    "vc_rademacher_penalty": lambda m, delta, d: (
        sqrt(2 * ln(2 * m * sauer(m, d)) / m) + sqrt(2 * ln(1 / delta) / m) + mpf(1) / m
    ),
    "vc_expected_gap": lambda m, d: sqrt(2 * ln(2 * sauer(m, d)) / m),
    "vc_one_inclusion": lambda m, d: mpf(d) / (m + 1),
    "vc_realizable_growth": lambda m, delta, d: 2 * ln(2 * sauer(2 * m, d) / delta) / (m * ln(2)),
    "vc_expected_consistent": lambda m, d: 2 * (ln(2 * sauer(2 * m, d)) + 1) / (m * ln(2)),
    "vc_relative_deviation": lambda m, delta, d, training_error: loss_at_most(
        training_error, 2 * ln(4 * sauer(2 * m, d) / delta) / m
    ),
}
COMPLEXITY: dict[str, Reading] = {
    "massart_signs": lambda m, ln_size: sqrt(m) * sqrt(2 * ln_size) / m,
    "massart": lambda m, ln_size, radius: radius * sqrt(2 * ln_size) / m,
    "rademacher_concentration": lambda m, delta: 2 * hoeffding(m, ln(1 / delta)),
    "rademacher_empirical": lambda m, delta, rademacher: rademacher + 3 * hoeffding(m, ln(2 / delta)),
    "rademacher_expected": lambda m, delta, rademacher: rademacher + hoeffding(m, ln(1 / delta)),
    "rademacher_kernel": lambda m, norm, trace: norm * sqrt(trace) / m,
    "rademacher_kernel_lower": lambda m, norm, trace: norm * sqrt(trace / 2) / m,
    "rademacher_l1": lambda m, n, radius, norm: norm * radius * sqrt(2 * ln(2 * n) / m),
    "rademacher_linear": lambda m, radius, norm: norm * radius / sqrt(m),
    "rademacher_loss_empirical": lambda m, delta, rademacher: 2 * rademacher + 3 * hoeffding(m, ln(2 / delta)),
    "rademacher_loss_expected": lambda m, delta, rademacher: 2 * rademacher + hoeffding(m, ln(1 / delta)),
    "rademacher_monte_carlo": lambda m, delta, draws: root(lambda t: delta - 2 * exp(-m * draws * t**2 / 2)),
    "talagrand_contraction": lambda rademacher, lipschitz: lipschitz * rademacher,
}


def budget(m: int, delta: Any, kl: Any) -> Any:
    return (kl + ln(2 * sqrt(m) / delta)) / m


PAC_BAYES: dict[str, Reading] = {
    "c_bound": lambda gibbs, disagreement: 1 - (1 - 2 * gibbs) ** 2 / (1 - 2 * disagreement),
    "gaussian_relative_entropy": lambda n, shift, s, sigma: (
        n * ln(sigma / s) + (n * s**2 + shift**2) / (2 * sigma**2) - mpf(n) / 2
    ),
    "majority_vote_factor_two": lambda gibbs: 2 * gibbs,
    "pac_bayes_catoni": lambda m, delta, kl, training_error, a: (
        (1 - exp(-a * training_error - (kl + ln(1 / delta)) / m)) / (1 - exp(-a))
    ),
    "pac_bayes_kl": lambda m, delta, kl, training_error: upper(training_error, budget(m, delta, kl)),
    "pac_bayes_kl_exact": lambda m, delta, kl, training_error: upper(
        training_error, (kl + maurer(m) + ln(1 / delta)) / m
    ),
    "pac_bayes_kl_relaxed": lambda m, delta, kl, training_error: (
        training_error + sqrt(2 * training_error * budget(m, delta, kl)) + 2 * budget(m, delta, kl)
    ),
    "pac_bayes_lambda": lambda m, delta, kl, training_error, lam: (
        (training_error + budget(m, delta, kl) / lam) / (1 - lam / 2)
    ),
    "pac_bayes_langford": lambda m, delta, kl, training_error: upper(training_error, (kl + ln((m + 1) / delta)) / m),
    "pac_bayes_linear_gaussian": lambda m, delta, gamma, mu: upper(mp.ncdf(-mu * gamma), budget(m, delta, mu**2 / 2)),
    "pac_bayes_mcallester": lambda m, delta, kl, training_error: training_error + sqrt(budget(m, delta, kl) / 2),
    "pac_bayes_mcallester_1999": lambda m, delta, kl, training_error: (
        training_error + sqrt((kl + ln(1 / delta) + mpf(5) / 2 * ln(m) + 8) / (2 * m - 1))
    ),
    # Both tails are paid for, as in the source; one-sided, ln(1/δ) would do.
    "pac_bayes_monte_carlo": lambda draws, delta, training_error: upper(training_error, ln(2 / delta) / draws),
    "pac_bayes_quadratic": lambda m, delta, kl, training_error: loss_at_most(training_error, budget(m, delta, kl)),
    "pac_bayes_single_draw": lambda m, delta, training_error, log_ratio: upper(
        training_error, budget(m, delta, log_ratio)
    ),
    "pac_bayes_split_prior": lambda m, delta, kl, training_error, prior_samples: upper(
        training_error, budget(m - prior_samples, delta, kl)
    ),
    "pac_bayes_ssbd": lambda m, delta, kl, training_error: training_error + sqrt((kl + ln(m / delta)) / (2 * (m - 1))),
    "pac_bayes_subgaussian": lambda m, delta, kl, sigma, lam: (kl + ln(1 / delta)) / lam + lam * sigma**2 / (2 * m),
    "pac_bayes_tandem": lambda m, delta, kl, training_error, lam: (
        4 * (training_error + budget(m, delta, 2 * kl) / lam) / (1 - lam / 2)
    ),
}
READINGS = FINITE | TEST_SETS | VC | COMPLEXITY | PAC_BAYES
QUICK_UP_TO = {  # the largest m at which forty digits are still quick
    "hoeffding_bentkus": 200,
    "pac_bayes_kl_exact": 300,
    "test_set_binomial_lower": 2000,
    "validation_selection_binomial": 2000,
    "vc_devroye": 300,
}


@pytest.mark.parametrize("slug", READINGS)
def test_both_readings_agree(slug: str) -> None:
    check(slug, READINGS[slug], QUICK_UP_TO.get(slug))
