"""The numbers that remarks of the companion type themselves: each is recomputed here, or it is said why it stands."""

from math import ceil, comb, e, exp, factorial, log, pi, prod, sqrt, tanh

import numpy as np
from scipy.optimize import brentq
from scipy.stats import binom, chi2

from tests.bounds.theorems.typed_hundredths import best_of, descended
from tests.filled_in import Down, Kind, Told, Up, first

PRINTED = Told("the notes print it, and are wrong")
SET = Told("the example is set so")
FOUR = np.array([[1.0, 1, 1, 1], [1, 2, 3, 4]]), np.array([2.0, 3, 5, 6])  # features and targets of four examples
TABLE = np.array([[1, 2, 3, 4], [5, 5, 6, 7], [1, 4, 2, 3], [5, 3, 2, 1], [8, 1, 2, 2]], np.float64)
EIGENVALUES = np.linalg.eigvalsh(np.corrcoef(TABLE.T))[::-1]
BALL = pi**5 / factorial(5) / 2**10  # of the volume of a cube in ten dimensions


def ridge(alpha: float) -> np.ndarray:
    """Weights for the sum of squares plus alpha times their squared length."""
    columns, targets = FOUR
    return np.asarray(np.linalg.solve(columns @ columns.T + alpha * np.eye(2), columns @ targets))


def least_loss() -> float:
    """Half the mean square that the best weights leave."""
    columns, targets = FOUR
    return float(np.mean((columns.T @ ridge(0) - targets) ** 2) / 2)


