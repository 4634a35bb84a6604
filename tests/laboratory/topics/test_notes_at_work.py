"""What the lecture notes state, as a number of the view that shows it: each by another route."""

import re
from itertools import product
from math import log, sqrt

import numpy as np
import pytest

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.boosting.residuals.run import boosting
from laboratory.topics.dimensions.pca.run import components_of
from laboratory.topics.linear_models.separable.run import separable_run
from laboratory.topics.networks.stopping.run import StoppingPlan, stopping_run
from laboratory.topics.perceptron_lab.updates.run import perceptron_run
from laboratory.topics.regularisation.paths.run import paths
from laboratory.topics.trees.occam.run import EVERY_FUNCTION, occam_run
from laboratory.worlds.boolean_cube import BooleanCube
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.regression.diabetes import Diabetes, patients
from tests.bounds.test_code_length import code_word, trees
from tests.sentences import facts

CUBE = BooleanCube(4, "tree", 0.1)


def test_krafts_sum_is_that_of_every_code_word_written_down() -> None:
    run = occam_run(CUBE, 200, 0.05, 0)
    for size, nodes in enumerate((1, 3, 5)):
        words = [code_word(tree, 4) for few in range(1, nodes + 1, 2) for tree in trees(few, 4)]
        assert run.kraft(size) == pytest.approx(sum(2.0 ** -len(word) for word in words), rel=1e-12)
    sums = [run.kraft(size) for size in range(len(run.nodes))]
    assert sums == sorted(sums) and sums[-1] <= 1


def test_all_trees_are_all_functions_of_the_features() -> None:
    """Sixteen inputs, 65,536 functions, and 31 nodes: sqrt((2/200)(16 ln 2 + ln 40))."""
    run = occam_run(CUBE, 200, 0.05, 0)
    functions = len(list(product((0, 1), repeat=2**4)))
    assert run.whole_class["ln_size"] == pytest.approx(log(functions))
    value = sqrt(2 / 200 * (16 * log(2) + log(2 / 0.05)))
    assert theorems[EVERY_FUNCTION](**run.whole_class) == pytest.approx(value)
    more = views["trees.occam"](features=4, m=200).more
    assert "4 at most 31" in facts(more) and "$2^{16}$" in more
    assert "All trees" not in views["trees.occam"](world="cancer", m=200).more


def test_both_forms_of_an_update_are_the_step_that_was_made() -> None:
    run = perceptron_run(MarginHalfspace(2, 0.1, 0.1), 40, seed=33, max_epochs=8)
    view = views["perceptron_lab.updates"]
    for step, example in enumerate(run.corrected, start=1):
        x, d = run.points[example], run.signs[example]
        out = -d  # misclassified, or of score 0, which counts as that
        np.testing.assert_allclose(run.path[step] - run.path[step - 1], (d - out) / 2 * x, atol=1e-12)
    first, last = (view(seed=33, step=step).more for step in (1, None))
    assert "counts as" in first and "counts as" not in last
    example = views["perceptron_lab.updates"](seed=33).run
    assert ("½(1 − (−1))x = 1·x" in last) == (example.signs[example.corrected[-1]] > 0)
    assert "Two forms" not in view(seed=33, step=0).more


def test_decay_alone_keeps_one_minus_twice_eta_lambda() -> None:
    """Without momentum's past the first step is −η(slope + 2λw): the difference of two first steps is decay's part."""
    plan = StoppingPlan(m=20, units=4, rate=0.3, epochs=2, patience=5)
    bare, decayed = stopping_run(plan), stopping_run(StoppingPlan(**(vars(plan) | {"decay": 0.01})))
    weights = sum(part.size for part in bare.start.weights)
    part = decayed.flats[1] - bare.flats[1]
    np.testing.assert_allclose(part[:weights], (1 - 2 * 0.3 * 0.01 - 1) * bare.flats[0][:weights], atol=1e-12)
    assert not part[weights:].any()  # biases do not decay
    squares = sum((layer**2).sum() for layer in decayed.start.at(decayed.flats[2]).weights)
    assert decayed.length(2) == pytest.approx(sqrt(squares))
    more = views["networks.stopping"](m=20, units=4, epochs=2, patience=5, decay=0.01).more
    assert "1 − 2ηλ = **0.994**" in more and "1 − 2λ = 0.98" in more
    assert "decay" not in views["networks.stopping"](m=20, units=4, epochs=2, patience=5).more


