"""Margin against dimension: both bounds by hand, and the exact mean risk below them."""

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
