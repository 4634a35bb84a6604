"""Networks: XOR by hand, gradients by finite differences, steps by hand, scikit-learn, stopping, pruning."""

from itertools import product

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier

from learners.networks.mlp import MLP
from learners.networks.mlp_regressor import MLPRegressor
from learners.networks.network import MATCHED, Network, forward, gradient, initial, logistic, loss, softmax
from learners.networks.pruning import pruning
from learners.networks.restarts import restarts
from learners.networks.training import Rules, retrained, train
from learners.networks.xor_network import xor_network
from tests.sentences import pattern

SQUARE = np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]])
XOR = np.array([[0.0], [1], [1], [0]])


def random() -> np.random.RandomState:
    return np.random.RandomState(0)


@pytest.mark.parametrize("coding", [(0, 1), (-1, 1), (2, 10)])
def test_threshold_network_computes_xor(coding: tuple[int, int]) -> None:
    points = np.where(SQUARE > 0, coding[1], coding[0])
    _, hidden, output = forward(xor_network(coding), points)
    assert hidden.tolist() == [[0, 0], [0, 1], [0, 1], [1, 1]]  # AND, OR
    assert_array_equal(output, XOR)


def test_published_weights_of_the_xor_network() -> None:
    net = xor_network()
    assert net.weights[0].tolist() == [[1, 1], [1, 1]]
    assert net.biases[0].tolist() == [-1.5, -0.5]
    assert (net.weights[1].tolist(), net.biases[1].tolist()) == ([[-1, 1]], [-0.5])
    with pytest.raises(ValueError, match=pattern("coding xor_network")):
        xor_network((1, 0))


def test_one_threshold_unit_realises_14_of_16_labelings() -> None:
    grid = np.arange(-3, 3.5, 0.5)
    seen = {tuple(a * SQUARE[:, 0] + b * SQUARE[:, 1] + c >= 0) for a, b, c in product(grid, grid, grid)}
    assert len(seen) == 14
    assert tuple(XOR[:, 0] == 1) not in seen


def test_forward_by_hand() -> None:
    net = Network((np.array([[1.0, -1]]), np.array([[2.0]])), (np.array([0.5]), np.array([-1.0])), "tanh", "identity")
    assert forward(net, [[1.0, 1.0]])[-1] == pytest.approx(2 * np.tanh(0.5) - 1)
    with pytest.raises(ValueError, match=pattern("matrix 2 columns")):
        forward(net, [[1.0]])
    assert logistic(np.array([-800.0, 0, 800])).tolist() == [0, 0.5, 1]
    assert softmax(np.array([[1000.0, 1000.0]])).tolist() == [[0.5, 0.5]]


@pytest.mark.parametrize("sizes", [(3, 2), (3, 5, 2), (3, 4, 4, 2)])
@pytest.mark.parametrize("hidden", ["tanh", "logistic", "relu"])
@pytest.mark.parametrize(("kind", "output"), [*sorted(MATCHED), ("squared", "logistic")])
def test_backpropagation_by_finite_differences(sizes: tuple[int, ...], hidden: str, kind: str, output: str) -> None:
    rng = np.random.default_rng(1)
    X, target = rng.normal(size=(6, 3)), np.eye(2)[rng.integers(0, 2, 6)]
    net = initial(sizes, random(), 0.9, hidden, output)
    net = net.at(net.flat() + 0.1 * rng.normal(size=net.parameters))

    def loss_at(flat: np.ndarray) -> float:
        return loss(net.at(flat), X, target, kind)

    numeric = approx_fprime(net.flat(), loss_at, 1e-7)
    assert_allclose(gradient(net, X, target, kind), numeric, atol=2e-6)


def test_published_gradient_and_decay() -> None:
    # 1-1-1 net, tanh hidden, linear output, w = .5 and 1, x = d = 1: delta times input is .4230167423.
    net = Network((np.array([[0.5]]), np.array([[1.0]])), (np.zeros(1), np.zeros(1)), "tanh", "identity")
    assert -gradient(net, [[1.0]], np.array([[1.0]]), "squared")[0] == pytest.approx(0.4230167423, abs=1e-10)
    # Without a gradient of the loss 1,000 steps shrink a weight by (1 - 2 eta lambda)^1000.
    silent = Network((np.ones((1, 1)),), (np.zeros(1),), "tanh", "identity")
    rules = Rules(rate=0.1, decay=0.01, epochs=1000, tolerance=-1.0)
    trained = train(silent, (np.zeros((1, 1)), np.zeros((1, 1))), rules, "squared", random())
    assert trained.network.weights[0][0, 0] == pytest.approx(0.1350645224, abs=1e-10)


