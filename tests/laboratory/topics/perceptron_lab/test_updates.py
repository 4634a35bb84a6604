"""A run of the perceptron: the path against a plain loop, Novikoff's squeeze, and the pocket against its learner."""

import math

import numpy as np
import pytest

from laboratory.topics.perceptron_lab.updates.run import perceptron_run, updates_in_samples
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.halfspaces.pocket import Pocket

WORLD = MarginHalfspace(2, 0.1)
NOISY = MarginHalfspace(2, 0.1, 0.1)


def by_a_plain_loop(points: np.ndarray, signs: np.ndarray, passes: int) -> tuple[list[np.ndarray], list[int]]:
    path = [np.zeros(points.shape[1])]
    corrected: list[int] = []
    for _ in range(passes):
        before = len(corrected)
        for i, (x, y) in enumerate(zip(points, signs, strict=True)):
            if y * (x @ path[-1]) <= 0:
                path.append(path[-1] + y * x)
                corrected.append(i)
        if len(corrected) == before:
            break
    return path, corrected


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("world", [WORLD, NOISY])
def test_the_path_is_that_of_a_plain_loop(world: MarginHalfspace, bias: bool) -> None:
    run = perceptron_run(world, 40, seed=33, max_epochs=8, bias=bias)
    sample = world.draw(np.random.default_rng(33), 40)
    points = np.column_stack([sample.X, np.ones(40)]) if bias else sample.X
    path, corrected = by_a_plain_loop(points, 2.0 * sample.y - 1, 8)
    assert run.updates == run.kept == len(corrected)
    assert run.corrected.tolist() == corrected
    np.testing.assert_allclose(run.path, path, rtol=0, atol=1e-12)


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("shuffle", [False, True])
@pytest.mark.parametrize("margin", [0.01, 0.1, 0.5])
def test_the_squeeze_holds_at_every_update(margin: float, shuffle: bool, bias: bool) -> None:
    for seed in range(20):
        run = perceptron_run(MarginHalfspace(2, margin), 50, seed, 10_000, bias, shuffle)
        t, rounding = np.arange(run.kept + 1), 1e-9
        assert run.converged and run.most is not None and run.updates <= run.most
        assert (run.least_progress(t) <= run.progress + rounding).all()
        assert (run.progress <= run.lengths + rounding).all()
        assert (run.lengths <= run.longest(t) + rounding).all()


@pytest.mark.parametrize(
    ("margin", "bias", "most"), [(0.1, False, 100), (0.3, False, 11), (0.3, True, 22), (0.5, True, 8), (0.9, False, 1)]
)
def test_bounds_by_hand(margin: float, bias: bool, most: int) -> None:
    """1/0.01; 1/0.09; 2/0.09; 2/0.25; 1/0.81."""
    run = perceptron_run(MarginHalfspace(2, margin), 5, 0, 1_000, bias)
    assert run.most == most
    assert run.bound == pytest.approx((1 + bias) / margin**2, rel=1e-14)


def test_flipped_labels_have_no_bound() -> None:
    run = perceptron_run(NOISY, 60, seed=4, max_epochs=5)
    truth = NOISY.draw(np.random.default_rng(4), 60)
    assert run.flipped == int(((truth.X.sum(axis=1) > 0) != (truth.y == 1)).sum()) > 0
    assert run.bound is None and run.most is None
    assert not run.converged and run.passes == 5


def test_a_lucky_sample_has_the_bound_of_its_hidden_line() -> None:
    """Two examples of a noisy world, none of them flipped: the theorem assumes no more."""
    lucky = next(run for seed in range(50) if not (run := perceptron_run(NOISY, 2, seed, 1_000)).flipped)
    assert lucky.most == 100


def test_the_pocket_is_that_of_the_pocket_learner() -> None:
    run = perceptron_run(NOISY, 60, seed=4, max_epochs=5)
    sample = NOISY.draw(np.random.default_rng(4), 60)
    pocket = Pocket(run.updates, "next", fit_intercept=False).fit(sample.X, sample.y).history_
    np.testing.assert_array_equal(run.misclassified / 60, pocket["errors"])
    np.testing.assert_array_equal(run.fewest / 60, pocket["pocket_errors"])
    assert run.best(run.kept) == pocket["pocket_update"]


def test_an_update_lifts_the_score_by_the_squared_length() -> None:
    run = perceptron_run(WORLD, 40, seed=33, max_epochs=1_000)
    for step, example in enumerate(run.corrected, start=1):
        before, after = run.score(example, step - 1), run.score(example, step)
        assert before <= 0
        assert math.isclose(after - before, float(run.points[example] @ run.points[example]), abs_tol=1e-12)
        assert run.wrong(step).sum() == run.misclassified[step]


def test_other_samples_are_runs_of_their_own() -> None:
    expected = [perceptron_run(WORLD, 40, seed, 1_000).updates for seed in range(5)]
    assert updates_in_samples(WORLD, 40, 5).tolist() == expected
