"""Small published calculations: counting a network's weights, one step downhill, two coins by EM."""

from math import exp, sqrt
from typing import Any

import numpy as np
import pytest

from learners.likelihood.coins import two_coins_em
from learners.networks.counting import backpropagation_products, weight_count
from learners.optimizers.newton import newton_step, steepest_step
from tests.sentences import pattern


def test_backpropagation_of_a_small_network() -> None:
    """Caltech Learning From Data, homework 6: five inputs, three hidden units, one output."""
    assert backpropagation_products([5, 3, 1]) == 47


def test_fewest_and_most_weights() -> None:
    """The same: ten inputs and 36 hidden units with their bias units; the extremes as published."""
    assert weight_count([9, *[1] * 18, 1]) == 46
    assert weight_count([9, 21, 13, 1]) == 510
    one_or_two = [weight_count([9, 35, 1]), *(weight_count([9, 34 - k, k, 1]) for k in range(1, 34))]
    assert max(one_or_two) == 510


@pytest.mark.parametrize("layers", [[], [3], [3, 0], [3, 1.5]])
def test_what_is_no_network_is_refused(layers: list[Any]) -> None:
    with pytest.raises(ValueError, match=pattern("layers network")):
        weight_count(layers)


def surface(u: float, v: float) -> float:
    return exp(u) + exp(2 * v) + exp(u * v) + u * u - 3 * u * v + 4 * v * v - 3 * u - 5 * v


# By hand at the origin: first derivatives (1 - 3, 2 - 5), second ones 1 + 2, 4 + 8, and 1 - 3 for the mixed one.
GRADIENT, HESSIAN = [-2.0, -3.0], [[3.0, -2.0], [-2.0, 12.0]]


def test_steps_of_learning_from_data() -> None:
    """Problem 3.17 (public solutions): steps of length 1/2 from the origin, and the heights that they reach."""
    down, newton = steepest_step(GRADIENT, 0.5), newton_step(GRADIENT, HESSIAN, 0.5)
    assert down == pytest.approx([1 / sqrt(13), 1.5 / sqrt(13)])
    assert surface(*down) == pytest.approx(2.25085973499, abs=1e-11)
    assert newton == pytest.approx([0.458777812655, 0.198803718817], abs=1e-11)
    assert surface(*newton) == pytest.approx(1.8904907903, abs=1e-10)
    assert newton_step(GRADIENT, HESSIAN) == pytest.approx([30 / 32, 13 / 32])


def test_bad_steps_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("hessian newton_step")):
        newton_step([1.0, 1.0], [[1.0, 1.0], [1.0, 1.0]])
    for length in (0.0, -1.0, float("nan")):
        with pytest.raises(ValueError, match="length"):
            steepest_step(GRADIENT, length)


THREE_COINS = [1, 1, 0, 1, 0, 0, 1, 0, 1, 1]


@pytest.mark.parametrize(
    ("start", "fixed"),
    [
        ((0.5, 0.5, 0.5), (0.5, 0.6, 0.6)),
        ((0.4, 0.6, 0.7), (0.4064, 0.5368, 0.6432)),
        ((0.46, 0.55, 0.67), (0.4619, 0.5346, 0.6561)),
    ],
)
def test_three_coins(start: tuple[float, ...], fixed: tuple[float, ...]) -> None:
    """A well-known exercise on ten tosses; one step reaches the fixed point, as public solutions print it."""
    path = two_coins_em(THREE_COINS, start=start, steps=3).path
    assert path[1] == pytest.approx(fixed, abs=6e-5)
    assert path[3] == pytest.approx(path[1], abs=1e-12)


def test_two_coins_of_a_primer() -> None:
    """Do and Batzoglou, What is the expectation maximization algorithm?, 2008, figure 1b."""
    run = two_coins_em([5, 9, 8, 4, 7], flips=10, start=(0.5, 0.6, 0.5), steps=10, known=True)
    assert run.path[1, 1:] == pytest.approx([0.71, 0.58], abs=0.005)
    assert run.path[10, 1:] == pytest.approx([0.80, 0.52], abs=0.005)
    assert np.all(np.diff(run.log_likelihoods) >= 0)


def test_long_rounds_and_sure_coins_stay_numbers() -> None:
    run = two_coins_em([0, 100_000, 0], flips=100_000, start=(0.5, 0.9, 0.1), steps=5)
    assert run.path[-1] == pytest.approx([1 / 3, 1, 0])
    assert np.isfinite(run.log_likelihoods).all()


@pytest.mark.parametrize(("heads", "start"), [([2], (0.5, 0.5, 0.5)), ([], (0.5, 0.5, 0.5)), ([1], (0.0, 0.5, 0.5))])
def test_bad_coins_are_refused(heads: list[int], start: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="two_coins_em"):
        two_coins_em(heads, start=start)
