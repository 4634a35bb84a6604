"""Both tails of Student's law: by its density integrated, by closed forms, and doubles beside balls."""

import mpmath as mp
import numpy as np
import pytest

from bounds import theorems
from bounds.formula.balls import bracket
from bounds.formula.functions import student_tails
from bounds.vocabulary.variables import Number

mp.mp.dps = 40


def both_tails(statistic: Number, n: Number) -> Number:
    return student_tails(statistic, n)


def outside(x: float, n: int) -> mp.mpf:
    """The density of Student's law, integrated from |x| on, twice."""
    constant = mp.gamma(mp.mpf(n + 1) / 2) / (mp.sqrt(n * mp.pi) * mp.gamma(mp.mpf(n) / 2))
    return 2 * constant * mp.quad(lambda t: (1 + t**2 / n) ** (-mp.mpf(n + 1) / 2), [abs(mp.mpf(x)), 10, 1000, mp.inf])


@pytest.mark.parametrize("n", [1, 2, 5, 9, 29])
@pytest.mark.parametrize("x", [0.001, -0.7, 2.0, -6.5, 40.0])
def test_the_density_integrated(x: float, n: int) -> None:
    expected = float(outside(x, n))
    assert student_tails(x, n) == pytest.approx(expected, rel=1e-11)
    low, high = bracket(both_tails, {"statistic": x, "n": n})
    assert low <= high and low == pytest.approx(expected, rel=1e-12)


def test_closed_forms_of_few_degrees() -> None:
    for t in (0.0, 0.3, 1.0, 12.0, 1e6):
        assert student_tails(t, 1) == pytest.approx(float(2 / mp.pi * mp.acot(t)) if t else 1, rel=1e-12)
        root = mp.sqrt(2 + mp.mpf(t) ** 2)
        assert student_tails(t, 2) == pytest.approx(float(1 - t / root), rel=1e-12)


def test_p_values_fall_with_the_distance_from_0_and_not_with_the_sign() -> None:
    for slug, settings in (("t_5x2cv", {}), ("t_folds", {"k": 10})):
        values = [theorems[slug](statistic=t, **settings) for t in np.linspace(0, 6, 25)]
        assert values[0] == 1 and all(np.diff(values) < 0)
        assert theorems[slug](statistic=-2.5, **settings) == theorems[slug](statistic=2.5, **settings)


def test_critical_values_of_tables() -> None:
    """Of 5 % and 1 %, two-sided."""
    for degrees, narrow, wide in (
        (1, 12.7062, 63.6567),
        (4, 2.7764, 4.6041),
        (9, 2.2622, 3.2498),
        (29, 2.0452, 2.7564),
    ):
        assert theorems["t_folds"](statistic=narrow, k=degrees + 1) == pytest.approx(0.05, abs=5e-6)
        assert theorems["t_folds"](statistic=wide, k=degrees + 1) == pytest.approx(0.01, abs=2e-6)
