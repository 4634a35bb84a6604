"""Losses and the predictors that are best for them: facts of the notes of Amini, Milan and Matteoni."""

from itertools import product
from math import e, log, log2

import numpy as np
from scipy.integrate import quad


def test_convex_surrogates_lie_above_the_zero_one_loss() -> None:
    """Squared, exponential, hinge and base-2 logistic loss lie above [z <= 0]; the natural one does not (Amini)."""
    z = np.linspace(-5, 5, 2001)
    mistakes = z <= 0
    losses = {
        "squared": (1 - z) ** 2,
        "exponential": np.exp(-z),
        "hinge": np.maximum(0, 1 - z),
        "logistic": np.log2(1 + np.exp(-z)),
    }
    for name, loss in losses.items():
        assert (loss >= mistakes - 1e-15).all(), name
        assert (np.diff(loss, 2) >= -1e-12).all(), f"{name} is convex"
    for value, expected in ((log2(1 + e**0.3), 1.232574074), (log(1 + e**0.3), 0.8543552445), (1.3**2, 1.69)):
        assert abs(value - expected) < 5e-10
    natural = np.log(1 + np.exp(-z))
    below = z[(natural < mistakes)]
    assert abs(log(2) - 0.6931471806) < 1e-10  # what it says where a mistake counts 1
    assert below.min() > -log(e - 1) > below.min() - 0.01
    assert below.max() == 0


def test_the_perceptrons_loss_is_no_distance() -> None:
    """Doubling w doubles -y<w,x> and leaves the distance where it is (Amini, perceptron)."""
    w, x = np.array([3.0, 4.0]), np.array([2.0, 1.0])
    assert 2 * w @ x == 2 * (w @ x) != w @ x
    assert 2 * w @ x / np.linalg.norm(2 * w) == w @ x / np.linalg.norm(w)


def test_slopes_of_the_logistic_function() -> None:
    """g' = g(1-g), with slope alpha alpha g(1-g); tanh(ax/2) = 2 sigma(ax) - 1 (Amini, Matteoni)."""

    def sigmoid(x: np.ndarray) -> np.ndarray:
        return 1 / (1 + np.exp(-x))

    x, step, alpha = np.linspace(-4, 4, 41), 1e-6, 3.0
    slope = (sigmoid(alpha * (x + step)) - sigmoid(alpha * (x - step))) / (2 * step)
    assert np.allclose(slope, alpha * sigmoid(alpha * x) * (1 - sigmoid(alpha * x)), atol=1e-9)
    assert not np.allclose(slope, sigmoid(alpha * x) * (1 - sigmoid(alpha * x)), atol=0.1)  # alpha = 1 only
    assert np.allclose(np.tanh(alpha * x / 2), 2 * sigmoid(alpha * x) - 1)
    tanh_slope = (np.tanh(x + step) - np.tanh(x - step)) / (2 * step)
    assert np.allclose(tanh_slope, 1 - np.tanh(x) ** 2, atol=1e-9)
    assert abs(1 / (1 + e**-2) - 0.880797078) < 5e-10
    assert 1 / (1 + e**-37) == 1  # in doubles the range looks closed; it is open


def test_maximum_likelihood_is_the_logistic_loss() -> None:
    """The mean negative log-likelihood for labels 0, 1 is the logistic loss for -1, +1 (Amini, logistic regression)."""
    rng = np.random.default_rng(2)
    X, w, y = rng.normal(size=(50, 3)), rng.normal(size=3), rng.integers(2, size=50)
    g = 1 / (1 + np.exp(-X @ w))
    likelihood = -np.mean(y * np.log(g) + (1 - y) * np.log(1 - g))
    assert abs(likelihood - np.mean(np.log1p(np.exp(-(2 * y - 1) * (X @ w))))) < 1e-12
    assert abs(log(1 + e**-0.7) - 0.4031860489) < 5e-11


def test_log_loss_is_infinite_where_it_should_be_and_proper() -> None:
    """It grows without limit as the prediction, not the answer, nears the wrong end; eta is best (Milan, losses)."""
    assert all(log(1 / 10**-k) > 2 * k for k in (1, 10, 300))
    assert abs(log(1 / 0.9) - 0.1053605157) < 5e-11
    predictions = np.linspace(0.001, 0.999, 999)
    for eta in (0.1, 0.42, 0.9):
        expected = -eta * np.log(predictions) - (1 - eta) * np.log(1 - predictions)
        assert abs(predictions[expected.argmin()] - eta) < 1e-9
        absolute = eta * (1 - predictions) + (1 - eta) * predictions
        assert predictions[absolute.argmin()] in (0.001, 0.999)  # the absolute loss is not proper


MASS, ETA = np.array([0.5, 0.3, 0.2]), np.array([0.7, 0.2, 0.5])


