"""Trees on growing samples: cells by a recursion, volumes by fractions and fresh points, limits by hand."""

from fractions import Fraction
from itertools import product
from math import sqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.trees.consistency.cells import below_diagonal, equal, greedy, halved
from laboratory.topics.trees.consistency.run import BOTH, FIXED, FULL, GREEDY, RULES, Consistency, consistency
from tests.sentences import facts

VIEW = views["trees.consistency"]
Box = tuple[tuple[float, float], ...]


def by_recursion(points: list[tuple[float, ...]], box: Box, levels: int, turn: int = 0) -> list[tuple[Box, int]]:
    """Every cell with its number of points, cut between the two middle ones."""
    if levels == 0:
        return [(box, len(points))]
    points = sorted(points, key=lambda point: point[turn])
    half = len(points) // 2
    cut = (points[half - 1][turn] + points[half][turn]) / 2
    ends = (box[turn][0], cut), (cut, box[turn][1])
    parts = zip((points[:half], points[half:]), ends, strict=True)
    following = (turn + 1) % len(box)
    return [
        cell
        for inside, end in parts
        for cell in by_recursion(inside, (*box[:turn], end, *box[turn + 1 :]), levels - 1, following)
    ]


@pytest.mark.parametrize(("m", "d", "levels"), [(64, 2, 3), (32, 3, 5), (16, 4, 0)])
def test_halved_cells_are_those_of_a_recursion(m: int, d: int, levels: int) -> None:
    X = np.random.default_rng(1).random((m, d))
    cells = halved(X, levels)
    wanted = by_recursion([tuple(row) for row in X.tolist()], ((0.0, 1.0),) * d, levels)
    boxes = [tuple(zip(low, high, strict=True)) for low, high in zip(cells.low, cells.high, strict=True)]
    np.testing.assert_allclose(boxes, [box for box, _ in wanted], rtol=1e-12)
    assert {count for _, count in wanted} == {m // 2**levels} == set(np.bincount(cells.of).tolist())
    for place in range(m):
        assert (cells.low[cells.of[place]] <= X[place]).all() and (X[place] <= cells.high[cells.of[place]]).all()
    assert cells.volumes.sum() == pytest.approx(1)


def test_a_greedy_tree_has_its_leaves_boxes() -> None:
    rng = np.random.default_rng(2)
    X = rng.random((200, 3))
    y = (X.sum(axis=1) > 1.5).astype(int)
    cells = greedy(X, y, 7)
    inside = [(cells.low[of] < x).all() and (x <= cells.high[of]).all() for x, of in zip(X, cells.of, strict=True)]
    assert all(inside) and np.bincount(cells.of).min() >= 7
    assert cells.volumes.sum() == pytest.approx(1) and len(cells.low) > 4


def test_volumes_below_the_diagonal_by_hand_and_by_a_fine_grid() -> None:
    """In the plane a half, a triangle of legs 1/4, all, none; in more dimensions the grid's cells are counted."""
    low, high = np.array([[0, 0], [0.25, 0.5], [0, 0], [0.5, 0.5]]), np.array([[1, 1], [0.5, 0.75], [0.5, 0.5], [1, 1]])
    wanted = [Fraction(1, 2), Fraction(1, 32), Fraction(1, 4), 0]
    np.testing.assert_allclose(below_diagonal(low, high, 1.0), [float(each) for each in wanted], atol=1e-15)
    ticks = (np.arange(60) + 0.5) / 60
    for start, end in (((0.1, 0.2, 0.4), (0.7, 0.9, 0.8)), ((0.3, 0.1, 0.2), (0.5, 0.6, 0.9))):
        axes = [a + (b - a) * ticks for a, b in zip(start, end, strict=True)]
        share = np.mean(sum(np.meshgrid(*axes)) <= 1.5)
        volume = np.prod(np.subtract(end, start))
        exact = below_diagonal(np.array([start]), np.array([end]), 1.5)[0]
        assert exact == pytest.approx(share * volume, abs=0.01 * volume)


def test_risks_are_those_of_fresh_points() -> None:
    """Hoeffding: 400,000 points stray by .0043 with probability 1e-6."""
    rng = np.random.default_rng([5, 64])
    X, noise = rng.random((64, 2)), 0.2
    y = ((X.sum(axis=1) > 1) != (rng.random(64) < noise)).astype(int)
    cells = halved(X, 4)
    fresh = np.random.default_rng(6).random((400_000, 2))
    labels = (fresh.sum(axis=1) > 1) != (np.random.default_rng(7).random(400_000) < noise)
    says = np.empty(len(fresh), bool)
    for cell, (low, high) in enumerate(zip(cells.low, cells.high, strict=True)):
        says[((fresh > low) & (fresh <= high)).all(axis=1)] = 2 * y[cells.of == cell].sum() >= 4
    wrong = below_diagonal(cells.low, cells.high, 1.0)
    ones = np.array([2 * y[cells.of == cell].sum() >= 4 for cell in range(16)])
    risk = noise + (1 - 2 * noise) * np.where(ones, wrong, cells.volumes - wrong).sum()
    assert risk == pytest.approx(np.mean(says != labels), abs=0.0043)


def test_a_run_is_the_mean_of_its_samples() -> None:
    """The same samples, gone through cell by cell."""
    run = consistency(2, 0.1, 0.5, 1, 6, 3)
    rng = np.random.default_rng([3, 64])
    risks, widths, best = [], [], []
    for _ in range(5):
        X = rng.random((64, 2))
        y = (X.sum(axis=1) > 1) != (rng.random(64) < 0.1)
        risk = width = least = 0.0
        for box, _ in by_recursion([tuple(row) for row in X.tolist()], ((0.0, 1.0),) * 2, 3):
            (a, b), (c, d) = box
            inside = (X[:, 0] > a) & (X[:, 0] <= b) & (X[:, 1] > c) & (X[:, 1] <= d)
            below = float(below_diagonal(np.array([[a, c]]), np.array([[b, d]]), 1.0)[0])
            above = (b - a) * (d - c) - below
            risk += below if 2 * y[inside].sum() >= inside.sum() else above
            least += min(below, above)
            width += (b - a) * (d - c) * sqrt((b - a) ** 2 + (d - c) ** 2)
        risks.append(0.1 + 0.8 * risk)
        best.append(0.1 + 0.8 * least)
        widths.append(width)
    growth = run.growth[BOTH]
    assert growth.risk[-1] == pytest.approx(np.mean(risks), rel=1e-9)
    assert growth.best[-1] == pytest.approx(np.mean(best), rel=1e-9)
    assert growth.width[-1] == pytest.approx(np.mean(widths), rel=1e-9)
    assert (growth.leaves[-1], growth.examples[-1]) == (8, pytest.approx(8))


def test_limits_by_hand() -> None:
    """Four quarters of the square: two are cut in half by the diagonal, 1/4 of all. Eight: 4/32, as at depth four."""
    for fixed, wrong in ((1, Fraction(1, 4)), (2, Fraction(1, 4)), (3, Fraction(1, 8)), (4, Fraction(1, 8))):
        assert consistency(2, 0.1, 0.5, fixed, 4, 0).limit(FIXED) == pytest.approx(0.1 + 0.8 * float(wrong))
    run = consistency(2, 0.1, 0.5, 1, 4, 0)
    assert run.limit(FULL) == pytest.approx(0.18) and run.limit(BOTH) == 0.1 and run.limit(GREEDY) is None
    cells = equal(3, 3)
    corners = np.array(list(product((0, 0.5), repeat=3)))
    assert sorted(map(tuple, cells.low)) == sorted(map(tuple, corners))


@pytest.fixture(scope="module")
def long_run() -> Consistency:
    return consistency(2, 0.1, 0.7, 2, 14, 0)


def test_only_the_rule_of_both_conditions_comes_near_the_bayes_risk(long_run: Consistency) -> None:
    growth = long_run.growth
    assert growth[BOTH].width[-1] < 0.1 and growth[BOTH].examples[-1] == pytest.approx(32)
    assert growth[BOTH].risk[-1] < 0.12
    assert set(np.round(growth[FULL].examples, 9)) == {1.0} and growth[FULL].width[-1] < 0.02
    assert growth[FULL].risk[-1] == pytest.approx(0.18, abs=0.01) and growth[FULL].best[-1] < 0.105
    assert growth[FIXED].width[-1] == pytest.approx(sqrt(0.5), abs=0.01)
    assert growth[FIXED].examples[-1] == pytest.approx(4096) and growth[FIXED].risk[-1] > 0.29
    assert np.all(growth[BOTH].leaves * growth[BOTH].examples == pytest.approx(long_run.sizes))


def test_no_risk_is_below_that_of_the_best_labels(long_run: Consistency) -> None:
    for rule in RULES:
        growth = long_run.growth[rule]
        assert np.all(growth.risk >= growth.best - 1e-12) and np.all(growth.best >= long_run.noise)


def test_the_words_are_of_the_selected_rule() -> None:
    full, fixed = VIEW(rule=FULL, doublings=8), VIEW(rule=FIXED, doublings=8, noise=0.2)
    assert "1 1 0.18 not 0.1" in facts(full.sentence)
    assert "64 0.35 not 0.2" in facts(fixed.sentence)
    assert "4 256 4 256" in facts(full.more)
    clean = VIEW(rule=FULL, doublings=8, noise=0).sentence
    assert "1 1 0" in facts(clean) and "not" not in facts(clean)
