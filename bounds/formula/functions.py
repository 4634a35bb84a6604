"""The only names a formula may use: plain NumPy, two constants, and special functions.

Each of them has a version in balls (`bounds.formula.balls`) and in print, so that the formula that runs is the one
that is proved and shown. Arrays broadcast; scalars give floats.
"""

from bounds.formula.elementary import ceil, e, exp, floor, log, log2, maximum, minimum, pi, sqrt, where
from bounds.formula.special.arctan import arctan
from bounds.formula.special.bennett_inverse import bennett_inverse
from bounds.formula.special.bentkus_upper import bentkus_upper
from bounds.formula.special.binomial import binomial_cdf, binomial_sf
from bounds.formula.special.binomial_lower import binomial_lower
from bounds.formula.special.binomial_mean import mean_box_gap, mean_kept, mean_vote_error
from bounds.formula.special.binomial_midp_upper import binomial_midp_upper
from bounds.formula.special.binomial_upper import binomial_upper
from bounds.formula.special.binomial_upper_exp import binomial_upper_exp
from bounds.formula.special.central_binomial import central_binomial
from bounds.formula.special.chi2 import chi2_cdf, chi2_sf, log_gamma
from bounds.formula.special.choose import choose
from bounds.formula.special.complement_power import at_least_once, complement_power
from bounds.formula.special.compression_upper import compression_upper
from bounds.formula.special.excess_over_log import excess_over_log
from bounds.formula.special.expected_minimum import expected_minimum
from bounds.formula.special.gaussian.gaussian_leak import gaussian_leak
from bounds.formula.special.gaussian.normal import normal_sf
from bounds.formula.special.gaussian.normal_quantile import normal_quantile
from bounds.formula.special.gaussian.scaled_erfc import scaled_erfc
from bounds.formula.special.growth import growth
from bounds.formula.special.hypergeometric import hypergeometric_at_least
from bounds.formula.special.hypergeometric_upper import hypergeometric_upper
from bounds.formula.special.kl import binary_kl, kl_inverse
from bounds.formula.special.likelihood_ratio import likelihood_ratio
from bounds.formula.special.log_ball_volume import log_ball_volume
from bounds.formula.special.log_binomial import log_binomial, log_catalan
from bounds.formula.special.log_growth import log_growth
from bounds.formula.special.log_one_minus import log_one_minus
from bounds.formula.special.log_one_plus import log_one_plus
from bounds.formula.special.log_xi import log_xi
from bounds.formula.special.margin_product import margin_product
from bounds.formula.special.mixture_upper import mixture_upper
from bounds.formula.special.noncentral import noncentral_below
from bounds.formula.special.one_minus_exp import one_minus_exp
from bounds.formula.special.poisson_rate import poisson_rate, poisson_rate_below
from bounds.formula.special.power_gap import power_gap
from bounds.formula.special.scale_divergence import scale_divergence
from bounds.formula.special.scenario_upper import risk_complexity_upper, wait_and_judge_upper
from bounds.formula.special.smirnov import smirnov_tail, smirnov_upper
from bounds.formula.special.sperner_inverse import sperner_inverse
from bounds.formula.special.variance_bound import variance_bound

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
    "ceil",
    "central_binomial",  # (h): P[a fair walk of 2h steps ends at 0] = C(2h, h) / 4^h
    "chi2_cdf",  # (x, n): P[X <= x] for X chi-square with n degrees of freedom
    "chi2_sf",  # (x, n): P[X > x]
    "choose",  # (n, k): C(n, k)
    "complement_power",  # (x, m): (1 - x)^m
    "compression_upper",  # (k, m, delta): root p of sum_{i<=k} C(m, i) (1-p)^(m-i) = delta
    "e",
    "excess_over_log",  # (x): x - ln(1 + x)
    "exp",
    "expected_minimum",  # (m, p, models): E of the least of so many independent Bin(m, p)
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
    "log_one_minus",  # (x): ln(1 - x)
    "log_one_plus",  # (x): ln(1 + x)
    "log_xi",  # (m): ln of the constant of PAC-Bayes-kl, between sqrt(m) and 2 sqrt(m)
    "margin_product",  # (gamma, theta, half): ((1 - 2 gamma)^(1 - theta) (1 + 2 gamma)^(1 + theta))^half
    "maximum",
    "mean_box_gap",  # (m, share, n): E of 1 - ((k-1)/(k+1))^n, k ~ Bin(m, share)
    "mean_kept",  # (m, share, p, n): E of 1 - (1 - p^k (1-p))^n, k ~ Bin(m, share)
    "mean_vote_error",  # (m, share, error): E of the chance that k voters err, k ~ Bin(m, share)
    "minimum",
    "mixture_upper",  # (errors, m, delta): upper end of the beta-mixture confidence sequence
    "noncentral_below",  # (n, a, b): P[X < Y], noncentral chi-squares with n degrees and noncentralities a, b
    "normal_quantile",  # (q): the x with P[Z > x] = q
    "normal_sf",  # (x): P[Z > x], Z standard normal
    "one_minus_exp",  # (x): 1 - e^(-x)
    "pi",
    "poisson_rate",  # (x): (1 + x) ln(1 + x) - x
    "poisson_rate_below",  # (x): (1 - x) ln(1 - x) + x
    "power_gap",  # (x, m): (1 - x)^m - x^m
    "risk_complexity_upper",  # (k, m, delta): root p of delta P[Bin(m, p) > k] = m p P[Bin(m, p) = k]
    "scale_divergence",  # (s, sigma): (s/sigma)^2 - 1 - ln (s/sigma)^2
    "scaled_erfc",  # (x): e^(x^2) erfc(x)
    "smirnov_tail",  # (m, x): P[sup(F_m - F) > x]
    "smirnov_upper",  # (m, delta): the x exceeded with probability delta
    "sperner_inverse",  # (s): the largest m with C(m, floor(m/2)) <= s
    "sqrt",
    "variance_bound",  # (gibbs, disagreement): 1 - (1 - 2 gibbs)^2 / (1 - 2 disagreement)
    "wait_and_judge_upper",  # (k, m, delta): root p of delta P[Bin(m+1, p) > k] = (k+1) P[Bin(m+1, p) = k+1]
    "where",
]
