"""Complexities, growth functions and sines, by brute force, by mpmath and by the published counts."""

from fractions import Fraction
from itertools import product
from math import comb, log, sqrt

import mpmath
import numpy as np
import pytest

from bounds import theorems
from bounds.vc.shattering import exact_points
from laboratory.topics.rademacher_and_vc.growth.run import CLASSES, GrowthRun, growths
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun, complexity_run, random_points
from laboratory.topics.rademacher_and_vc.sine.run import sine_table, sines
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.complexity.sine_shatterer import shattering_frequency, sine_labels
from tests.sentences import pattern


def by_hand(rows: list[tuple[int, ...]], m: int) -> Fraction:
    """The mean over all signs of the best signed mean, in fractions."""
    best = (max(sum(s * v for s, v in zip(signs, row, strict=True)) for row in rows)
            for signs in product((-1, 1), repeat=m))  # fmt: skip
    return Fraction(sum(best), m * 2**m)


def run(cls: str, points: list[list[float]], draws: int = 50) -> ComplexityRun:
    return complexity_run(cls, exact_points(points), draws, 1, 0.05)


def test_thresholds_and_intervals_by_their_own_labellings() -> None:
    places = [[4.0], [1.0], [9.0], [2.5], [7.0]]
    order = np.argsort(np.ravel(places)).argsort()
    rays = [tuple(1 if rank >= cut else -1 for rank in order) for cut in range(6)]
    spans = [tuple(1 if low <= rank < high else -1 for rank in order) for low in range(6) for high in range(low, 6)]
    assert run("thresholds", places).exact == pytest.approx(float(by_hand(rays, 5)), abs=1e-15)
    assert run("intervals", places).exact == pytest.approx(float(by_hand(spans, 5)), abs=1e-15)


def test_thresholds_are_the_closed_form_of_the_theorem() -> None:
    for m in (1, 4, 9):
        exact = run("thresholds", [[float(i)] for i in range(m)]).exact
        assert exact == pytest.approx(float(theorems["rademacher_thresholds"](m=m)), rel=1e-12)


def test_four_corners_miss_two_of_sixteen_signs() -> None:
    """Halfspaces give 14 of 16 labellings; on the two others one of four signs is missed: 1 - 2/16 * 1/2."""
    assert run("halfspaces", [[0, 0], [1, 0], [0, 1], [1, 1]]).exact == 15 / 16


def test_shattered_points_fit_everything_in_both_conventions() -> None:
    result = run("halfspaces", [[0, 0], [1, 0], [0, 1]])
    assert result.exact == 1 and result.of_the_notes == 2


def test_the_bounds_hold_and_are_massarts_formula() -> None:
    result = run("boxes", random_points("boxes", 7, 2))
    assert result.massart == pytest.approx(sqrt(2 * log(len(result.table)) / 7), rel=1e-12)
    assert result.sauer == pytest.approx(sqrt(2 * log(sum(comb(7, i) for i in range(5))) / 7), rel=1e-12)
    assert result.exact <= result.massart <= result.sauer


def test_draws_are_their_best_hypotheses_and_their_mean_keeps_its_bound() -> None:
    result = run("halfspaces", random_points("halfspaces", 8, 3), 200)
    best = [(result.best(draw) * result.signs[draw]).mean() for draw in range(200)]
    np.testing.assert_allclose(best, result.suprema, atol=1e-15)
    assert abs(result.means[-1] - result.exact) <= result.widths[-1]  # delta 0.05, one fixed seed
    assert result.widths[-1] == pytest.approx(float(mpmath.sqrt(2 * mpmath.log(40) / (8 * 200))))


def test_the_bound_of_the_draws_fails_seldom() -> None:
    """200 runs at delta = 0.05; more than 30 failures would have a probability below 10⁻⁶."""
    points = exact_points([[i] for i in range(5)])
    failed = 0
    for seed in range(200):
        result = complexity_run("intervals", points, 20, seed, 0.05)
        failed += abs(result.means[-1] - result.exact) > result.widths[-1]
    assert failed <= 30


