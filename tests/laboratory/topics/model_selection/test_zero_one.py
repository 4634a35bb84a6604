"""The parts of the 0-1 error: they add up, point by point and by Domingos' sentences, and agree with scikit-learn."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from sklearn.neighbors import KNeighborsClassifier

from laboratory.topics.model_selection.zero_one.run import (
    ZeroOneRun,
    odd_numbers,
    predictions,
    probabilities,
    sampled,
    zero_one,
)


def _run(eta: list[float], ones: list[float]) -> ZeroOneRun:
    """A run at points made up with two labels: one number of neighbours."""
    return _of_laws([[1 - p, p] for p in eta], [[1 - p, p] for p in ones])


def _of_laws(eta: list[list[float]], predicted: list[list[float]]) -> ZeroOneRun:
    """The same with the laws of the label and of the prediction at each point."""
    return ZeroOneRun((1,), np.arange(len(eta), dtype=float), np.array(eta), np.array([predicted]), 100)


# With one point and P(label 1) = 9/10, worked out by hand from P(prediction 1): error = P(one is 1 and the other 0).
@pytest.mark.parametrize(
    ("ones", "error", "noise", "bias", "harmful", "helpful"),
    [
        (Fraction(8, 10), Fraction(26, 100), Fraction(6, 100), 0, Fraction(2, 10), 0),
        (Fraction(4, 10), Fraction(58, 100), Fraction(-2, 100), 1, 0, Fraction(4, 10)),
        (Fraction(0), Fraction(90, 100), Fraction(-10, 100), 1, 0, 0),
    ],
)
def test_a_point_by_hand(
    ones: Fraction, error: Fraction, noise: Fraction, bias: int, harmful: Fraction, helpful: Fraction
) -> None:
    run = _run([0.9], [float(ones)])
    parts = (run.expected, run.noise_part, run.bias, run.harmful, run.helpful)
    assert [float(part[0]) for part in parts] == pytest.approx(
        [float(x) for x in (error, noise, bias, harmful, helpful)]
    )
    assert error == noise + bias + harmful - helpful


@pytest.mark.parametrize("world", ["step", "waves"])
@pytest.mark.parametrize("labels", [2, 3, 6])
@pytest.mark.parametrize("noise", [0.0, 0.1, 0.45])
def test_the_parts_add_up_in_both_ways(world: str, labels: int, noise: float) -> None:
    run = zero_one(world, labels, noise, 30, 60, 3)
    np.testing.assert_allclose(run.noise_part + run.bias + run.harmful - run.helpful, run.expected, atol=1e-12)
    np.testing.assert_allclose(run.squared_noise + run.squared_bias + run.squared_variance, run.expected, atol=1e-12)


@pytest.mark.parametrize("labels", [2, 4])
def test_the_error_is_that_of_the_predictions_made(labels: int) -> None:
    """The expected error again, from a loop over samples of the same seed, by scikit-learn's nearest neighbours."""
    m, samples, seed, noise = 15, 12, 5, 0.2
    run = zero_one("waves", labels, noise, m, samples, seed)
    rng, errors = np.random.default_rng(seed), np.zeros(len(run.neighbours))
    for _ in range(samples):
        x = rng.random(m)
        y = sampled(probabilities("waves", labels, noise, x), rng)
        for at, k in enumerate(run.neighbours):
            says = KNeighborsClassifier(k).fit(x[:, None], y).predict(run.places[:, None])
            errors[at] += np.mean([1 - law[label] for law, label in zip(run.eta, says, strict=True)])
    np.testing.assert_allclose(run.expected, errors / samples, atol=1e-12)


def test_a_biased_point_gains_by_variance() -> None:
    """Without noise, and with the same main prediction, more variance is less error."""
    errors = [float(_run([1.0], [ones]).expected[0]) for ones in (0.1, 0.2, 0.4)]
    variances = [float(_run([1.0], [ones]).variances[0, 0]) for ones in (0.1, 0.2, 0.4)]
    assert errors == sorted(errors, reverse=True) and variances == sorted(variances)


def test_all_neighbours_predict_the_majority() -> None:
    """With k = m every place has one label: no variance within a sample, and half of the step is biased."""
    x, y = np.array([0.1, 0.2, 0.9]), np.array([2, 2, 0])
    np.testing.assert_array_equal(predictions(x, y, np.array([0.05, 0.95]), (1, 3), 3), [[2, 0], [2, 2]])


@pytest.mark.parametrize("m", [3, 4, 40, 200])
def test_numbers_of_neighbours_are_odd_and_fit(m: int) -> None:
    several = odd_numbers(m)
    assert all(k % 2 == 1 and 1 <= k <= m for k in several) and several[-1] in {m, m - 1}


def test_a_seed_tells_all_and_another_differs() -> None:
    first, again, other = (zero_one("step", 3, 0.1, 20, 20, seed) for seed in (1, 1, 2))
    np.testing.assert_array_equal(first.predicted, again.predicted)
    assert (first.predicted != other.predicted).any()


