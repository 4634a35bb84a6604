"""Descents on landscapes: minimizers, limits and bounds, each against something that is not ours."""

from math import log, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize

from laboratory.topics.optimisation.gap_bounds import GapBound, gap_bound, mean_gap_of_many
from laboratory.topics.optimisation.hyperparameters import METHODS, Hyperparameters
from laboratory.topics.optimisation.landscapes import LANDSCAPES, landscape
from laboratory.topics.optimisation.limits import largest_rate, slowest_factor
from laboratory.topics.optimisation.race.figures import descent_gaps
from laboratory.topics.optimisation.race.run import descents
from laboratory.topics.optimisation.race.text import headline
from laboratory.topics.optimisation.walking import descend
from tests.sentences import facts, pattern


@pytest.mark.parametrize("name", LANDSCAPES)
def test_scipy_finds_no_better_point(name: str) -> None:
    place = landscape(name)
    best = minimize(place.objective.value, place.best + 0.1, jac=place.objective.gradient, tol=1e-12)
    assert best.x == pytest.approx(place.best, abs=1e-4)
    assert place.objective.minimum is not None
    assert best.fun >= place.objective.minimum - 1e-14


def test_the_straight_valley_by_hand() -> None:
    """4 along a curvature of 1 and 1 across one of 50: (16 + 50)/2 = 33 above the best, sqrt(17) away."""
    place = landscape("quadratic", 50)
    assert place.gap(place.objective.start) == pytest.approx(33)
    assert place.norm == pytest.approx(sqrt(17))


@pytest.mark.parametrize("name", LANDSCAPES)
def test_a_gap_that_is_no_number_is_infinite_and_not_nothing(name: str) -> None:
    place = landscape(name)
    gaps = place.gaps(np.array([place.best, [np.nan, 0.0], [0.0, np.nan]]))
    assert gaps == pytest.approx([0, np.inf, np.inf], abs=1e-14)
    assert place.gap(np.array([np.inf, -np.inf])) == np.inf


def test_a_method_that_left_the_range_of_doubles_is_the_last() -> None:
    run = descents("ravine", 50, ("gradient_descent", "adam"), "fixed", 1e307, 1, 0.8, 0.2, 1, 1)
    assert np.isnan(run.descents[0].run.values[-1]) and run.descents[0].gaps[-1] == np.inf
    assert headline(run, 1).value == run.descents[1].gaps[-1] > 0
    beyond, curve = descent_gaps(run, 1).data[:2]
    assert np.isinf(beyond.y).all() and curve.y[-1] == run.descents[1].gaps[-1]


def test_the_ravine_of_the_notes() -> None:
    """With 25 in it the best rate is 1/26, and 10 (24/26)^t falls to a millionth at 202 steps; 1/25 is the limit."""
    place = landscape("ravine", 25)
    assert place.best.tolist() == [-6, 8]
    assert place.gap(place.objective.start) == 25 * 36 + 64
    assert largest_rate(place, "gradient_descent", 0.0) == pytest.approx(1 / 25)
    path = descend(place, "gradient_descent", Hyperparameters(rate=1 / 26, steps=202)).run.path
    left = np.linalg.norm(path - place.best, axis=1)
    assert left[202] <= 1e-6 < left[201]


@pytest.mark.parametrize(("rate", "condition"), [(0.035, 50), (0.041, 50), (0.3, 4)])
def test_gradient_descent_multiplies_each_part_of_the_error(rate: float, condition: float) -> None:
    """After t steps 4 (1 - rate)^t is left along and (1 - rate kappa)^t across."""
    run = descend(landscape("quadratic", condition), "gradient_descent", Hyperparameters(rate=rate, steps=30))
    t = np.arange(31)
    by_hand = (16 * (1 - rate) ** (2 * t) + condition * (1 - rate * condition) ** (2 * t)) / 2
    np.testing.assert_allclose(run.gaps, by_hand, rtol=1e-9, atol=1e-14)


@pytest.mark.parametrize("method", ["gradient_descent", "momentum", "nesterov"])
@pytest.mark.parametrize("momentum", [0.5, 0.8, 0.95])
def test_just_below_the_limit_it_converges_and_just_above_it_does_not(method: str, momentum: float) -> None:
    place = landscape("quadratic", 50)
    limit = largest_rate(place, method, momentum)
    assert limit is not None
    for factor, converges in ((0.99, True), (1.01, False)):
        gaps = descend(place, method, Hyperparameters(rate=factor * limit, steps=2000, momentum=momentum)).gaps
        assert (gaps[-1] < 1e-3) == converges
        slowest = slowest_factor(place, method, factor * limit, momentum)
        assert slowest is not None
        assert (slowest < 1) == converges


def test_no_limit_is_claimed_where_none_is_known() -> None:
    assert largest_rate(landscape("rosenbrock"), "gradient_descent", 0.5) is None
    assert largest_rate(landscape("logistic"), "momentum", 0.5) is None
    assert slowest_factor(landscape("quadratic"), "adam", 0.1, 0.5) is None


