"""Boosting for regression: scikit-learn's booster, the geometry of a step, and where the printed update rests."""

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.ensemble import GradientBoostingRegressor

from laboratory.topics import views
from laboratory.topics.boosting.residuals.run import METHODS, Boosted, boosting, refused
from tests.sentences import facts

VIEW = views["boosting.residuals"]


def small(method: str = "stagewise", rate: float = 0.3, depth: int = 2, rounds: int = 12, **more: float) -> Boosted:
    settings = {"m": 40, "noise": 0.3, "seed": 3, **more}
    return boosting(method, rate, depth, rounds, int(settings["m"]), settings["noise"], int(settings["seed"]))


@pytest.mark.parametrize("depth", [1, 3])
def test_sums_and_risks_are_those_of_scikit_learns_booster(depth: int) -> None:
    run = small(depth=depth)
    theirs = GradientBoostingRegressor(n_estimators=12, learning_rate=0.3, max_depth=depth).fit(*run.sample)
    places = (np.arange(4096) + 0.5) / 4096
    said = np.array(list(theirs.staged_predict(places[:, np.newaxis])))
    assert_allclose(run.risk[1:], np.mean((said - np.sin(2 * np.pi * places)) ** 2, axis=1) + 0.09, atol=1e-9)
    assert_allclose(run.training[1:], theirs.train_score_, atol=1e-9)
    assert run.risk[0] == pytest.approx(0.5 + 0.09 + run.sample.y.mean() ** 2)  # a constant misses the sine's 1/2


@pytest.mark.parametrize(("method", "factor"), [("stagewise", 1), ("gradient", 2)])
def test_a_step_takes_off_what_the_trees_geometry_says(method: str, factor: int) -> None:
    """A tree of means is a projection h of its targets: |e - c h|^2 = |e|^2 - c (2 - c) |h|^2."""
    run = small(method, 0.2)
    h = np.diff(run.sums, axis=0) / 0.2 / factor
    c = 0.2 * factor
    lower = np.mean(h**2, axis=1) * c * (2 - c)
    assert_allclose(run.training[:-1] - run.training[1:], lower, atol=1e-12)


def test_targets_are_residuals_twice_the_residuals_signs_and_the_misprint() -> None:
    for method, target in (
        ("stagewise", lambda e, g: e), ("median", lambda e, g: e), ("gradient", lambda e, g: 2 * e),
        ("signs", lambda e, g: np.sign(e)), ("log_cosh", lambda e, g: np.tanh(e)), ("printed", lambda e, g: 2 * e - g),
    ):  # fmt: skip
        run = small(method)
        assert_allclose(run.targets, target(run.sample.y - run.sums, run.sums), atol=1e-12)
        assert len(run.targets) == run.rounds + 1 == 13
        assert len(run.following) == 13  # what comes after the last round is shown, too


def test_the_printed_update_reaches_two_thirds_and_the_right_one_all() -> None:
    """Trees with a leaf for each example: factors 1 - 3 rate and 1 - 2 rate a round."""
    b = np.arange(31)
    for method, limit, factor in (("printed", 2 / 3, 1 - 0.6), ("gradient", 1.0, 1 - 0.4)):
        run = small(method, 0.2, 8, 30, m=10)
        assert len(np.unique(run.sample.X)) == 10
        assert_allclose(run.reached, limit * (1 - factor**b), atol=1e-9)
    assert "0.667 of y; r 1" in facts(VIEW(method="printed", rate=0.2, depth=8, m=10).sentence)


def test_steps_that_are_too_long_are_refused_in_a_sentence() -> None:
    assert "below 2/3" in refused("printed", 0.7)
    assert "below 1" in refused("gradient", 1.0)
    assert not any(refused(method, 0.6) for method in METHODS)
    assert not refused("stagewise", 1.0)
    with pytest.raises(ValueError, match="below 2/3"):
        VIEW(method="printed", rate=0.9)


def test_the_usual_run_overfits_and_says_so() -> None:
    answer = VIEW(step=60)
    run = answer.run
    assert run.risk[-1] > run.risk[run.best] > run.world.bayes_risk == pytest.approx(0.09)
    assert run.training[-1] < run.training[run.best]
    assert f"after round {run.best}" in answer.sentence
    assert "boosting overfit" in facts(answer.more)


def test_figures_show_the_sum_what_is_left_and_the_next_tree() -> None:
    answer = VIEW(step=5)
    left, right = answer.figures
    traces = {trace.name: trace for trace in left.data}
    assert_allclose(traces["sum"].y, answer.run.curves[5])
    assert_allclose(traces["left over"].y, answer.run.targets[5])
    assert_allclose(traces["next tree"].y, (answer.run.curves[6] - answer.run.curves[5]) / 0.3, atol=1e-12)
    assert {trace.name for trace in right.data} == {"training error", "true risk"}
