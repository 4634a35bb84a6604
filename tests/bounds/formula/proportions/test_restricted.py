"""Probabilities a margin apart, and the power of non-inferiority: by the printed example, the cubic, by hand."""

import math
from statistics import NormalDist

import numpy as np
import pytest

from bounds import theorems
from bounds.formula.balls import bracket
from bounds.formula.functions import restricted_rate
from bounds.vocabulary.variables import Number
from tests.bounds.formula.other_routes import most_likely_apart

POWER, POOLED = theorems["farrington_manning_power"], theorems["two_proportions_z_power"]
NORMAL = NormalDist()


def alone(a: Number, b: Number, c: Number, d: Number) -> Number:
    return 1 * restricted_rate(a, b, c, d)


def test_the_printed_example() -> None:
    """Rates of .4 and .05, .2 apart: the cubic, solved by hand in advance, has the roots .2935 and .0935."""
    second = restricted_rate(0.05, 0.4, 0.2, 1)
    assert (second, second + 0.2) == pytest.approx((0.0935296967, 0.2935296967), abs=5e-11)


def test_it_is_the_root_of_the_cubic_up_to_the_ends_of_the_domains() -> None:
    for p1 in (1e-6, 1e-4, 0.3, 0.7, 1 - 1e-4, 1 - 1e-6):
        for p2 in (1e-6, 0.5, 1 - 1e-6):
            for margin, ratio in ((1e-9, 1), (1e-4, 10), (0.1, 0.1), (0.5, 2.7), (0.9, 10), (0.9, 0.1)):
                root = most_likely_apart(p1, p2, margin, ratio)
                assert restricted_rate(p1, p2, margin, ratio) == pytest.approx(root, rel=1e-13)
                low, high = bracket(alone, {"a": p1, "b": p2, "c": margin, "d": ratio})
                # Balls know the decimal that is typed, the cubic its double: 1 - p has 1e-10 of it there.
                assert (low + high) / 2 == pytest.approx(root, rel=1e-9) and high - low <= 1e-12 * root


def test_the_likelihood_is_less_on_either_side() -> None:
    rng = np.random.default_rng(1990)
    for p1, p2, share in rng.uniform(0.01, 0.99, (200, 3)):
        margin, ratio = 0.9 * share, float(10 ** rng.uniform(-1, 1))
        best = restricted_rate(p1, p2, margin, ratio)

        def log_likelihood(p: float, rates: tuple[float, float, float, float] = (p1, p2, margin, ratio)) -> float:
            first, second, apart, r = rates
            of_first = first * math.log(p) + (1 - first) * math.log1p(-p)
            return of_first + r * (second * math.log(p + apart) + (1 - second) * math.log1p(-p - apart))

        step = 1e-3 * min(best, 1 - margin - best)
        assert log_likelihood(best) >= max(log_likelihood(best - step), log_likelihood(best + step))


def test_no_margin_and_equal_sizes_are_the_pooled_formula() -> None:
    for n, p1, p2, alpha in (
        (50, 0.75, 0.5, 0.025),
        (203, 0.4, 0.25, 0.025),
        (7, 0.5, 0.5, 0.1),
        (100_000, 0.52, 0.51, 0.5),
    ):
        value = POWER(n=n, ratio=1, p1=p1, p2=p2, margin=0, alpha=alpha)
        assert value == pytest.approx(POOLED(n=n, p1=p1, p2=p2, alpha=alpha), rel=1e-14)


def test_samples_of_two_sizes_are_the_printed_power() -> None:
    """Stata: 154 and 308, rates .1 and .2, two-sided 5 %: .7995659212, both sides counted."""
    first, second = 308, 154
    pooled = (first * 0.2 + second * 0.1) / (first + second)
    null = math.sqrt(pooled * (1 - pooled) * (1 / first + 1 / second))
    planned, z = math.sqrt(0.2 * 0.8 / first + 0.1 * 0.9 / second), NORMAL.inv_cdf(0.975)
    right, wrong = 1 - NORMAL.cdf((z * null - 0.1) / planned), NORMAL.cdf((-z * null - 0.1) / planned)
    assert right + wrong == pytest.approx(0.7995659212, abs=5e-11)
    assert POWER(n=308, ratio=0.5, p1=0.2, p2=0.1, margin=0, alpha=0.025) == pytest.approx(right, rel=1e-12)


def test_the_sample_may_be_exchanged_if_success_is() -> None:
    """Failures of the second are to those of the first as successes of the first to those of the second."""
    value = POWER(n=120, ratio=2, p1=0.8, p2=0.75, margin=0.07, alpha=0.05)
    assert POWER(n=240, ratio=0.5, p1=0.25, p2=0.2, margin=0.07, alpha=0.05) == pytest.approx(value, rel=1e-12)


def test_the_solved_size_is_the_first_that_reaches() -> None:
    """The printed table rounds to the nearest: of 57.26 and 128.02 the next whole number is asked for."""
    for p1, p2, margin, root in (
        (0.2, 0.1, 0.1, 57.2575691),
        (0.1, 0.05, 0.05, 128.0165291),
        (0.02, 0.01, 0.01, 694.8264845),
    ):
        rates = {"ratio": 1, "p1": p1, "p2": p2, "margin": margin, "alpha": 0.05}
        assert POWER.solve("n", at_least=0.9, **rates).value == math.ceil(root)
        assert POWER(n=math.floor(root), **rates) < 0.9 <= POWER(n=math.ceil(root), **rates)


def test_a_model_worse_by_the_margin_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match=r"0\.5, .*0\.6 .*0\.05"):
        POWER(n=100, ratio=1, p1=0.5, p2=0.6, margin=0.05, alpha=0.05)