def test_a_loss_that_does_not_suit_the_output_is_refused() -> None:
    with pytest.raises(ValueError, match=pattern("softmax squared")):
        gradient(initial((1, 2), random(), output="softmax"), [[1.0]], np.eye(2)[:1], "squared")


def test_parameters_are_counted() -> None:
    # Published: [5, 3, 1] units with biases among the first two counts: 4 inputs, 2 hidden, and one output.
    assert initial((9, 35, 1), random()).parameters == 10 * 35 + 36
    assert initial((4, 3, 2), random()).flat().shape == (4 * 3 + 3 + 3 * 2 + 2,)


def test_equal_weights_keep_the_hidden_units_alike() -> None:
    net = initial((2, 3, 1), random(), 0.0)
    net = net.at(np.full(net.parameters, 0.3))
    after = train(net, (SQUARE, XOR), Rules(rate=0.5, epochs=50), "squared", random()).network
    assert_allclose(after.weights[0], np.repeat(after.weights[0][:1], 3, axis=0))
    zeros = train(net.at(np.zeros(13)), (SQUARE, XOR), Rules(rate=0.5, epochs=50), "squared", random()).network
    assert not zeros.weights[0].any()


@pytest.mark.parametrize("nesterov", [False, True])
def test_steps_by_hand(nesterov: bool) -> None:
    """One linear weight, one example (1, 1): the gradient is w + b - 1 for both, and the decay 2 lambda w for w."""
    net = Network((np.zeros((1, 1)),), (np.zeros(1),), "tanh", "identity")
    rules = Rules(rate=0.1, momentum=0.5, nesterov=nesterov, decay=0.2, epochs=3)
    trained = train(net, (np.ones((1, 1)), np.ones((1, 1))), rules, "squared", random())
    place, speed = np.zeros(2), np.zeros(2)
    losses = [0.5]
    for _ in range(3):
        at = place + 0.5 * speed if nesterov else place
        speed = 0.5 * speed - 0.1 * (np.full(2, at.sum() - 1) + np.array([0.4 * at[0], 0]))
        place = place + speed
        losses.append((place.sum() - 1) ** 2 / 2)
    assert_allclose(trained.network.flat(), place)
    assert_allclose(trained.history["training_loss"], losses)
    assert trained.history["stopped_by"] == "max_iter"


def test_online_and_batch_of_one_example_are_the_same() -> None:
    data = (np.ones((1, 2)), np.ones((1, 1)))
    start = initial((2, 3, 1), random())
    nets = [train(start, data, Rules(batch=b, epochs=5), "squared", random()).network.flat() for b in (None, 1, 7)]
    assert_allclose(nets[0], nets[1])
    assert_allclose(nets[0], nets[2])


def test_an_epoch_online_is_a_step_for_each_example() -> None:
    start = initial((2, 3, 1), random())
    trained = train(start, (SQUARE, XOR), Rules(batch=1, epochs=1, rate=0.2), "squared", np.random.RandomState(4))
    flat = start.flat()
    for i in np.random.RandomState(4).permutation(4):
        flat = flat - 0.2 * gradient(start.at(flat), SQUARE[[i]], XOR[[i]], "squared")
    assert_allclose(trained.network.flat(), flat)


def test_xor_is_learnt_to_its_tolerance() -> None:
    start = initial((2, 4, 1), random(), 1.0, output="logistic")
    trained = train(start, (SQUARE, XOR), Rules(0.5, 0.9, epochs=3000, tolerance=0.01), "cross_entropy", random())
    assert trained.history["stopped_by"] == "tolerance"
    assert trained.history["training_loss"][-1] <= 0.01 < trained.history["training_loss"][-2]
    assert_array_equal(forward(trained.network, SQUARE)[-1].round(), XOR)
    done = train(trained.network, (SQUARE, XOR), Rules(tolerance=0.01), "cross_entropy", random())
    assert len(done.history["training_loss"]) == 1  # the notes' printed loop would train on from here for ever