@pytest.mark.parametrize("kept", [1, 2, 3])
def test_what_is_lost_is_a_difference_of_traces(kept: int) -> None:
    run = components_of("iris")
    U = run.axes[:kept].T
    assert run.trace(kept) == pytest.approx(sum(np.trace(U.T @ np.outer(x, x) @ U) for x in run.points))
    assert run.total - run.trace(kept) == pytest.approx(run.measured[kept])
    whole, part, rest = re.findall(r"= ([\d,.]+) − ([\d,.]+) = \*\*([\d,.]+)\*\*", iris_in_words(kept))[0]
    assert float(whole) - float(part) == pytest.approx(float(rest), abs=0.011)  # each is rounded


def iris_in_words(kept: int) -> str:
    return views["dimensions.pca"](data="iris", step=kept).more


def test_a_separating_line_is_rescaled_to_margin_one() -> None:
    apart = separable_run("flipped", 40, 0.1, 1).apart
    assert apart.line is not None and apart.margin is not None
    length = np.linalg.norm(apart.line.coef_) * apart.margin
    scores = (apart.points @ apart.line.coef_ + apart.line.intercept_) / length
    least = float((np.where(apart.labels == 1, 1, -1) * scores).min())
    assert least == pytest.approx(1)
    assert "at least 1" in facts(views["linear_models.separable"]().more)


@pytest.mark.parametrize("lam", [0.001, 0.1, 10.0])
def test_the_condition_number_is_that_of_the_matrix_inverted(lam: float) -> None:
    run, people = paths("ridge", 60, 3), patients()
    sample = Diabetes().draw(np.random.default_rng(3), 60)
    Z = (sample.X - sample.X.mean(axis=0)) / people.X.std(axis=0)
    assert run.condition(lam) == pytest.approx(np.linalg.cond(lam * 60 * np.eye(10) + Z.T @ Z), rel=1e-6)
    assert run.condition(0) == pytest.approx(np.linalg.cond(Z.T @ Z), rel=1e-6)


def test_fewer_patients_than_measurements_have_no_inverse_without_a_penalty() -> None:
    few = paths("ridge", 8, 0)
    assert few.condition(0) == float("inf") and few.condition(0.001) < float("inf")
    lasso = views["regularisation.paths"](method="lasso").more
    assert "inverts" not in lasso and "inverts" in views["regularisation.paths"](method="ridge").more


def test_the_target_is_twice_the_residual_for_the_squared_loss_alone() -> None:
    run = boosting("gradient", 0.3, 2, 5, 40, 0.3, 0)
    over = run.sample.y - run.sums[2]
    place = int(np.abs(over).argmax())
    assert run.targets[2][place] == pytest.approx(2 * over[place])
    view = views["boosting.residuals"]
    assert "twice" in view(method="gradient", step=2).more
    assert "twice" not in view(method="stagewise", step=2).more


@pytest.mark.parametrize("degree", [1, 10])
def test_the_true_risk_is_three_terms(degree: int) -> None:
    """Each as it stands there, to three digits, adds up to the risk."""
    result = views["model_selection.degree"](step=degree)
    stated = re.findall(r"−?\d[\d.,]*\d", result.more.partition("Three terms")[2])
    beyond, overfit, training, risk = (float(number.replace("−", "-").replace(",", "")) for number in stated[:4])
    assert beyond + overfit + training == pytest.approx(risk, rel=0.02)
    assert risk == pytest.approx(float(result.run.risk[degree]), rel=0.005)


def test_sgd_takes_one_example_a_step_and_gradient_descent_all() -> None:
    race = views["optimisation.race"]
    methods = ("gradient_descent", "sgd")
    assert "40 400 400 16,000" in facts(race(valley="logistic", methods=methods, steps=400, rate=0.1).more)
    assert "one example" not in race(valley="quadratic", methods=methods).more
    assert "one example" not in race(valley="logistic", methods=("gradient_descent",)).more
