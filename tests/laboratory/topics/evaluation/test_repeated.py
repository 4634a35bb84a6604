"""Pass@k: against all draws of k runs, all counts in fractions, and published values."""

from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta

from laboratory.topics import views
from laboratory.topics.evaluation.repeated.run import RepeatedRuns, repeated
from tests.showing import trace

VIEW = views["evaluation.repeated"]


def of(runs: int, right: int, k: int, delta: float = 0.05) -> RepeatedRuns:
    return repeated(runs, right, k, delta)


@pytest.mark.parametrize(("runs", "right", "k"), [(5, 2, 1), (5, 2, 2), (5, 2, 3), (8, 1, 4), (9, 0, 3), (6, 6, 2)])
def test_the_estimate_is_the_share_of_draws_with_a_right_run(runs: int, right: int, k: int) -> None:
    draws = list(combinations([1] * right + [0] * (runs - right), k))
    assert of(runs, right, k).estimate == pytest.approx(sum(map(any, draws)) / len(draws), abs=1e-14)


@pytest.mark.parametrize(("k", "estimate", "naive"), [
    (1, 0.05, 0.05), (10, 0.4085478661, 0.4012630608), (100, 0.9992289739, 0.9940794708),
])  # fmt: skip
def test_estimates_worked_out_beforehand(k: int, estimate: float, naive: float) -> None:
    """By another program, for 10 right of 200."""
    run = of(200, 10, k)
    assert (run.estimate, run.naive) == pytest.approx((estimate, naive), abs=5e-11)


def mean(runs: int, p: Fraction, k: int, plugged: bool) -> Fraction:
    def value(c: int) -> Fraction:
        return 1 - Fraction(runs - c, runs) ** k if plugged else 1 - Fraction(comb(runs - c, k), comb(runs, k))

    return sum((comb(runs, c) * p**c * (1 - p) ** (runs - c) * value(c) for c in range(runs + 1)), Fraction(0))


def test_the_bias_of_the_plug_in() -> None:
    """Ten runs, p = 1/10, k = 5: exactly .40951 in the mean without bias, .3485164240 by the plug-in."""
    p, run = Fraction(1, 10), of(10, 1, 5)
    assert mean(10, p, 5, False) == 1 - (1 - p) ** 5 == Fraction(40951, 100_000)
    place = int(np.flatnonzero(np.isclose(run.chances, 0.1))[0])
    assert run.mean[place] == pytest.approx(float(mean(10, p, 5, True)), abs=1e-13)
    assert run.mean[place] == pytest.approx(0.3485164240, abs=5e-11) and run.true[place] == pytest.approx(0.40951)
    assert np.all(run.mean <= run.true + 1e-12)


def test_the_standard_error_is_unbiased_for_the_variance() -> None:
    """n = 20, p = .1, k = 5: a variance of .0507354085, worked out beforehand over all counts."""
    n, p, k = 20, 0.1, 5
    total = 0.0
    for c in range(n + 1):
        error = of(n, c, k).standard_error
        assert error is not None
        total += comb(n, c) * p**c * (1 - p) ** (n - c) * error**2
    assert total == pytest.approx(0.0507354085, abs=5e-11)
    assert of(9, 1, 5).standard_error is None


def test_the_ends_are_clopper_and_pearsons() -> None:
    low, high = beta.ppf(0.025, 3, 18), beta.ppf(0.975, 4, 17)
    run = of(20, 3, 5)
    assert run.interval == pytest.approx((1 - (1 - low) ** 5, 1 - (1 - high) ** 5), rel=1e-9)
    assert of(20, 0, 5).interval == pytest.approx((0, 1 - sqrt(sqrt(0.025))), rel=1e-9)


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(), of(20, 3, 5)
    for name, values in (("unbiased", run.unbiased), ("plug-in", run.plug_in), ("at least", run.low)):
        assert np.array_equal(trace(result, 0, name)[1], values)
    assert np.array_equal(trace(result, 1, "plug-in")[1], run.mean)


@pytest.mark.parametrize("settings", [{"right": 21}, {"k": 21}])
def test_what_cannot_be_is_refused_in_one_sentence(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
        VIEW(**settings)
