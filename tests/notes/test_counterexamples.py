"""Cases that keep all that the notes assume, where what they print is false: small enough to be worked out whole."""

import itertools
import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from bounds import theorems
from tests.notes.printed_form import Case
from tests.sentences import facts


def last_weights_of_two_steps() -> Case:
    """The larger of u·w and v·w, both slopes of length 1, from 0 with steps of 1/√2: the last weights, and the mean."""
    cosine = math.sqrt(2) / 4  # of half the angle between the slopes
    u, v = np.array([1, 0]), np.array([2 * cosine**2 - 1, 2 * cosine * math.sqrt(1 - cosine**2)])
    last = -u / math.sqrt(2)
    excess = [
        float(max(u @ w, v @ w)) + cosine for w in (last, last / 2)
    ]  # least, on the ball of radius 1: minus the cosine
    assert abs(excess[0] - 5 * math.sqrt(2) / 8) < 1e-12 and round(v[0], 2) == -0.75 and round(v[1], 3) == 0.661
    return Case("sgd_convex", "padova2020", 1 / math.sqrt(2), excess[0], 1 / math.sqrt(2), excess[1])


def stumps_on_two_contradictory_examples() -> Case:
    """AdaBoost on 1 (+), 2 (+), 2 (-), 3 (-): the larger edge is never 0, and one of the two in the middle is wrong."""
    weights = [Fraction(1, 4)] * 4
    for _ in range(60):
        wrong = min((1, 2), key=lambda place: weights[place])  # of the two cuts, the one that errs there
        error = weights[wrong]
        assert 0 < error < Fraction(1, 2)
        weights = [w / (2 * (error if place == wrong else 1 - error)) for place, w in enumerate(weights)]
    return Case("adaboost_training_error", "amini", 0, Fraction(1, 4), 1, Fraction(1, 4))


def a_bias_that_is_learned() -> Case:
    """1 (+) and -1 (-): both are updates where the bias is learned, the radius and the margin are 1."""
    weight = bias = updates = 0
    for x, y in ((1, 1), (-1, -1), (1, 1), (-1, -1)):
        if y * (weight * x + bias) <= 0:
            weight, bias, updates = weight + y * x, bias + y, updates + 1
    return Case("perceptron_mistakes", "amini", 1, updates, 2, updates)


def cosine_after_two_updates() -> Case:
    """(1, 0.2) and (-0.6, 0.2): w* = (0, 5), of length 5; the radius is that of the first."""
    points, best = np.array([[1, 0.2], [-0.6, 0.2]]), np.array([0, 5])
    weights = points.sum(axis=0)
    assert points[1] @ points[0] <= 0 and min(points @ best) == 1
    cosine = float(best @ weights / np.linalg.norm(best) / np.linalg.norm(weights))
    side = math.sqrt(2) / (math.sqrt(1.04) * 5)
    assert (round(cosine, 3), round(side, 3)) == (0.707, 0.277)
    return Case("perceptron_mistakes", "padova2020", side, cosine, cosine, side)


def two_vectors_with_one_image() -> Case:
    """W = (1 1) keeps the length of each vector of one entry, and maps (1, 0) and (0, 1) to 1."""
    wide = np.ones((1, 2))
    images = {float((wide @ x)[0]) for x in np.eye(2)}
    assert all((wide @ x)[0] ** 2 == 1 for x in np.eye(2))
    return Case("sparse_recovery", "uml-summary", 1, 2 / len(images), 2, 2 / len(images))


def a_soft_margin_of_too_much_lambda() -> Case:
    """All slack: the weights are along the mean of yx, wrong on three of ten, although w = (1, 2) has no hinge loss."""
    points = np.array([[1, 0]] * 7 + [[-0.6, 0.8]] * 3)
    radius, norm, m = 1, 10, 100_000
    assert np.all(points @ [1, 2] >= 1 - 1e-12) and math.hypot(1, 2) <= norm
    wrong = float(np.mean(points @ points.mean(axis=0) < 0))
    printed = math.sqrt(8 * radius**2 * norm**2 / m)
    return Case("soft_svm_risk", "uml-summary", printed, wrong, wrong, printed)


def descent_from_elsewhere() -> Case:
    """f = |w - 0.6| with B = rho = 1: 100 steps of 0.1 from 100, beside the same steps from 0."""
    gaps = []
    for start in (100.0, 0.0):
        w, weights = start, []
        for _ in range(100):
            weights.append(w)
            w -= 0.1 * math.copysign(1, w - 0.6)
        gaps.append(abs(sum(weights) / 100 - 0.6))
    assert abs(gaps[0] - 94.45) < 1e-9 and "94" in theorems["gradient_descent"].misprints[0].consequence
    return Case("gradient_descent", "padova2020", 0.1, gaps[0], 0.1, gaps[1])


CASES = (
    last_weights_of_two_steps,
    stumps_on_two_contradictory_examples,
    a_bias_that_is_learned,
    cosine_after_two_updates,
    two_vectors_with_one_image,
    a_soft_margin_of_too_much_lambda,
    descent_from_elsewhere,
)


@pytest.mark.parametrize("build", CASES, ids=lambda build: build.__name__)
def test_what_is_printed_fails_on_it(build: Callable[[], Case]) -> None:
    build().check()


def test_tuning_on_one_example_does_not_find_the_least_risk() -> None:
    """The constant of the label seen; + has probability 0.6. The least risk of the two constants is 0.4."""
    (other,) = [each for each in theorems["cv_training_size"].misprints if each.verdict == "convention"]
    assert "0.48" in facts(other.consequence) and round(0.6 * 0.4 + 0.4 * 0.6, 2) == 0.48 > 0.4


def test_intervals_satisfy_the_recipe_for_dimension_one() -> None:
    """Intervals shatter two points, so that their dimension, 2, is at least 1 and at most 1 + 1."""
    ends = itertools.combinations_with_replacement((0.5, 1.5, 2.5), 2)
    assert len({tuple(a < x < b for x in (1, 2)) for a, b in ends}) == 2**2
    assert {each.verdict for each in theorems["growth_thresholds"].misprints} == {"loose"}


def test_the_volume_of_a_ball_of_radius_two_grows_up_to_24_dimensions() -> None:
    volumes = [math.pi ** (n / 2) / math.gamma(n / 2 + 1) * 2**n for n in range(1, 40)]
    assert volumes.index(max(volumes)) + 1 == 24
    assert "radius 2 n = 24" in facts(theorems["ball_volume"].misprints[0].consequence)
