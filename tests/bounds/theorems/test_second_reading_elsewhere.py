"""The same second reading for the other families: learning online, stability, margins, ensembles, high dimension."""

from typing import Any

import mpmath as mp
import pytest
from mpmath import e, exp, mpf, pi, sqrt
from mpmath import log as ln

from tests.bounds.theorems.forty_digits import Reading, at_most, bisected, check, hoeffding, root, tail, upper


def chi_square(x: Any, n: int) -> Any:
    """P[chi-square with n degrees of freedom <= x]."""
    return mp.gammainc(mpf(n) / 2, 0, max(x, mpf(0)) / 2, regularized=True)


def mixture(m: int, delta: Any, errors: int) -> Any:
    """The larger p at which the mixture's likelihood ratio reaches 1/delta."""
    level = mp.log(mp.beta(errors + 1, m - errors + 1)) + ln(delta)

    def inside(p: Any) -> bool:
        likelihood = errors * ln(p) if errors else mpf(0)
        return bool(level < likelihood + (m - errors) * ln(1 - p))

    return bisected(inside, mpf(errors) / m, mpf(1) - mpf(10) ** -35) if errors < m else mpf(1)


def kept_or_fewer(m: int, delta: Any, size: int) -> Any:
    return bisected(
        lambda p: mp.fsum(mp.binomial(m, i) * (1 - p) ** (m - i) for i in range(size + 1)) >= delta, mpf(0), mpf(1)
    )


def marchenko_pastur(ratio: Any, lam: Any, power: int) -> Any:
    """The mean of (eigenvalue + lam)^-power, by quadrature over the angle; the zero eigenvalues apart."""
    low, high = (1 - sqrt(ratio)) ** 2, (1 + sqrt(ratio)) ** 2
    centre, half = (low + high) / 2, (high - low) / 2

    def density(angle: Any) -> Any:
        x = centre + half * mp.cos(angle)
        return (half * mp.sin(angle)) ** 2 / (2 * pi * ratio * x) / (x + lam) ** power

    return mp.quad(density, [0, pi / 2, pi]) + max(1 - 1 / ratio, 0) / lam**power


def ridge(ratio: Any, signal: Any, sigma: Any, lam: Any) -> Any:
    first, second = (marchenko_pastur(ratio, lam, power) for power in (1, 2))
    return signal**2 * lam**2 * second + ratio * sigma**2 * (first - lam * second)


