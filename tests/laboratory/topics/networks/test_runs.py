"""What the Networks page shows: XOR by enumeration, sizes by hand, gradients, stopping, rates and growth."""

from itertools import product

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime, linprog
from scipy.stats import binom

from laboratory.topics.networks.backward.run import backward
from laboratory.topics.networks.cascade.run import CascadePlan, cascade_run
from laboratory.topics.networks.graph.run import sizes
from laboratory.topics.networks.rates.run import RatesPlan, rates_run
from laboratory.topics.networks.stopping.run import DELTA, StoppingPlan, stopping_run
from laboratory.topics.networks.xor.run import by_one_unit, by_two_hidden_units, exclusive_or
from laboratory.worlds.xor import Xor
from learners.networks.activations import ACTIVATIONS, softmax_jacobian
from tests.sentences import pattern

SMALL = StoppingPlan(m=30, units=6, epochs=120, patience=20)


@pytest.mark.parametrize(("coding", "sums"), [("01", (1.5, 0.5)), ("11", (1.0, -1.0))])
def test_exclusive_or_in_both_codings(coding: str, sums: tuple[float, float]) -> None:
    """The catalogue's thresholds: 1.5 and 0.5 for inputs 0 and 1; they move to 1 and -1 for inputs -1 and 1."""
    net = exclusive_or(coding)
    assert net.outputs.tolist() == [0, 1, 1, 0]
    # With inputs -1 and 1 the first layer is halved, so the lines are where x1 + x2 is 1 and -1.
    assert [total for _, total in net.lines] == pytest.approx(sums)
    for row, hidden in enumerate(net.hidden):
        nets, output = net.net_inputs(row)
        assert (nets >= 0).tolist() == (hidden == 1).tolist()
        assert (output >= 0) == (net.outputs[row] == 1)


def test_one_unit_does_what_linear_programs_allow_and_two_do_all() -> None:
    corners = np.array([[a, b, 1.0] for a, b in product((0, 1), repeat=2)])
    for table in product((0, 1), repeat=4):
        signs = np.where(np.array(table) == 1, 1.0, -1.0)[:, None]
        feasible = linprog(np.zeros(3), A_ub=-signs * corners, b_ub=-np.ones(4), bounds=(None, None)).status == 0
        assert (table in by_one_unit()) == feasible
    assert len(by_one_unit()) == 14
    assert len(by_two_hidden_units()) == 16


def test_sizes_by_hand() -> None:
    """4-8-3 has 67 weights (published); Caltech's homework counts 10 inputs with the constant, 36 hidden likewise."""
    assert sizes("4-8-3").edges == 67
    assert sizes("4-8-3").nodes == 17
    assert sizes(" 2-2-1 ").edges == 9
    assert sizes("3-1").shattered == (4, 4)
    relu, inputs = sizes("2-2-1").bounds["relu"]
    assert inputs == {"layers": 2, "weights": 6 + 9, "units": 2 + 2 * 1}
    assert relu.slug == "vc_relu_network"
    assert sizes("2-2-1").bounds["threshold"][1] == {"weights": 9, "units": 3}
    assert not sizes("4-8-3").bounds


@pytest.mark.parametrize("text", ["", "4", "4-0-1", "4-13", "a-b", "1-1-1-1-1-1-1", "4--3", "2-1.5"])
def test_layers_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=pattern("Layers 2 6")):
        sizes(text)


def test_slopes_of_activations_by_differences() -> None:
    """At 0: 1 (linear), α/4 (logistic), 1 (tanh), 0 (radial basis); elsewhere by differences."""
    zero = np.zeros(1)
    at_zero = {name: float(activation.derivative(zero, 3.0)[0]) for name, activation in ACTIVATIONS.items()}
    assert (at_zero["linear"], at_zero["logistic"], at_zero["tanh"], at_zero["rbf"]) == (1, 0.75, 1, 0)
    assert np.isnan([at_zero["threshold"], at_zero["relu"]]).all()
    a = np.array([-2.3, -0.4, 0.7, 3.1])
    for activation in ACTIVATIONS.values():
        slopes = (activation.value(a + 1e-6, 1.7) - activation.value(a - 1e-6, 1.7)) / 2e-6
        assert_allclose(activation.derivative(a, 1.7), slopes, atol=1e-8)
    shares = np.array([0.2, 0.3, 0.5])
    assert_allclose(softmax_jacobian(shares).sum(axis=0), 0, atol=1e-16)
    assert softmax_jacobian(shares)[0].tolist() == pytest.approx([0.16, -0.06, -0.1])


