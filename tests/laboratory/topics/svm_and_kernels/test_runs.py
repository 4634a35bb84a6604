"""Support vector machines run: against scikit-learn, enumeration, quadrature by brute force and the worked examples."""

from itertools import product
from math import log, sqrt

import numpy as np
import pytest
from sklearn.model_selection import StratifiedKFold, cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import MinMaxScaler
from sklearn.svm import SVC

from laboratory.topics.svm_and_kernels.dimension.run import dimension_run, mean_risk
from laboratory.topics.svm_and_kernels.grid.run import GridData, best_cell, grid_row, grid_sample, true_accuracy
from laboratory.topics.svm_and_kernels.hinge.run import loss_run
from laboratory.topics.svm_and_kernels.maps.run import map_run
from laboratory.topics.svm_and_kernels.margin.run import bound_values, inputs_of, margin_run, other_samples
from laboratory.topics.svm_and_kernels.slack.run import inputs_at, slack_run, smallest_hinge
from laboratory.topics.svm_and_kernels.slack.run import mean_risk as mean_soft_risk
from laboratory.topics.svm_and_kernels.steps.run import stepping_run
from laboratory.topics.svm_and_kernels.tube.run import tube_run
from laboratory.topics.svm_and_kernels.width.run import width_run
from laboratory.worlds.circles import Circles
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.regression.sine import Sine
from learners.svm.hard_svm import HardSVM


def hard(X: np.ndarray, y: np.ndarray) -> SVC:
    return SVC(C=1e7, kernel="linear", tol=1e-9).fit(X, y)


def test_the_worked_margins() -> None:
    four, two = margin_run(None, 4, 0, True, "four"), margin_run(None, 2, 0, True, "two")
    assert four.margin == pytest.approx(1.11803398875)
    np.testing.assert_allclose(four.weights, [0.4, 0.8], atol=1e-12)
    assert four.points[four.support].tolist() == [[2, 2], [1, 0]]
    assert 2 * two.margin == pytest.approx(2.828427125)
    assert four.risk is None and 0 < four.other_margin <= four.margin


def test_leaving_out_is_counted_as_if_each_had_been_left_out() -> None:
    world = GaussianPair(2, 4.5)
    run = margin_run(world, 24, 5, True)
    assert run.separable
    X, y = world.draw(np.random.default_rng(5), 24)
    spoilt = [hard(np.delete(X, i, 0), np.delete(y, i)).predict(X[i : i + 1])[0] != y[i] for i in range(24)]
    assert run.leave_one_out == sum(spoilt)
    assert set(np.flatnonzero(spoilt)) <= set(run.support.tolist())
    machine = hard(X, y)
    assert run.margin == pytest.approx(1 / np.linalg.norm(machine.coef_), rel=1e-5)
    assert sorted(run.support) == sorted(machine.support_)
    assert run.risk == pytest.approx(world.risk(machine), abs=1e-6)


def test_clouds_that_overlap_have_no_margin() -> None:
    run = margin_run(GaussianPair(2, 1.0), 60, 0, True)
    assert not run.separable and len(run.support) == 0 and run.risk is not None


def test_the_three_bounds_by_hand() -> None:
    world = MarginHalfspace(2, 0.3)
    others = other_samples(world, 12, False, runs=3)
    assert (others.supports >= 1).all() and (others.supports <= 2).all()
    bounds = bound_values(inputs_of(world, 120, others, False))
    assert bounds["svm_radius_margin"] == pytest.approx(1 / 0.09 / 121)
    assert bounds["margin_hard_svm"] == pytest.approx(2 / 0.3 / sqrt(120) + sqrt(2 * log(40) / 120))
    assert bounds["svm_support_vectors"] == pytest.approx(others.supports.mean() / 121)
    assert list(inputs_of(world, 120, others, True)) == ["svm_support_vectors"]


