"""What declarations of Lean libraries state as a number, written anew from their statements in plain Python.

By theorem and last name of the declaration, in the theorem's variables.
"""

from collections.abc import Callable
from math import ceil, comb, exp, lgamma, log, log2, pi, sqrt

Values = dict[tuple[str, str], Callable[..., float]]


def _binomials(m: int, d: int) -> int:
    return sum(comb(m, i) for i in range(d + 1))


def _blocks(m: int, delta: float) -> int:
    """The size of equal blocks, for the fewest odd number k of them with exp(-k/8) <= delta."""
    k = 1
    while k < 8 * log(1 / delta):
        k += 2
    return m // k


ENTROPIC: Values = {
    ("exp3", "adversarial_bandit_exp3_regret_bound"): lambda rounds, arms: sqrt(2 * rounds * arms * log(arms)),
    ("adaboost_training_error", "adaboost_training_error"): lambda gamma, rounds: exp(-2 * gamma**2 * rounds),
    ("adaboost_training_error_exponential", "adaboost_training_error"): lambda gamma, rounds: (
        exp(-2 * gamma**2 * rounds)
    ),
    ("compression_realizable", "compression_bound_consistent"): lambda m, delta, size: 8 * size * log(m / delta) / m,
    ("compression_uml", "compression_bound"): lambda m, delta, size, training_error: (
        training_error + sqrt(training_error * 4 * size * log(m / delta) / m) + 8 * size * log(m / delta) / m
    ),
    ("conformal_coverage", "conformal_coverage"): lambda m, alpha: 1 - alpha,
    ("max_entropy_uniform", "discreteEntropy_le_log_card"): lambda outcomes: (
        -sum(log(1 / outcomes) / outcomes for _ in range(outcomes))
    ),
    ("representative_sample", "erm_excessRisk_le_two_uniformDeviation"): lambda gap: gap + gap,
    ("hypothesis_survival", "fake_hypothesis_prob"): lambda m, epsilon: (1 - epsilon) ** m,
    ("margin_hard_svm", "hard_svm_generalization"): lambda m, delta, radius, gamma: (
        sqrt(4 * (radius / gamma) ** 2 / m) + sqrt(2 * log(2 / delta) / m)
    ),
    ("margin_linear", "linear_l2_generalization"): lambda m, delta, radius, norm, gamma, margin_error: (
        margin_error + 2 * (1 / gamma) * norm * radius / sqrt(m) + 1 * sqrt(2 * log(2 / delta) / m)
    ),
    ("perceptron_mistakes", "perceptron_convergence"): lambda radius, gamma: radius**2 / gamma**2,
    ("perceptron_mistakes", "online_perceptron_bound"): lambda radius, gamma: radius**2 * (1 / gamma) ** 2,
    ("perceptron_hinge", "online_perceptron_bound"): lambda radius, gamma, hinge_sum: (
        hinge_sum + radius * (1 / gamma) * sqrt(hinge_sum) + radius**2 * (1 / gamma) ** 2
    ),
    ("perceptron_hinge_sharp", "online_perceptron_bound"): lambda radius, gamma, hinge_sum: (
        hinge_sum + radius * (1 / gamma) * sqrt(hinge_sum) + radius**2 * (1 / gamma) ** 2
    ),
    ("holm_threshold", "holm_fwer_le"): lambda k, rank, delta: [delta / (k - i) for i in range(int(k))][int(rank) - 1],
    ("soft_svm_risk", "soft_svm_generalization"): lambda m, radius, norm: min(
        lam * norm**2 + 2 * radius**2 / (lam * m) for lam in [sqrt(2 * radius**2 / (norm**2 * m))]
    ),
    ("no_free_lunch", "no_free_lunch"): lambda epsilon: 1 / 7,
    ("shattered_set_lower", "pac_lower_bound"): lambda d: -((1 - d) // 2),
    ("assouad", "assouad_parameter_risk_of_measurable"): lambda n, separation, tv: n * (separation / 2) / 2 * (1 - tv),
    ("le_cam", "minimax_two_point"): lambda separation, tv: (separation / 2) / 2 * (1 - tv),
    ("fano", "fano_inequality"): lambda hypotheses, information: (
        max(0.0, 1 - (information + log(2)) / log(hypotheses))
    ),
    ("knn_lipschitz", "knn_error_bound"): lambda m, n, k, lipschitz, bayes_risk: (
        (1 + sqrt(8 / k)) * bayes_risk + (6 * lipschitz * sqrt(n) + k) / m ** (1 / (n + 1))
    ),
    ("one_nn_lipschitz", "nn1_error_bound"): lambda m, n, lipschitz, bayes_risk: (
        2 * bayes_risk + 4 * lipschitz * sqrt(n) / m ** (1 / (n + 1))
    ),
    ("gaussian_relative_entropy", "sphericalGaussianMeasure_klDiv_toReal_eq"): lambda n, shift, s, sigma: sum(
        (s**2 / sigma**2 + (shift**2 if i == 0 else 0) / sigma**2 - 1 + log(sigma**2 / s**2)) / 2 for i in range(n)
    ),
    ("randomized_response", "RRSample_is_DP"): lambda truth: log(
        (1 / 2 + (truth - 1 / 2)) / (1 / 2 - (truth - 1 / 2))
    ),
    ("pac_bayes_ssbd", "pac_bayes_bound"): lambda m, delta, kl, training_error: (
        training_error + sqrt((kl + log(m / delta)) / (2 * (m - 1)))
    ),
    ("pac_bayes_subgaussian", "finiteCatoni_badEventMass_le_delta"): lambda m, delta, kl, sigma, lam: (
        (kl + log(1 / delta)) / lam + lam / (8 * m)
    ),
    ("tree_code_length", "mdl_bound"): lambda m, delta, bits: sqrt((bits + log(2 / delta)) / (2 * m)),
    ("berry_esseen", "iidBerryEsseen879_2000"): lambda m, skew: 879 * skew / (2000 * sqrt(m)),
    ("markov", "meas_ge_le_lintegral_div"): lambda mean, level: mean / level,
    ("union_bound", "finiteMeasureUnionBound"): lambda delta, k: sum(delta for _ in range(k)),
    ("ville", "ville_maximal_ineq"): lambda start, level: start / level,
    ("ville", "ville_atTop_maximal_ineq"): lambda start, level: start / level,
    ("median_of_means", "paired_tail"): lambda m, delta, variance: 2 * sqrt(variance / _blocks(m, delta)),
    ("conformal_coverage", "measure_rankOf_le"): lambda m, alpha: ceil((m + 1) * (1 - alpha)) / (m + 1),
    ("conformal_coverage_upper", "measure_rankOf_le"): lambda m, alpha: ceil((m + 1) * (1 - alpha)) / (m + 1),
    ("anytime_p_value", "betting_confidence_sequence_of_condMean"): lambda m, errors, doubted, bet: exp(
        -errors * log(1 - (doubted - bet) / (doubted * (1 - doubted)) * (1 - doubted))
        - (m - errors) * log(1 + (doubted - bet) / (doubted * (1 - doubted)) * doubted)
    ),
}  # fmt: skip
GEOMETRY: Values = {
    ("natarajan", "natarajan_lemma"): lambda m, d, labels: log(m**d * labels ** (2 * d)),
    ("vc_dimension_halfspaces", "vcDim_halfSpaceClass"): lambda n: n + 1,
    ("vc_dual", "dual_vcdim_le_pow"): lambda d: 2 ** (d + 1) - 1,
    ("vc_union_of_two", "vcDim_union_le"): lambda first, second: first + second + 1,
    ("vc_weighted_votes", "vcDim_linearCombClass_le"): lambda rounds, d: (
        rounds * (d + 1) * (3 * log(rounds * (d + 1)) + 2)
    ),
    ("ball_volume", "volume_ball"): lambda n, radius: n * log(radius) + n * log(sqrt(pi)) - lgamma(n / 2 + 1),
    ("covering_unit_ball", "coveringNumber_closedBall_le"): lambda n, width: n * log(1 + 2 / width),
    ("johnson_lindenstrauss_existence", "johnson_lindenstrauss"): lambda epsilon, points: 32 * log(points) / epsilon**2,
    ("random_projection_chernoff", "jl_concentration_single"): lambda n, epsilon: 2 * exp(-n * epsilon**2 / 8),
    ("rip_gaussian", "prob_rip_of_iid_gaussian"): lambda epsilon, delta, sparsity, dimension: (
        384 / epsilon**2 * -(-sparsity // 3) * log(18 * dimension / delta)
    ),
    ("rip_gaussian", "random_matrix_rip"): lambda epsilon, delta, sparsity, dimension: (
        216 * sparsity * log(72 * dimension / (delta * epsilon)) / epsilon**2
    ),
    ("sparse_recovery", "rip_l1_recovery"): lambda epsilon: (
        2 * (1 + sqrt(2) * epsilon / (1 - epsilon)) / (1 - sqrt(2) * epsilon / (1 - epsilon))
    ),
    ("shell_mass", "addHaar_ball_of_pos"): lambda n, radius: 1 - radius**n,
    ("sauer", "effectiveClass_zeroOneLoss_card_le_sauerShelah"): _binomials,
    ("sauer", "sauer_shelah_quantitative"): _binomials,
    ("sauer", "growthFunction_le_sum_choose"): _binomials,
    ("sauer_log", "effectiveClass_zeroOneLoss_card_le_sauerShelah"): lambda m, d: log(_binomials(m, d)),
    ("sauer_log", "growthFunction_le_sum_choose"): lambda m, d: log(_binomials(m, d)),
    ("vc_expected_gap", "vc_lln_countable"): lambda m, d: 5400 * sqrt(d) / sqrt(m),
    ("vc_realizable_uml", "eps_net_theorem"): lambda epsilon, delta, d: (
        8 / epsilon * (2 * d * log(16 * exp(1) / epsilon) + log(2 / delta))
    ),
    ("vc_realizable_uml", "realizable_upper_bound"): lambda epsilon, delta, d: (
        (8 / epsilon) * (2 * d * log(16 * exp(1) / epsilon) + log(2 / delta))
    ),
}  # fmt: skip
STEPS: Values = {
    ("halving", "halving_bound"): lambda ln_size: ln_size * log2(exp(1)),
    ("hedge", "hedge_regret_tight_optimal"): lambda rounds, experts: sqrt(rounds / 2 * log(experts)),
    ("hedge", "weighted_majority_regret"): lambda rounds, experts: sqrt(2 * log(experts) * rounds),
    ("littlestone_mistakes", "optimal_mistake_bound_eq_ldim"): lambda littlestone: littlestone,
    ("online_gradient_descent", "ogd_regret"): lambda rounds, norm, lipschitz: norm * lipschitz * sqrt(rounds),
    ("online_gradient_descent_strongly_convex", "ogd_regret_bound"): lambda rounds, curvature, lipschitz: (
        lipschitz**2 / (2 * curvature) * (1 + log(rounds))
    ),
    ("gradient_descent", "gd_convex_lipschitz"): lambda steps, norm, lipschitz: norm * lipschitz / sqrt(steps),
    ("gradient_descent_best_step", "gradient_method_strong_convex"): lambda steps, kappa, norm: (
        (1 - 2 / (1 + kappa) * (2 * 1 * kappa / (1 + kappa))) ** steps * norm**2
    ),
    ("gradient_descent_strongly_convex_distance", "gradient_method_strong_convex"): (
        lambda steps, mu, smoothness, norm: (
            (1 - 1 / smoothness * (2 * mu * smoothness / (mu + smoothness))) ** steps * norm**2
        )
    ),
    ("gradient_descent_smooth", "gradientDescent_rate"): lambda steps, norm, smoothness: (
        2 * smoothness * norm**2 / steps
    ),
    ("gradient_descent_smooth", "gradient_method"): lambda steps, norm, smoothness: (
        norm**2 / (2 * steps * (1 / smoothness))
    ),
    ("nesterov", "acceleratedGradientDescent_rate"): lambda steps, norm, smoothness: (
        2 * smoothness * norm**2 / (steps + 1) ** 2
    ),
    ("rademacher_linear", "linearPredictor_rademacher_uniform"): lambda m, radius, norm: radius * norm / sqrt(m),
    ("rademacher_linear", "linear_predictor_l2_empirical_bound"): lambda m, radius, norm: radius * norm / sqrt(m),
    ("rademacher_linear", "rademacher_linearEvalSet_le"): lambda m, radius, norm: norm * radius / sqrt(m),
    ("rademacher_kernel", "linearPredictor_rademacher"): lambda m, norm, trace: norm / m * sqrt(trace),
    ("rademacher_kernel", "linear_predictor_l2_empirical_bound_of_sample"): lambda m, norm, trace: (
        norm / m * sqrt(trace)
    ),
    ("rademacher_l1", "linear_predictor_l1_bound'"): lambda m, n, radius, norm: (
        radius * norm / sqrt(m) * sqrt(2 * log(2 * n))
    ),
    ("massart", "massart_lemma_pmf"): lambda m, ln_size, radius: radius / m * sqrt(2 * ln_size),
    ("massart_signs", "massart_finite_class"): lambda m, ln_size: 1 * sqrt(2 * ln_size / m),
    ("talagrand_contraction", "empiricalRademacherComplexity_contraction_lipschitz"): lambda rademacher, lipschitz: (
        lipschitz * rademacher
    ),
    ("talagrand_contraction", "empiricalRademacherComplexity_without_abs_contraction_finite"): (
        lambda rademacher, lipschitz: lipschitz * rademacher
    ),
    ("talagrand_contraction", "contraction_lemma"): lambda rademacher, lipschitz: lipschitz * rademacher,
    ("ols_fixed_design", "mse_ols_expectation_le"): lambda m, n, sigma: sigma**2 * n / m,
    ("rlm_oracle", "rlm_oracle_inequality"): lambda m, lam, lipschitz, norm: (
        lam * norm**2 + 2 * lipschitz**2 / (lam * m)
    ),
    ("rlm_tuned", "convex_lipschitz_bounded_learnable"): lambda m, lipschitz, norm: lipschitz * norm * sqrt(8 / m),
    ("tikhonov_lipschitz", "rlm_lipschitz_stable"): lambda m, lam, lipschitz: 2 * lipschitz**2 / (lam * m),
}  # fmt: skip
VALUES: Values = {**ENTROPIC, **GEOMETRY, **STEPS}
