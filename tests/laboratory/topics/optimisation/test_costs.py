"""What a step costs, and Adagrad on a rare feature: by loops over the examples and by exact quadratics."""

import re
from math import sqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.optimisation.hyperparameters import Hyperparameters
from laboratory.topics.optimisation.landscapes import landscape
from laboratory.topics.optimisation.race.costs import of_a_step
from laboratory.topics.optimisation.race.run import Descents, descents
from laboratory.topics.optimisation.walking import descend
from tests.sentences import facts
from tests.showing import trace

RACE = views["optimisation.race"]


def run(valley: str, methods: tuple[str, ...], rate: float, steps: int, adaptive_rate: float = 1.0) -> Descents:
    return descents(valley, 50, methods, "fixed", rate, steps, 0.8, adaptive_rate, 1, 1)


def test_a_step_takes_as_many_gradients_as_there_are_examples_but_one_of_sgd() -> None:
    both = run("logistic", ("gradient_descent", "sgd", "adam"), 0.2, 5)
    assert [of_a_step(both, descent) for descent in both.descents] == [40, 1, 40]
    valley = run("quadratic", ("gradient_descent", "sgd"), 0.01, 5)
    assert [of_a_step(valley, descent) for descent in valley.descents] == [1, 1]


def test_at_equal_cost() -> None:
    result = RACE(methods=("gradient_descent", "sgd"), rule="fixed", steps=400, axis="gradients")
    both = run("logistic", ("gradient_descent", "sgd"), 0.2, 400)
    whole, sgd = both.descents
    x, y = trace(result, 1, "Gradient descent")
    assert x.tolist() == [40 * t for t in range(1, 401)] and np.allclose(y, np.maximum(whole.gaps[1:], 1e-12))
    assert trace(result, 1, "SGD")[0].tolist() == list(range(1, 401))
    assert f"400 10 {whole.gaps[10]:.3g} above {sgd.gaps[400]:.3g}" in facts(result.more)


def rare() -> tuple[list[tuple[float, float]], float]:
    """The examples' features and the curvature of the rare one: 2 of 40 have it."""
    return [(1.0 if i % 2 == 0 else -1.0, 1.0 if i < 2 else 0.0) for i in range(40)], 2 / 40


def test_the_rare_feature_has_a_twentieth_of_the_curvature() -> None:
    X, curvature = rare()
    place = landscape("rare")
    hessian = [[sum(x[i] * x[j] for x in X) / 40 for j in (0, 1)] for i in (0, 1)]
    assert hessian == [[1, 0], [0, curvature]]
    assert place.objective.hessian is not None
    np.testing.assert_allclose(place.objective.hessian(place.best), hessian, atol=1e-12)
    assert place.best == pytest.approx([3, 3], abs=1e-9)
    assert place.gap(np.zeros(2)) == pytest.approx((9 + 9 * curvature) / 2)


def test_adagrad_moves_both_weights_alike_and_a_common_rate_does_not() -> None:
    """Along one axis: g = h (w - 3), and h cancels; gradient descent leaves 3 (1 - eta h)^t."""
    both = run("rare", ("gradient_descent", "adagrad"), 1.9, 40)
    whole, adagrad = both.descents
    w, squares = 0.0, 0.0
    for t in range(1, 41):
        squares += (w - 3) ** 2
        w -= (w - 3) / sqrt(squares)
        assert adagrad.run.path[t] == pytest.approx([w, w], abs=1e-7)
        left = [3 - 3 * (1 - 1.9 * h) ** t for h in (1, 1 / 20)]
        assert whole.run.path[t] == pytest.approx(left, abs=1e-7)


def test_no_common_rate_reaches_a_millionth_in_as_few_steps() -> None:
    place = landscape("rare")

    def needed(method: str, hyper: Hyperparameters) -> int:
        below = np.flatnonzero(descend(place, method, hyper).gaps <= 1e-6)
        return int(below[0]) if len(below) else 10**6

    common = min(needed("gradient_descent", Hyperparameters(rate=r, steps=300)) for r in np.linspace(0.1, 1.99, 64))
    assert needed("adagrad", Hyperparameters(adaptive_rate=1, steps=300)) < common / 2


def test_its_rates_are_told() -> None:
    result = RACE(valley="rare", methods=("gradient_descent", "adagrad"), rule="fixed", steps=40, adaptive_rate=1)
    path, squares = run("rare", ("adagrad",), 1.9, 40).descents[0].run.path, [0.0, 0.0]
    for w in path[:40]:
        squares = [squares[0] + (w[0] - 3) ** 2, squares[1] + ((w[1] - 3) / 20) ** 2]
    often, seldom = (1 / sqrt(total) for total in squares)
    assert seldom / often == pytest.approx(20)
    assert f"{often:.3g} {seldom:.3g}" in facts(result.more) and re.search(r"\b20 times\b", result.more)


def test_adam_does_not_see_the_curvature() -> None:
    """Adam on h (w - 3)^2 / 2, by its formulas: the same for h = 1 and 1/20."""
    adam = run("rare", ("adam",), 1.9, 40, adaptive_rate=0.2).descents[0]
    for h in (1, 1 / 20):
        w, mean, square = 0.0, 0.0, 0.0
        for t in range(1, 41):
            g = h * (w - 3)
            mean, square = 0.9 * mean + 0.1 * g, 0.999 * square + 0.001 * g * g
            w -= 0.2 * (mean / (1 - 0.9**t)) / (sqrt(square / (1 - 0.999**t)) + 1e-8)
            assert adam.run.path[t] == pytest.approx([w, w], abs=1e-5)
    result = RACE(valley="rare", methods=("adam",), rule="fixed", steps=40)
    assert f"{w:.3g} {w:.3g} 20" in facts(result.more)
