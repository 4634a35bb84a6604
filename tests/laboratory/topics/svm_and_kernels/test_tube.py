"""Support vector regression and its tube."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.svm_and_kernels.tube.run import tube_run
from laboratory.worlds.regression.sine import Sine
from tests.showing import names, trace

VIEW = views["svm_and_kernels.tube"]


def test_the_fit_is_the_run_and_the_loss_forgives_the_tube() -> None:
    shown, run = VIEW(), tube_run(Sine(noise=0.2), 40, 0, 0.3, 10.0, 20.0)
    np.testing.assert_array_equal(trace(shown, 0, "fit")[1], run.answers)
    np.testing.assert_allclose(trace(shown, 0, "upper edge")[1] - run.answers, 0.3)
    error, loss = trace(shown, 1, "|error| − ε")
    np.testing.assert_allclose(loss, np.maximum(0, np.abs(error) - 0.3))
    np.testing.assert_array_equal(trace(shown, 1, "examples")[0], run.residuals)
    assert f"**{len(run.support)} of 40**" in shown.sentence
    assert shown.headline.value == run.risk and shown.headline.at_least == pytest.approx(0.04)


def test_the_three_points_worked_by_hand() -> None:
    """Padova's: slope 0.9 and intercept 10.1 at a tube of 0.1."""
    shown = VIEW(world="three", epsilon=0.1, cost=1000)
    assert shown.headline.value == pytest.approx(0.9, abs=1e-4) and "value at 0 is 10.1" in shown.more
    assert "true mean" not in names(shown, 0) and not shown.headline.guaranteed
