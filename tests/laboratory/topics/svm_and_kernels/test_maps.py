"""Feature maps: what is drawn before and after, by hand."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.svm_and_kernels.maps.run import map_run
from tests.showing import trace

VIEW = views["svm_and_kernels.maps"]


def test_numbers_on_a_line_become_a_parabola() -> None:
    result = VIEW()
    np.testing.assert_array_equal(trace(result, 1, "positive")[1], [x**2 for x in range(-10, 11) if abs(x) > 2])
    assert set(trace(result, 1, "maximum margin")[1].round(9)) == {6.5}  # midway between 4 and 9
    assert "positive beyond ±2.55" in result.more  # sqrt(6.5) = 2.5495
    assert result.headline.value == 5, "all are predicted positive, -2 to 2 are misclassified"


def test_the_exclusive_or_is_minus_the_product() -> None:
    result = VIEW(name="xor")
    np.testing.assert_array_equal(trace(result, 1, "positive")[1], [-1, -1])
    assert trace(result, 1, "maximum margin")[1] == pytest.approx([0, 0], abs=1e-9)
    np.testing.assert_allclose(result.table["multiplier"], 1 / 8)
    heat = next(curve for curve in result.figure.data if curve.name == "answers")
    x1, x2 = np.meshgrid(heat.x, heat.y)
    inside = np.abs(x1 * x2) > 1e-9
    np.testing.assert_array_equal(np.asarray(heat.z)[inside], (x1 * x2 < 0)[inside])


def test_the_discs_fields_move_it_and_are_there_only() -> None:
    result, run = VIEW(name="circles", m=40), map_run("circles", 40, 1, 0.1)
    np.testing.assert_array_equal(trace(result, 1, "positive")[1], run.mapped[run.signs > 0, 1])
    assert f"misclassifies **{round(run.training_error_before * 40)}**" in result.more
    assert VIEW(name="xor", m=40).inputs["m"] == 80
