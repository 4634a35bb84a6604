"""The parts of the 0-1 error: they add up, point by point and by Domingos' sentences, and agree with scikit-learn."""

from fractions import Fraction

import numpy as np
import pytest
from sklearn.neighbors import KNeighborsClassifier

from laboratory.topics.model_selection.zero_one.run import (
    ZeroOneRun,
    odd_numbers,
    predictions,
    probability,
    zero_one,
)


def _run(eta: list[float], ones: list[float]) -> ZeroOneRun:
    """A run at points made up: one number of neighbours."""
    return ZeroOneRun((1,), np.arange(len(eta), dtype=float), np.array(eta), np.array([ones]), 100)


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
@pytest.mark.parametrize("noise", [0.0, 0.1, 0.45])
def test_the_parts_add_up_in_both_ways(world: str, noise: float) -> None:
    run = zero_one(world, noise, 30, 60, 3)
    np.testing.assert_allclose(run.noise_part + run.bias + run.harmful - run.helpful, run.expected, atol=1e-12)
    np.testing.assert_allclose(run.squared_noise + run.squared_bias + run.squared_variance, run.expected, atol=1e-12)


def test_the_error_is_that_of_the_predictions_made() -> None:
    """The expected error again, from a loop over samples of the same seed, by scikit-learn's nearest neighbours."""
    m, samples, seed, noise = 15, 12, 5, 0.2
    run = zero_one("waves", noise, m, samples, seed)
    rng, errors = np.random.default_rng(seed), np.zeros(len(run.neighbours))
    for _ in range(samples):
        x = rng.random(m)
        labels = (rng.random(m) < probability("waves", noise, x)).astype(int)
        for at, k in enumerate(run.neighbours):
            says = KNeighborsClassifier(k).fit(x[:, None], labels).predict(run.places[:, None])
            errors[at] += np.mean(np.where(says == 1, 1 - run.eta, run.eta))
    np.testing.assert_allclose(run.expected, errors / samples, atol=1e-12)


def test_a_biased_point_gains_by_variance() -> None:
    """Without noise, and with the same main prediction, more variance is less error."""
    errors = [float(_run([1.0], [ones]).expected[0]) for ones in (0.1, 0.2, 0.4)]
    variances = [float(_run([1.0], [ones]).variances[0, 0]) for ones in (0.1, 0.2, 0.4)]
    assert errors == sorted(errors, reverse=True) and variances == sorted(variances)


def test_all_neighbours_predict_the_majority() -> None:
    """With k = m every place has one label: no variance within a sample, and half of the step is biased."""
    x, labels = np.array([0.1, 0.2, 0.9]), np.array([True, True, False])
    np.testing.assert_array_equal(predictions(x, labels, np.array([0.05, 0.95]), (1, 3)), [[1, 0], [1, 1]])


@pytest.mark.parametrize("m", [3, 4, 40, 200])
def test_numbers_of_neighbours_are_odd_and_fit(m: int) -> None:
    several = odd_numbers(m)
    assert all(k % 2 == 1 and 1 <= k <= m for k in several) and several[-1] in {m, m - 1}


def test_a_seed_tells_all_and_another_differs() -> None:
    first, again, other = (zero_one("step", 0.1, 20, 20, seed) for seed in (1, 1, 2))
    np.testing.assert_array_equal(first.ones, again.ones)
    assert (first.ones != other.ones).any()


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
