"""The only names a formula may use: plain NumPy, two constants, and special functions.

Each of them has a version in balls (`bounds.formula.balls`) and in print, so that the formula that runs is the one
that is proved and shown. Arrays broadcast; scalars give floats. The file of a special function is read when a formula
names it.
"""

# ruff: noqa: F822  (names that are looked up below)

from importlib import import_module

from bounds.formula.elementary import ceil, e, exp, floor, log, log2, maximum, minimum, pi, sqrt, where
from bounds.formula.special_function import Special

FOLDER = "bounds.formula.special"
# The files there of special functions that are not called like their file. Written down, as to look through the folder
# takes a millisecond for each of them; a test holds it to what the folder defines.
FILES = {
    "at_least_once": "complement_power",
    "binary_kl": "kl",
    "binomial_cdf": "binomial",
    "binomial_sf": "binomial",
    "boschloo_power": "proportions.raised",
    "chan_power": "proportions.chan",
    "chi2_cdf": "chi2",
    "chi2_sf": "chi2",
    "fisher_power": "proportions.fisher",
    "fisher_randomized": "proportions.fisher",
    "gaussian_leak": "gaussian.gaussian_leak",
    "hypergeometric_at_least": "hypergeometric",
    "kl_inverse": "kl",
    "log_catalan": "log_binomial",
    "log_gamma": "chi2",
    "mcnemar_rejects": "evaluations.mcnemar",
    "mcnemar_sure": "evaluations.mcnemar",
    "mean_box_gap": "binomial_mean",
    "mean_kept": "binomial_mean",
    "mean_vote_error": "binomial_mean",
    "noncentral_below": "noncentral",
    "normal_quantile": "gaussian.normal_quantile",
    "normal_sf": "gaussian.normal",
    "paired_exact_power": "proportions.paired_power",
    "poisson_rate_below": "poisson_rate",
    "pool_upper": "pools.pool_upper",
    "pooled_z_power": "proportions.raised",
    "randomization_loss": "proportions.fisher",
    "restricted_rate": "proportions.restricted",
    "risk_complexity_upper": "scenario_upper",
    "scaled_erfc": "gaussian.scaled_erfc",
    "smirnov_tail": "smirnov",
    "smirnov_upper": "smirnov",
    "total_loss": "evaluations.total_loss",
    "wait_and_judge_upper": "scenario_upper",
}


def __getattr__(name: str) -> Special:
    """A special function, which then stays."""
    if name in __all__:
        special: Special = getattr(import_module(f"{FOLDER}.{FILES.get(name, name)}"), name)
        globals()[name] = special
        return special
    from bounds.vocabulary.importing import no_such_name

    raise no_such_name(__name__, name, __all__)