def test_patience_keeps_the_best_weights() -> None:
    rng = np.random.default_rng(3)
    X, noise = rng.normal(size=(40, 5)), rng.normal(size=(40, 1))
    start = initial((5, 12, 1), random())
    trained = train(
        start, (X[:20], noise[:20]), Rules(0.2, 0.9, epochs=500, patience=7), "squared", random(), (X[20:], noise[20:])
    )
    validated = trained.history["validation_loss"]
    assert trained.history["stopped_by"] == "patience"
    assert trained.history["best_epoch"] == int(np.argmin(validated)) == len(validated) - 8
    assert loss(trained.network, X[20:], noise[20:], "squared") == pytest.approx(validated.min())


def test_retraining_goes_down_to_the_loss_of_the_best_epoch() -> None:
    rng = np.random.default_rng(3)
    X, y = rng.normal(size=(40, 2)), rng.normal(size=(40, 1))
    y += X[:, :1]
    start, rules = initial((2, 3, 1), random()), Rules(0.05, epochs=400, patience=5)
    stopped = train(start, (X[:30], y[:30]), rules, "squared", random(), (X[30:], y[30:]))
    goal = stopped.history["training_loss"][stopped.history["best_epoch"]]
    again = retrained(start, (X, y), stopped, rules, "squared", random())
    assert again.history["stopped_by"] in ("tolerance", "max_iter")
    assert (again.history["training_loss"][:-1] > goal).all()
    assert (again.history["stopped_by"] == "tolerance") == (again.history["training_loss"][-1] <= goal)


def test_restarts_spread_and_their_committee_is_no_worse_than_their_mean() -> None:
    trained = restarts((2, 2, 1), (SQUARE, XOR), Rules(0.3, 0.5, epochs=80), "squared", 6, random())
    finals = [loss(run.network, SQUARE, XOR, "squared") for run in trained.runs]
    assert_allclose(trained.losses, finals)
    assert trained.best == int(np.argmin(finals))
    assert trained.mean == pytest.approx(sum(finals) / 6)
    assert trained.deviation == pytest.approx(np.std(finals) * np.sqrt(6 / 5))
    assert np.mean((trained.committee(SQUARE) - XOR) ** 2) / 2 <= trained.mean
    assert max(np.abs(initial((50, 40), random(), 0.7).weights[0]).max(), 0.69) < 0.7
    with pytest.raises(ValueError, match=pattern("runs restarts")):
        restarts((2, 1), (SQUARE, XOR), Rules(), "squared", 0, random())


def test_divergence_is_told_and_the_last_finite_weights_stay() -> None:
    net = Network((np.ones((1, 1)),), (np.zeros(1),), "tanh", "identity")
    trained = train(net, (np.full((1, 1), 9.0), np.zeros((1, 1))), Rules(rate=1e3, epochs=999), "squared", random())
    assert trained.history["stopped_by"] == "diverged"
    assert np.isfinite(trained.network.flat()).all()


def test_pruning_removes_the_smallest_and_they_stay_away() -> None:
    start = initial((2, 6, 1), random(), 1.0, output="logistic")
    rules = Rules(0.5, 0.9, epochs=300)
    net = train(start, (SQUARE, XOR), rules, "cross_entropy", random()).network
    pruned = pruning(net, 0.5)
    weights = np.abs(net.flat()[:18])
    assert_array_equal(pruned.kept[:18], weights > np.sort(weights)[8])
    assert pruned.kept[18:].all()
    again = train(pruned.network, (SQUARE, XOR), rules, "cross_entropy", random(), kept=pruned.kept)
    assert not again.network.flat()[~pruned.kept].any()
    assert again.history["training_loss"][-1] <= again.history["training_loss"][0]


def test_units_without_inputs_are_told() -> None:
    net = Network((np.array([[1.0, 0.5], [0.1, 0.2]]), np.array([[3.0, 4.0]])), (np.zeros(2), np.zeros(1)))
    assert pruning(net, 0.34).unfed == ((0, 1),)
    assert pruning(net, 0).kept.all()
    assert pruning(net, 1).unfed == ((0, 0), (0, 1), (1, 0))
    with pytest.raises(ValueError, match=pattern("share real [0, 1]; 2")):
        pruning(net, 2)