@pytest.mark.parametrize("hidden", ["tanh", "logistic", "relu"])
@pytest.mark.parametrize("layers", [(2, 2, 1), (2, 2, 2, 1), (2, 2, 2)])
def test_one_pass_backwards(layers: tuple[int, ...], hidden: str) -> None:
    run = backward(layers, (1.0, -0.7), (0.9, 0.1)[: layers[-1]], hidden, 5, 0.1)

    def error(flat: np.ndarray) -> float:
        """Written out once more, from the notes' formulas."""
        value, net = run.inputs, run.network.at(flat)
        for w, b in zip(net.weights[:-1], net.biases[:-1], strict=True):
            a = w @ value + b
            value = {"tanh": np.tanh(a), "logistic": 1 / (1 + np.exp(-a)), "relu": np.maximum(a, 0)}[hidden]
        out = 1 / (1 + np.exp(-(net.weights[-1] @ value + net.biases[-1])))
        return float(((out - run.targets) ** 2).sum() / 2)

    flat = run.network.flat()
    assert run.error == pytest.approx(error(flat), rel=1e-13)
    assert_allclose(run.slope.flat(), approx_fprime(flat, error, 1e-7), atol=1e-6)
    assert run.farthest < 1e-9
    assert run.error_after == pytest.approx(error(flat - 0.1 * run.slope.flat()), rel=1e-12)
    # The deltas come back along the edges, as the notes' lost figure had them.
    for layer in range(1, run.depth):
        back = (run.network.weights[layer].T @ run.deltas[layer]) * run.derivative(layer)
        assert_allclose(run.deltas[layer - 1], back, atol=1e-15)
    assert_allclose(run.deltas[-1], (run.targets - run.values[-1]) * run.derivative(run.depth), atol=1e-15)


def test_patience_by_reading_the_losses() -> None:
    run = stopping_run(SMALL)
    losses = run.validation_loss.tolist()
    best, stop = 0, len(losses) - 1
    for epoch in range(len(losses)):
        if losses[epoch] < losses[best]:
            best = epoch
        if epoch - best == SMALL.patience:
            stop = epoch
            break
    assert (run.best, run.stop) == (best, stop)
    assert run.epochs == SMALL.epochs


def test_true_risk_is_the_worlds_own_and_the_bound_inverts_the_tail() -> None:
    run = stopping_run(SMALL)
    X, y, weights = Xor(noise=SMALL.noise).support()
    wrong = (run.answers(run.best, X) >= 0.5) != (y == 1)
    assert run.risk(run.best) == pytest.approx(float(weights[wrong].sum()), abs=1e-12)
    assert run.true_risks[list(run.known).index(run.best)] == run.risk(run.best)
    mistakes = int(((run.answers(run.best, run.held_points) >= 0.5) != (run.held_labels == 1)).sum())
    assert mistakes == run.inputs(run.best)["errors"]
    tail = binom.cdf(mistakes, SMALL.m, run.bound)
    assert tail == pytest.approx(DELTA / (SMALL.epochs + 1), rel=1e-6)


def test_training_for_longer_goes_the_same_way() -> None:
    """The run does not look at its patience, and its first epochs do not depend on how many follow."""
    short, long = stopping_run(StoppingPlan(m=30, units=6, epochs=20, patience=3)), stopping_run(SMALL)
    assert_array_equal(short.training_loss, long.training_loss[:21])


def test_small_rates_fall_and_large_ones_rise() -> None:
    """By the descent lemma a step well below 2 / curvature never raises the loss."""
    slow, fast = rates_run(RatesPlan((0.01, 100.0), 4, 25))
    assert (np.diff(slow.losses) < 0).all()
    assert slow.rises == 0
    assert fast.rises == int((np.diff(fast.losses) > 0).sum()) > 0
    assert slow.losses[0] == fast.losses[0]


def test_rates_step_as_scikit_learns_multilayer_perceptron_does() -> None:
    """One batch step of scikit-learn from our weights: same loss, alpha 0, no momentum."""
    from sklearn.neural_network import MLPClassifier

    from laboratory.worlds.real_world import RealWorld
    from learners.networks.network import initial

    plan = RatesPlan((0.5,), 3, 4)
    X, y, _ = RealWorld("breast_cancer").examples
    points = (X - X.mean(axis=0)) / X.std(axis=0)
    start = initial((30, 3, 1), np.random.RandomState(plan.seed), hidden="tanh", output="logistic")
    theirs = MLPClassifier(
        (3,), activation="tanh", solver="sgd", alpha=0, batch_size=len(y), learning_rate_init=0.5, momentum=0,
        max_iter=1, shuffle=False,
    )  # fmt: skip
    theirs.partial_fit(points, y, classes=[0, 1])
    theirs.coefs_ = [w.T.copy() for w in start.weights]
    theirs.intercepts_ = [b.copy() for b in start.biases]
    theirs._optimizer.params = theirs.coefs_ + theirs.intercepts_
    theirs._optimizer.velocities = [np.zeros_like(p) for p in theirs._optimizer.params]
    losses = []
    for _ in range(4):
        theirs.partial_fit(points, y)
        losses.append(theirs.loss_)
    assert_allclose(rates_run(plan)[0].losses[:4], losses, rtol=1e-10)


def test_growth_unit_by_unit() -> None:
    plan = CascadePlan("circles", m=60, units=3, pool=2)
    run = cascade_run(plan)
    assert (np.diff(run.residuals) <= 1e-12).all()
    for units in range(run.units + 1):
        wrong = (run.margin(units, run.points) > 0) != (run.labels == 1)
        assert run.training_errors[units] == pytest.approx(wrong.mean())
    from sklearn.linear_model import LinearRegression

    # Without hidden units the outputs are least squares of one-of-two codes on the inputs.
    line = LinearRegression().fit(run.points, run.labels)
    residual = 2 * np.mean((line.predict(run.points) - run.labels) ** 2)
    assert run.residuals[0] == pytest.approx(residual, rel=1e-9)
    with pytest.raises(ValueError, match=pattern("units after")):
        run.learner.after(run.units + 1)
