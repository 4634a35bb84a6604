"""Batch, online and mini-batch descent: every step by a loop of our own, penalties by finite differences."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.optimize import approx_fprime

from laboratory.topics import views
from laboratory.topics.networks.orders.run import OrderRun, Orders, Penalty, orders
from learners.networks.network import initial, loss
from learners.networks.training import Rules, train
from tests.sentences import facts
from tests.showing import trace

VIEW = views["networks.orders"]
QUICK: dict[str, Any] = {
    "size": 4, "rate": 0.2, "epochs": 3, "decay": 0.03, "by": "share", "biases": False, "shift": 2.0, "m": 10,
    "units": 3, "noise": 0.2, "seed": 5,
}  # fmt: skip
WAYS = [("whole", False), ("share", False), ("whole", True), ("share", True)]


def by_a_loop(run: Orders, size: int, by: str, biases: bool, shift: float = 0.0) -> np.ndarray:
    """Parameters after each step: one example's derivatives at a time, by the chain rule written out."""
    (W, V), (b, c) = run.start.weights, run.start.biases
    w, v, b, offset = W[:, 0].copy(), V[0].copy(), b.copy(), float(c[0]) + shift
    m, random, after = run.m, np.random.RandomState(QUICK["seed"]), []
    for _ in range(QUICK["epochs"]):
        order = list(range(m)) if size == m else random.permutation(m).tolist()
        for first in range(0, m, size):
            rows = order[first : first + size]
            slopes: list[Any] = [0.0, 0.0, 0.0, 0.0]
            for i in rows:
                x, h = run.points[i], np.tanh(w * run.points[i] + b)
                error = float(v @ h) + offset - (run.values[i] + shift)
                for place, part in enumerate((error * v * (1 - h**2) * x, error * h, error * v * (1 - h**2), error)):
                    slopes[place] = slopes[place] + part / len(rows)
            share = 2 * QUICK["decay"] * (len(rows) / m if by == "share" else 1)
            kept = share if biases else 0.0
            rate = QUICK["rate"]
            w, v = w - rate * (slopes[0] + share * w), v - rate * (slopes[1] + share * v)
            b, offset = b - rate * (slopes[2] + kept * b), offset - rate * (slopes[3] + kept * offset)
            after.append(np.concatenate([w, v, b, [offset]]))
    return np.array(after)


@pytest.mark.parametrize(("by", "biases"), WAYS)
def test_every_step_of_every_order_is_that_of_a_loop(by: str, biases: bool) -> None:
    run = orders(**{**QUICK, "by": by, "biases": biases})
    assert [order.size for order in run.orders] == [10, 4, 1] and [order.updates for order in run.orders] == [3, 9, 30]
    for order in run.orders:
        assert_allclose(order.flats[1:], by_a_loop(run, order.size, by, biases), rtol=1e-11, atol=1e-14)
    assert_allclose(run.raised.flats[1:], by_a_loop(run, 4, by, biases, shift=2.0), rtol=1e-11, atol=1e-14)


@pytest.mark.parametrize(("by", "biases"), WAYS)
def test_a_step_goes_down_the_loss_and_the_penalty_of_its_examples(by: str, biases: bool) -> None:
    """The first mini-batch's step over -η is the slope, by differences, of its mean loss and its part of λ||w||²."""
    run = orders(**{**QUICK, "by": by, "biases": biases})
    rows = np.random.RandomState(5).permutation(10)[:4]
    weights = 6  # 3 into the hidden units and 3 out of them

    def lowered(flat: np.ndarray) -> float:
        w, v, b, c = flat[:3], flat[3:6], flat[6:9], flat[9]
        said = np.tanh(np.outer(run.points[rows], w) + b) @ v + c
        length = float(np.sum(flat**2)) if biases else float(np.sum(flat[:weights] ** 2))
        return float(np.mean((said - run.values[rows]) ** 2)) / 2 + 0.03 * (0.4 if by == "share" else 1) * length

    start, after = run.mini.flats[:2]
    start = start + 0.0
    assert_allclose((after - start) / -0.2, approx_fprime(start, lowered, 1e-7), atol=1e-6)
    # Biases start at 0, where the penalty has no slope: from other places, too.
    moved = start + 0.3
    rules = Rules(rate=0.2, decay=0.03, decay_by_share=by == "share", decay_of_biases=biases, batch=4, epochs=1)
    seen: list[np.ndarray] = []
    data = (run.points[:, np.newaxis], run.values[:, np.newaxis])
    train(run.start.at(moved), data, rules, "squared", np.random.RandomState(5),
          watch_steps=lambda network: seen.append(network.flat()))  # fmt: skip
    assert_allclose((seen[0] - moved) / -0.2, approx_fprime(moved, lowered, 1e-7), atol=1e-6)
    assert len(seen) == 3


