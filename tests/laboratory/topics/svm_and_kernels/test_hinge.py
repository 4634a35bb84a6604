"""The hinge loss above the zero-one loss."""

from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.svm_and_kernels.hinge.run import loss_run
from laboratory.worlds.gaussian_pair import GaussianPair
from learners import SoftSVM
from tests.showing import names, trace

VIEW = views["svm_and_kernels.hinge"]


def test_the_losses_are_their_formulas_and_the_ticks_the_examples() -> None:
    result = VIEW(beside="squared_hinge")
    z, hinge = trace(result, 0, "hinge")
    np.testing.assert_array_equal(hinge, np.maximum(0, 1 - z))
    np.testing.assert_allclose(trace(result, 0, "squared hinge")[1], np.maximum(0, 1 - z) ** 2)
    z, logistic = trace(VIEW(), 0, "logistic, base 2")
    np.testing.assert_allclose(logistic, np.log2(1 + np.exp(-z)))
    assert len(trace(result, 0, "examples")[0]) == 80
    assert names(VIEW(beside="hinge"), 0) == {"zero-one", "hinge", "examples"}


@pytest.mark.parametrize("distance", [0.5, 2.0, 5.0])
def test_the_headline_is_bounded_by_the_mean_hinge_loss(distance: float) -> None:
    headline, run = VIEW(distance=distance).headline, loss_run(GaussianPair(2, distance), 80, 2, 1.0)
    assert headline.value == run.training_error <= min(1.0, run.means["hinge"]) == headline.at_most
    assert run.means["hinge"] == pytest.approx(np.maximum(0, 1 - run.margins).mean())


@pytest.mark.parametrize("last_place", [-3e-16, 0.0, 2e-16])
def test_what_lies_on_the_band_has_no_loss_however_a_processor_rounds(
    last_place: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    fitted = SoftSVM.fit

    def otherwise(learner: SoftSVM, X: Any, y: Any) -> SoftSVM:
        fitted(learner, X, y)
        learner.history_["functional_margins"] = learner.history_["functional_margins"] + last_place
        return learner

    expected = VIEW(distance=10).more, VIEW().more
    monkeypatch.setattr(SoftSVM, "fit", otherwise)
    assert (VIEW(distance=10).more, VIEW().more) == expected
    assert loss_run(GaussianPair(2, 10.0), 80, 2, 1.0).means["hinge"] == 0


def test_where_both_are_0_neither_is_above_the_other() -> None:
    result = VIEW(distance=10)
    assert result.run.training_error == result.run.means["hinge"] == 0
    assert "above" not in result.more and "gap" not in result.more and "gap" in VIEW().more
