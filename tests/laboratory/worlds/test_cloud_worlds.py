"""Circles, Xor, Spirals, LipschitzEta: evenly spread points, labelled as the formulas say."""

from math import pi, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.spatial import cKDTree
from scipy.stats import qmc
from sklearn.neighbors import KNeighborsClassifier

from laboratory.worlds._cloud import even_points
from laboratory.worlds.circles import Circles
from laboratory.worlds.lipschitz_eta import LipschitzEta
from laboratory.worlds.spirals import Spirals
from laboratory.worlds.xor import Xor


class Rule:
    """Labels by a formula."""

    def __init__(self, formula: Any) -> None:
        self.predict = lambda X: np.asarray(formula(X)).astype(int)


@pytest.mark.parametrize("features", [1, 2, 5])
def test_even_points_are_far_more_even_than_random_ones(features: int) -> None:
    points = even_points(2048, features)
    assert len(np.unique(points, axis=0)) == 2048
    random = np.random.default_rng(0).random((2048, features))
    assert qmc.discrepancy(points) < qmc.discrepancy(random) / 4


@pytest.mark.parametrize("noise", [0.0, 0.2])
def test_the_hidden_rules_have_the_bayes_risk(noise: float) -> None:
    assert Circles(0.1, noise).risk(Rule(lambda X: (X**2).sum(axis=1) < 0.55**2)) == pytest.approx(noise, abs=1e-12)
    assert Xor(0.1, noise).risk(Rule(lambda X: X[:, 0] * X[:, 1] < 0)) == pytest.approx(noise, abs=1e-12)


def test_circles_are_even_by_area() -> None:
    """Half of the disc's points lie within radius 1/2 sqrt(1/2); half of the ring's within the root mean square."""
    X, y, _ = Circles(0.2).support()
    r = np.linalg.norm(X, axis=1)
    assert r[y == 1].max() <= 0.5 <= 0.7 <= r[y == 0].min() <= r.max() <= 1
    assert np.mean(y) == 0.5
    assert np.mean(r[y == 1] <= sqrt(1 / 8)) == pytest.approx(0.5, abs=2e-3)
    assert np.mean(r[y == 0] <= sqrt((0.49 + 1) / 2)) == pytest.approx(0.5, abs=2e-3)
    half_plane = Rule(lambda X: X[:, 0] > 0)
    assert Circles(0.2).risk(half_plane) == pytest.approx(0.5, abs=2e-3)


def test_no_line_does_better_than_a_quarter_on_xor() -> None:
    """Of four mirrored points a line misjudges one; of squares shrunk to points, one line no more than that."""
    source, rng = Xor(0.0), np.random.default_rng(0)
    for w, b in zip(rng.normal(size=(200, 2)), rng.normal(size=200), strict=True):
        assert 0.25 <= source.risk(Rule(lambda X, w=w, b=b: X @ w + b > 0)) <= 0.75
    assert Xor(0.9).risk(Rule(lambda X: X @ [1, -1] > 1)) == 0.25
    assert source.risk(Rule(lambda X: X @ [1, -1] > 1)) == pytest.approx(3 / 8, abs=1e-3)  # by areas
    assert np.abs(Xor(0.3).support().X).min() >= 0.3


@pytest.mark.parametrize(("turns", "width"), [(0.5, 0.9), (1.5, 0.4), (3.0, 0.0), (5.0, 0.95)])
def test_the_arms_never_touch_and_are_found_again_from_the_angle(turns: float, width: float) -> None:
    """Undoing the formula: the radius, scaled back, minus the angle's share of a turn lies within the width."""
    X, y, _ = Spirals(turns, width).support()
    reach = 1 / (2 * turns)
    outwards = np.linalg.norm(X, axis=1) * (1 + reach / 2)
    behind = (np.arctan2(X[:, 1], X[:, 0]) - np.where(y == 1, 0.0, pi)) / (2 * pi * turns)
    off = (outwards - behind + reach) % (2 * reach) - reach  # up to whole turns
    assert np.abs(off).max() <= width * reach / 2 + 1e-9
    apart, _ = cKDTree(X[y == 0]).query(X[y == 1])
    assert np.min(apart) > 0
    near = KNeighborsClassifier(1).fit(X[::2], y[::2])
    assert Spirals(turns, width).risk(near) < 0.06


@pytest.mark.parametrize(("features", "lipschitz"), [(1, 0.0), (1, 2.0), (2, 2.0), (2, 6.0)])
def test_eta_is_lipschitz_and_its_bayes_risk_is_the_integral(features: int, lipschitz: float) -> None:
    source = LipschitzEta(features, lipschitz)
    rng = np.random.default_rng(0)
    a, b = rng.uniform(-1, 1, (2, 5000, features))
    steep = np.abs(source.eta(a) - source.eta(b)) / np.linalg.norm(a - b, axis=1)
    assert steep.max() <= lipschitz + 1e-12
    assert lipschitz == 0 or steep.max() > 0.8 * lipschitz or lipschitz > 3

    def density(s: float) -> float:
        return 0.5 * (abs(s) <= 1) if features == 1 else max(sqrt(2) - abs(s), 0) / 2

    end = sqrt(features)
    bayes, _ = quad(lambda s: density(s) * (1 - abs(np.sin(2 * lipschitz * s))) / 2, -end, end, limit=500)
    assert source.bayes_risk == pytest.approx(bayes, abs=1e-3)
    best = Rule(lambda X: source.eta(X) > 0.5)
    assert source.risk(best) == pytest.approx(source.bayes_risk, abs=1e-12)
