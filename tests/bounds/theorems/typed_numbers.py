"""The numbers that theorems type themselves, beside their formulas: each is recomputed here, or it is said why."""

from math import ceil, comb, e, exp, factorial, log, pi, prod, sqrt

import numpy as np
from scipy.optimize import brentq, minimize_scalar
from scipy.stats import binom, chi2, ksone, kstwo, norm

from tests.filled_in import Down, Kind, Told, Up, first

PRINTED = Told("the notes print it, and are wrong")
EXAMPLE = Told("a size that the example sets")
SHEVTSOVA = Told("the constant of the work, proved there")
BITS = {15: 87, 31: 169}  # of Milan's code for trees with so many nodes and 20 features
LOOSE = {nodes: sqrt((bits + log(40)) / 2000) for nodes, bits in BITS.items()}
SHARP = {nodes: sqrt((bits * log(2) + log(40)) / 2000) for nodes, bits in BITS.items()}
BEST = {15: 0.165 + SHARP[15], 31: 0.09 + SHARP[31]}


def optimism() -> float:
    """How far the smallest of a thousand errors on a thousand examples is below 1/2 on average."""
    tail = binom.sf(np.arange(1000), 1000, 0.5) ** 1000
    return float(0.5 - tail.sum() / 1000)


def memoriser_beyond(share: float, points: int, m: int) -> float:
    """The probability that a memoriser of m draws from so many points, labelled at random, has at least that risk."""
    seen = np.zeros(points + 1)
    seen[0] = 1.0
    for _ in range(m):
        seen = seen * np.arange(points + 1) / points + np.append(0, seen[:-1] * np.arange(points, 0, -1) / points)
    beyond = [binom.sf(ceil(share * points) - 1, points - k, 0.5) for k in range(points + 1)]
    return float(seen @ np.array(beyond))