__all__ = [
    "arctan",
    "at_least_once",  # (x, m): 1 - (1 - x)^m
    "bennett_inverse",  # (y): the u with (1+u) ln(1+u) - u = y
    "bentkus_upper",  # (mean, m, delta): the largest p with e P[Bin(m, p) <= ceil(m mean)] >= delta
    "binary_kl",  # (q, p): q ln(q/p) + (1-q) ln((1-q)/(1-p))
    "binomial_cdf",  # (k, n, p): P[Bin(n, p) <= k]
    "binomial_lower",  # (errors, m, delta): the smallest p with P[Bin(m, p) >= errors] >= delta
    "binomial_midp_upper",  # (errors, m, delta): the p with P[Bin(m, p) < errors] + P[Bin(m, p) = errors]/2 = delta
    "binomial_sf",  # (k, n, p): P[Bin(n, p) > k]
    "binomial_upper",  # (errors, m, delta): the largest p with P[Bin(m, p) <= errors] >= delta
    "binomial_upper_exp",  # (errors, m, x): binomial_upper at delta = e^(-x)
    "boschloo_power",  # (n, p, q, alpha): power of Boschloo's one-sided test of two samples of n
    "ceil",
    "central_binomial",  # (h): P[a fair walk of 2h steps ends at 0] = C(2h, h) / 4^h
    "chan_power",  # (n, p, q, margin, alpha): power of the exact test of non-inferiority of two samples of n
    "chi2_cdf",  # (x, n): P[X <= x] for X chi-square with n degrees of freedom
    "chi2_sf",  # (x, n): P[X > x]
    "choose",  # (n, k): C(n, k)
    "complement_power",  # (x, m): (1 - x)^m
    "compression_upper",  # (k, m, delta): root p of sum_{i<=k} C(m, i) (1-p)^(m-i) = delta
    "e",
    "excess_over_log",  # (x): x - ln(1 + x)
    "exp",
    "expected_minimum",  # (m, p, models): E of the least of so many independent Bin(m, p)
    "fisher_power",  # (n, p, q, alpha): power of Fisher's one-sided test of two samples of n
    "fisher_randomized",  # (n, p, q, alpha): power of its randomized form
    "floor",
    "gaussian_leak",  # (sensitivity, sigma, privacy): the smallest delta of Gaussian noise
    "growth",  # (m, d): C(m, 0) + ... + C(m, d)
    "hypergeometric_at_least",  # (k, marked, others, drawn): P[at least k of the drawn are marked]
    "hypergeometric_upper",  # (errors, m, ghost, c): inverse of the hypergeometric tail at e^(-c)
    "kl_inverse",  # (q, c): the largest p with binary_kl(q, p) <= c, rounded up
    "likelihood_ratio",  # (errors, m, p, q): (p/q)^errors ((1-p)/(1-q))^(m-errors)
    "log",
    "log2",
    "log_ball_volume",  # (n, radius): ln of the volume of a ball
    "log_binomial",  # (n, k): ln C(n, k)
    "log_catalan",  # (M): ln of the Catalan number C(2M, M) / (M + 1)
    "log_gamma",  # (x): ln Gamma(x)
    "log_growth",  # (m, d): ln of C(m, 0) + ... + C(m, d)
    "log_odds",  # (p): ln(p / (1 - p))
    "log_one_minus",  # (x): ln(1 - x)
    "log_one_plus",  # (x): ln(1 + x)
    "log_xi",  # (m): ln of the constant of PAC-Bayes-kl, between sqrt(m) and 2 sqrt(m)
    "margin_product",  # (gamma, theta, half): ((1 - 2 gamma)^(1 - theta) (1 + 2 gamma)^(1 + theta))^half
    "maximum",
    "mcnemar_rejects",  # (m, p, q, alpha): the power of McNemar's exact one-sided test
    "mcnemar_sure",  # (m, p, q, alpha): the randomised power less the most that not randomising loses
    "mean_box_gap",  # (m, share, n): E of 1 - ((k-1)/(k+1))^n, k ~ Bin(m, share)
    "mean_kept",  # (m, share, p, n): E of 1 - (1 - p^k (1-p))^n, k ~ Bin(m, share)
    "mean_vote_error",  # (m, share, error): E of the chance that k voters err, k ~ Bin(m, share)
    "minimum",
    "mixture_upper",  # (errors, m, delta): upper end of the beta-mixture confidence sequence
    "noncentral_below",  # (n, a, b): P[X < Y], noncentral chi-squares with n degrees and noncentralities a, b
    "normal_quantile",  # (q): the x with P[Z > x] = q
    "normal_sf",  # (x): P[Z > x], Z standard normal
    "one_minus_exp",  # (x): 1 - e^(-x)
    "paired_exact_power",  # (n, p10, p01, margin, alpha): power of the exact unconditional test by Tango's statistic
    "pi",
    "poisson_rate",  # (x): (1 + x) ln(1 + x) - x
    "poisson_rate_below",  # (x): (1 - x) ln(1 - x) + x
    "pool_upper",  # (k, n, pool, delta): the largest K with P[at most k of n drawn are marked] > delta
    "pooled_z_power",  # (n, p, q, alpha): power of the exact pooled z test, one-sided, of two samples of n
    "power_gap",  # (x, m): (1 - x)^m - x^m
    "randomization_loss",  # (n, p, q): sum over t of the largest P[X = x, Y = t - x]
    "restricted_rate",  # (p1, p2, margin, r): the first rate under a difference of -margin, by maximum likelihood
    "risk_complexity_upper",  # (k, m, delta): root p of delta P[Bin(m, p) > k] = m p P[Bin(m, p) = k]
    "scale_divergence",  # (s, sigma): (s/sigma)^2 - 1 - ln (s/sigma)^2
    "scaled_erfc",  # (x): e^(x^2) erfc(x)
    "smirnov_tail",  # (m, x): P[sup(F_m - F) > x]
    "smirnov_upper",  # (m, delta): the x exceeded with probability delta
    "sperner_inverse",  # (s): the largest m with C(m, floor(m/2)) <= s
    "sqrt",
    "student_tails",  # (x, n): P[|T| > |x|], T of Student's law with n degrees of freedom
    "total_loss",  # (mean, m): ceil(m mean), and k where the mean is the double nearest to k/m
    "variance_bound",  # (gibbs, disagreement): 1 - (1 - 2 gibbs)^2 / (1 - 2 disagreement)
    "wait_and_judge_upper",  # (k, m, delta): root p of delta P[Bin(m+1, p) > k] = (k+1) P[Bin(m+1, p) = k+1]
    "where",
]
