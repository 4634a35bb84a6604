"""Margin against dimension: both guarantees by hand, and the exact mean risk below them."""

import numpy as np
import pytest

from laboratory.topics import views
from tests.showing import trace

VIEW = views["svm_and_kernels.dimension"]


def test_the_margin_is_worth_radius_over_margin_squared_dimensions() -> None:
    shown = VIEW()
    assert set(trace(shown, 0, "by the margin")[1]) == {999.0}  # 100 / 0.1 - 1
    d, needed = trace(shown, 0, "by the dimension")
    np.testing.assert_allclose(needed, 10 * d - 1)
    assert "**100** dimensions" in shown.sentence and "**4** dimensions" in VIEW(margin=0.5).sentence


def test_the_exact_risk_lies_below_both() -> None:
    shown = VIEW()
    d, exact = trace(shown, 1, "exact")
    np.testing.assert_allclose(exact, 0.5 * (1 - 1 / np.minimum(d, 100)) ** 200)
    by_dimension = trace(shown, 1, "by the dimension")[1]
    told = np.isfinite(by_dimension)
    np.testing.assert_allclose(by_dimension[told], d[told] / 201)
    assert (exact[told] <= by_dimension[told]).all()
    assert shown.headline.at_most == pytest.approx(100 / 201) and exact.max() == shown.headline.value


def test_a_guarantee_above_1_is_none_and_is_named_at_the_top() -> None:
    shown = VIEW(m=50)
    assert not shown.headline.guaranteed and "nothing below 1" in shown.headline.by
    assert np.isnan(trace(shown, 1, "by the margin")[1].astype(float)).all()
    written = {note.text for note in shown.figures[1].layout.annotations}
    assert written >= {"by the<br>margin ↑", "by the<br>dimension ↑"}
