"""The same second reading for the size of classes, and for what is left of lower bounds and predictions."""

from typing import Any

import mpmath as mp
import pytest
from mpmath import e, exp, mpf, pi, sqrt
from mpmath import log as ln

from tests.bounds.theorems.forty_digits import Reading, check, hoeffding, tail


def log2(x: Any) -> Any:
    return ln(x) / ln(2)


def smallest_interval(m: int, p: Any) -> Any:
    """Of k positive examples two spacings in k + 1 are missed; without any, all of the target."""
    return mp.fsum(
        mp.binomial(m, k) * p**k * (1 - p) ** (m - k) * p * (mpf(2) / (k + 1) if k else 1) for k in range(m + 1)
    )


def misses_on_a_test_set(m: int, left_out: int, test_samples: int, misses: int) -> Any:
    """The mean of the binomial law over the Beta law of the coverage."""
    normal = mp.beta(left_out, m + 1 - left_out)
    return mp.fsum(
        mp.binomial(test_samples, j) * mp.beta(left_out + j, m + 1 - left_out + test_samples - j) / normal
        for j in range(min(misses, test_samples) + 1)
    )


def over_a_grid(m: int, delta: Any, gamma: Any, radius: Any, base: Any) -> Any:
    return sqrt(ln(1 + ln(radius / gamma) / ln(base)) / m) + hoeffding(m, ln(2 / delta))


def recovery(epsilon: Any) -> Any:
    rho = sqrt(mpf(2)) * epsilon / (1 - epsilon)
    return 2 * (1 + rho) / (1 - rho)


def trees(nodes: int, features: int) -> Any:
    inner = (nodes - 1) // 2
    shapes = mp.binomial(2 * inner, inner) / (inner + 1)
    return shapes * mpf(features) ** inner * mpf(2) ** (inner + 1)


READINGS: dict[str, Reading] = {
    "fat_shattering_linear": lambda norm, radius, gamma: (norm * radius / gamma) ** 2,
    "growth_arc_unions": lambda m, k: 2 * mp.fsum(mp.binomial(m - 1, i) for i in range(min(2 * k, m - 1) + 1)),
    "growth_halfspaces": lambda m, n: 2 * mp.fsum(mp.binomial(m - 1, i) for i in range(min(n, m - 1) + 1)),
    "growth_halfspaces_homogeneous": lambda m, n: 2 * mp.fsum(mp.binomial(m - 1, i) for i in range(min(n, m))),
    "growth_interval_unions": lambda m, k: mp.fsum(mp.binomial(m, i) for i in range(min(2 * k, m) + 1)),
    "growth_intervals": lambda m: mpf(m) * (m + 1) / 2 + 1,
    "growth_thresholds": lambda m: m + 1,
    "growth_two_sided_rays": lambda m: 2 * m,
    "vc_boolean_combinations": lambda d, k: 2 * d * k * log2(3 * k),
    "vc_dimension_boxes": lambda n: 2 * n,
    "vc_dimension_finite_class": lambda ln_size: ln_size / ln(2),
    "vc_dimension_halfspaces": lambda n: n + 1,
    "vc_threshold_network": lambda weights, units: 2 * weights * log2(e * units),
    "vc_weighted_votes": lambda rounds, d: rounds * (d + 1) * (3 * ln(rounds * (d + 1)) + 2),
    "cover_separability": lambda m, n: tail(n - 1, m - 1, mpf(1) / 2),
    "ball_covering_number": lambda n, radius: max(1, mp.gamma(mpf(n) / 2 + 1) / (sqrt(pi) * radius) ** n),
    "gaussian_low_density_bound": lambda n, ratio: 2 ** (-mpf(n) / 2) / ratio,
    "random_projection_chernoff": lambda n, epsilon: (
        ((1 + epsilon) * exp(-epsilon)) ** (mpf(n) / 2) + ((1 - epsilon) * exp(epsilon)) ** (mpf(n) / 2)
    ),
    "random_projection_distortion": lambda n, epsilon: 2 * exp(-n * (epsilon**2 / 4 - epsilon**3 / 6)),
    "sparse_recovery": recovery,
    "agnostic_confidence_lower": lambda epsilon, delta: (
        2 * mp.floor((1 - epsilon**2) / (2 * epsilon**2) * ln(1 / (8 * delta * (1 - 2 * delta))))
    ),
    "expected_risk_lower": lambda m, d: mpf(d - 1) / (2 * (m + 1)) * (1 - mpf(1) / (m + 1)) ** m,
    "no_free_lunch_binomial": lambda epsilon, m, points: tail(
        points - m - int(mp.ceil(epsilon * points)), points - m, mpf(1) / 2
    ),
    "margin_all_grid": lambda m, delta, gamma, radius, rademacher, margin_error, base: (
        margin_error + 2 * base / gamma * rademacher + over_a_grid(m, delta, gamma, radius, base)
    ),
    "knn_asymptotic": lambda k, bayes_risk: bayes_risk + 2 * sqrt(bayes_risk / k),
    "knn_asymptotic_uniform": lambda k, bayes_risk: bayes_risk + 1 / sqrt(k * e),
    "nearest_neighbour_distance": lambda m, n: 4 * sqrt(n) * mpf(m) ** (-mpf(1) / (n + 1)),
    "online_to_batch_excess": lambda m, delta, mean_regret, loss_bound: (
        mean_regret + 2 * loss_bound * sqrt(2 * ln(2 / delta) / m)
    ),
    "tikhonov_smooth": lambda m, lam, smoothness, loss_at_zero: 48 * smoothness * loss_at_zero / (lam * m),
    "tree_nodes_erm": lambda m, delta, nodes, features: 2 * hoeffding(m, ln(2 * trees(nodes, features) / delta)),
    "interval_mean": smallest_interval,
    "conformal_test_coverage": misses_on_a_test_set,
    "cross_validation_hoeffding": lambda m, delta, folds: hoeffding(m // folds, ln(2 / delta)),
    "cv_plus": lambda m, folds, alpha: (
        1 - 2 * alpha - min(2 * (1 - mpf(1) / folds) / (m // folds + 1), (1 - mpf(1) / (m // folds)) / (folds + 1))
    ),
    "compression_stable_blocks": lambda m, delta, size, blocks: (
        1 - (delta / mp.binomial(blocks, size)) ** (mpf(1) / ((blocks - size) * (m // blocks)))
    ),
}
QUICK_UP_TO = {"interval_mean": 500, "conformal_test_coverage": 300}


@pytest.mark.parametrize("slug", READINGS)
def test_both_readings_agree(slug: str) -> None:
    check(slug, READINGS[slug], QUICK_UP_TO.get(slug))
