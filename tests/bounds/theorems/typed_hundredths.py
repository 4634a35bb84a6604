"""The numbers of two decimals that theorems type themselves: each is recomputed here, or it is said why."""

from math import comb, e, exp, log, log2, sqrt

from scipy.optimize import brentq
from scipy.stats import binom, chi2, norm

from tests.bounds.theorems.typed_numbers import BEST, LOOSE, SHARP
from tests.filled_in import Down, Kind, Told, Up

SET = Told("the example sets it")
CURVE = Told("a constant of the work's curve")


def hedged() -> float:
    """What exponential weights lose where the other of two experts errs in each of 1,000 rounds."""
    eta = sqrt(8 * log(2) / 1000)
    return sum(1 / (1 + exp(eta * t)) for t in range(1000))


def massart_with_sauer(d: int, m: int) -> float:
    """By the exact sum."""
    return sqrt(2 * log(sum(comb(m, k) for k in range(d + 1))) / m)


def descended(sign: int) -> float:
    """25 (x + 6)² + (y - 8)² after ten steps of 0.01 from 0 along so many times the gradient."""
    x = y = 0.0
    for _ in range(10):
        x, y = x + sign * 0.01 * 50 * (x + 6), y + sign * 0.01 * 2 * (y - 8)
    return 25 * (x + 6) ** 2 + (y - 8) ** 2


def best_of(many: int, m: int) -> float:
    """The mean of the largest of so many shares of heads in m tosses each."""
    return float(sum(1 - binom.cdf(heads, m, 0.5) ** many for heads in range(m)) / m)


def covered() -> float:
    """How often the normal interval of ten examples holds a risk of a tenth."""
    z, shares = float(norm.isf(0.025)), [k / 10 for k in range(11)]
    holds = [abs(share - 0.1) <= z * sqrt(share * (1 - share) / 10) for share in shares]
    return float(sum(binom.pmf(k, 10, 0.1) for k in range(11) if holds[k]))


def proved_no_further() -> float:
    """Where (1 + x) ln(1 + x) - x falls below x²/3, beyond 1."""
    return float(brentq(lambda x: (1 + x) * log(1 + x) - x - x**2 / 3, 1, 3))


def split_ratio() -> float:
    """Both sides at δ for the class, over one side of the class and one of the best at δ/2 each; 1,000 and δ = 0.05."""
    return 2 * sqrt(log(2 * 1000 / 0.05)) / (sqrt(log(1000 / 0.025)) + sqrt(log(1 / 0.025)))


HUNDREDTHS: dict[str, dict[str, Kind]] = {
    "bandit_lower, step 4": {"0.23": Down((1 - sqrt(log(4 / 3))) / 2)},
    "bagging_variance, misprint 1": {".01": 1 / 100},
    "oob_fraction, misprint 1": {"1.10": 3 / e},
    "discretization, misprint 2": {"1.44": 1 / log(2)},
    "finite_agnostic, misprint 1": {"2.86": 530 / 185},
    "finite_agnostic_excess_split, misprint 1": {"1.26": split_ratio()},
    "finite_independent": {"0.05": SET},
    "natarajan": {"5.35": log(sum(comb(20, k) for k in range(3)))},
    "vc_boolean_combinations": {"3.17": Up(2 * log2(3))},
    "vc_union": {"3.06": Up(2 * log2(2 / log(2)))},
    "cube_diameter, misprint 1": {"1.73": sqrt(3)},
    "random_projection_exact, misprint 1": {
        "7.12": 1e6 * float(chi2.sf(3 * 20, 20)),
        "3.24": 1e6 * 2 * exp(-20 * 2**2 / 6),
    },
    "sampling_density, misprint 1": {"1.58": 100 ** (1 / 10)},
    "confidence_lower": {"0.05": SET, "56.91": Down(19 * log(20)), "58.40": Down(log(20) / -log(0.95))},
    "no_free_lunch_binomial, misprint 3": {"0.05": SET},
    "perceptron_mistakes, misprint 1": {"1.09": 12 / 11},
    "nearest_neighbour_distance, misprint 3": {"2.83": Up(2 * sqrt(2))},
    "hedge_anytime": {"1.41": sqrt(2)},
    "hedge_small_loss": {"9.55": Down(hedged())},
    "weighted_majority": {"2.41": Up(1 / log2(4 / 3))},
    "gradient_descent, misprint 3": {"0.01": SET, "2.99": descended(1) / 1e6, "42.73": descended(-1)},
    "sgd_convex, misprint 3": {"1.02": 51 / 50},
    "dudley_vc": {".33": Up(massart_with_sauer(10, 1000))},
    "lil_boundary, statement": {"0.72": CURVE},
    "lil_boundary, step 3": {"0.72": CURVE, "2.04": CURVE},
    "ridge_uniform_stability": {".02": 2 / 100},
    "tikhonov_lipschitz, misprint 1": {".04": 4 / (0.1 * 1000)},
    "tikhonov_smooth": {".64": 32 * 2 * 1 / (0.1 * 1000)},
    "surrogate_logistic": {"0.02": SET},
    "tree_code_length, misprint 1": {".09": SET, "1.19": LOOSE[15] / SHARP[15], "1.21": Up(sqrt(1 / log(2)))},
    "tree_code_length, misprint 2": {"1.02": BEST[15] / BEST[31]},
    "tree_code_length, misprint 3": {"1.16": 87 / 75},
    "berry_esseen": {
        "0.05": SET,
        "4.15": (0.05**2 + 0.95**2) / sqrt(0.05 * 0.95),
        "0.13": Up(2 * 0.4748 * (0.05**2 + 0.95**2) / sqrt(0.05 * 0.95 * 1000)),
    },
    "chernoff_upper_tail": {"1.82": proved_no_further()},
    "chernoff_upper_tail, step 2": {"0.05": 2 * log(2) - 1 - 1 / 3},
    "confidence_boosting": {"0.05": SET},
    "cv_training_size, misprint 1": {"1.25": 100 / 80},
    "cv_training_size, misprint 2": {"0.48": 0.6 * 0.4 + 0.4 * 0.6},
    "cv_training_size, misprint 3": {"0.77": best_of(100, 20), "0.59": best_of(20, 100)},
    "empirical_bernstein_two_sided, step 2": {"0.81": 0.9**2, "1.86": Up(sqrt(0.81 + 0.5) + sqrt(0.5))},
    "empirical_bernstein_two_sided, step 3": {"1.86": Up(sqrt(0.81 + 0.5) + sqrt(0.5))},
    "freedman": {"0.01": SET},
    "median_of_means": {"0.99": SET},
    "normal_interval": {"0.05": SET, "0.65": covered(), "0.95": SET},
    "normal_interval, statement": {"0.05": SET, "1.96": float(norm.isf(0.025))},
    "proportion_standard_error, statement": {"1.96": float(norm.isf(0.025))},
    "test_set_binomial_lower": {"0.05": SET},
    "test_set_no_errors, statement": {"0.05": SET},
    "validation_one_sided, misprint 1": {"98.79": Down(100 - 100 * exp(-2 * 1000 * (0.277 - 0.23) ** 2))},
    "ks_two_sided": {"0.04": SET},
    "vc_confidence, misprint 2": {"0.01": SET},
    "vc_confidence, misprint 3": {"0.05": SET},
}