def test_mlp_learns_xor_and_iris() -> None:
    y = XOR[:, 0].astype(int)
    assert_array_equal(MLP(4, max_iter=400, n_init=3).fit(SQUARE, y).predict(SQUARE), y)
    X, y = load_iris(return_X_y=True)
    for options in (
        {},
        {"loss": "squared", "learning_rate_init": 2.0},
        {"batch_size": 10, "learning_rate_init": 0.05, "max_iter": 30},
        {"hidden_layer_sizes": (6, 5)},
    ):
        assert MLP(**options).fit(X, y).history_["training_error"] < 0.05


def test_mlp_takes_the_steps_of_scikit_learns() -> None:
    """From scikit-learn's own weights after one step, one more step of plain descent gives its next weights."""
    X, y = load_iris(return_X_y=True)
    options = {"hidden_layer_sizes": (4,), "activation": "tanh", "solver": "sgd", "batch_size": 150, "momentum": 0.0}
    theirs = MLPClassifier(**options, alpha=0.0, learning_rate_init=0.1, random_state=0)
    theirs.partial_fit(X, y, classes=[0, 1, 2])
    start = Network(tuple(w.T for w in theirs.coefs_), tuple(b.copy() for b in theirs.intercepts_), "tanh", "softmax")
    start = start.at(start.flat().copy())
    theirs.partial_fit(X, y)
    trained = train(start, (X, np.eye(3)[y]), Rules(rate=0.1, epochs=1), "cross_entropy", random()).network
    for ours, w in zip(trained.weights, theirs.coefs_, strict=True):
        assert_allclose(ours, w.T, atol=1e-12)


def test_mlp_holds_a_fifth_out_and_stops() -> None:
    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(60, 6)), rng.integers(0, 2, 60)
    learner = MLP(20, max_iter=2000, n_iter_no_change=10).fit(X, y)
    assert learner.history_["stopped_by"] == "patience"
    assert learner.n_iter_ == learner.history_["best_epoch"] + 10
    assert MLP(n_iter_no_change=3).fit([[1.0], [2.0]], [0, 1]).predict([[1.0]]).shape == (1,)


def test_what_is_held_out_is_not_trained_on() -> None:
    """The two losses are of parts that make up the sample: their mean is the loss on all of it."""
    X = np.random.default_rng(0).normal(size=(50, 3))
    history = (learner := MLPRegressor(8, max_iter=300, n_iter_no_change=5).fit(X, np.abs(X[:, 0]) + X[:, 1])).history_
    training, validation = (history[f"{part}_loss"][history["best_epoch"]] for part in ("training", "validation"))
    mean = (0.8 * training + 0.2 * validation) * 2 * learner.target_deviation_**2
    assert training != validation and history["training_error"] == pytest.approx(mean)


def test_the_run_of_least_loss_is_kept() -> None:
    learner = MLP(2, max_iter=60, n_init=4).fit(SQUARE, XOR[:, 0])
    losses = learner.history_["run_losses"]
    assert learner.history_["best_run"] == int(np.argmin(losses))
    assert learner.history_["training_loss"][-1] == losses.min()
    assert len(set(losses)) == 4


def test_regressor_follows_a_sine() -> None:
    X = np.linspace(-3, 3, 60)[:, None]
    learner = MLPRegressor(12, max_iter=600).fit(X, 5 * np.sin(X[:, 0]) + 100)
    assert learner.history_["training_error"] < 1  # of a variance of about 12
    scaled = learner.history_["training_loss"][-1] * 2 * learner.target_deviation_**2
    assert learner.history_["training_error"] == pytest.approx(scaled)


@pytest.mark.parametrize("sizes", [0, [], [3, 0], True, 2.5, ["a"]])
def test_hidden_units_are_whole_numbers(sizes: float | list[int | str]) -> None:
    with pytest.raises(ValueError, match=pattern("hidden_layer_sizes integer ≥ 1")):
        MLP(sizes).fit(SQUARE, XOR[:, 0])