def test_no_predictor_beats_the_bayes_predictor() -> None:
    """Of all eight predictors on three points none has a risk below 0.31 (Milan, statistical learning)."""
    risks = {rule: MASS @ np.where(rule, 1 - ETA, ETA) for rule in product((False, True), repeat=3)}
    best = tuple(bool(chance >= 0.5) for chance in ETA)
    assert abs(risks[best] - 0.31) < 1e-15
    assert min(risks.values()) > risks[best] - 1e-15


def test_bayes_risk_of_the_quadratic_loss_is_a_mean_of_variances() -> None:
    """Conditional variances 1 and 9 make one number, 5, and the conditional mean attains it (Milan)."""
    answers = {0: (-1.0, 1.0), 1: (1.0, 7.0)}  # each answer has probability 1/4: means 0, 4; variances 1, 9

    def risk(rule: tuple[float, float]) -> float:
        return sum((y - rule[x]) ** 2 for x, pair in answers.items() for y in pair) / 4

    assert risk((0, 4)) == 5
    grid = np.linspace(-2, 6, 17)
    assert min(risk(rule) for rule in product(grid, grid)) == 5
    assert {float(np.var(pair)) for pair in answers.values()} == {1.0, 9.0}  # what one line calls the risk


def test_law_of_total_variance() -> None:
    """Var Y = E Var(Y|X) + Var E(Y|X): 9 = 5 + 4 (Milan)."""
    answers = np.array([[-1.0, 1.0], [1.0, 7.0]])
    assert answers.var() == answers.var(axis=1).mean() + answers.mean(axis=1).var() == 9
    rng = np.random.default_rng(3)
    table = rng.normal(size=(6, 8)) * rng.uniform(1, 4, size=(6, 1))
    assert abs(table.var() - table.var(axis=1).mean() - table.mean(axis=1).var()) < 1e-12


def test_bayes_risk_of_the_zero_one_loss() -> None:
    """E min(eta, 1-eta) is 0.3 for eta = 0.5 + 0.4x and 1/4 for eta = x; excess E|2 eta - 1| (Milan, Matteoni)."""
    risk, _ = quad(lambda x: min(0.5 + 0.4 * x, 0.5 - 0.4 * x) / 2, -1, 1, points=[0])
    assert abs(risk - 0.3) < 1e-12
    assert abs(quad(lambda x: min(x, 1 - x), 0, 1, points=[0.5])[0] - 0.25) < 1e-12
    always, _ = quad(lambda x: (0.5 - 0.4 * x) / 2, -1, 1)
    excess, _ = quad(lambda x: abs(0.8 * x) / 2, -1, 0)
    assert abs(always - risk - excess) < 1e-12
    for said in (0, 1):  # at eta = 1/2 either answer has conditional risk 1/2: no value of the function is 1 or -1
        assert np.mean(np.array([0, 1]) != said) == 0.5


def test_a_false_positive_twice_as_dear_moves_the_threshold() -> None:
    """Cost 2 for a false alarm, 1 for a miss: predict spam from eta = 2/3 on (Milan, losses)."""
    for eta in np.linspace(0, 1, 1001):
        alarm, silence = 2 * (1 - eta), eta
        assert (alarm <= silence) == (eta >= 2 / 3)
    assert 2 * (1 - 0.6) > 0.6  # the threshold 1/2 of the zero-one loss would raise an alarm here


def test_median_and_probability_are_the_bayes_predictors() -> None:
    """The absolute loss asks for the median, the logarithmic one for eta with its entropy as risk (Milan)."""
    answers = np.array([0.0, 1.0, 2.0, 10.0, 100.0])
    grid = np.linspace(0, 100, 1001)
    expected = np.abs(answers[:, None] - grid).mean(axis=0)
    assert grid[expected.argmin()] == 2 != answers.mean()
    entropy = -(0.3 * log(0.3) + 0.7 * log(0.7))
    assert abs(entropy - 0.6108643021) < 5e-11
    chances = np.linspace(0.01, 0.99, 99)
    assert np.min(-0.3 * np.log(chances) - 0.7 * np.log(1 - chances)) >= entropy - 1e-12


def test_epsilon_insensitive_loss() -> None:
    """Piecewise as printed and max(0, |d-y| - eps) are one; eps = 0 is the absolute loss (Matteoni, 0.4.2)."""
    misses = np.linspace(-2, 2, 401)
    for eps in (0.0, 0.1, 1.0):
        piecewise = np.where(np.abs(misses) >= eps, np.abs(misses) - eps, 0)
        assert (piecewise == np.maximum(0, np.abs(misses) - eps)).all()
    assert abs(abs(2 - 1.5) - 0.1 - 0.4) < 1e-15