def largest_excess() -> float:
    """Of an odd number of neighbours up to 101 on constant noise: the largest excess risk, times the root of k."""
    noise = np.linspace(0, 0.5, 5001)
    excess = (sqrt(k) * (1 - 2 * noise) * binom.sf(k // 2, k, noise) for k in range(1, 102, 2))
    return max(float(values.max()) for values in excess)


def kl(p: float, q: float) -> float:
    """Of two coins."""
    return p * log(p / q) + (1 - p) * log((1 - p) / (1 - q))


def printed_confidence(m: float, d: int = 10) -> float:
    """The confidence without the + 1 beside its logarithm, at δ = 0.05."""
    return sqrt((d * log(2 * m / d) + log(80)) / m)


def johnson_dimensions() -> int:
    """By the exact law of a squared length and the union bound over 4,950 vectors."""

    def fails(n: int) -> float:
        return 4950 * float(chi2.sf(1.1 * n, n) + chi2.cdf(0.9 * n, n))

    return first(lambda n: fails(n) <= 0.05, 100, 10_000)


AVERAGE = minimize_scalar(lambda c: -c * norm.cdf(-c), bounds=(0.1, 2), method="bounded", options={"xatol": 1e-12})
LAST = max(-1 / sqrt(2), 0.75 / sqrt(2))  # the worked pair of losses, one step of 1/√2 from 0
LEAST = -1 / sqrt(1 + (1.75 / 0.661) ** 2)  # where both losses are equal, on the unit circle
KINDS: dict[str, dict[str, Kind]] = {
    "adaboost_training_error, misprint 1": {".408": sqrt(prod(t * (t + 4) / (t + 2) ** 2 for t in range(1, 100_000)))},
    "best_of_models": {".0512": optimism()},
    "nearest_mean": {".1587": float(norm.cdf(-1))},
    "discretization, misprint 2": {"128,738": ceil((2 * 10 * 64 + 2 * log(40)) / 0.01)},
    "finite_independent": {
        "0.0012884": (2**20 - 1) * 0.95**400,
        "0.0012875": -np.expm1((2**20 - 1) * np.log1p(-(0.95**400))),
    },
    "finite_realizable_expected": {"0.0791": Up((1 + log(1000)) / 100)},
    "johnson_lindenstrauss": {"3,958": johnson_dimensions()},
    "shell_mass, misprint 1": {".00162": pi**5 / factorial(5) / 2**10 * (1 - 0.9**10)},
    "sparse_recovery, misprint 1": {"0.1188": 1 / (7 + sqrt(2)), "0.4142": sqrt(2) - 1},
    "hoeffding_one_sided, misprint 1": {"0.184": float(binom.sf(54, 100, 0.5)), "0.607": Up(exp(-0.5))},
    "hoeffding_one_sided, misprint 3": {
        "0.136": Up(exp(-2)),
        "0.972": float(binom.cdf(59, 100, 0.5)),
        "0.018": float(binom.cdf(39, 100, 0.5)),
    },
    "hoeffding_two_sided, misprint 1": {"0.417": Told("the true risk of the example")},
    "agnostic_expected_lower": {".752": float(AVERAGE.x), ".16997": -float(AVERAGE.fun)},
    "expected_risk_lower": {"0.0016538": 9 / (2 * e * 1000) * (1 - 1 / 1000)},
    "no_free_lunch": {".2994": 0.95**10 / 2, ".978": memoriser_beyond(1 / 8, 20, 10)},
    "no_free_lunch_exact": {".3033": 1 / (2 * sqrt(e))},
    "margin_hard_svm": {"81,476": ceil(4 / 0.01 * (2 * 100 + log(40)))},
    "margin_hard_svm, misprint 1": {"162,952": ceil(8 / 0.01 * (2 * 100 + log(40)))},
    "perceptron_mistakes, misprint 3": {".707": 0.4 / sqrt(0.4**2 + 0.4**2), ".277": sqrt(2) * 0.2 / sqrt(1 + 0.2**2)},
    "soft_svm_risk, misprint 1": {"1.1181": Up(sqrt(8 * 100 / 1000) * (2 + 1 / 2) / 2)},
    "knn_asymptotic": {".092": 1 / (4 * e)},
    "knn_asymptotic_uniform": {".1694": Up(largest_excess()), ".6066": Up(1 / sqrt(e))},
    "sgd_convex, misprint 1": {".883": Down(LAST - LEAST)},
    "pac_bayes_catoni": {".0930": brentq(lambda q: kl(0.05, q) - (10 + log(20)) / 1000, 0.05, 0.5)},
    "pac_bayes_kl": {".0930": brentq(lambda q: kl(0.05, q) - (10 + log(20)) / 1000, 0.05, 0.5)},
    "rademacher_expected, misprint 1": {"0.1592": 2 * comb(100, 50) / 2**100},
    "rademacher_kernel": {"1.414": sqrt(2)},
    "rademacher_thresholds": {"1.596": 2 * sqrt(2 / pi)},
    "ridge_uniform_stability": {".0224": 1.49749**2 - 1.49**2},
    "tikhonov_smooth, misprint 1": {".004": 2 * 2 / 1000},
    "surrogate_logistic": {"0.1994": Up(brentq(lambda t: kl((1 + t) / 2, 0.5) - 0.02, 0.01, 0.9))},
    "tree_code_length, misprint 1": {
        ".2130": Up(LOOSE[15]),
        ".165": Told("a training error of the example"),
        ".378": 0.165 + LOOSE[15],
        ".384": 0.09 + LOOSE[31],
        ".336": BEST[31],
        ".344": BEST[15],
    },
    "tree_code_length, misprint 2": {".344": BEST[15], ".336": BEST[31]},
    "berry_esseen": {"1,000": EXAMPLE, "0.4097": (sqrt(10) + 3) / (6 * sqrt(2 * pi))},
    "chernoff_upper_tail": {"0.671": Up(exp(-2 * 500 * 0.02**2))},
    "mcnemar": {"4.356": 14**2 / 45},
    "median_of_means": {"0.006": Down(brentq(lambda delta: 1 / delta - 32 * log(1 / delta), 1e-4, 0.02))},
    "normal_interval": {
        "0.158": 0.3 - float(norm.ppf(0.975)) * sqrt(0.3 * 0.7 / 40),
        "0.442": 0.3 + float(norm.ppf(0.975)) * sqrt(0.3 * 0.7 / 40),
    },
    "test_set_no_errors": {"2.9957": log(20)},
    "union_bound, misprint 1": {"0.0952": 1 - 0.999**100},
    "validation_one_sided, misprint 1": {"0.277": PRINTED},
    "validation_two_sided, misprint 1": {
        "1.414": sqrt(2),
        "0.06074": Up(sqrt(log(40) / 1000)),
        "1,476": ceil(2 * log(40) / (2 * 0.05**2)),
    },
    "ks_two_sided": {"0.0793396": float(kstwo.sf(0.04, 1000)), "0.0793444": 2 * float(ksone.sf(0.04, 1000))},
    "vc_confidence, misprint 1": {
        "0.2395": printed_confidence(1000),
        "7,790": first(lambda m: printed_confidence(m) <= 0.1, 100, 100_000),
        "0.860": printed_confidence(1000, 736),
        "0.835": printed_confidence(1000, 999),
    },
    "berry_esseen, step 3": {"0.4748": SHEVTSOVA},
    "berry_esseen, form 1": {"0.4748": SHEVTSOVA},
    "berry_esseen, form 2": {"0.4748": SHEVTSOVA, "0.7975": Told("the constant of another work, proved there")},
    "discretization, form 1": {"0.693": log(2)},
    "oob_fraction, step 1": {"0.3679": exp(-1)},
    "proportion_standard_error, statement": {"1.645": float(norm.ppf(0.95))},
    "sparse_recovery, statement": {"0.4142": sqrt(2) - 1},
    "test_set_no_errors, form 2": {"2.9957": log(20)},
    "tree_code_length, form 1": {"0.693": log(2)},
    "weighted_majority, form 2": {"2.4094": 1 / log(4 / 3, 2)},
    "finite_agnostic_excess, misprint 1": {"139,229": ceil(2 * (1000 * log(2) + log(20)) / 0.01)},
    "vc_dimension_stumps": {"1,000": EXAMPLE, "1,001": 1000 + 1},
    "growth_stumps": {"1,000": EXAMPLE},
    "vc_relu_network": {"79,521": EXAMPLE},
    "agnostic_lower": {"1,000": EXAMPLE},
    "knn_leave_one_out": {"12,400": (6 * 5 + 1) / (0.1**2 / 4)},
    "nearest_neighbour_distance, misprint 1": {"100,000": EXAMPLE},
    "one_nn_lipschitz, misprint 1": {"1,000": 10**3, "10,000": 10**4},
    "sgd_regularised, misprint 2": {"3,685": first(lambda t: 4 * (1 + log(t)) / (0.1 * t) <= 0.1, 1, 10**5)},
    "tree_class_size, misprint 1": {"34,708": (2 * 6 * e) ** 3},
    "sauer_polynomial": {"1,024": 2**10},
    "ks_one_sided": {"10,000": Told("the largest sample size of the theorem")},
}
