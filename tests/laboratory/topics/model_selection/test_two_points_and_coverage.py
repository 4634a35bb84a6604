"""Bias and variance of two-point fits, coverage of intervals: published numbers, SciPy's quadrature, sums by hand."""

from collections.abc import Callable
from math import inf

import numpy as np
import pytest
from scipy.integrate import dblquad
from scipy.stats import binom

from laboratory.topics.model_selection.coverage import interval_coverage
from laboratory.topics.model_selection.two_points import two_point_fit
from tests.sentences import pattern


def test_published_bias_and_variance() -> None:
    """Learning From Data, example 2.8 and homework 4; sums by a public double integral, parts by simulation."""
    constant, origin, line = (two_point_fit(model) for model in ("b", "a x", "a x + b"))
    assert (constant.squared_bias, constant.variance) == pytest.approx((0.5, 0.25))
    assert origin.slope == pytest.approx(1.42802717596)
    assert origin.error == pytest.approx(0.50721946, abs=6e-9) and line.error == pytest.approx(1.88299923526, abs=1e-9)
    assert origin.variance == pytest.approx(0.236584, abs=3e-4)
    assert (line.squared_bias, line.variance) == pytest.approx((0.206775, 1.675804), abs=2e-3)


def test_by_another_quadrature() -> None:
    """SciPy's adaptive rule on the mean slope and its square, for the line through two points of the sine."""

    def slope(x: float, z: float) -> float:
        middle, gap = (x + z) / 2, (z - x) / 2
        return np.pi * np.cos(np.pi * middle) * np.sinc(gap)  # (sin(pi z) - sin(pi x))/(z - x), without 0/0

    def intercept(x: float, z: float) -> float:
        return np.sin(np.pi * x) - slope(x, z) * x

    def mean(f: Callable[[float, float], float]) -> float:
        return dblquad(f, -1, 1, -1, 1, epsabs=1e-10)[0] / 4

    a, b = mean(slope), mean(intercept)
    fit = two_point_fit("a x + b")
    assert (fit.slope, fit.intercept) == pytest.approx((a, b), abs=1e-8)
    spread = (mean(lambda x, z: slope(x, z) ** 2) - a**2) / 3 + mean(lambda x, z: intercept(x, z) ** 2) - b**2
    assert fit.variance == pytest.approx(spread, abs=1e-7)
    # The mean over x of (a x - sin pi x)^2 by hand: a^2/3 - 2 a/pi + 1/2.
    assert fit.squared_bias == pytest.approx(a**2 / 3 - 2 * a / np.pi + 0.5 + b**2, abs=1e-8)


def test_a_line_fits_a_line() -> None:
    fit = two_point_fit("a x + b", lambda x: 3 * x - 1)
    assert (fit.slope, fit.intercept) == pytest.approx((3, -1))
    assert fit.error == pytest.approx(0, abs=1e-12)


def test_what_diverges_says_so() -> None:
    """The published 22,616,972, 17.89 and 71,000 come from simulations of infinite variances."""
    assert two_point_fit("a x^2").variance == inf and two_point_fit("a x^2").squared_bias == 0.5
    assert two_point_fit("a x^2 + b").variance == inf
    assert two_point_fit("a x", lambda x: x + 1).variance == inf


def test_unknown_models_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^model .*'a x'.*'cubic'"):
        two_point_fit("cubic")
    with pytest.raises(ValueError, match=pattern("curve two_point_fit")):
        two_point_fit("a x^2", np.cos)


def test_the_normal_interval_fails_where_the_exact_one_does_not() -> None:
    """By hand at m = 10, risk 0.1: the normal interval misses at no mistake (width 0), and from 5 mistakes on."""
    coverage = interval_coverage(10, 0.1, 0.05)
    assert coverage["normal"].probability == pytest.approx(binom.cdf(4, 10, 0.1) - 0.9**10)
    assert coverage["exact"].probability >= 0.95 and coverage["Hoeffding"].probability >= 0.95
    assert coverage["exact"].width < coverage["Hoeffding"].width


@pytest.mark.parametrize("m", [1, 7, 40])
def test_only_bounds_keep_their_level_everywhere(m: int) -> None:
    risks = np.linspace(0.01, 0.99, 99)
    rows = [interval_coverage(m, float(risk), 0.1) for risk in risks]
    least = {name: min(row[name].probability for row in rows) for name in rows[0]}
    assert least["exact"] >= 0.9 - 1e-12 and least["Hoeffding"] >= 0.9 - 1e-12
    assert least["normal"] < 0.5 and least["normal"] < least["Wilson"]


def test_coverage_of_the_normal_interval_as_published() -> None:
    """Brown, Cai and DasGupta (2001): at p = .5, n = 40 the nominal 95% interval covers with .919; n = 17: .951."""
    assert interval_coverage(17, 0.5, 0.05)["normal"].probability == pytest.approx(0.951, abs=6e-4)
    assert interval_coverage(40, 0.5, 0.05)["normal"].probability == pytest.approx(0.919, abs=6e-4)


@pytest.mark.parametrize("inputs", [(0, 0.1, 0.1), (10, 1.1, 0.1), (10, 0.1, 0.0), (10, 0.1, 1e-6), (10_001, 0.1, 0.1)])
def test_bad_input_gets_its_sentence(inputs: tuple) -> None:
    with pytest.raises(ValueError, match=pattern("m, risk delta")):
        interval_coverage(*inputs)