def test_slack_worked_by_hand() -> None:
    run = slack_run(None, 5, 0)
    for cost, weight in ((0.1, 0.24), (1, 1), (10, 4), (1e6, 5)):
        step = int(np.argmin(np.abs(run.costs - cost)))
        assert run.costs[step] == pytest.approx(cost)
        assert run.weights[step, 0] == pytest.approx(weight, rel=1e-9)
    step = int(np.argmin(np.abs(run.costs - 1)))
    np.testing.assert_allclose(run.slacks[step], [0, 0, 0.6, 1, 0], atol=1e-9)
    assert run.lambdas[step] == pytest.approx(1 / (2 * 1 * 5))
    assert run.risks is None and run.bounds is None


def test_slack_is_scikit_learns() -> None:
    world = GaussianPair(2, 2.0)
    run = slack_run(world, 50, 1)
    X, y = world.draw(np.random.default_rng(1), 50)
    for step in (4, 6, 8):
        machine = SVC(C=run.costs[step], kernel="linear", tol=1e-9).fit(X, y)
        np.testing.assert_allclose(run.weights[step], machine.coef_[0], atol=1e-5)
        slack = np.maximum(0, 1 - run.signs * machine.decision_function(X))
        assert run.mean_slacks[step] == pytest.approx(slack.mean(), abs=1e-5)
        assert run.training_errors[step] == pytest.approx(np.mean(machine.predict(X) != y))
        assert run.risks is not None and run.risks[step] == pytest.approx(world.risk(machine), abs=1e-5)


def disc(margin: float) -> tuple[np.ndarray, np.ndarray]:
    """Equally spaced places on the unit disc without the slab around the diagonal's normal, and their labels."""
    side = (np.arange(300) + 0.5) / 150 - 1
    points = np.column_stack([axis.ravel() for axis in np.meshgrid(side, side)])
    height = points.sum(axis=1) / sqrt(2)
    kept = ((points**2).sum(axis=1) <= 1) & (np.abs(height) >= margin)
    return points[kept], np.sign(height[kept])


@pytest.mark.parametrize(("noise", "norm"), [(0.0, 1.5), (0.1, 4.0)])
def test_the_smallest_hinge_loss_is_the_least_of_all_weights(noise: float, norm: float) -> None:
    points, labels = disc(0.2)

    def loss(w: np.ndarray) -> float:
        z = labels * (points @ w)
        return float(np.mean((1 - noise) * np.maximum(0, 1 - z) + noise * np.maximum(0, 1 + z)))

    turns, lengths = np.linspace(-0.6, 0.6, 7) + np.pi / 4, np.linspace(0, norm, 31)
    brute = min(loss(r * np.array([np.cos(t), np.sin(t)])) for t in turns for r in lengths)
    assert smallest_hinge(MarginHalfspace(2, 0.2, noise), norm) == pytest.approx(brute, abs=3e-3)


def test_the_soft_margins_bound_holds_on_average() -> None:
    world = MarginHalfspace(2, 0.2, 0.05)
    run = slack_run(world, 80, 0)
    assert run.bounds is not None
    step = int(np.argmin(run.bounds))
    inputs = inputs_at(world, float(run.costs[step]), 80)
    assert inputs["norm"] == pytest.approx(sqrt(2 / 80) / run.lambdas[step])
    assert sqrt(2 / (inputs["norm"] ** 2 * 80)) == pytest.approx(run.lambdas[step])  # the theorem's lambda
    assert run.bounds[step] == pytest.approx(smallest_hinge(world, inputs["norm"]) + sqrt(8 * inputs["norm"] ** 2 / 80))
    assert 0.05 <= mean_soft_risk(world, 80, float(run.costs[step]), runs=10) <= run.bounds[step] < 1