@pytest.mark.parametrize("biases", [False, True])
def test_the_recorded_slope_has_the_penalty_in_it(biases: bool) -> None:
    """Batch descent steps by it; by differences of the whole objective."""
    random = np.random.RandomState(2)
    X, y = random.normal(size=(8, 2)), random.normal(size=(8, 1))
    start = initial((2, 3, 1), random)
    start = start.at(start.flat() + 0.2)
    count = sum(part.size for part in start.weights)

    def objective(flat: np.ndarray) -> float:
        part = flat if biases else flat[:count]
        return loss(start.at(flat), X, y, "squared") + 0.1 * float(part @ part)

    done = train(start, (X, y), Rules(decay=0.1, decay_of_biases=biases, epochs=1), "squared", random)
    slope = approx_fprime(start.flat(), objective, 1e-7)
    assert done.history["gradient_norm"][0] == pytest.approx(np.linalg.norm(slope), rel=1e-6)


def test_errors_gradients_and_lengths_by_hand() -> None:
    run = orders(**QUICK)
    for order in run.orders:
        said = [run.outputs(flat, run.points) for flat in order.flats]
        wrong = np.array([np.mean((row - run.values) ** 2) for row in said])
        assert_allclose(run.errors_at(order), wrong[order.moments], rtol=1e-12)
        assert_allclose(order.errors, wrong[:: len(wrong) // 3], rtol=1e-12)
    assert run.mini.seen.tolist() == [0, 4, 8, 10, 14, 18, 20, 24, 28, 30]
    assert run.orders[0].seen.tolist() == [0, 10, 20, 30] and run.orders[2].seen.tolist() == list(range(31))
    last = run.mini.flats[-1]
    assert run.lengths(run.mini) == pytest.approx((np.sqrt(np.sum(last[:6] ** 2)), np.sqrt(np.sum(last[6:] ** 2))))


def test_what_an_epoch_of_decay_leaves() -> None:
    """Steps of 4, 4 and 2 of 10 examples: each factor by hand, and the weights of a loss without slope."""
    by_share, whole = Penalty(0.03, True, False), Penalty(0.03, False, False)
    assert by_share.of_step(4, 10) == pytest.approx(0.012) and whole.of_step(4, 10) == 0.03
    assert by_share.left(0.2, 4, 10) == pytest.approx((1 - 0.0048) * (1 - 0.0048) * (1 - 0.0024), rel=1e-14)
    assert whole.left(0.2, 1, 10) == pytest.approx(0.988**10, rel=1e-14)
    # Inputs and targets 0: a weight into a hidden unit only decays.
    start = initial((1, 2, 1), np.random.RandomState(0))
    rules = Rules(rate=0.2, decay=0.03, decay_by_share=True, batch=4, epochs=1, tolerance=-1.0)
    done = train(start, (np.zeros((10, 1)), np.zeros((10, 1))), rules, "squared", np.random.RandomState(0))
    assert_allclose(done.network.weights[0], by_share.left(0.2, 4, 10) * start.weights[0], rtol=1e-14)


def test_raised_targets_raise_the_fit_only_if_the_bias_is_free() -> None:
    """With shift 2 and no penalty on biases all other parameters stay; with one they do not."""
    free, held = orders(**QUICK), orders(**{**QUICK, "biases": True})
    assert_allclose(free.raised.flats[:, :-1], free.mini.flats[:, :-1], atol=1e-12)
    assert_allclose(free.raised.flats[:, -1] - 2, free.mini.flats[:, -1], atol=1e-12)
    assert free.is_equivariant and not held.is_equivariant
    before, after = (held.outputs(order.flats[-1], held.places) for order in (held.mini, held.raised))
    assert held.off == max(abs(b - 2 - a) for a, b in zip(before, after, strict=True)) > 0.01
    assert orders(**{**QUICK, "biases": True, "decay": 0.0}).is_equivariant


def test_the_three_orders_and_their_numbers_are_shown() -> None:
    result = VIEW(**QUICK)
    run = orders(**QUICK)
    assert result.headline.value == min(order.errors[-1] for order in run.orders)
    assert "30 3 4 9 30" in facts(result.sentence)
    assert "0.03·4/10 = **0.012**" in result.more
    x, y = trace(result, 0, "online")
    assert x[0] == 1 and x[-1] == 30 and y[-1] == pytest.approx(run.orders[2].errors[-1])
    x, _ = trace(result, 0, "batch")
    assert x.tolist() == [10, 20, 30]
    x, y = trace(VIEW(**QUICK, across="epochs"), 0, "mini-batch")
    assert x.tolist() == [0, 1, 2, 3] and y.tolist() == run.mini.errors.tolist()
    _, lowered = trace(result, 1, "raised")
    assert_allclose(lowered, run.outputs(run.raised.flats[-1], run.places) - 2, rtol=1e-12)


def test_a_rate_that_is_too_large_ends_an_order_at_its_last_finite_epoch() -> None:
    run = orders(**{**QUICK, "rate": 9.0, "epochs": 60})
    wild: OrderRun = run.orders[2]
    assert wild.diverged and np.isfinite(wild.flats).all() and len(wild.errors) < 61
    assert "online" in VIEW(**{**QUICK, "rate": 9.0, "epochs": 60}).sentence
