"""The width of the Gaussian kernel."""

import numpy as np
import pytest
from sklearn import svm

from laboratory.topics import views
from laboratory.topics.svm_and_kernels.width.run import width_run
from laboratory.worlds.circles import Circles
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["svm_and_kernels.width"]


def test_the_curves_are_the_runs_and_steps_are_widths() -> None:
    result, run = VIEW(m=40), width_run(Circles(0.1, 0.1), 40, 0, 1.0)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], run.risks)
    np.testing.assert_array_equal(trace(result, 1, "training error")[1], run.training_errors)
    np.testing.assert_array_equal(trace(result, 1, "share of support vectors")[1], run.supports / 40)
    assert [result.step_text(step) for step in (0, 2, 7)] == ["0.0625", "1", "1,024"] and result.step == 2
    assert result.headline.value == run.risks[2] and result.headline.at_least == 0.1


def test_the_narrowest_kernel_repeats_every_label() -> None:
    result = VIEW(m=40, cost=10, step=7)
    assert result.headline.what.endswith("training error 0") and "repeats every" in facts(result.more)
    assert result.run.training_errors[-1] == 0 and "repeats every" not in facts(VIEW(m=40).more)


def test_a_line_stands_beside_it_where_it_is_asked_for() -> None:
    result = VIEW(m=40, beside="line")
    traces = {curve.name: curve for curve in result.figures[1].data}
    np.testing.assert_array_equal(traces["boundary"].z, result.run.line_scores.astype(np.float32))
    assert "positive edge" not in traces and "positive edge" in names(result, 0)
    assert result.headline == VIEW(m=40).headline, "what is beside changes nothing"


def test_the_least_is_not_told_of_twice_where_it_is_looked_at() -> None:
    run = VIEW().run
    assert "smallest widths" in facts(VIEW(step=run.best).sentence)
    other = next(step for step in range(len(run.risks)) if run.risks[step] > run.risks[run.best])
    assert "smallest widths" not in facts(VIEW(step=other).sentence) and "; the smallest, " in VIEW(step=other).sentence


@pytest.mark.parametrize("world", ["circles", "xor", "spirals"])
@pytest.mark.parametrize("step", [0, 2, 5])
def test_without_the_bias_the_score_is_scikit_learns_less_its_intercept(world: str, step: int) -> None:
    result = VIEW(world=world, beside="bias", step=step, cost=2)
    run = result.run
    machine = svm.SVC(C=2, gamma=run.gammas[step]).fit(run.points, run.signs)
    assert run.biases[step] == pytest.approx(machine.intercept_[0], abs=1e-6)
    less = machine.decision_function(run.points) - machine.intercept_[0]
    np.testing.assert_allclose(run.without_bias(step).scores(run.points), less, atol=1e-6)
    flipped = np.flatnonzero((less > 0) != (less + machine.intercept_[0] > 0))
    assert sorted(run.flips(step).tolist()) == flipped.tolist()
    cloud = run.world.cloud()
    label = machine.decision_function(cloud.X) > machine.intercept_[0]
    assert run.risk_without(step) == pytest.approx(np.where(label, 1 - cloud.eta, cloud.eta).mean(), abs=1e-4)


def test_a_forgotten_bias_flips_labels_and_it_is_told_which() -> None:
    result = VIEW(beside="bias")
    flips = result.run.flips(2)
    crossed = trace(result, 1, "misclassified")
    np.testing.assert_array_equal(np.sort(crossed[0]), np.sort(result.run.points[flips, 0]))
    assert f"example {flips[0] + 1}," in facts(result.more) and f"**{len(flips)}** of 100" in result.more
    assert "no example" in facts(VIEW(beside="bias", step=7).more) and not len(VIEW(step=7).run.flips(7))
    assert "Without" not in VIEW().more


def test_one_class_has_a_bias_and_nothing_else() -> None:
    run = width_run(Circles(0.1, 0.0), 1, 0, 1.0)
    assert not run.dual.any() and run.without_bias(0).scores(run.points).tolist() == [0.0]
