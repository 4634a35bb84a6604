"""Stops of sliders: round, inside the domain, rising, on the scale of the variable."""

import math

import numpy as np
import pytest

from bounds import theorems
from bounds.solving.slider_values import is_logarithmic, typical_values, values_around
from bounds.solving.validation import checked_scalar
from tests.all_told import over


@over(list(theorems))
def test_stops_rise_inside_the_domain_on_the_scale_of_the_variable(slug: str) -> None:
    for variable in theorems[slug].variables:
        stops = typical_values(variable)
        low, high = variable.typical
        assert 5 <= len(stops) <= 250 and stops == tuple(sorted(set(stops)))
        assert low - 1 <= stops[0] and stops[-1] <= high + 1
        for stop in stops:
            assert float(checked_scalar(variable, stop)) == float(f"{float(stop):.4g}")
        if not variable.domain.integer:
            numbers = np.array(stops, dtype=float)
            steps = np.diff(np.log(numbers) if is_logarithmic(variable) else numbers)
            assert steps.max() < 2.6 * steps.min(), "a slider moves evenly"


@over(list(theorems))
def test_what_may_be_asked_for_surrounds_what_usually_is(slug: str) -> None:
    quantity = theorems[slug].returns
    usual = 7.0 if quantity.counts else 0.1
    stops = values_around(quantity, usual)
    assert usual in stops and stops == tuple(sorted(set(stops)))
    assert quantity.trivial is None or quantity.trivial <= usual or stops[-1] < quantity.trivial
    assert not quantity.counts or all(isinstance(stop, int) for stop in stops)


@pytest.mark.parametrize("usual", [0.0, -1.0, math.inf, math.nan])
def test_nothing_surrounds_what_has_no_scale(usual: float) -> None:
    assert values_around(theorems["finite_realizable"].returns, usual) == ()


def test_round_numbers_that_people_type_are_stops() -> None:
    delta = typical_values(theorems["finite_realizable"].variable("delta"))
    assert {0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5} <= set(delta)
    m = typical_values(theorems["finite_realizable"].variable("m"))
    assert {10, 20, 50, 100, 500, 1_000, 10_000, 100_000} <= set(m) and all(isinstance(stop, int) for stop in m)
