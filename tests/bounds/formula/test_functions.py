"""What every special function has in common: arrays, defining inequalities, cheap imports; exact logarithms."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
import pytest

from bounds.formula import functions
from bounds.formula.balls import decide
from bounds.formula.functions import (
    binary_kl,
    binomial_cdf,
    binomial_sf,
    binomial_upper,
    growth,
    kl_inverse,
    log_binomial,
    log_catalan,
    log_growth,
    one_minus_exp,
)
from bounds.formula.special_function import Special
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.variables import Number
from tests.sentences import pattern

RNG = np.random.default_rng(2014)

EVERY = [(special, arguments) for special, arguments in (
    (log_growth, (np.array([10.0, 100.0, 1e15]), 5)),
    (growth, (np.array([10.0, 100.0, 1e15]), 5)),
    (log_binomial, (np.array([[10.0], [100.0]]), np.array([2.0, 3.0]))),
    (log_catalan, (np.arange(5.0),)),
    (binomial_cdf, (np.arange(4.0), 10, 0.3)),
    (binomial_sf, (np.arange(4.0), 10, 0.3)),
    (binomial_upper, (np.arange(11.0), 10, 0.05)),
    (binary_kl, (np.linspace(0, 1, 5), 0.3)),
    (kl_inverse, (np.linspace(0, 1, 5), 0.3)),
    (one_minus_exp, (np.linspace(0, 1, 5),)),
    (functions.log_one_minus, (np.linspace(0, 0.9, 5),)),
    (functions.bennett_inverse, (np.geomspace(1e-6, 1e6, 5),)),
    (functions.bentkus_upper, (np.linspace(0, 1, 5), 10, 0.05)),
    (functions.total_loss, (np.linspace(0, 1, 5), 61)),
    (functions.binomial_lower, (np.arange(11.0), 10, 0.05)),
    (functions.binomial_upper_exp, (np.arange(11.0), 10, 700.0)),
    (functions.mixture_upper, (np.arange(11.0), 10, 0.05)),
    (functions.smirnov_tail, (np.arange(1.0, 6.0), 0.3)),
    (functions.smirnov_upper, (np.arange(1.0, 6.0), 0.3)),
    (functions.central_binomial, (np.array([0.0, 1.0, 7.0, 1e14]),)),
    (functions.compression_upper, (np.arange(11.0), 10, 0.05)),
    (functions.scaled_erfc, (np.array([0.0, 1.0, 1e8]),)),
    (functions.wait_and_judge_upper, (np.arange(11.0), 10, 0.05)),
    (functions.risk_complexity_upper, (np.arange(11.0), 10, 0.05)),
    (functions.hypergeometric_at_least, (np.arange(1.0, 6.0), 20, 30, 10)),
    (functions.at_least_once, (np.linspace(0, 1, 5), 7)),
    (functions.complement_power, (np.linspace(0, 1, 5), 7)),
    (functions.log_xi, (np.array([1.0, 30.0, 1e15]),)),
    (functions.normal_quantile, (np.geomspace(1e-30, 0.9, 5),)),
    (functions.binomial_midp_upper, (np.arange(11.0), 10, 0.05)),
    (functions.normal_sf, (np.linspace(-3, 30, 5),)),
    (functions.arctan, (np.linspace(0, 5, 5),)),
    (functions.log_gamma, (np.linspace(0.5, 30, 5),)),
    (functions.chi2_cdf, (np.linspace(0, 30, 5), 7)),
    (functions.chi2_sf, (np.linspace(0, 30, 5), 7)),
    (functions.mean_vote_error, (np.array([1.0, 10.0, 100.0]), 0.3, 0.2)),
    (functions.mean_box_gap, (np.array([1.0, 10.0, 100.0]), 0.3, 2)),
    (functions.mean_kept, (np.array([1.0, 10.0, 100.0]), 0.3, 0.5, 4)),
    (functions.expected_minimum, (np.array([1.0, 10.0, 100.0]), 0.3, 4)),
    (functions.noncentral_below, (np.array([1.0, 10.0, 100.0]), 3.0, 1.5)),
    (functions.choose, (np.array([5.0, 50.0, 500.0]), 3)),
    (functions.log_odds, (np.array([1e-9, 0.3, 0.5, 0.500001, 0.99]),)),
    (functions.student_tails, (np.array([-40.0, -1.0, 0.0, 1e-3, 2.5]), 5)),
    (functions.hypergeometric_upper, (np.arange(5.0), 10, 30, 3.0)),
    (functions.pool_upper, (np.arange(11.0), 10, 30, np.array([[0.05], [0.7]]))),
    (functions.sperner_inverse, (np.array([1.0, 6.0, 100.0]),)),
    (functions.log_ball_volume, (np.array([1.0, 31.0, 32.0, 1e9]), 2.5)),
    (functions.log_one_plus, (np.array([0.0, 1e-9, 3.0]),)),
    (functions.excess_over_log, (np.array([-0.5, -1e-9, 0.0, 1e-9, 0.1, 3.0]),)),
    (functions.poisson_rate, (np.array([-0.5, -1e-9, 0.0, 1e-9, 0.1, 3.0]),)),
    (functions.poisson_rate_below, (np.array([-0.5, 0.0, 1e-9, 0.1, 0.9]),)),
    (functions.scale_divergence, (np.array([0.1, 1.0, 1.0000001, 2.0, 1e200]), 1.0)),
    (functions.margin_product, (np.array([0.0, 0.1, 0.25, 0.5]), 0.1, 7.0)),
    (functions.likelihood_ratio, (np.array([0.0, 3.0, 40.0]), 100, 0.5, 0.3)),
    (functions.power_gap, (np.array([0.0, 0.1, 0.3, 0.499999, 0.5]), 7)),
    (functions.variance_bound, (np.array([0.1, 0.3, 0.499]), 0.1)),
    (functions.fisher_power, (np.array([1.0, 10.0, 100.0]), 0.7, np.array([0.1, 0.2, 0.6]), 0.05)),
    (functions.fisher_randomized, (np.array([1.0, 10.0, 100.0]), 0.7, np.array([0.1, 0.2, 0.6]), 0.05)),
    (functions.boschloo_power, (np.array([1.0, 10.0, 100.0]), 0.7, np.array([0.1, 0.2, 0.6]), 0.05)),
    (functions.pooled_z_power, (np.array([1.0, 10.0, 100.0]), 0.7, np.array([0.1, 0.2, 0.6]), 0.05)),
    (functions.paired_exact_power, (np.array([1.0, 10.0, 100.0]), 0.3, np.array([0.0, 0.1, 0.2]), 0.1, 0.05)),
    (functions.chan_power, (np.array([1.0, 10.0, 100.0]), 0.7, 0.6, np.array([0.0, 0.1, 0.3]), 0.05)),
    (functions.randomization_loss, (np.array([1.0, 10.0, 100.0]), 0.7, np.array([0.1, 0.2, 0.6]))),
    (functions.restricted_rate, (np.linspace(0.1, 0.9, 5), 0.3, np.array([0.0, 0.01, 0.1, 0.3, 0.6]), 2.0)),
    (functions.mcnemar_rejects, (np.array([1.0, 10.0, 100.0]), 0.3, np.array([0.0, 0.1, 0.2]), 0.05)),
    (functions.mcnemar_sure, (np.array([1.0, 10.0, 100.0]), 0.3, np.array([0.0, 0.1, 0.2]), 0.05)),
    (functions.gaussian_leak, (np.array([1e-9, 0.05, 0.3, 7.0]), 1.0, np.array([1e-9, 0.7, 4.0, 0.0]))),
)]  # fmt: skip


@pytest.mark.parametrize(("special", "arguments"), EVERY, ids=lambda value: getattr(value, "name", ""))
def test_arrays_are_taken_entry_by_entry(special: Special, arguments: tuple[float | np.ndarray, ...]) -> None:
    broadcast = np.broadcast_arrays(*arguments)
    result = special(*arguments)
    assert result.shape == broadcast[0].shape
    expected = [
        special(*(float(entry) for entry in entries)) for entries in zip(*(a.ravel() for a in broadcast), strict=True)
    ]
    assert all(isinstance(value, float) for value in expected)
    # Newton's last step is shared by all entries of an array.
    assert result.ravel().tolist() == pytest.approx(expected, rel=1e-15, abs=0)


def test_every_special_function_is_tried_here() -> None:
    offered = {value for name in functions.__all__ if isinstance(value := getattr(functions, name), Special)}
    assert {special for special, _ in EVERY} == offered


def bound_of_test_set(a: Number, b: Number, c: Number) -> Number:
    return binomial_upper(a, b, c)


def inverse_of_kl(a: Number, b: Number) -> Number:
    return kl_inverse(a, b)


@pytest.mark.parametrize(
    "inputs", [(192, 600, 0.025), (0, 50, 0.1), (3, 1000, 1e-300), (5000, 100_000, 0.05), (1, 2, 0.25)]
)
def test_defining_inequality_of_binomial_upper_agrees_with_its_value(inputs: tuple[int, int, float]) -> None:
    check_both_sides(bound_of_test_set, binomial_upper(*inputs), dict(zip("abc", inputs, strict=True)))


@pytest.mark.parametrize("inputs", [(0.05, 0.003), (0, 0.1), (0.3, 1e-12), (0.999, 0.001), (0.5, 20)])
def test_defining_inequality_of_kl_inverse_agrees_with_its_value(inputs: tuple[float, float]) -> None:
    check_both_sides(inverse_of_kl, kl_inverse(*inputs), dict(zip("ab", inputs, strict=True)))


def check_both_sides(formula: Callable[..., Any], value: float, inputs: dict[str, float]) -> None:
    above, beneath = value * (1 + 1e-11), value * (1 - 1e-11)
    assert decide(formula, "<=", above, inputs) is True
    assert decide(formula, ">=", above, inputs) is False
    assert decide(formula, "<=", beneath, inputs) is False
    assert decide(formula, ">=", beneath, inputs) is True
    assert decide(formula, "<=", 2, inputs) is True
    assert decide(formula, "<=", -1, inputs) is False


def test_defining_inequality_decides_a_tie() -> None:
    """(1 - 0.9)**2 = 0.01 exactly: no error in two, and a bound of nine tenths."""
    inputs = {"a": 0, "b": 2, "c": 0.01}
    assert decide(bound_of_test_set, "<=", 0.9, inputs) is True
    assert decide(bound_of_test_set, ">=", 0.9, inputs) is True


def test_formulas_start_without_heavy_libraries() -> None:
    """scipy costs a quarter of a second and flint 45 ms; neither is wanted before it is needed."""
    script = "import sys, bounds.formula.functions; sys.exit(any(name in sys.modules for name in ('scipy', 'flint')))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


@pytest.mark.parametrize(
    ("logarithm", "expected"),
    [
        (Ln(59050), "ln(59050)"),
        (Ln(2, 2**20), "2**20 * ln(2)"),
        (Ln(10**5000, 3), "15000 * ln(10)"),
        (Ln(Fraction(10**400 + 1, 10**400)), "mpf(10)**-400"),
        (Ln(Fraction(1, 7), Fraction(1, 2)), "-ln(7) / 2"),
        (Ln(1), "0"),
    ],
)
def test_exact_logarithms(logarithm: Ln, expected: str) -> None:
    with mpmath.workdps(60):
        value = eval(expected, {"ln": mpmath.log, "mpf": mpmath.mpf})
    assert float(logarithm) == pytest.approx(float(value), rel=1e-15, abs=0)
    copy = pickle.loads(pickle.dumps(logarithm))
    assert (copy, copy.base, copy.multiplier) == (logarithm, logarithm.base, logarithm.multiplier)
    assert hash(copy) == hash(float(logarithm))
    assert type(logarithm + 1) is float
    assert type(np.float64(2) * logarithm) is np.float64


def test_exact_logarithms_print_as_they_are_written() -> None:
    assert repr(Ln(59050)) == "Ln(59050)"
    assert repr(Ln(2, 1048576)) == "Ln(2, 1048576)"
    assert repr(Ln(Fraction(1, 7))) == "Ln(Fraction(1, 7))"
    assert repr(Ln(10**5000)) == f"Ln({hex(10**5000)})"
    with pytest.raises(ValueError, match=pattern("only positive 0")):
        Ln(0)
