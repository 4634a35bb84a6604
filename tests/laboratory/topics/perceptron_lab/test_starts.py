"""The perceptron from any start: runs by a loop of whole numbers, bounds by trying every number of updates."""

from fractions import Fraction
from math import floor

import numpy as np
import pytest

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.perceptron_lab.starts.run import DIRECTIONS, mistakes_from, starts
from tests.showing import trace

VIEW = views["perceptron_lab.starts"]


def by_a_loop(points: list[list[int]], w: list[int]) -> int:
    """Updates on positive examples until a pass is clean, in whole numbers."""
    updates, clean = 0, False
    while not clean:
        clean = True
        for x in points:
            if sum(a * b for a, b in zip(w, x, strict=True)) <= 0:
                w, updates, clean = [a + b for a, b in zip(w, x, strict=True)], updates + 1, False
    return updates


def allowed(a: Fraction, squared_start: int, squared_radius: int, gamma: Fraction, u_squared: int) -> int:
    """The last t with a + t gamma <= ||u|| sqrt(s^2 + t R^2), tried one by one in fractions; u need not be a unit."""
    last, t = 0, 0
    while a + t * gamma <= 0 or (a + t * gamma) ** 2 <= u_squared * (squared_start + t * squared_radius):
        last, t = t, t + 1
    return last


@pytest.mark.parametrize("seed", range(150))
def test_no_run_from_any_start_exceeds_the_bound_and_this_is_that_of_the_proof(seed: int) -> None:
    rng = np.random.default_rng(seed)
    features = int(rng.integers(1, 5))
    u = rng.integers(-4, 5, features)
    X = rng.integers(-5, 6, (12, features))
    u[0] = abs(u[0]) + 1
    X = np.vstack([X[X @ u > 0], u])
    begin = rng.integers(-30, 31, features) if seed % 3 else -int(rng.integers(1, 12)) * u
    u_squared, squared_radius, gamma = int(u @ u), int((X**2).sum(axis=1).max()), int((X @ u).min())
    scaled = Fraction(int(u @ begin)), int(begin @ begin), squared_radius, Fraction(gamma), u_squared
    length = np.sqrt(u_squared)
    bound = mistakes_from(begin.astype(float), u / length, np.sqrt(squared_radius), gamma / length)
    assert floor(bound * (1 + 1e-12)) == allowed(*scaled)
    assert by_a_loop(X.tolist(), begin.tolist()) <= bound * (1 + 1e-12)


def test_some_run_meets_the_bound() -> None:
    """One example (1, 0, ..., 0) against which the start points: s + 1 updates of 2s + 1; from 0 exactly 1."""
    start = np.array([-6.0, 0.0])
    assert mistakes_from(start, np.array([1.0, 0.0]), 1, 1) == pytest.approx(1 + 2 * 6)
    assert by_a_loop([[1, 0]], [-6, 0]) == 7
    assert mistakes_from(np.zeros(2), np.array([1.0, 0.0]), 1, 1) == by_a_loop([[1, 0]], [0, 0]) == 1


@pytest.mark.parametrize(("length", "margin"), [(0.0, 0.1), (5.0, 0.1), (20.0, 0.05), (50.0, 0.02), (3.0, 0.9)])
def test_all_runs_converge_below_their_bounds(length: float, margin: float) -> None:
    run = starts(length, margin, 60, 3)
    assert run.updates.shape == (DIRECTIONS,) and not run.wrong.any()
    assert np.all(run.updates <= run.bounds * (1 + 1e-12)) and np.all(run.bounds <= run.bound * (1 + 1e-12))
    assert run.bounds.argmax() == DIRECTIONS // 2 or not length
    assert run.bounds[DIRECTIONS // 2] == pytest.approx(1 / margin**2 + 2 * length / margin, rel=1e-9)
    np.testing.assert_allclose(np.linalg.norm(run.begun, axis=1), length, atol=1e-12)
    np.testing.assert_allclose(run.begun @ run.hidden, length * np.cos(np.deg2rad(run.angles)), atol=1e-12)


def test_from_zero_it_is_novikoffs_number() -> None:
    run = starts(0.0, 0.2, 30, 1)
    assert run.bound == pytest.approx(theorems["perceptron_mistakes"](radius=1, gamma=0.2), rel=1e-12)
    assert run.most == run.most_from_zero == 25 and run.lines == 1 and set(run.updates) == {run.from_zero}


def test_last_weights_are_the_start_and_the_examples_added() -> None:
    run = starts(5.0, 0.1, 40, 7)
    for begun, ended, updates in zip(run.begun, run.ended, run.updates, strict=True):
        w, count, clean = begun.copy(), 0, False
        while not clean:
            clean = True
            for x, sign in zip(run.points, run.signs, strict=True):
                if sign * (w @ x) <= 0:
                    w, count, clean = w + sign * x, count + 1, False
        assert count == updates
        np.testing.assert_allclose(ended, w, atol=1e-12)


def test_the_largest_angle_between_last_lines() -> None:
    run = starts(5.0, 0.1, 40, 7)
    angles = np.sort(np.rad2deg(np.arctan2(run.ended[:, 1], run.ended[:, 0])) % 360)
    gaps = np.diff(np.append(angles, angles[0] + 360))
    assert run.apart == pytest.approx(360 - gaps.max()) and run.apart < 180
    assert run.lines == 1 + int((np.diff(angles) > 1e-7).sum())


def test_the_figures_hold_the_runs_numbers() -> None:
    result, run = VIEW(length=20, margin=0.05), starts(20.0, 0.05, 40, 7)
    assert result.headline.value == run.updates.max() and result.headline.at_most == 1200
    assert np.array_equal(trace(result, 1, "made")[1], run.updates)
    assert trace(result, 1, "from here:<br>at most")[1][90] == pytest.approx(1200)
    assert str(run.lines) in result.sentence and "800" in result.more
    assert result.table["updates"] == run.updates.tolist()