KINDS: dict[str, dict[str, Kind]] = {
    "finite_agnostic_pac": {"139,229": ceil(2 * (1000 * log(2) + log(20)) / 0.01)},
    "empirical_risk": {"0.15": 3 / 20, "0.85": 17 / 20},
    "error_decomposition": {"0.18": SET, "0.12": SET, "0.05": SET, "0.07": 0.12 - 0.05, "0.06": 0.18 - 0.12},
    "chi2_concentration": {"7.12": 1e6 * float(chi2.sf(3 * 20, 20)), "3.24": 1e6 * 2 * exp(-20 * 2**2 / 6)},
    "threshold_pac": {"0.05": SET},
    "fundamental_theorem_realizable": {"0.05": SET},
    "tikhonov_stability_lipschitz": {"0.04": 4 / (0.1 * 1000)},
    "tikhonov_stability_smooth": {"0.64": 32 * 2 * 1 / (0.1 * 1000)},
    "kfold_parameter_choice_amini": {"0.77": best_of(100, 20)},
    "bayes_optimal_predictor": {"0.21": 0.5 * 0.1 + 0.3 * 0.4 + 0.2 * 0.2},
    "curse_of_dimensionality": {"1.58": 100 ** (1 / 10)},
    "impurity_measures": {"0.18": 2 * 0.9 * 0.1, "0.09": 0.9 * 0.1},
    "tree_class_count": {"2.16": 15 * log(2 * e * 20) / log(comb(14, 7) / 8 * 20**7 * 2**8)},
    "bagging_variance": {"0.01": 1 / 100},
    "oob_fraction": {"1.10": 3 / e},
    "regularised_erm": {"0.01": 1 / 100},
    "gd_learning_rate_limit": {"0.05": 1 / (2 * 10)},
    "wolfe_conditions": {"0.75": SET},
    "gradient_descent": {"0.01": SET, "2.99": descended(1) / 1e6, "42.73": descended(-1)},
    "mercer_kernels": {"0.76": tanh(1)},
    "cube_diameter": {"1.73": sqrt(3)},
    "union_bound": {"0.001": Told("the probability of each event"), "0.0952": 1 - 0.999**100},
    "hoeffding": {
        "0.184": float(binom.sf(54, 100, 0.5)),
        "0.136": Up(exp(-2)),
        "0.972": float(binom.cdf(59, 100, 0.5)),
    },
    "test_set_one_sided": {"0.277": PRINTED, "98.79": Down(100 - 100 * exp(-2 * 1000 * (0.277 - 0.23) ** 2))},
    "vc_confidence": {"0.74": 2 / e, "0.2395": sqrt((10 * log(200) + log(80)) / 1000)},
    "rademacher_complexity": {"0.159": 2 * comb(100, 50) / 2**100},
    "ridge_closed_form": {
        "0.4766": ridge(0.8)[0],
        "1.3712": ridge(0.8)[1],
        "0.4858": ridge(0.4)[0],
        "1.3863": ridge(0.4)[1],
    },
    "rlm_oracle_inequality": {"0.0447": sqrt(2 / 1000)},
    "fitting_stability_tradeoff": {"0.025": least_loss(), "9.25": float(np.mean(FOUR[1] ** 2) / 2)},
    "validation_hoeffding": {
        "1.41": sqrt(2),
        "0.0608": Up(sqrt(log(40) / 1000)),
        "1,476": ceil(2 * log(40) / (2 * 0.05**2)),
    },
    "nonparametric_rate": {"1,000": 10**3, "10,000": 10**4},
    "occam_code_bound": {"0.2130": Up(sqrt((87 + log(40)) / 2000))},
    "oob_estimator": {".7612": PRINTED, ".7758": PRINTED},
    "adaboost_alpha": {"0.4236": log(0.7 / 0.3) / 2},
    "adaboost_training_error": {"0.408": sqrt(prod(t * (t + 4) / (t + 2) ** 2 for t in range(1, 100_000)))},
    "logistic_mle_equivalence": {
        "1.3623": Told("the maximum of a likelihood", "tests/laboratory/topics/linear_models/test_labels.py"),
        "0.9082": Told("the maximum of a likelihood", "tests/laboratory/topics/linear_models/test_labels.py"),
    },
    "ridge_solution": {"1.198": 139 / 116},
    "surrogate_upper_bounds": {"0.693": log(2)},
    "soft_svm_risk": {"1.1181": Up(sqrt(8 * 100 / 1000) * (2 + 1 / 2) / 2)},
    "margin_sample_complexity": {
        "9,352": ceil(8 / 0.1**2 * (2 * (0.1 / 0.05) ** 2 + log(40))),
        "162,952": ceil(8 / 0.1**2 * (2 * 10**2 + log(40))),
        "81,476": ceil(4 / 0.1**2 * (2 * 10**2 + log(40))),
    },
    "hinge_surrogate": {
        "0.05": SET,
        "0.2708": Told("the weights of a machine", "tests/notes/test_support_vectors.py"),
        "0.3958": Told("the weights of a machine", "tests/notes/test_support_vectors.py"),
    },
    "gaussian_kernel": {"0.00117": exp(-27 / 4), "0.0342": exp(-27 / 8)},
    "gaussian_feature_expansion": {
        "0.60650": exp(-5 / 2) * sum(2**n / factorial(n) for n in range(10)),
        "0.60653": exp(-1 / 2),
    },
    "weight_decay_update": {"0.01": SET, "0.98": 1 - 2 * 0.01, "0.998": 1 - 2 * 0.1 * 0.01},
    "pca_optimality": {"1.6757": 4 * EIGENVALUES[2:].sum(), "0.4189": EIGENVALUES[2:].sum()},
    "pca_pve": dict(zip(("0.629", "0.266", "0.098", "0.006"), EIGENVALUES / 4, strict=True)),
    "johnson_lindenstrauss": {"0.787": float(brentq(lambda x: x - log(1 + x) - x**2 / 3, 0.5, 1))},
    "pca_worked_procedure": {
        "2.5757": PRINTED,
        "0.3439": PRINTED,
        "2.5158": EIGENVALUES[0],
        "0.3939": EIGENVALUES[2],
    },
    "l1_recovery": {"0.1188": 1 / (7 + sqrt(2)), "0.4142": sqrt(2) - 1},
    "ball_volume": {"5.2638": 8 * pi**2 / 15},
    "shell_mass": {"0.00162": BALL * (1 - 0.9**10), "0.00249": BALL},
    "discretization_trick": {"1.45": Up(1 / log(2)), "128,738": ceil((2 * 10 * 64 + 2 * log(40)) / 0.01)},
    "fundamental_theorem_agnostic": {"0.05": SET, "1,300": ceil((10 + log(20)) / 0.01)},
    "one_nn_distance": {"100,000": Told("the sample size of the example")},
    "sgd_strongly_convex": {"3,685": first(lambda t: 4 * (1 + log(t)) / (0.1 * t) <= 0.1, 1, 10**5)},
    "zoutendijk": {"4,400": Told("a bound on a sum", "tests/notes/test_descent_and_line_search.py")},
    "quadratic_kernel_identity": {"1,057": 1 + 32 + 32**2, "1,089": 33**2},
    "ball_covering_number": {"45,631": ceil(factorial(15) / pi**15)},
}
