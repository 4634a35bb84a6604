"""The same second reading for what stands in papers: play, privacy, information, minimax, local complexities.

Where a theorem has a closed form, the reading solves the equation of its proof, or puts in the parameter chosen there.
"""

from typing import Any

import mpmath as mp
import pytest
from mpmath import e, exp, mpf, sqrt
from mpmath import log as ln

from tests.bounds.theorems.forty_digits import Reading, bisected, check, sauer


def last_point(steps: int, diameter: Any, lipschitz: Any) -> Any:
    c = diameter / (lipschitz * sqrt(2))
    return (diameter**2 / (2 * c) + c * lipschitz**2) * (2 + ln(steps)) / sqrt(steps)


def not_drawn_at_first(m: int, steps: int, step: Any, smoothness: Any, lipschitz: Any) -> Any:
    q = smoothness * step
    first = (2 * step * lipschitz**2 * mpf(steps) ** q) ** (1 / (q + 1))
    return (first + 2 * lipschitz**2 / smoothness * (steps / first) ** q) / (m - 1)


def arms(rounds: int, arms: int) -> Any:
    eta = sqrt(2 * ln(arms) / (rounds * mpf(arms)))
    return ln(arms) / eta + eta * rounds * arms / 2 if arms > 1 else mpf(0)


def survivors(m: int, delta: Any, size: int, bits: int) -> Any:
    named = m * mp.binomial(m, size) * mpf(2) ** bits
    return bisected(lambda p: named * (1 - p) ** (m - size) > delta, mpf(0), mpf(1))


def preferent(m: int, delta: Any, size: int) -> Any:
    def parts(p: Any) -> Any:
        return mp.fsum(mp.binomial(j, size) * (1 - p) ** (j - m) for j in range(size, m)) / mp.binomial(m, size)

    return bisected(lambda p: delta / m * parts(p) < 1, mpf(0), 1 - mpf(10) ** -12)


def worst_pair(privacy: Any, leak: Any) -> Any:
    """p = e^ε q + δ and 1 - q = e^ε (1 - p) + δ, solved for p - q."""
    equations = mp.matrix([[1, -exp(privacy)], [exp(privacy), -1]])
    p, q = mp.lu_solve(equations, mp.matrix([leak, exp(privacy) + leak - 1]))
    return p - q


def two_points(m: int, separation: Any, divergence: Any) -> Any:
    x = m * divergence
    return separation / 2 * (1 - min(sqrt(x / 2), sqrt(1 - exp(-x))))


