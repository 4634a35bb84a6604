"""Solving: proved answers and whole arrays of them, against the root finders of SciPy that one would take instead."""

from typing import Any

import numpy as np
from scipy.optimize import brentq, elementwise
from scipy.special import bdtr, betaincc, betainccinv, betaincinv

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Most, Ratio
from bounds import theorems
from bounds.formula.functions import binary_kl, binomial_cdf, binomial_lower, binomial_upper, kl_inverse

MANY, FEW = 10_000, 200

_theorem = theorems["finite_agnostic"]
_growth = theorems["vc_parrondo_van_den_broek"]
_rng = np.random.default_rng(2)
_targets = _rng.uniform(0.01, 0.2, MANY)
_vapnik = theorems["vc_vapnik"]
# Up to 1,000 trials, half of them successes at most; SciPy's own types are those of doubles.
_trials = _rng.integers(2, 1_000, MANY).astype(float)
_successes = np.floor(_trials * _rng.uniform(0.0, 0.5, MANY))
_chances, _rates = _rng.uniform(0.001, 0.2, MANY), _rng.uniform(0.01, 0.5, MANY)
_shares, _distances = _rng.uniform(0.0, 0.5, MANY), _rng.uniform(1e-4, 0.5, MANY)


def _gap(m: Any, target: Any) -> Any:
    """Of one number of examples and one target, or of arrays of them."""
    return np.sqrt((10.0 + np.log(40.0)) / (2 * m)) - target


def _all_by_brentq() -> list[float]:
    return [np.ceil(brentq(_gap, 1, 1e9, args=(target,))) for target in _targets]


def _all_by_elementwise() -> np.ndarray:
    find_root: Any = elementwise.find_root  # its stubs know functions without `args` only
    return np.asarray(np.ceil(find_root(_gap, (np.ones(MANY), np.full(MANY, 1e9)), args=(_targets,)).x))


def _one_by_one() -> list[int]:
    return [_theorem.solve("m", at_most=target, delta=0.05, ln_size=10.0).value for target in _targets[:FEW]]


def _few_by_brentq() -> list[float]:
    return [np.ceil(brentq(_gap, 1, 1e9, args=(target,))) for target in _targets[:FEW]]


def _growth_by_brentq() -> float:
    def excess(m: float) -> float:
        return float(_growth.formula(m=np.float64(np.rint(m)), delta=0.05, d=10)) - 0.1

    return float(np.ceil(brentq(excess, 100, 1e9)))


def _vapnik_by_brentq() -> float:
    def excess(m: float) -> float:
        return float(_vapnik.formula(m=np.float64(m), delta=0.05, d=10)) - 0.1

    return float(np.ceil(brentq(excess, 10, 1e9)))


def _kl_by_newton() -> np.ndarray:
    """What one would write in NumPy: Newton's method from Pinsker's bound, until nothing moves."""
    p, step = np.minimum(_shares + np.sqrt(_distances / 2), 1 - 1e-12), np.ones(MANY)
    for _ in range(60):
        if (np.abs(step) <= 1e-15 * p).all():
            break
        distance = _shares * np.log(_shares / p) + (1 - _shares) * np.log((1 - _shares) / (1 - p))
        step = (distance - _distances) * p * (1 - p) / (p - _shares)
        p = p - step
    return p


def _few(bound: Any) -> list[float]:
    return [bound(k, m, delta) for k, m, delta in zip(_successes[:FEW], _trials[:FEW], _chances[:FEW], strict=True)]


def _kl_by_brentq(count: int) -> list[float]:
    pairs = zip(_shares[:count], _distances[:count], strict=True)
    return [brentq(lambda p, q=q, c=c: _divergence(q, p) - c, q, 1 - 1e-16, xtol=1e-15) for q, c in pairs]


def _divergence(q: float, p: float) -> float:
    with np.errstate(all="ignore"):
        first = q * np.log(q / p) if q > 0 else 0.0
        return float(first + (1 - q) * np.log((1 - q) / (1 - p)))


