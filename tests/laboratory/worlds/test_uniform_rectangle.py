"""UniformRectangle: rectangles by areas, half-planes by polygons, trees by a fine grid."""

from typing import Any

import numpy as np
import pytest
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.neighbors import KNeighborsClassifier
from sklearn.tree import DecisionTreeClassifier

from laboratory.worlds import UnknownRiskError
from laboratory.worlds.uniform_rectangle import UniformRectangle
from learners.erm.rectangle_erm import RectangleERM
from tests.sentences import pattern


class Box:
    """Label 1 from `low` to `high` on both axes."""

    def __init__(self, low: Any, high: Any) -> None:
        self.low_, self.high_ = np.asarray(low, dtype=float), np.asarray(high, dtype=float)

    def predict(self, X: Any) -> Any:
        return ((self.low_ <= X) & (self.high_ >= X)).all(axis=1).astype(int)


class Plane:
    """Label `above` where `<w, x> + b > 0`."""

    def __init__(self, w: Any, b: float, above: int = 1) -> None:
        self.coef_, self.intercept_, self.above = np.asarray(w, dtype=float), b, above

    def predict(self, X: Any) -> Any:
        return np.where(X @ self.coef_ + self.intercept_ > 0, self.above, 1 - self.above)


@pytest.mark.parametrize("noise", [0.0, 0.1])
@pytest.mark.parametrize(
    ("low", "high", "apart"),
    [
        ((0.2, 0.25), (0.8, 0.75), 0.0),
        ((0.3, 0.3), (0.7, 0.7), 0.3 - 0.16),  # inside
        ((0.0, 0.0), (1.0, 1.0), 0.7),
        ((0.5, 0.5), (1.0, 1.0), 0.3 + 0.25 - 2 * 0.3 * 0.25),  # a corner in common
        ((0.9, 0.0), (1.0, 1.0), 0.4),  # apart
        ((np.inf, np.inf), (-np.inf, -np.inf), 0.3),  # empty
    ],
)
def test_rectangles_err_on_the_symmetric_difference(noise: float, low: Any, high: Any, apart: float) -> None:
    source = UniformRectangle(0.6, 0.5, noise)
    assert source.risk(Box(low, high)) == pytest.approx(noise + (1 - 2 * noise) * apart, abs=1e-14)


def test_half_planes_by_hand() -> None:
    source = UniformRectangle(0.6, 0.5)
    assert source.risk(Plane([1, 0], -0.5)) == pytest.approx(0.5)
    assert source.risk(Plane([1, 0], -0.8)) == pytest.approx(0.2 + 0.3)
    assert source.risk(Plane([1, 1], -1.9)) == pytest.approx(0.1**2 / 2 + 0.3)  # a corner of the square
    assert source.risk(Plane([1, 1], -1.4)) == pytest.approx(0.6**2 / 2 + 0.3 - 2 * 0.15**2 / 2)
    assert source.risk(Plane([1, 1], 5.0)) == pytest.approx(0.7)
    assert source.risk(Plane([1, 1], -5.0)) == pytest.approx(0.3)
    assert source.risk(Plane([0, 0], 1.0)) == pytest.approx(0.7)
    assert source.risk(Plane([0, 0], -1.0)) == pytest.approx(0.3)
    assert source.risk(Plane([1, 1], -1.4, above=0)) == pytest.approx(1 - source.risk(Plane([1, 1], -1.4)))


def test_trees_and_their_ensembles_by_a_fine_grid() -> None:
    source = UniformRectangle(0.6, 0.5, 0.1)
    X, y = source.draw(np.random.default_rng(0), 150)
    axis = (np.arange(1000) + 0.5) / 1000
    grid = np.column_stack([np.repeat(axis, 1000), np.tile(axis, 1000)])
    learners = [DecisionTreeClassifier(random_state=0), RandomForestClassifier(5, random_state=0)]
    learners += [GradientBoostingClassifier(n_estimators=10, random_state=0)]
    for learner in learners:
        predictor = learner.fit(X, y)
        wrong = np.where(predictor.predict(grid) == 1, 1 - source.eta(grid), source.eta(grid))
        assert source.knows(predictor)
        assert source.risk(predictor) == pytest.approx(wrong.mean(), abs=2e-3)


def test_what_hides_its_places_is_refused() -> None:
    source = UniformRectangle()
    X, y = source.draw(np.random.default_rng(0), 50)
    near = KNeighborsClassifier().fit(X, y)
    assert not source.knows(near)
    assert not source.knows(Box([0.0, np.nan], [1.0, 1.0]))
    with pytest.raises(UnknownRiskError, match=pattern("low_ high_")):
        source.risk(near)


def test_the_tightest_rectangle_misses_a_frame() -> None:
    source = UniformRectangle(0.6, 0.5)
    learner = RectangleERM().fit(*source.draw(np.random.default_rng(0), 200))
    inside = float(np.prod(learner.high_ - learner.low_))
    assert 0.2 < inside < 0.3
    assert source.risk(learner) == pytest.approx(0.3 - inside, abs=1e-14)