@pytest.mark.parametrize("eta", [Fraction(k, 8) for k in range(9)])
def test_the_sum_label_by_label_and_prediction_by_prediction(eta: Fraction) -> None:
    """Domingos' sentence from its definitions, by a loop over labels and predictions; ties of either kind go to 1."""
    for ones in (Fraction(k, 6) for k in range(7)):
        label, says = {1: eta, 0: 1 - eta}, {1: ones, 0: 1 - ones}
        best, main = max((1, 0), key=lambda y: label[y]), max((1, 0), key=lambda y: says[y])
        error = sum(label[y] * says[z] for y in (0, 1) for z in (0, 1) if y != z)
        noise, bias = sum(label[y] for y in (0, 1) if y != best), int(main != best)
        variance = sum(says[z] for z in (0, 1) if z != main)
        assert error == (2 * says[best] - 1) * noise + bias + (1 - 2 * bias) * variance
        run = _run([float(eta)], [float(ones)])
        parts = (run.expected, run.noise_part, run.bias, run.harmful - run.helpful)
        expected = (error, (2 * says[best] - 1) * noise, bias, (1 - 2 * bias) * variance)
        assert [float(part[0]) for part in parts] == pytest.approx([float(x) for x in expected], abs=1e-12)


def _laws(labels: int, parts: int) -> list[tuple[Fraction, ...]]:
    """Every law of a label whose probabilities are multiples of 1 / `parts`."""
    several = product(range(parts + 1), repeat=labels)
    return [tuple(Fraction(k, parts) for k in law) for law in several if sum(law) == parts]


def _largest(law: tuple[Fraction, ...]) -> int:
    """The label with the largest probability; of several the largest."""
    return max((p, label) for label, p in enumerate(law))[1]


@pytest.mark.parametrize(("labels", "parts"), [(2, 8), (3, 5), (4, 3), (5, 2)])
def test_the_sum_with_many_labels_by_conditional_probabilities(labels: int, parts: int) -> None:
    """Domingos' factors c1 and c2 as he defines them, for every pair of laws; label and prediction are independent."""
    every = range(labels)
    for eta, says in product(_laws(labels, parts), repeat=2):
        best, main = _largest(eta), _largest(says)
        noise, bias, variance = 1 - eta[best], int(main != best), 1 - says[main]
        neither = [(t, y) for t in every for y in every if t != best != y]
        weight = sum(eta[t] * says[y] for t, y in neither)
        same = sum((eta[t] * says[y] for t, y in neither if t == y), Fraction(0)) / (weight or 1)
        c1 = says[best] - (1 - says[best]) * same
        c2 = -says[best] / (variance or 1) if bias else Fraction(1)
        error = sum(eta[t] * says[y] for t in every for y in every if t != y)
        assert error == c1 * noise + bias + c2 * variance
        run = _of_laws([[float(p) for p in eta]], [[float(p) for p in says]])
        got = (run.expected, run.noise_part, run.bias, run.harmful - run.helpful, run.harmful + run.helpful + run.idle)
        wanted = (error, c1 * noise, bias, c2 * variance, variance)
        assert [float(part[0]) for part in got] == pytest.approx([float(x) for x in wanted], abs=1e-12)
        assert float(run.idle[0]) == 0 or labels > 2


def test_where_most_variance_changes_nothing() -> None:
    """Three labels, no noise, P(prediction) = 1/5, 1/2, 3/10 and label 0: of the variance 1/2 only 1/5 helps."""
    run = _of_laws([[1.0, 0.0, 0.0]], [[0.2, 0.5, 0.3]])
    parts = (run.bias, run.variances[0], run.helpful, run.idle, run.expected)
    assert [float(part[0]) for part in parts] == pytest.approx([1, 0.5, 0.2, 0.3, 0.8])


@pytest.mark.parametrize("world", ["step", "waves"])
@pytest.mark.parametrize("labels", [2, 3, 6])
def test_labels_are_sampled_by_their_probabilities(world: str, labels: int) -> None:
    """At 7 places 200,000 labels each: by Hoeffding's inequality no share is 0.0071 off, but with 1e-6 in all."""
    x = np.linspace(0, 1, 7)
    eta = probabilities(world, labels, 0.2, x)
    np.testing.assert_allclose(eta.sum(axis=1), 1, atol=1e-12)
    rng, many = np.random.default_rng(0), 200_000
    for law in eta:
        shares = np.bincount(sampled(np.tile(law, (many, 1)), rng), minlength=labels) / many
        assert np.abs(shares - law).max() < 0.0071


def test_two_labels_are_those_of_a_coin_with_the_probability_of_label_1() -> None:
    x = np.linspace(0, 1, 50)
    label_1 = probabilities("waves", 2, 0.1, x)[:, 1]
    np.testing.assert_allclose(label_1, 0.1 + 0.8 * (0.5 + 0.5 * np.sin(4 * np.pi * x)), atol=1e-12)
    np.testing.assert_array_equal(probabilities("step", 2, 0.0, x)[:, 1], x > 0.5)


def test_each_label_has_its_interval_of_the_steps() -> None:
    """With four labels; the ends belong to the interval on their left, 0 to the first."""
    x = np.array([0.0, 0.1, 0.25, 0.3, 0.5, 0.74, 0.75, 0.76, 1.0])
    np.testing.assert_array_equal(probabilities("step", 4, 0.0, x).argmax(axis=1), [0, 0, 0, 1, 1, 2, 2, 3, 3])
    flipped = probabilities("step", 4, 0.3, x)
    np.testing.assert_allclose(np.sort(flipped, axis=1), [[0.1, 0.1, 0.1, 0.7]] * len(x), atol=1e-12)