def _kl_by_elementwise() -> np.ndarray:
    find_root: Any = elementwise.find_root
    result = find_root(
        lambda p, q, c: binary_kl(q, p) - c, (_shares, np.full(MANY, 1 - 1e-16)), args=(_shares, _distances)
    )
    return np.asarray(result.x)


COMPARISONS = (
    Comparison(
        f"{MANY:,} solves for m at once, against a loop of brentq",
        lambda: _theorem.solve("m", at_most=_targets, delta=0.05, ln_size=10.0),
        _all_by_brentq,
        Ratio(0.2),
        rounds=3,
    ),
    Comparison(
        f"{MANY:,} solves for m at once, against elementwise.find_root",
        lambda: _theorem.solve("m", at_most=_targets, delta=0.05, ln_size=10.0),
        _all_by_elementwise,
        Ratio(2),
        rounds=3,
    ),
    Comparison(
        f"{FEW} solves for m one by one, each proved, against brentq",
        _one_by_one,
        _few_by_brentq,
        Ratio(7),
        rounds=3,
    ),
    Comparison(
        "one solve for m with an exact growth function, against brentq",
        lambda: _growth.solve("m", at_most=0.1, delta=0.05, d=10),
        _growth_by_brentq,
        Most(0.1),
        rounds=3,
    ),
    Comparison(
        "one solve for m of vc_vapnik, proved, against brentq on its formula",
        lambda: _vapnik.solve("m", at_most=0.1, delta=0.05, d=10),
        _vapnik_by_brentq,
        Ratio(7),
    ),
    # statsmodels takes 0.22 ms for one, and is none of our libraries: twice that is the limit.
    Comparison(
        f"Clopper-Pearson's upper bound, {FEW} scalars, against betainccinv alone",
        lambda: _few(binomial_upper),
        lambda: _few(lambda k, m, delta: float(betainccinv(k + 1, m - k, delta))),
        Most(0.44e-3, of=FEW),
    ),
    Comparison(
        f"Clopper-Pearson's upper bound, {MANY:,} at once, against betainccinv alone",
        lambda: binomial_upper(_successes, _trials, _chances),
        lambda: betainccinv(_successes + 1, _trials - _successes, _chances),
        Ratio(1.5),
    ),
    Comparison(
        f"Clopper-Pearson's lower bound, {MANY:,} at once, against betaincinv alone",
        lambda: binomial_lower(_successes, _trials, _chances),
        lambda: betaincinv(np.maximum(_successes, 1), _trials - _successes + 1, _chances),
        Ratio(1.5),
    ),
    # bdtr takes 1 minus the rate, which lacks its last digits: of these tails it gives twelve digits, betaincc all.
    Comparison(
        f"binomial tails, {MANY:,} at once, against bdtr, which gives fewer digits",
        lambda: binomial_cdf(_successes, _trials, _rates),
        lambda: bdtr(_successes, _trials.astype(int), _rates),
    ),
    Comparison(
        f"binomial tails, {MANY:,} at once, against betaincc alone",
        lambda: binomial_cdf(_successes, _trials, _rates),
        lambda: betaincc(_successes + 1, _trials - _successes, _rates),
        Ratio(1.2),
    ),
    Comparison(
        f"inverse relative entropy, {FEW} scalars, against brentq",
        lambda: [kl_inverse(q, c) for q, c in zip(_shares[:FEW], _distances[:FEW], strict=True)],
        lambda: _kl_by_brentq(FEW),
        Ratio(6),
        rounds=3,
    ),
    Comparison(
        f"inverse relative entropy, {MANY:,} at once, against brentq",
        lambda: kl_inverse(_shares, _distances),
        lambda: _kl_by_brentq(MANY),
        Ratio(0.1),
        rounds=3,
    ),
    Comparison(
        f"inverse relative entropy, {MANY:,} at once, against find_root",
        lambda: kl_inverse(_shares, _distances),
        _kl_by_elementwise,
        Ratio(1.5),
        rounds=3,
    ),
    Comparison(
        f"inverse relative entropy, {MANY:,} at once, against Newton in NumPy",
        lambda: kl_inverse(_shares, _distances),
        _kl_by_newton,
        Ratio(1.5),
    ),
)
