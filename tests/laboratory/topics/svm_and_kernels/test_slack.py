"""The soft margin's view at each C."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.svm_and_kernels.slack.run import mean_risk, slack_run
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.showing import names, trace

VIEW = views["svm_and_kernels.slack"]


def test_the_curves_are_the_runs_and_the_step_is_its_c() -> None:
    shown, run = VIEW(seed=10), slack_run(GaussianPair(2, 2.5), 60, 10)
    np.testing.assert_array_equal(trace(shown, 1, "margin")[1], run.margins)
    np.testing.assert_array_equal(trace(shown, 1, "true risk")[1], run.risks)
    np.testing.assert_array_equal(trace(shown, 1, "training error")[1], run.training_errors)
    assert [shown.spelled(step) for step in (0, 6, 12)] == ["0.001", "1", "1,000"] and shown.step == 6
    assert f"λ = {run.prices[7]:.3g}" in shown.at(7).more


def test_each_bar_is_as_long_as_its_slack() -> None:
    shown = VIEW(seed=10, step=4)
    w, paid = shown.run.weights[4], shown.run.slacks[4]
    x, y = trace(shown, 0, "slack")
    lengths = np.hypot(x[1::3] - x[::3], y[1::3] - y[::3]) * np.linalg.norm(w)
    np.testing.assert_allclose(lengths, paid[paid > 1e-9])


def test_the_guarantee_of_the_halfspace_bounds_the_mean_over_samples() -> None:
    shown = VIEW(world="slab", m=200, seed=10, step=3)
    mean = mean_risk(MarginHalfspace(2, 0.2, 0.05), 200, 10**-1.5)
    assert mean <= shown.headline.at_most < 1 and f"it is {mean:.3g}." in shown.more
    slug, given = shown.given(VIEW.view.guarantees[0]) or ("", {})
    assert slug == "soft_svm_risk" and given["norm"] == pytest.approx(np.sqrt(2 / 200) * 2 * 10**-1.5 * 200)
    beyond = shown.at(12)
    assert "nothing below 1" in beyond.headline.by and "nothing below 1" in beyond.more


def test_clouds_have_no_guarantee() -> None:
    shown = VIEW()
    assert "no radius" in shown.headline.by and shown.given(VIEW.view.guarantees[0]) is None
    assert "guarantee" not in names(shown, 1)


def test_the_five_numbers_worked_by_hand() -> None:
    """Milan's example: at C = 1 the weight is 1, and 1.6 of slack is paid, 0.6 by one and 1 by the other."""
    shown = VIEW(world="line")
    assert shown.step == 4 and shown.spelled(4) == "1" and shown.last == 16
    assert shown.headline.value == pytest.approx(1) and "1.6 in all" in shown.more
    assert {note.text for note in shown.figure.layout.annotations} >= {"ξ = 0.6", "ξ = 1"}
    x, y = trace(shown, 0, "score")
    assert (y[1] - y[0]) / (x[1] - x[0]) == pytest.approx(1)


def test_the_weights_over_c_end_at_the_hard_margins_where_there_is_one() -> None:
    """The same numbers: w = 0.24 at C = 0.1, 1 at C = 1 and 4 at C = 10; from C = 12.5 on the hard margin's 5."""
    shown = VIEW(world="line", beside="weights")
    costs, w = trace(shown, 1, "w")
    for cost, weight in ((0.1, 0.24), (1, 1), (10, 4), (1e6, 5)):
        assert w[np.isclose(costs, cost)] == pytest.approx([weight])
    assert trace(shown, 1, "b")[1][-1] == pytest.approx(-9) and names(VIEW(beside="weights"), 1) == {"w₁", "w₂", "b"}