@pytest.mark.parametrize("name", [name for name in LANDSCAPES if name != "rosenbrock"])
@pytest.mark.parametrize("rule", ["fixed", "tuned"])
@pytest.mark.parametrize("steps", [1, 7, 300])
def test_the_mean_of_gradient_descent_keeps_its_sure_bound(name: str, rule: str, steps: int) -> None:
    place, hyper = landscape(name), Hyperparameters(rate=0.015, steps=steps, rule=rule)
    bound, descent = gap_bound(place, "gradient_descent", hyper), descend(place, "gradient_descent", hyper)
    assert isinstance(bound, GapBound)
    assert not bound.in_expectation
    assert descent.mean_gaps[-1] <= bound.value
    assert np.linalg.norm(descent.run.directions, axis=1).max() <= bound.inputs["lipschitz"] * (1 + 1e-12)
    if bound.every_step:
        assert (descent.mean_gaps[bound.steps - 1] <= bound.values).all()


def test_bounds_by_hand() -> None:
    """B rho / sqrt(T), B^2/(2 eta T) + eta rho^2 / 2 and (2 rho)^2 (1 + ln T)/(2 lambda T)."""
    valley = landscape("quadratic", 50)
    fixed = gap_bound(valley, "gradient_descent", Hyperparameters(rate=0.02, steps=100))
    tuned = gap_bound(valley, "gradient_descent", Hyperparameters(steps=100, rule="tuned"))
    assert isinstance(fixed, GapBound) and isinstance(tuned, GapBound)
    assert fixed.value == pytest.approx(17 / (2 * 0.02 * 100) + 0.01 * 2500 * 17)
    assert tuned.value == pytest.approx(17 * 50 / 10)
    clouds = landscape("logistic")
    rho = clouds.objective.lipschitz
    assert rho is not None
    book = gap_bound(clouds, "sgd", Hyperparameters(steps=400, rule="tuned"))
    assert isinstance(book, GapBound)
    assert book.value == pytest.approx(clouds.norm * rho / 20)
    curved = gap_bound(landscape("regularised"), "sgd", Hyperparameters(steps=400, rule="over_t"))
    assert isinstance(curved, GapBound)
    assert curved.value == pytest.approx(4 * rho**2 * (1 + log(400)) / (2 * 0.1 * 400))
    assert curved.theorem.slug == "sgd_strongly_convex"


def test_a_fixed_rate_is_the_theorems_for_a_larger_b() -> None:
    """eta = B/(rho sqrt(T)) and so B rho/sqrt(T) = eta rho^2; a B shorter than the distance bounds nothing."""
    clouds = landscape("logistic")
    large = gap_bound(clouds, "sgd", Hyperparameters(rate=0.5, steps=400))
    assert isinstance(large, GapBound)
    assert large.value == pytest.approx(0.5 * float(clouds.objective.lipschitz or 0) ** 2)
    assert large.inputs["norm"] >= clouds.norm
    assert "shorter" in str(gap_bound(clouds, "sgd", Hyperparameters(rate=0.001, steps=400)))


@pytest.mark.parametrize(
    ("name", "method", "hyper", "why"),
    [
        ("quadratic", "adam", Hyperparameters(), "SGD only"),
        ("quadratic", "gradient_descent", Hyperparameters(rate=0.041), "beyond 2/L"),
        ("quadratic", "sgd", Hyperparameters(), "no bound"),
        ("least_squares", "sgd", Hyperparameters(rule="tuned"), "no bound"),
        ("regularised", "sgd", Hyperparameters(rule="tuned"), "no bound"),
        ("rosenbrock", "gradient_descent", Hyperparameters(), "not convex"),
    ],
)
def test_no_bound_where_an_assumption_fails(name: str, method: str, hyper: Hyperparameters, why: str) -> None:
    assert why in facts(str(gap_bound(landscape(name), method, hyper)))


@pytest.mark.parametrize(("name", "rule"), [("logistic", "tuned"), ("logistic", "fixed"), ("regularised", "over_t")])
def test_on_average_sgd_keeps_its_bound(name: str, rule: str) -> None:
    """The bounds are several times larger than what is measured, so that a mean over five runs or more stays below."""
    place, hyper = landscape(name), Hyperparameters(rate=0.5, steps=200, rule=rule)
    bound = gap_bound(place, "sgd", hyper)
    average, runs = mean_gap_of_many(place, hyper)
    assert isinstance(bound, GapBound)
    assert runs >= 5
    assert average <= bound.value
    assert mean_gap_of_many(place, hyper) == (average, runs)


@pytest.mark.parametrize("method", METHODS)
def test_every_method_gets_down_the_round_bowl(method: str) -> None:
    hyper = Hyperparameters(rate=0.1, steps=2000, adaptive_rate=0.05, noise=0.0)
    descent = descend(landscape("quadratic", 1), method, hyper)
    assert descent.gaps[-1] < 0.01 * descent.gaps[0]
    assert descent.run.path.shape == (2001, 2)


def test_unknown_landscape() -> None:
    with pytest.raises(ValueError, match=pattern("landscape moon")):
        landscape("moon")