@pytest.mark.parametrize(("cls", "parameter"), [(name, 2) for name in CLASSES])
def test_random_points_have_no_more_labellings_than_the_theorem_and_sauer(cls: str, parameter: int) -> None:
    grown = GrowthRun(cls, parameter, 12, 5)
    m = len(grown.counted)
    assert (grown.counted <= grown.growth[:m]).all() and (grown.growth <= grown.sauer).all()
    if grown.is_exact:  # random points are in general position
        np.testing.assert_array_equal(grown.counted, grown.growth[:m])
    np.testing.assert_array_equal(grown.sauer, [grown.in_full(int(k)) for k in grown.sizes])
    assert (grown.polynomial >= grown.sauer[grown.d - 1 :]).all()


def test_published_counts() -> None:
    """Sauer's sum 166,751 and (em/d)^d 743,908.774933 for m = 100, d = 3; Cover's 9,902 by hand."""
    grown = GrowthRun("halfspaces", 2, 100, 0)
    assert (grown.d, grown.sauer[-1], grown.in_full(100)) == (3, 166_751, 166_751)
    assert grown.polynomial[-1] == pytest.approx(743_908.774933, rel=1e-11)
    assert grown.growth[-1] == 2 * (1 + 99 + 99 * 98 // 2)


def test_fewer_points_than_the_dimension_leave_no_closed_form() -> None:
    grown = GrowthRun("boxes", 6, 5, 0)
    assert grown.d == 12 and len(grown.polynomial) == 0
    np.testing.assert_array_equal(grown.growth, 2.0 ** np.arange(1, 6))


def test_the_sine_gives_every_labelling_up_to_ten_points() -> None:
    for m in (1, 2, 3, 6, 10):
        points = [Fraction(1, 2**j) for j in range(1, m + 1)]
        for labels in product((0, 1), repeat=m):
            assert sine_labels(shattering_frequency(labels), points) == labels
    assert shattering_frequency((1, 0, 1)) == 5  # the worked example
    table = sine_table(sines(4))
    assert table["labels"] == table["signs"] and len(set(table["labels"])) == 16


def test_the_sign_of_the_sine_agrees_with_mpmath() -> None:
    labels = (0, 1, 1, 0, 1, 0, 0, 1)
    with mpmath.workdps(60):
        theta = shattering_frequency(labels) * mpmath.pi
        assert tuple(int(mpmath.sin(theta / 2**j) > 0) for j in range(1, 9)) == labels


def test_labels_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("0 1")):
        shattering_frequency((1, 2))


def test_linear_predictors_lie_between_their_closed_forms() -> None:
    linear = LinearRun(MarginHalfspace(5, 0.2), 100, 200, 3, 1e-6)
    X = linear.world.draw(np.random.default_rng(3), 100).X
    for i, m in enumerate(linear.sizes):
        length = float(np.linalg.norm(X[:m]))
        assert linear.above[i] == pytest.approx(length / m) and linear.below[i] == pytest.approx(length / m / sqrt(2))
        assert linear.below[i] - linear.widths[i] <= linear.simulated[i] <= linear.above[i] + linear.widths[i]
    assert (linear.above <= linear.by_radius + 1e-15).all()
    np.testing.assert_allclose(linear.by_radius, [m**-0.5 for m in linear.sizes])


def test_the_svm_keeps_both_bounds() -> None:
    linear = LinearRun(MarginHalfspace(5, 0.2), 200, 50, 3, 0.05)
    assert (linear.risks <= np.minimum(linear.by_margin, linear.by_dimension)).all()
    X, y = linear.world.draw(np.random.default_rng(3), 200)
    assert ((2 * y - 1) * (X @ linear.world.normal)).min() >= 0.2  # the hidden w has margin error 0 at γ


def test_boxes_of_the_plane_have_their_exact_numbers_of_labellings() -> None:
    """28 and 49 of 5 and 6 points, by search over all arrangements (tests/bounds/own_class/test_growth_of_boxes.py)."""
    run = growths("boxes", n=2, k=2, largest=6, seed=0)
    assert run.growth.tolist() == [2, 4, 8, 16, 28, 49] and run.is_known and not run.is_exact
    assert all(run.counted <= run.growth[: len(run.counted)])
    assert not growths("boxes", n=2, k=2, largest=9, seed=0).is_known
    assert not growths("boxes", n=3, k=2, largest=8, seed=0).is_known
