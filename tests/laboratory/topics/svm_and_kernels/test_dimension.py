"""Margin against dimension: both bounds by hand, and the exact mean risk below them."""

from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from tests.sentences import facts
from tests.showing import trace

VIEW = views["svm_and_kernels.dimension"]


def test_the_margin_is_worth_radius_over_margin_squared_dimensions() -> None:
    result = VIEW()
    assert set(trace(result, 0, "by the margin")[1]) == {999.0}  # 100 / 0.1 - 1
    d, needed = trace(result, 0, "by the dimension")
    np.testing.assert_allclose(needed, 10 * d - 1)
    assert "**100** dimensions" in result.sentence and "**4** dimensions" in VIEW(margin=0.5).sentence


def test_the_exact_risk_lies_below_both() -> None:
    result = VIEW()
    d, exact = trace(result, 1, "exact")
    np.testing.assert_allclose(exact, 0.5 * (1 - 1 / np.minimum(d, 100)) ** 200)
    by_dimension = trace(result, 1, "by the dimension")[1]
    informative = np.isfinite(by_dimension)
    np.testing.assert_allclose(by_dimension[informative], d[informative] / 201)
    assert (exact[informative] <= by_dimension[informative]).all()
    assert result.headline.at_most == pytest.approx(100 / 201) and exact.max() == result.headline.value


def test_a_bound_above_1_is_vacuous_and_is_named_at_the_top() -> None:
    result = VIEW(m=50)
    assert not result.headline.bound_text and "vacuous bound" in facts(result.headline.by)
    assert np.isnan(trace(result, 1, "by the margin")[1].astype(float)).all()
    written = {note.text for note in result.figures[1].layout.annotations}
    assert written >= {"by the<br>margin ↑", "by the<br>dimension ↑"}


@pytest.mark.parametrize(
    ("values", "largest"),
    [
        ({"m": 1_000_000}, "below 10⁻³⁰⁰"),  # 0.99^1000000/2 = 10^(−4365): no double
        ({"margin": 0.9}, "0"),  # a single orthonormal example fits, and one example tells its label
        ({"m": 1}, "0.495"),  # 0.99/2
    ],
)
def test_a_risk_too_small_for_a_double_is_not_0(values: dict[str, Any], largest: str) -> None:
    result = VIEW(**values)
    assert result.headline.measured == largest and f"**{largest}**" in result.more
    assert f"risk is {largest}." in result.text_of(result.drawings[1].alt_text)
    assert ("1 example" in result.headline.what) == (values.get("m") == 1)
