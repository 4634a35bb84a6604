"""How often a training goes through the network; blocks and two outputs give the numbers of their definition."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.special import softmax as scipys_softmax

from learners.networks import network as networks
from learners.networks.mlp import MLP
from learners.networks.network import BLOCK, Network, gradient, initial, loss, loss_and_gradient, softmax


def passes(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> int:
    """How often a fit to 40 examples, of 10 epochs, evaluates the network, its own training error left out."""
    made = []

    def forward(network: Network, X: np.ndarray) -> networks.Layers:
        made.append(len(X))
        return evaluate(network, X)

    evaluate = networks.forward
    monkeypatch.setattr(networks, "forward", forward)
    rng = np.random.default_rng(0)
    X = rng.normal(size=(40, 3))
    MLP(max_iter=10, **settings).fit(X, rng.integers(0, 2, 40))
    return len(made)


def test_a_whole_batch_needs_one_pass_for_step_and_record(monkeypatch: pytest.MonkeyPatch) -> None:
    assert passes(monkeypatch) == 1 + 10


@pytest.mark.parametrize(("settings", "steps"), [({"nesterovs_momentum": True}, 1), ({"batch_size": 10}, 4)])
def test_other_steps_need_a_pass_each_and_one_for_the_record(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, object], steps: int
) -> None:
    assert passes(monkeypatch, **settings) == 1 + 10 * (steps + 1)


@pytest.mark.parametrize("output", ["softmax", "logistic"])
@pytest.mark.parametrize("classes", [2, 3])
def test_blocks_of_examples_add_up(output: str, classes: int) -> None:
    rng, m = np.random.default_rng(1), 2 * BLOCK + 7
    network = initial([4, 5, classes], np.random.RandomState(0), output=output)
    X, target = rng.normal(size=(m, 4)), np.eye(classes)[rng.integers(0, classes, m)]
    value, slope = loss_and_gradient(network, X, target, "cross_entropy")
    assert value == pytest.approx(loss(network, X, target, "cross_entropy"), rel=1e-13)
    assert_allclose(slope, gradient(network, X, target, "cross_entropy"), rtol=1e-11, atol=1e-15)


@pytest.mark.parametrize("size", [1e-300, 1.0, 40.0, 700.0, 1e308])
def test_two_shares_are_those_of_softmax(size: float) -> None:
    a = size * np.random.default_rng(2).uniform(-1, 1, size=(3, 50, 2)) / 2
    assert_allclose(softmax(a), scipys_softmax(a, axis=-1), rtol=1e-13)
    assert_allclose(softmax(a[0, 0]), scipys_softmax(a[0, 0]), rtol=1e-13)
