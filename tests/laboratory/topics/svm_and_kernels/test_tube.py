"""Support vector regression and its tube."""

import numpy as np
import pytest

from bounds.numbers import at_most
from laboratory.topics import views
from laboratory.topics.svm_and_kernels.tube.run import tube_run
from laboratory.worlds.regression.sine import Sine
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["svm_and_kernels.tube"]


def test_the_fit_is_the_run_and_the_loss_ignores_the_tube() -> None:
    result, run = VIEW(), tube_run(Sine(noise=0.2), 40, 0, 0.3, 10.0, 20.0)
    np.testing.assert_array_equal(trace(result, 0, "fit")[1], run.predictions)
    np.testing.assert_allclose(trace(result, 0, "upper edge")[1] - run.predictions, 0.3)
    error, loss = trace(result, 1, "|error| − ε")
    np.testing.assert_allclose(loss, np.maximum(0, np.abs(error) - 0.3))
    np.testing.assert_array_equal(trace(result, 1, "examples")[0], run.residuals)
    assert f"**{len(run.support)} of 40**" in result.sentence
    assert result.headline.value == run.risk and result.headline.at_least == pytest.approx(0.04)


def test_the_three_points_worked_by_hand() -> None:
    """Padova's: slope 0.9 and intercept 10.1 at a tube of 0.1."""
    result = VIEW(world="three", epsilon=0.1, cost=1000)
    assert result.headline.value == pytest.approx(0.9, abs=1e-4) and "0 10.1" in facts(result.more)
    assert "true mean" not in names(result, 0) and not result.headline.bound_text


def test_the_duals_value_meets_the_primals_by_hand() -> None:
    """Slope 0.9 and no slack: 0.81/2 = 0.405. Multipliers -0.45, 0, 0.45: 0.9 - 0.1 * 0.9 - 0.405 is the same."""
    result = VIEW(world="three", epsilon=0.1, cost=1000)
    assert result.run.gammas == pytest.approx([-0.45, 0, 0.45], abs=1e-4)
    assert result.run.primal == pytest.approx(0.405, abs=1e-3) and result.run.dual == pytest.approx(0.405, abs=1e-6)
    assert "Dual value **0.405**" in result.more and "3 0 ±C 2 between edge 1 0" in facts(result.more)


@pytest.mark.parametrize("epsilon", [0.0, 0.1, 0.3])
def test_no_other_multipliers_or_functions_come_between_the_two_values(epsilon: float) -> None:
    """Weak duality by random feasible multipliers and random functions of the kernel."""
    run, rng = VIEW(epsilon=epsilon, seed=3).run, np.random.default_rng(0)
    gram = np.exp(-20 * (run.points[:, None] - run.points) ** 2)
    assert run.primal - run.dual == pytest.approx(0, abs=1e-3 * run.primal) and run.dual <= run.primal
    for share in rng.random(200):
        noise = rng.normal(size=40)
        noise -= noise.mean()
        gammas = (1 - share) * run.gammas + share * 10 * noise / abs(noise).max()  # sum 0, none beyond C = 10
        half = gammas @ gram @ gammas / 2
        losses = np.maximum(0, np.abs(gram @ gammas + rng.normal() - run.targets) - epsilon)
        assert half + 10 * losses.sum() >= run.dual
        assert gammas @ run.targets - epsilon * np.abs(gammas).sum() - half <= run.primal


def test_the_duality_gap_is_rounded_up() -> None:
    result = VIEW()
    gap = result.run.primal - result.run.dual
    printed = at_most(gap, 3)
    assert 1e-6 < gap < result.run.primal and f"gap, {printed}, bounds" in result.more


def test_one_example_in_the_tube_has_no_loss() -> None:
    result = VIEW(world="three", cost=0.001)
    assert result.run.inside == 1 and "1 3 lies has not" in facts(result.more)