def test_pegasos_by_hand_and_its_bound_on_average() -> None:
    world, lam = MarginHalfspace(2, 0.1, 0.1), 0.2
    run = stepping_run(world, 30, 4, lam, 400)
    theta, weights = np.zeros(2), []
    for t, i in enumerate(np.random.RandomState(0).randint(30, size=400), start=1):
        weights.append(theta / (lam * t))
        if run.signs[i] * (weights[-1] @ run.points[i]) < 1:
            theta = theta + run.signs[i] * run.points[i]

    def objective(w: np.ndarray) -> float:
        return float(lam / 2 * (w @ w) + np.maximum(0, 1 - run.signs * (run.points @ w)).mean())

    looked = [int(t) for t in run.draws]
    np.testing.assert_allclose(run.path, [weights[t - 1] for t in looked], atol=1e-12)
    means = [objective(np.mean(weights[:t], axis=0)) - run.minimum for t in looked]
    np.testing.assert_allclose(run.gaps_of_mean, means, atol=1e-12)
    around = run.best + 1e-3 * np.array([[1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7]])
    assert objective(run.best) == pytest.approx(run.minimum) and min(map(objective, around)) > run.minimum
    radius = np.linalg.norm(run.points, axis=1).max()
    np.testing.assert_allclose(run.bounds, [2 * radius**2 * (1 + log(t)) / (lam * t) for t in looked])
    assert (run.mean_gaps <= run.bounds).all()


def test_losses_of_a_sample() -> None:
    world = GaussianPair(2, 2.0)
    run = loss_run(world, 60, 2, 1.0)
    X, y = world.draw(np.random.default_rng(2), 60)
    z = np.where(y == 1, 1, -1) * SVC(C=1, kernel="linear", tol=1e-9).fit(X, y).decision_function(X)
    np.testing.assert_allclose(run.margins, z, atol=1e-4)
    assert run.means["hinge"] == pytest.approx(np.maximum(0, 1 - z).mean(), abs=1e-4)
    assert run.means["logistic_base_2"] == pytest.approx(np.log2(1 + np.exp(-z)).mean(), abs=1e-4)
    assert run.training_error == pytest.approx((z <= 0).mean())
    assert all(mean >= run.training_error for mean in run.means.values())


@pytest.mark.parametrize(("k", "m"), [(2, 3), (3, 1)])
def test_the_exact_mean_risk_is_that_of_all_samples_and_labels(k: int, m: int) -> None:
    points, risks = np.eye(k), []
    for labels in product((0, 1), repeat=k):
        y = np.array(labels)
        for indices in product(range(k), repeat=m):
            seen = list(indices)
            machine = HardSVM(False, labels=(0, 1)).fit(points[seen], y[seen])
            risks.append(np.mean(machine.predict(points) != y))
    assert mean_risk(k, m) == pytest.approx(np.mean(risks), abs=1e-12)


def test_margin_and_dimension_cross_where_the_margin_is_worth_the_dimension() -> None:
    run = dimension_run(0.1, 1000, 0.1)
    assert run.equivalent == pytest.approx(100)
    assert run.needed_by_margin == 999  # 100/0.1 - 1
    assert run.by_margin == pytest.approx(100 / 1001)
    place = int(np.argmin(np.abs(run.dimensions - 50)))
    assert run.needed_by_dimension[place] == pytest.approx(10 * run.dimensions[place] - 1)
    below, above = run.dimensions < 99, run.dimensions > 101
    assert (run.by_dimension[below] < run.by_margin).all() and (run.by_dimension[above] > run.by_margin).all()
    assert (run.risks <= np.minimum(run.by_margin, run.by_dimension)).all()
    assert (run.risks[above] == 0.5 * 0.99**1000).all()
    assert dimension_run(0.9, 5, 0.5).risks.max() == 0  # one example fits


def test_maps_by_hand() -> None:
    line, xor = map_run("line", 0, 0, 0.1), map_run("xor", 0, 0, 0.1)
    assert not line.separable and line.separable_after
    np.testing.assert_allclose([*line.slope, line.offset], [0, 0.4, -2.6], atol=1e-9)  # between 4 and 9
    np.testing.assert_allclose([*xor.slope, xor.offset], [0, -1, 0], atol=1e-12)  # f = -x1 x2
    np.testing.assert_allclose(xor.multipliers, 1 / 8, atol=1e-12)
    assert not xor.separable and xor.separable_after


