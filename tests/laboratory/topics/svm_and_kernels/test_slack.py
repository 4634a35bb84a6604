"""The soft margin's view at each C."""

from typing import Any

import numpy as np
import pytest

from laboratory.figures.roles import GUARANTEE
from laboratory.topics import views
from laboratory.topics.svm_and_kernels.slack.run import mean_risk, slack_run
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["svm_and_kernels.slack"]


def test_the_curves_are_the_runs_and_the_step_is_its_c() -> None:
    result, run = VIEW(seed=10), slack_run(GaussianPair(2, 2.5), 60, 10)
    np.testing.assert_array_equal(trace(result, 1, "margin")[1], run.margins)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], run.risks)
    np.testing.assert_array_equal(trace(result, 1, "training error")[1], run.training_errors)
    assert [result.step_text(step) for step in (0, 6, 12)] == ["0.001", "1", "1,000"] and result.step == 6
    assert f"λ = {run.lambdas[7]:.3g}" in result.at(7).more


def test_each_bar_is_as_long_as_its_slack() -> None:
    result = VIEW(seed=10, step=4)
    w, slacks = result.run.weights[4], result.run.slacks[4]
    x, y = trace(result, 0, "slack")
    lengths = np.hypot(x[1::3] - x[::3], y[1::3] - y[::3]) * np.linalg.norm(w)
    np.testing.assert_allclose(lengths, slacks[slacks > 1e-9])


def test_the_guarantee_of_the_halfspace_bounds_the_mean_over_samples() -> None:
    result = VIEW(world="slab", m=200, seed=10, step=3)
    mean = mean_risk(MarginHalfspace(2, 0.2, 0.05), 200, 10**-1.5)
    assert result.headline.at_most is not None
    assert mean <= result.headline.at_most < 1 and f"it is {mean:.3g}." in result.more
    slug, inputs = result.theorem_of(VIEW.view.guarantees[0]) or ("", {})
    assert slug == "soft_svm_risk" and inputs["norm"] == pytest.approx(np.sqrt(2 / 200) * 2 * 10**-1.5 * 200)
    beyond = result.at(12)
    assert "vacuous C at least 1" in facts(beyond.headline.by) and "vacuous" in beyond.more


def test_clouds_have_no_guarantee() -> None:
    result = VIEW()
    assert "no radius" in result.headline.by and result.theorem_of(VIEW.view.guarantees[0]) is None
    assert GUARANTEE.name not in names(result, 1)


def test_the_five_numbers_worked_by_hand() -> None:
    """Milan's example: at C = 1 the weight is 1, and the slacks are 0.6 and 1, 1.6 in all."""
    result = VIEW(world="line")
    assert result.step == 4 and result.step_text(4) == "1" and result.last == 16
    assert result.headline.value == pytest.approx(1) and "1.6 in all" in result.more
    assert {note.text for note in result.figure.layout.annotations} >= {"ξ = 0.6", "ξ = 1"}
    x, y = trace(result, 0, "score")
    assert (y[1] - y[0]) / (x[1] - x[0]) == pytest.approx(1)


def test_the_weights_over_c_end_at_the_hard_margins_where_there_is_one() -> None:
    """The same numbers: w = 0.24 at C = 0.1, 1 at C = 1 and 4 at C = 10; from C = 12.5 on the hard margin's 5."""
    result = VIEW(world="line", beside="weights")
    costs, w = trace(result, 1, "w")
    for cost, weight in ((0.1, 0.24), (1, 1), (10, 4), (1e6, 5)):
        assert w[np.isclose(costs, cost)] == pytest.approx([weight])
    assert trace(result, 1, "b")[1][-1] == pytest.approx(-9) and names(VIEW(beside="weights"), 1) == {"w₁", "w₂", "b"}


@pytest.mark.parametrize("values", [{"seed": 25}, {"seed": 14, "distance": 0.1}])
@pytest.mark.filterwarnings("error")
def test_where_one_label_costs_least_there_is_no_line_and_no_margin(values: dict[str, Any]) -> None:
    """Four examples of one label; or one within the triangle of three others, where w = 0 minimizes both terms."""
    result = VIEW(m=4, **values)
    assert not result.run.weights.any() and np.isinf(result.run.margins).all()
    for step in (0, 12):
        at = result.at(step)
        assert "w = 0" in facts(at.sentence) and "margin" not in at.sentence
        assert "edges" not in at.text_of(at.drawings[0].caption) and "line" not in names(at, 0)
        assert "weights 0" in facts(at.text_of(at.drawings[1].alt_text)) and at.figures
    assert set(result.table["margin"]) == {""}


def test_a_slack_that_is_a_rounding_error_is_0() -> None:
    result = VIEW(distance=10, step=12)
    assert not result.run.slacks[12].any()
    assert "0 of 60 0 in all" in facts(result.more)


def test_no_risk_is_below_that_of_bayes_as_it_is_printed() -> None:
    """Φ(−1.25) = 0.105649…: rounded down."""
    assert "below 0.105" in facts(VIEW().more)
