"""Momentum in the orders of descent: steps by a loop of our own, slopes by the chain rule, decay by its recursion."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from laboratory.topics import views
from laboratory.topics.networks.orders.run import CarriedStep, Orders, Penalty, orders

VIEW = views["networks.orders"]
QUICK: dict[str, Any] = {
    "size": 4, "rate": 0.1, "epochs": 3, "decay": 0.03, "by": "share", "biases": False, "shift": 2.0, "m": 10,
    "units": 3, "noise": 0.2, "seed": 5,
}  # fmt: skip
HIDDEN = 3


def slope(flat: np.ndarray, x: np.ndarray, y: np.ndarray, decay: float) -> np.ndarray:
    """Of half the mean squared error plus decay times the squared length of the weights."""
    w, v, b, c = flat[:HIDDEN], flat[HIDDEN : 2 * HIDDEN], flat[2 * HIDDEN : -1], flat[-1]
    total = np.zeros_like(flat)
    for point, value in zip(x, y, strict=True):
        h = np.tanh(w * point + b)
        error = v @ h + c - value
        total += np.concatenate([error * v * (1 - h**2) * point, error * h, error * v * (1 - h**2), [error]]) / len(x)
    total[: 2 * HIDDEN] += 2 * decay * flat[: 2 * HIDDEN]
    return total


def by_a_loop(run: Orders, size: int, alpha: float, ahead: bool) -> np.ndarray:
    """Parameters after each update."""
    now, last, random, after = run.start.flat(), np.zeros(3 * HIDDEN + 1), np.random.RandomState(QUICK["seed"]), []
    for _ in range(QUICK["epochs"]):
        order = np.arange(run.m) if size == run.m else random.permutation(run.m)
        for first in range(0, run.m, size):
            rows = order[first : first + size]
            where = now + alpha * last if ahead else now
            down = slope(where, run.points[rows], run.values[rows], QUICK["decay"] * len(rows) / run.m)
            last = alpha * last - QUICK["rate"] * down
            now = now + last
            after.append(now)
    return np.array(after)


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize("alpha", [0.5, 0.9])
def test_every_step_adds_the_share_of_the_one_before(alpha: float, ahead: bool) -> None:
    run = orders(**QUICK, momentum=alpha, ahead=ahead)
    assert [order.size for order in run.orders] == [10, 4, 1]
    for order in run.orders:
        assert_allclose(order.flats[1:], by_a_loop(run, order.size, alpha, ahead), rtol=1e-10, atol=1e-13)
    assert run.is_equivariant


def test_the_rules_are_compared_at_their_ends() -> None:
    run = orders(**QUICK, momentum=0.7)
    for rule, (alpha, ahead) in {"none": (0.0, False), "momentum": (0.7, False), "ahead": (0.7, True)}.items():
        for size, error in zip((10, 4, 1), run.compared[rule], strict=True):
            last = by_a_loop(run, size, alpha, ahead)[-1]
            assert error == pytest.approx(np.mean((run.outputs(last, run.points) - run.values) ** 2), rel=1e-9)
    assert_allclose(run.compared["momentum"], [order.errors[-1] for order in run.orders], rtol=1e-12)
    plain = orders(**QUICK)
    assert not plain.compared
    assert_allclose(run.compared["none"], [order.errors[-1] for order in plain.orders], rtol=1e-12)


@pytest.mark.parametrize("ahead", [False, True])
def test_decay_alone_leaves_what_a_matrix_leaves(ahead: bool) -> None:
    """Of (weight, last step), six steps of one of 6 examples each."""
    alpha, rate, decay = 0.8, 0.3, 0.2
    factor = 2 * rate * decay / 6
    step = np.array([[-factor, alpha * (1 - factor * ahead)]])
    matrix = np.vstack([np.array([[1.0, 0.0]]) + step, step])
    expected = np.linalg.matrix_power(matrix, 6)[0, 0]
    penalty = Penalty(decay, True, False)
    assert penalty.left(rate, 1, 6, CarriedStep(alpha, ahead)) == pytest.approx(expected, rel=1e-12)
    assert penalty.left(rate, 1, 6) == pytest.approx((1 - factor) ** 6, rel=1e-12)


def test_overflows_are_named_and_the_table_holds_the_errors() -> None:
    wild = VIEW(momentum=0.9, rate=0.9, epochs=20)
    assert "overflow" in wild.more
    result = VIEW(momentum=0.8, rate=0.05, epochs=20)
    run = orders(10, 0.05, 20, 0.001, "share", False, 2.0, 60, 8, 0.2, 3, 0.8)
    online = [float(run.compared[rule][2]) for rule in ("none", "momentum", "ahead")]
    assert " | ".join(f"{error:.3g}" for error in online) in result.more
    assert "no momentum" not in VIEW(epochs=1).more