def test_a_disc_in_a_ring_is_separable_by_squares() -> None:
    run = map_run("circles", 60, 1, 0.1)
    assert not run.separable and run.separable_after
    machine = hard(run.points**2, run.signs)
    np.testing.assert_allclose(run.slope, machine.coef_[0], rtol=1e-4)
    every = Circles(0.1).support()
    wrong = (machine.predict(every.X**2) > 0) != (every.y == 1)
    assert run.risk_after == pytest.approx(float(wrong.mean()), abs=2e-4)
    assert run.risk_before is not None and run.risk_before > 0.3


def test_widths_are_scikit_learns() -> None:
    world = Circles(0.1, 0.1)
    run = width_run(world, 40, 0, 1.0)
    X, y = world.draw(np.random.default_rng(0), 40)
    for step in (1, 3):
        machine = SVC(C=1, gamma=run.gammas[step]).fit(X, y)
        assert run.training_errors[step] == np.mean(machine.predict(X) != y)
        assert run.supports[step] == len(machine.support_)
        assert run.risks[step] == pytest.approx(world.risk(machine))
        corner = machine.decision_function([[run.grid[0], run.grid[-1]]])[0]
        assert run.scores[step, -1, 0] == pytest.approx(corner)
    np.testing.assert_allclose(2 * run.sigmas**2 * run.gammas, 1)


def test_a_narrow_kernel_repeats_every_label() -> None:
    run = width_run(Circles(0.1, 0.2), 30, 2, 10.0)
    assert run.training_errors[-1] == 0 < run.training_errors[0]
    assert run.supports[-1] == 30 and run.risks[-1] > run.risks[run.best] + 0.1


def test_the_grid_is_cross_validation() -> None:
    data = GridData(Circles(0.1, 0.1), 40, 3, (0.5, 8.0), (0.125, 2.0))
    X, y = grid_sample(data)
    rows = [grid_row(data, cost) for cost in data.costs]
    folds = StratifiedKFold(5, shuffle=True, random_state=3)
    for row, cost in zip(rows, data.costs, strict=True):
        for accuracy, gamma in zip(row, data.gammas, strict=True):
            machine = make_pipeline(MinMaxScaler(), SVC(C=cost, gamma=gamma))
            assert accuracy == pytest.approx(cross_val_score(machine, X, y, cv=folds).mean())
    whole = make_pipeline(MinMaxScaler(), SVC(C=8.0, gamma=2.0)).fit(X, y)
    every = Circles(0.1, 0.1).support()
    right = (whole.predict(every.X) == every.y) @ every.weights
    assert true_accuracy(data, 8.0, 2.0) == pytest.approx(right)


def test_of_equal_cells_the_first_is_best_and_the_data_set_has_no_world() -> None:
    assert best_cell([np.array([0.5, 0.9]), np.array([0.9, 0.9])]) == (0, 1)
    data = GridData(None, 10, 0, (1.0,), (1.0,))
    assert grid_sample(data)[0].shape == (569, 30)
    assert true_accuracy(data, 1.0, 1.0) is None


def test_the_tube_by_hand() -> None:
    run = tube_run(None, 3, 0, 0.1, 10_000.0, 1.0)
    assert run.predictions[0] == pytest.approx(10.1, abs=1e-5)
    assert (run.predictions[-1] - run.predictions[0]) / 2 == pytest.approx(0.9, abs=1e-5)
    assert run.inside == 3 and run.risk is None
    wide = tube_run(None, 3, 0, 1.5, 10_000.0, 1.0)
    assert np.ptp(wide.predictions) == pytest.approx(0, abs=1e-6) and len(wide.support) == 0


def test_the_tubes_risk_is_the_mean_square_over_the_world() -> None:
    world = Sine(noise=0.2)
    run = tube_run(world, 40, 0, 0.3, 10.0, 20.0)
    assert run.truth is not None and run.risk is not None
    bias = np.trapezoid((run.predictions - run.truth) ** 2, run.places)
    assert run.risk == pytest.approx(bias + 0.04, abs=1e-4)
    np.testing.assert_allclose(run.losses, np.maximum(0, np.abs(run.residuals) - 0.3), atol=1e-12)
    outside = np.flatnonzero(np.abs(run.residuals) < 0.3 - 1e-4)
    assert not set(outside) & set(run.support.tolist())
