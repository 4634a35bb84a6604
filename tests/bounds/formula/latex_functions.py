"""What the function names in our LaTeX stand for, by routes that share nothing with `bounds`."""

import math
from bisect import bisect_left
from collections.abc import Callable
from statistics import NormalDist
from typing import Any

import mpmath
import numpy as np
from mpmath import log, mpf
from scipy.optimize import brentq
from scipy.special import (
    betainccinv,
    betaincinv,
    betaln,
    erfcx,
    gammainc,
    gammaincc,
    smirnov,
    smirnovi,
    xlog1py,
    xlogy,
)
from scipy.stats import binom, hypergeom
from scipy.stats import t as student_t

from tests.bounds.formula.margin_routes import chan
from tests.bounds.formula.other_routes import (
    compression_root,
    fisher_rejects,
    largest_masses,
    least_of_many,
    mean_box,
    mean_kept,
    mean_vote,
    most_likely_apart,
    scenario_root,
    smaller_noncentral,
    xi,
)
from tests.bounds.formula.paired_routes import mcnemar, mcnemar_sure
from tests.bounds.formula.proportions.tango_routes import exact_paired
from tests.bounds.formula.unconditional_routes import boschloo, pooled_z


def natural_logarithm(x: float) -> float:
    return math.log(x) if isinstance(x, int) else np.log(x)  # counts are ints of any size


def relative_entropy(q: float, p: float | mpmath.mpf) -> float:
    q, p = mpf(float(q)), mpf(float(p))
    return float(sum(part * log(part / whole) for part, whole in ((q, p), (1 - q, 1 - p)) if part))


def relative_entropy_inverse(q: float, c: float) -> float:
    low, high = mpf(float(q)), mpf(1)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if relative_entropy(q, middle) <= c else (low, middle)
    return float(low)


def clopper_pearson(k: float, m: float, delta: float) -> float:
    return float(betainccinv(k + 1, m - k, delta)) if k < m else 1.0


def clopper_pearson_lower(k: float, m: float, delta: float) -> float:
    return float(betaincinv(k, m - k + 1, delta)) if k > 0 else 0.0


def mixture_end(k: float, m: float, delta: float) -> float:
    def excess(p: float) -> float:
        return betaln(k + 1, m - k + 1) - xlogy(k, p) - xlog1py(m - k, -p) + np.log(delta)

    return brentq(excess, k / m, 1 - 1e-16, xtol=1e-300, rtol=1e-14) if k < m else 1.0


def bennett_inverse(y: float) -> float:
    return brentq(lambda u: (1 + u) * np.log1p(u) - u - y, 0, y + 2 * np.sqrt(y), xtol=1e-300, rtol=1e-14)


def hypergeometric_upper(k: float, m: float, ghost: float, c: float) -> int:
    k, m, ghost = int(k), int(m), int(ghost)
    everything = ghost + k + 1
    if k >= m:
        return everything

    def rare(total: int) -> bool:
        return hypergeom.logcdf(k, m + ghost, total, m) <= -c

    # The tail falls as the total grows.
    return k + 1 + bisect_left(range(k + 1, everything), True, key=rare)


def pool_limit(k: float, n: float, pool: float, delta: float) -> int:
    k, n, pool = int(k), int(n), int(pool)
    return bisect_left(range(k + 1, pool - n + k + 1), True, key=lambda t: hypergeom.cdf(k, pool, t, n) <= delta) + k


def sperner_inverse(s: float) -> int:
    return max(m for m in range(60) if math.comb(m, m // 2) <= s)


def normal_quantile(q: float) -> float:
    return -NormalDist().inv_cdf(q)


def mid_p(k: float, m: float, delta: float) -> float:
    def tail(p: float) -> float:
        return float(binom.cdf(k, m, p) - binom.pmf(k, m, p) / 2) - delta

    return 1.0 if k == m else brentq(tail, 0, 1, xtol=1e-300, rtol=1e-14)


FUNCTIONS: dict[str, Callable[..., Any]] = {r"\ln": natural_logarithm, r"\log_2": np.log2, r"\exp": np.exp}
ROUNDINGS: dict[str, Callable[..., Any]] = {r"\lceil": np.ceil, r"\lfloor": np.floor}
LISTS: dict[str, Callable[..., Any]] = {
    r"\max": max, r"\min": min, r"\mathrm{kl}": relative_entropy, r"\mathrm{kl}^{-1}_+": relative_entropy_inverse,
    r"\overline{\mathrm{Bin}}": clopper_pearson, r"\underline{\mathrm{Bin}}": clopper_pearson_lower,
    r"\overline{\mathrm{Mix}}": mixture_end, r"h^{-1}": bennett_inverse,
    r"\mathrm{KS}_+": smirnov, r"\mathrm{KS}^{-1}_+": smirnovi,
    r"\overline{\mathrm{Cmp}}": compression_root,
    r"\mathrm{WJ}": lambda k, m, delta: scenario_root(int(k), int(m), delta, int(m)),
    r"\mathrm{RC}": lambda k, m, delta: scenario_root(int(k), int(m), delta, int(m) - 1),
    r"\mathrm{erfcx}": erfcx, r"\mathrm{Return}": lambda h: math.comb(2 * int(h), int(h)) / 4 ** int(h),
    r"\overline{\mathrm{Hyp}}": hypergeometric_upper,
    r"\overline{\mathrm{Pool}}": pool_limit,
    r"\xi": xi, r"\overline\Phi^{-1}": normal_quantile, r"\overline{\mathrm{Mid}}": mid_p,
    r"\overline\Phi": lambda x: math.erfc(x / math.sqrt(2)) / 2, r"\Gamma": math.gamma,
    r"F_{\chi^2}": lambda x, n: gammainc(n / 2, x / 2), r"\overline F_{\chi^2}": lambda x, n: gammaincc(n / 2, x / 2),
    r"\mathrm{Hyp}_{\ge}": lambda k, m, t, n: hypergeom.sf(k - 1, m + t, m, n),
    r"\mathrm{McN}": mcnemar, r"\mathrm{McN}_-": mcnemar_sure,
    r"\mathcal X": smaller_noncentral, r"\arctan": math.atan,
    r"\mathcal V": mean_vote, r"\mathcal B": mean_box, r"\mathcal K": mean_kept, r"\mathcal M": least_of_many,
    r"\mathrm{Fisher}": lambda *point: fisher_rejects(*point)[0], r"\Lambda": largest_masses,
    r"\mathrm{Fisher}^*": lambda *point: fisher_rejects(*point)[1],
    r"\tilde p": most_likely_apart,
    r"\mathrm{ExactPaired}": exact_paired,
    r"\mathrm{Boschloo}": boschloo, r"\mathrm{PooledZ}": pooled_z,
    r"\mathrm{Chan}": chan,
    r"\mathrm{Sperner}^{-1}": sperner_inverse, r"\mathrm{Student}_{\pm}": lambda x, n: 2 * student_t.sf(abs(x), n),
}  # fmt: skip