def majority_of_tosses(m: int, alpha: Any) -> Any:
    odd = m - 1 + m % 2
    return tail((odd - 1) // 2, odd, (1 + alpha) / 2)


def over_all_margins(m: int, delta: Any, gamma: Any, radius: Any) -> Any:
    """What choosing the margin after the sample costs on the grid of halves."""
    return sqrt(ln(ln(2 * radius / gamma) / ln(2)) / m) + hoeffding(m, ln(2 / delta))


def few_kept(size: int, m: int) -> Any:
    return mp.binomial(m, size)


ENSEMBLES: dict[str, Reading] = {
    "adaboost_training_error": lambda gamma, rounds: (2 * sqrt((mpf(1) / 2 - gamma) * (mpf(1) / 2 + gamma))) ** rounds,
    "adaboost_training_error_exponential": lambda gamma, rounds: exp(-2 * rounds * gamma**2),
    "adaboost_margin_loss": lambda gamma, rounds, theta: (
        sqrt((1 - 2 * gamma) ** (1 - theta) * (1 + 2 * gamma) ** (1 + theta)) ** rounds
    ),
    "bagging_variance": lambda members, correlation, sigma: (
        (members * sigma**2 + members * (members - 1) * correlation * sigma**2) / members**2
    ),
    "condorcet": lambda voters, error: tail((voters - 1) // 2, voters, 1 - error),
    "condorcet_hoeffding": lambda voters, error: exp(-2 * voters * (mpf(1) / 2 - error) ** 2),
    "oob_fraction": lambda m: (1 - mpf(1) / m) ** m,
    "tree_class_size": lambda nodes, features: ln(
        mp.binomial(nodes - 1, (nodes - 1) // 2)
        / ((nodes - 1) // 2 + 1)
        * mpf(features) ** ((nodes - 1) // 2)
        * mpf(2) ** ((nodes + 1) // 2)
    ),
    "tree_class_size_relaxed": lambda nodes, features: nodes * ln(2 * e * features),
    "tree_code_length": lambda m, delta, bits: hoeffding(m, ln(2 * mpf(2) ** bits / delta)),
    "tree_nodes_erm_relaxed": lambda m, delta, nodes, features: (
        2 * hoeffding(m, ln(2 * (2 * e * features) ** nodes / delta))
    ),
}
COMPRESSION: dict[str, Reading] = {
    "compression_at_most": kept_or_fewer,
    "compression_binomial": lambda m, delta, size, errors: at_most(errors, m - size, delta / m / few_kept(size, m)),
    "compression_chosen_size": lambda m, delta, size: 1 - (delta / m / few_kept(size, m)) ** (mpf(1) / (m - size)),
    "compression_realizable": lambda m, delta, size: 1 - (delta / few_kept(size, m)) ** (mpf(1) / (m - size)),
    "compression_stable": lambda m, delta, size: 2 * (size * ln(4) + ln(1 / delta)) / (m - 2 * size),
    "compression_uml": lambda m, delta, size, training_error: (
        training_error + sqrt(training_error * 4 * size * ln(m / delta) / m) + 8 * size * ln(m / delta) / m
    ),
    "floyd_warmuth": lambda epsilon, delta, size, beta: (
        (ln(1 / delta) / epsilon + size + size / epsilon * ln(1 / (beta * epsilon))) / (1 - beta)
    ),
    "graepel_compression": lambda m, delta, size: (ln(few_kept(size, m)) + ln(m / delta)) / (m - size),
    "scenario": lambda m, delta, d: at_most(d - 1, m, delta),
}
LOWER: dict[str, Reading] = {
    "agnostic_lower": lambda epsilon, d: d / (320 * epsilon**2),
    "confidence_lower": lambda epsilon, delta: ln(delta) / ln(1 - epsilon),
    "ehkv_lower": lambda epsilon, d: (d - 1) / (32 * epsilon),
    "no_free_lunch": lambda epsilon: (mpf(1) / 4 - epsilon) / (1 - epsilon),
    "no_free_lunch_exact": lambda m, points: (1 - mpf(1) / points) ** m / 2,
    "shattered_set_lower": lambda d: mpf(d // 2 + 1),
    "two_coins_exact": majority_of_tosses,
    "two_coins_lower": lambda m, alpha: (1 - sqrt(1 - exp(-2 * mp.ceil(mpf(m) / 2) * alpha**2 / (1 - alpha**2)))) / 4,
}
MARGIN: dict[str, Reading] = {
    "boosting_margin": lambda m, delta, d, theta, margin_error: (
        margin_error + 2 / theta * sqrt(2 * d * ln(e * m / d) / m) + hoeffding(m, ln(1 / delta))
    ),
    "margin_all": lambda m, delta, gamma, radius, rademacher, margin_error: (
        margin_error + 4 / gamma * rademacher + over_all_margins(m, delta, gamma, radius)
    ),
    "margin_empirical": lambda m, delta, gamma, rademacher, margin_error: (
        margin_error + 2 / gamma * rademacher + 3 * hoeffding(m, ln(2 / delta))
    ),
    "margin_expected": lambda m, delta, gamma, rademacher, margin_error: (
        margin_error + 2 / gamma * rademacher + hoeffding(m, ln(1 / delta))
    ),
    "margin_hard_svm": lambda m, delta, radius, gamma: 2 * radius / gamma / sqrt(m) + sqrt(2 * ln(2 / delta) / m),
    "margin_linear": lambda m, delta, radius, norm, gamma, margin_error: (
        margin_error + 2 * sqrt((radius * norm / gamma) ** 2 / m) + hoeffding(m, ln(1 / delta))
    ),
    "margin_scaled": lambda gamma, scale: gamma * scale,
    "multiclass_margin": lambda m, delta, classes, gamma, rademacher, margin_error: (
        margin_error + 4 * classes / gamma * rademacher + hoeffding(m, ln(1 / delta))
    ),
    "multiclass_margin_linear": lambda m, delta, classes, radius, norm, gamma, margin_error: (
        margin_error + 4 * classes * sqrt((radius * norm / gamma) ** 2 / m) + hoeffding(m, ln(1 / delta))
    ),
    "perceptron_mistakes": lambda radius, gamma: (radius / gamma) ** 2,
    "soft_svm_risk": lambda m, radius, norm: sqrt(8 * radius**2 * norm**2 / m),
    "svm_hinge": lambda m, delta, radius, gamma, hinge_loss: (
        hinge_loss + 4 * sqrt((radius / gamma) ** 2 / m) + over_all_margins(m, delta, gamma, radius)
    ),
    "svm_radius_margin": lambda m, radius, gamma: (radius / gamma) ** 2 / (m + 1),
    "svm_support_vectors": lambda m, support_vectors: support_vectors / (m + 1),
    "vapnik_margin_vc": lambda diameter, width, n: min(mp.ceil((diameter / width) ** 2), n) + 1,
}
NEIGHBOURS_AND_NETWORKS: dict[str, Reading] = {
    "cover_hart": lambda bayes_risk, classes: bayes_risk * (2 - classes * bayes_risk / (classes - 1)),
    "knn_lipschitz": lambda m, n, k, lipschitz, bayes_risk: (
        (1 + sqrt(mpf(8) / k)) * bayes_risk + (6 * lipschitz * sqrt(n) + k) * mpf(m) ** (-mpf(1) / (n + 1))
    ),
    "nearest_neighbour_cells": lambda m, n, cells: sqrt(n) * 2 / cells + 2 * sqrt(n) * mpf(cells) ** n / (e * m),
    "one_nn_lipschitz": lambda m, n, lipschitz, bayes_risk: (
        2 * bayes_risk + 4 * lipschitz * sqrt(n) * mpf(m) ** (-mpf(1) / (n + 1))
    ),
    "golowich_frobenius": lambda m, depth, norms, radius: radius * norms * (sqrt(2 * ln(2) * depth) + 1) / sqrt(m),
    "golowich_rows": lambda m, depth, norms, radius, n: 2 * norms * radius * sqrt((depth + 1 + ln(n)) / m),
    "quantised_network": lambda m, delta, parameters, bits, training_error: upper(
        training_error, ln(mpf(2) ** (parameters * bits) / delta) / m
    ),
    "mutual_information_gap": lambda m, information, sigma: sqrt(2 * sigma**2 * information / m),
}
ONLINE: dict[str, Reading] = {
    "halving": lambda ln_size: ln_size / ln(2),
    "hedge": lambda rounds, experts: sqrt(mpf(rounds) / 2 * ln(experts)),
    "hedge_anytime": lambda rounds, experts: 2 * sqrt(mpf(rounds) / 2 * ln(experts)) + sqrt(ln(experts) / 8),
    "hedge_small_loss": lambda best_loss, experts: best_loss + sqrt(2 * best_loss * ln(experts)) + ln(experts),
    "online_gradient_descent": lambda rounds, norm, lipschitz: norm * lipschitz * sqrt(rounds),
    "online_gradient_descent_strongly_convex": lambda rounds, curvature, lipschitz: (
        lipschitz**2 / (2 * curvature) * (1 + ln(rounds))
    ),
    "online_to_batch": lambda m, delta, online_loss, loss_bound: online_loss + loss_bound * hoeffding(m, ln(1 / delta)),
    "online_to_batch_textbook": lambda m, delta, online_loss, loss_bound: (
        online_loss + loss_bound * sqrt(2 * ln(1 / delta) / m)
    ),
    "online_to_batch_best": lambda m, delta, online_loss: online_loss + 6 * sqrt(ln(2 * (m + 1) / delta) / m),
    "perceptron_expected_risk": lambda m, radius, gamma: (radius / gamma) ** 2 / (m + 1),
    "perceptron_hinge": lambda radius, gamma, hinge_sum: (radius / gamma + sqrt(hinge_sum)) ** 2,
    "perceptron_hinge_sharp": lambda radius, gamma, hinge_sum: root(
        lambda mistakes: mistakes - radius / gamma * sqrt(mistakes) - hinge_sum
    ),
    "perceptron_mistakes_bias": lambda radius, gamma, bias: (radius**2 + 1) * (1 + bias**2) / gamma**2,
    "perceptron_squared_hinge": lambda radius, gamma, deviation: ((radius + deviation) / gamma) ** 2,
    "progressive_validation": lambda m, delta, online_loss: online_loss + hoeffding(m, ln(1 / delta)),
    "voted_perceptron": lambda m, mean_mistakes: 2 * mean_mistakes / (m + 1),
    "weighted_majority": lambda best_mistakes, experts, beta: (
        (best_mistakes * ln(1 / beta) + ln(experts)) / ln(2 / (1 + beta))
    ),
    "bernoulli_mixture": mixture,
    "lil_boundary": lambda m, delta: (
        mpf("1.7")
        / m
        * sqrt(max(mpf(m) / 4, 1) * (ln(ln(2 * max(mpf(m) / 4, 1))) + mpf("0.72") * ln(mpf("10.4") / delta)))
    ),
    "normal_mixture": lambda m, delta, rho: sqrt((mpf(m) / 4 + rho) * ln((mpf(m) / 4 + rho) / (rho * delta**2))) / m,
}
DESCENT_AND_STABILITY: dict[str, Reading] = {
    "gradient_descent": lambda steps, norm, lipschitz: norm * lipschitz / sqrt(steps),
    "gradient_descent_any_step": lambda steps, norm, lipschitz, eta: (
        norm**2 / (2 * eta * steps) + eta * lipschitz**2 / 2
    ),
    "steepest_descent": lambda steps, kappa, start: start * (mpf(kappa - 1) / (kappa + 1)) ** (2 * steps),
    "sgd_convex": lambda steps, norm, lipschitz: norm * lipschitz / sqrt(steps),
    "sgd_strongly_convex": lambda steps, lam, lipschitz: lipschitz**2 / (2 * lam * steps) * (1 + ln(steps)),
    "sgd_regularised": lambda steps, lam, lipschitz: (2 * lipschitz) ** 2 / (2 * lam * steps) * (1 + ln(steps)),
    "bousquet_elisseeff": lambda m, delta, beta, loss_bound: (
        2 * beta + (4 * m * beta + loss_bound) * hoeffding(m, ln(1 / delta))
    ),
    "bousquet_elisseeff_loo": lambda m, delta, beta, loss_bound: (
        beta + (4 * m * beta + loss_bound) * hoeffding(m, ln(1 / delta))
    ),
    "stability_replace_one": lambda m, delta, beta, loss_bound: (
        beta + (2 * m * beta + loss_bound) * hoeffding(m, ln(1 / delta))
    ),
    "mean_generalization_gap": lambda m, variance: (1 + mpf(1) / m) * variance - (1 - mpf(1) / m) * variance,
    "rlm_oracle": lambda m, lam, lipschitz, norm: lam * norm**2 + 2 * lipschitz**2 / (lam * m),
    "rlm_tuned": lambda m, lipschitz, norm: lipschitz * norm * sqrt(mpf(8) / m),
    "rlm_uniform_stability": lambda m, lam, lipschitz, radius: lipschitz**2 * radius**2 / (2 * lam * m),
    "rlm_stability_risk": lambda m, delta, lam, lipschitz, radius, loss_bound: (
        (lipschitz * radius) ** 2 / (lam * m)
        + (2 * (lipschitz * radius) ** 2 / lam + loss_bound) * hoeffding(m, ln(1 / delta))
    ),
    "sgd_stability_convex": lambda m, steps, step, lipschitz: 2 * lipschitz**2 / m * steps * step,
    "sgd_stability_strongly_convex": lambda m, curvature, lipschitz: 2 * lipschitz**2 / (curvature * m),
    "tikhonov_lipschitz": lambda m, lam, lipschitz: 2 * lipschitz**2 / (lam * m),
}
REGRESSION: dict[str, Reading] = {
    "aic": lambda m, rss, parameters: m * ln(rss / m) + 2 * parameters,
    "bic": lambda m, rss, parameters: m * ln(rss / m) + parameters * ln(m),
    "minimum_norm_limit": lambda ratio, signal, sigma: signal**2 * (1 - 1 / ratio) + sigma**2 / (ratio - 1),
    "minimum_norm_risk": lambda m, n, signal, sigma: signal**2 * (1 - mpf(m) / n) + sigma**2 * m / (n - m - 1),
    "ols_excess": lambda m, n, sigma: sigma**2 * n / (m - n - 1),
    "ols_fixed_design": lambda m, n, sigma: sigma**2 * n / m,
    "ols_test_error": lambda m, n, sigma: sigma**2 + sigma**2 * n / (m - n - 1),
    "ols_training_error": lambda m, n, sigma: sigma**2 * (1 - mpf(n) / m),
    "pseudo_dimension": lambda m, delta, d, largest_loss: (
        largest_loss * (sqrt(2 * d * ln(e * m / d) / m) + hoeffding(m, ln(1 / delta)))
    ),
    "regression_rademacher": lambda m, delta, rademacher, largest_error: (
        4 * largest_error * rademacher + largest_error**2 * hoeffding(m, ln(1 / delta))
    ),
    "ridge_limit": ridge,
}
HIGH_DIMENSION: dict[str, Reading] = {
    "ball_volume": lambda n, radius: ln(pi ** (mpf(n) / 2) * radius**n / mp.gamma(mpf(n) / 2 + 1)),
    "cube_diameter": lambda n: mpf(n) ** mpf("0.5"),
    "distance_deviation": lambda n: sqrt(n * (mpf(1) / 15 - mpf(1) / 36)),
    "distance_mean": lambda n: mpf(n) / 6,
    "distance_spread": lambda n: sqrt(n * (mpf(1) / 15 - mpf(1) / 36)) * 6 / n,
    "gaussian_low_density": lambda n, ratio: chi_square(-2 * ln(ratio), n),
    "johnson_lindenstrauss": lambda epsilon, delta, vectors: (
        ln(2 * vectors / delta) / (epsilon**2 / 4 - epsilon**3 / 6)
    ),
    "johnson_lindenstrauss_book": lambda epsilon, delta, vectors: 6 * ln(2 * vectors / delta) / epsilon**2,
    "johnson_lindenstrauss_existence": lambda epsilon, points: ln(points**2) / (epsilon**2 / 4 - epsilon**3 / 6),
    "nearest_neighbour_median": lambda m, n: bisected(lambda r: (1 - r**n) ** m >= mpf(1) / 2, mpf(0), mpf(1)),
    "neighbourhood_edge": lambda share, n: share ** (mpf(1) / n),
    "random_projection_exact": lambda n, epsilon: (
        chi_square(n * (1 - epsilon), n) + 1 - chi_square(n * (1 + epsilon), n)
    ),
    "random_projection_spread": lambda n: sqrt(mpf(2) / n),
    "sampling_density": lambda m, n: mpf(m) ** (mpf(1) / n),
    "shell_mass": lambda n, radius: 1 - radius**n,
}
CONFORMAL_AND_EXACT: dict[str, Reading] = {
    "conformal_risk_control": lambda m, training_error, largest_loss: (m * training_error + largest_loss) / (m + 1),
    "conformal_coverage_upper": lambda m, alpha: 1 - alpha + mpf(1) / (m + 1),
    "conformal_conditional_normal": lambda m, alpha, delta: upper(
        min(mpf(1), alpha * (m + 1) / m), max(mpf(0), sqrt(2) * mp.erfinv(1 - 2 * delta)) ** 2 / (2 * m)
    ),
    "cross_conformal": lambda m, folds, alpha: max(0, 1 - 2 * alpha - 2 * (1 - mpf(1) / folds) / (m // folds + 1)),
    "conformal_tolerance": lambda m, delta, left_out: at_most(left_out - 1, m, delta),
    "jackknife_plus": lambda alpha: 1 - 2 * alpha,
    "halfplane_gibbs_mean": lambda m: mpf(2) / (3 * (m + 1)),
    "halfplane_midpoint_mean": lambda m: mpf(1) / (2 * (m + 1)),
    "halfplane_worst_mean": lambda m: mpf(3) / (2 * (m + 1)),
    "hebb_limit": lambda load: mp.atan(sqrt(pi / (2 * load))) / pi,
    "interval_tail": lambda m, epsilon: tail(1, m, epsilon),
    "memoriser_unseen": lambda m, atoms: (1 - mpf(1) / atoms) ** m,
    "threshold_one_sided_tail": lambda m, epsilon: (1 - epsilon) ** m,
    "nearest_mean_limit": lambda ratio, distance: mp.ncdf(-(distance**2) / (2 * sqrt(distance**2 + 2 * ratio))),
}
READINGS = ENSEMBLES | COMPRESSION | LOWER | MARGIN | NEIGHBOURS_AND_NETWORKS | ONLINE
READINGS |= DESCENT_AND_STABILITY | REGRESSION | HIGH_DIMENSION | CONFORMAL_AND_EXACT
QUICK_UP_TO = {"compression_at_most": 2000, "compression_binomial": 2000, "conformal_tolerance": 2000}


@pytest.mark.parametrize("slug", READINGS)
def test_both_readings_agree(slug: str) -> None:
    check(slug, READINGS[slug], QUICK_UP_TO.get(slug))
