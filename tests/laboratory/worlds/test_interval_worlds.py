"""UniformInterval and IntervalUnion: risks by lengths, noise by SciPy's quadrature."""

from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad
from sklearn.neighbors import KNeighborsClassifier
from sklearn.tree import DecisionTreeClassifier

from laboratory.worlds import UnknownRiskError
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.uniform_interval import UniformInterval
from learners.erm.interval_erm import IntervalERM
from tests.sentences import facts


class Ones:
    """Label 1 on the union of the given half-open intervals."""

    def __init__(self, *ends: tuple[float, float]) -> None:
        self.ends = ends
        self.breakpoints_ = np.ravel(ends)

    def predict(self, X: Any) -> Any:
        inside = [(X[:, 0] >= a) & (X[:, 0] < b) for a, b in self.ends]
        return np.any([np.zeros(len(X), bool), *inside], axis=0).astype(int)


@pytest.mark.parametrize("noise", [0.0, 0.2])
@pytest.mark.parametrize(
    ("ends", "apart"),
    [((0.3, 0.7), 0.0), ((0.4, 0.6), 0.2), ((0.1, 0.8), 0.3), ((0.8, 0.9), 0.5), ((0.5, 0.75), 0.25), ((-3, 9), 0.6)],
)
def test_an_interval_errs_on_the_lengths_where_it_differs(noise: float, ends: Any, apart: float) -> None:
    risk = UniformInterval(0.3, 0.7, noise).risk(Ones(ends))
    assert risk == pytest.approx(noise + (1 - 2 * noise) * apart, abs=1e-15)


def test_an_empty_interval_has_no_label_one() -> None:
    source = UniformInterval(0.8, 0.2)
    assert source.draw(np.random.default_rng(0), 1000).y.sum() == 0
    assert source.risk(Ones((0.2, 0.8))) == pytest.approx(0.6)
    assert source.risk(Ones((0.5, 0.5))) == 0


def test_equal_noise_is_the_bayes_risk_of_the_hidden_union() -> None:
    source = IntervalUnion(2, 0.1)
    assert source.risk(Ones((0.2, 0.4), (0.6, 0.8))) == pytest.approx(0.1, abs=1e-15)
    assert source.risk(Ones((0.2, 0.4))) == pytest.approx(0.1 + 0.8 * 0.2, abs=1e-15)
    assert source.risk(Ones()) == pytest.approx(0.1 + 0.8 * 0.4, abs=1e-15)
    assert source.realizable_by == ""
    assert facts(IntervalUnion(3, 0.0).realizable_by) == "3 intervals"


@pytest.mark.parametrize("intervals", [1, 2, 5])
def test_massart_noise_by_quadrature(intervals: int) -> None:
    source, pieces = IntervalUnion(intervals, 0.3, "massart"), 2 * intervals + 1
    turns = np.arange(1, 2 * pieces) / (2 * pieces)

    def eta(x: float) -> float:
        return float(source.eta(np.array([x]))[0])

    bayes, _ = quad(lambda x: min(eta(x), 1 - eta(x)), 0, 1, points=turns, limit=200)
    assert source.bayes_risk == pytest.approx(bayes, abs=1e-12)
    some = Ones((0.11, 0.47))
    risk, _ = quad(lambda x: 1 - eta(x) if 0.11 <= x < 0.47 else eta(x), 0, 1, points=[*turns, 0.11, 0.47], limit=200)
    assert source.risk(some) == pytest.approx(risk, abs=1e-12)
    x = np.linspace(0, 1, 5001)[:-1]
    assert (np.abs(2 * source.eta(x) - 1) >= source.massart_margin - 1e-12).all()


def test_trees_are_read_and_what_hides_its_places_is_refused() -> None:
    source = IntervalUnion(3, 0.1, "massart")
    X, y = source.draw(np.random.default_rng(0), 300)
    grid = (np.arange(400_000) + 0.5)[:, np.newaxis] / 400_000
    for depth in (1, 3, None):
        tree = DecisionTreeClassifier(max_depth=depth, random_state=0).fit(X, y)
        wrong = np.where(tree.predict(grid) == 1, 1 - source.eta(grid[:, 0]), source.eta(grid[:, 0]))
        assert source.risk(tree) == pytest.approx(wrong.mean(), abs=1e-3)
    with pytest.raises(UnknownRiskError, match="breakpoints_"):
        source.risk(KNeighborsClassifier().fit(X, y))


def test_the_tightest_interval_is_read_from_its_ends() -> None:
    source = UniformInterval(0.3, 0.7)
    learner = IntervalERM().fit(*source.draw(np.random.default_rng(0), 40))
    missed = learner.low_ - 0.3 + 0.7 - learner.high_
    assert 0 < missed < 0.3
    assert source.risk(learner) == pytest.approx(missed, abs=1e-14)