def vote(k: int, error: Any) -> Any:
    wrong = mp.fsum(mp.binomial(k, j) * error**j * (1 - error) ** (k - j) for j in range(k // 2 + 1, k + 1))
    tied = mp.binomial(k, k // 2) * (error * (1 - error)) ** (k // 2) if k % 2 == 0 else 0
    return wrong + tied / 2


def majority(m: int, d: int, bias: Any) -> Any:
    seen = (mp.binomial(m, k) * mpf(d - 1) ** (m - k) / mpf(d) ** m for k in range(m + 1))
    return bias * mp.fsum(chance * vote(k, (1 - bias) / 2) for k, chance in enumerate(seen))


def limit_margin(gamma: Any) -> Any:
    return bisected(lambda x: (1 - x) * ln(1 - 2 * gamma) + (1 + x) * ln(1 + 2 * gamma) < 0, mpf(0), mpf(1))


def grid_bernstein(m: int, delta: Any, kl: Any, training_error: Any, variance: Any, c: Any) -> Any:
    smallest = sqrt(4 * ln(2 / delta) / ((e - 2) * m))
    first = max(1, mp.ceil(ln(1 / smallest) / ln(c)) + 1)
    second = max(1, mp.ceil(ln((sqrt((m - 1) / ln(2 / delta) + 1) + 1) / 2) / ln(c)))
    a = (kl + ln(2 * second / delta)) / (2 * (m - 1))
    v = min(mpf(1) / 4, variance + (1 + c) * sqrt(a * variance) + 4 * c * a)
    k = kl + ln(2 * first / delta)
    if k >= (e - 2) * m * v:
        return training_error + (e - 2) * v + c * k / m
    return training_error + (1 + c) * sqrt((e - 2) * v * k / m)


def local(m: int, delta: Any, training_error: Any, fixed_point: Any, K: Any) -> Any:
    x = ln(1 / delta)
    a, b = 4 * sqrt(fixed_point) + sqrt(2 * x / m), 4 * x / (3 * m)
    return training_error / (1 - 1 / K) + K * a**2 + 2 * b


READINGS: dict[str, Reading] = {
    "littlestone_agnostic": lambda rounds, littlestone: sqrt(rounds * ln(sauer(rounds, littlestone)) / 2),
    "littlestone_agnostic_lower": lambda rounds, littlestone: (
        mpf(littlestone) / 2 * sqrt(mpf(rounds // littlestone) / 2)
    ),
    "winnow": lambda n, relevant: 2 * relevant * ln(n) / ln(2) + 2,
    "winnow_halving": lambda n, relevant: 3 * relevant * ln(2 * n) / ln(2) + 2,
    "exp3": arms,
    "sgd_last_iterate": last_point,
    "conjugate_gradient": lambda steps, kappa, start: (
        4 * start * ((sqrt(kappa) - 1) / (sqrt(kappa) + 1)) ** (2 * steps)
    ),
    "sgd_stability_nonconvex": not_drawn_at_first,
    "lasso_prediction": lambda m, delta, n, norm, sigma: 4 * norm * sigma * sqrt(2 * ln(2 * n / delta) / m),
    "compression_message": survivors,
    "preferent_compression": preferent,
    "cv_plus_conditional": lambda m, folds, alpha, delta: max(
        0, 1 - 2 * (alpha + sqrt(ln(folds / delta) / (2 * (m // folds))))
    ),
    "conformal_drift": lambda alpha, rate, rho: max(0, 1 - alpha - 2 * rate * (1 / (1 - rho) - 1)),
    "privacy_gap": worst_pair,
    "laplace_mechanism_error": lambda queries, sensitivity, privacy, delta: bisected(
        lambda t: queries * exp(-t * privacy / sensitivity) > delta, mpf(0), mpf(10) ** 8
    ),
    "advanced_composition": lambda queries, privacy, leak: (
        privacy * sqrt(-2 * queries * ln(leak)) + queries * privacy * (exp(privacy) - 1)
    ),
    "individual_information_gap": lambda information, sigma: sqrt(2 * sigma**2 * information),
    "le_cam_samples": two_points,
    "fano_risk": lambda m, separation, hypotheses, divergence: max(
        0, separation / 2 * (ln(hypotheses) - m * divergence - ln(2)) / ln(hypotheses)
    ),
    "agnostic_expected_lower": majority,
    "natarajan": lambda m, d, labels: ln(mpf(m) ** d * mpf(labels) ** (2 * d)),
    "vc_union": lambda d, classes: (ln(classes) - d * ln(ln(2) / 2)) / (ln(2) / 2),
    "random_directions": lambda n, points, delta: bisected(
        lambda t: points * (points - 1) * exp(-n * t**2 / 2) > delta, mpf(0), mpf(100)
    ),
    "gaussian_smallest_singular_value": lambda m, n, delta: max(0, sqrt(m) - sqrt(n) - sqrt(-2 * ln(delta))),
    "adaboost_limit_margin": limit_margin,
    "pac_bayes_empirical_bernstein": grid_bernstein,
    "local_rademacher": local,
    "empirical_bernstein_sequence": lambda m, delta, surprise, stake: (
        (ln(2 / delta) + surprise * (-ln(1 - stake) - stake)) / (stake * m)
    ),
}
QUICK_UP_TO = {"preferent_compression": 300}


@pytest.mark.parametrize("slug", READINGS)
def test_both_readings_agree(slug: str) -> None:
    check(slug, READINGS[slug], QUICK_UP_TO.get(slug))
