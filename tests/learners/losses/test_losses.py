"""Losses: printed values, slopes against differences, constants against random pairs, and the table of costs."""

from math import e, inf, log

import numpy as np
import pytest

from learners.losses import cost_sensitive, losses, margins, mean_cost
from learners.optimizers.gradient_check import jacobian
from tests.sentences import pattern

GRID = np.linspace(-6, 6, 1201)
each = pytest.mark.parametrize("name", list(losses))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        # at margin -.3, worked out apart: log2(1 + e^.3), ln(1 + e^.3), 1.3^2, e^.3, 1.3
        ("logistic_base_2", 1.232574074),
        ("logistic", 0.8543552445),
        ("squared_margin", 1.69),
        ("exponential", 1.349858808),
        ("hinge", 1.3),
        ("squared_hinge", 1.69),
        ("perceptron", 0.3),
        ("zero_one", 1.0),
        # at residual -.3
        ("squared", 0.09),
        ("half_squared", 0.045),
        ("absolute", 0.3),
        ("huber", 0.045),
    ],
)
def test_values_at_minus_three_tenths(name: str, value: float) -> None:
    assert float(losses[name].value(-0.3)) == pytest.approx(value, abs=5e-10)


@each
def test_which_losses_are_above_the_number_of_mistakes(name: str) -> None:
    loss, mistakes = losses[name], (GRID <= 0).astype(float)
    if loss.of == "residual":
        assert not loss.bounds_zero_one
    else:
        assert bool((loss.value(GRID) >= mistakes - 1e-12).all()) == loss.bounds_zero_one


def test_the_natural_logarithm_is_below_one_at_nought() -> None:
    natural = losses["logistic"]
    assert float(natural.value(0)) == pytest.approx(0.6931471806, abs=5e-11)
    assert float(natural.value(-log(e - 1))) == pytest.approx(1)  # at -.5413248546 it reaches 1


@each
def test_slopes_are_those_of_the_values(name: str) -> None:
    loss = losses[name]
    smooth = GRID[(np.abs(GRID) > 0.005) & (np.abs(np.abs(GRID) - 1) > 0.005)][::7]
    for z in smooth:
        assert float(loss.slope(z)) == pytest.approx(float(jacobian(lambda v: loss.value(v[0]), [z])[0, 0]), abs=1e-6)


def test_at_kinks_the_slope_is_nought() -> None:
    assert [float(losses[name].slope(at)) for name, at in (("hinge", 1), ("perceptron", 0), ("absolute", 0))] == [0] * 3


@each
def test_constants_hold_and_are_tight(name: str) -> None:
    loss, steps = losses[name], np.diff(GRID)
    if name == "zero_one":
        assert loss.lipschitz == inf
        return
    rates = np.abs(np.diff(loss.value(GRID)) / steps)
    bends = np.abs(np.diff(loss.slope(GRID)) / steps)
    if loss.lipschitz < inf:
        assert 0.99 * loss.lipschitz <= rates.max() <= loss.lipschitz * (1 + 1e-9)
    else:
        far = np.array([-50.0, 50.0])
        assert np.abs(loss.slope(far)).max() >= 50
    if loss.smoothness < inf:
        assert 0.99 * loss.smoothness <= bends.max() <= loss.smoothness * (1 + 1e-9)
    else:
        assert bends.max() > 90  # a kink, or a slope that grows with itself
    assert bool((np.diff(loss.slope(GRID)) >= -1e-12).all()) == loss.convex


@pytest.mark.parametrize("name", ["hinge", "logistic", "absolute"])
def test_in_the_weights_the_constant_is_the_longest_point_times_the_slope(name: str) -> None:
    rng = np.random.default_rng(0)
    loss, x = losses[name], rng.uniform(0, 1, size=9)
    rho = loss.lipschitz_in_weights(float(np.linalg.norm(x)))
    for _ in range(200):
        w, v = rng.normal(size=(2, 9))
        assert abs(float(loss.value(w @ x) - loss.value(v @ x))) <= rho * np.linalg.norm(w - v) + 1e-12
    assert loss.lipschitz_in_weights(3.0) == 3  # features scaled to [0, 1] in nine dimensions: ||x|| <= 3
    assert loss.lipschitz_in_weights(0) == 0
    assert losses["logistic"].smoothness_in_weights(2.0) == 1


@each
def test_gradients_of_the_mean_loss(name: str) -> None:
    rng = np.random.default_rng(1)
    X, y, w = rng.normal(size=(12, 3)), rng.choice([-1.0, 1.0], size=12), rng.normal(size=3)
    loss = losses[name]
    inner = (lambda v: y * (X @ v)) if loss.of == "margin" else (lambda v: X @ v - y)
    expected = jacobian(lambda v: float(loss.value(inner(v)).mean()), w)[0]
    assert loss.gradient(w, X, y) == pytest.approx(expected, abs=1e-7)


def test_large_margins_do_not_overflow() -> None:
    z = np.array([-1e4, 1e4])
    assert losses["logistic"].value(z).tolist() == [1e4, 0]
    assert losses["logistic"].slope(z).tolist() == [-1, 0]
    assert losses["exponential"].value(z).tolist() == [inf, 0]


def test_labels_must_be_signs() -> None:
    assert margins([2.0, 3.0], [1, -1]).tolist() == [2, -3]
    with pytest.raises(ValueError, match=pattern("labels -1 or 1; 0")):
        margins([2.0], [0])


def test_the_table_of_costs_has_the_answer_in_its_row() -> None:
    # stranger let in: answer owner (1), truth stranger (0)
    market, agency = [[0, 10], [1, 0]], [[0, 1], [1000, 0]]
    assert cost_sensitive([1, 0, 1, 0], [0, 1, 1, 0], market).tolist() == [1, 10, 0, 0]
    assert cost_sensitive([1, 0, 1, 0], [0, 1, 1, 0], agency).tolist() == [1000, 1, 0, 0]
    assert mean_cost([1, 0, 1, 0], [0, 1, 1, 0], 1 - np.eye(2)) == 0.5
    assert cost_sensitive(["b"], ["a"], [[0, 2], [3, 0]], classes=("a", "b")).tolist() == [3]


def test_costs_and_labels_that_are_none_get_one_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("costs reals ≥ 0 (2, 2); 1")):
        cost_sensitive([0], [0], [1])
    with pytest.raises(ValueError, match=pattern("predicted [0, 1]; 2")):
        cost_sensitive([2], [0], np.eye(2))
