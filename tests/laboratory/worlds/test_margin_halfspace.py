"""MarginHalfspace: the risk of a hyperplane by three routes, and what the law grants by its draws."""

from math import acos, isclose, pi, sqrt
from typing import Any

import mpmath as mp
import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.stats import kstest
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.svm import SVC

from bounds.vocabulary.assumptions import LINEARLY_SEPARABLE, REALIZABLE
from laboratory.worlds import UnknownRiskError
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.sentences import pattern


class Plane:
    """Label 1 where `<w, x> + b > 0`."""

    def __init__(self, w: Any, b: float | None = None) -> None:
        self.coef_ = np.asarray(w, dtype=float)
        if b is not None:
            self.intercept_ = b
        self.b = b or 0.0

    def predict(self, X: Any) -> Any:
        return (X @ self.coef_.ravel() + self.b > 0).astype(int)


def tilted(source: MarginHalfspace, angle: float) -> Any:
    """A unit vector at `angle` to the hidden normal."""
    across = np.zeros(source.features)
    across[:2] = sqrt(0.5), -sqrt(0.5)
    return np.cos(angle) * source.normal + np.sin(angle) * across


def by_rays(n: int, margin: float, angle: float) -> float:
    """The same risk from polar coordinates, in closed form at 50 digits.

    The ray at angle psi from w* holds mass proportional to (1 - margin^2 / cos^2 psi)^(n/2), whose antiderivative
    J_n = J_(n-2) - margin * c^(n-1) * W_(n-1) is elementary: c^2 = 1 - margin^2, W_j integrates cos^j.
    """
    with mp.workdps(50):
        g = mp.mpf(margin)
        c, edge = mp.sqrt(1 - g * g), mp.acos(g)

        def antiderivative(psi: Any) -> Any:
            t = mp.tan(psi)
            u = mp.asin(max(min(g * t / c, mp.mpf(1)), mp.mpf(-1)))
            w = {0: u, 1: mp.sin(u)}
            for j in range(2, n):
                w[j] = mp.cos(u) ** (j - 1) * mp.sin(u) / j + mp.mpf(j - 1) / j * w[j - 2]
            rest = c * c - g * g * t * t
            odd = mp.atan(t / mp.sqrt(rest)) if rest > mp.mpf(10) ** -40 else mp.sign(t) * mp.pi / 2
            value, k = (psi, 0) if n % 2 == 0 else (odd - g * w[0], 1)
            return value - sum((g * c ** (j - 1) * w[j - 1] for j in range(k + 2, n + 1, 2)), mp.mpf(0))

        turn = max(min(mp.mpf(angle) - mp.pi / 2, edge), -edge)
        return float((antiderivative(turn) + antiderivative(edge)) / (2 * antiderivative(edge)))


def by_slices_across(n: int, margin: float, angle: float, offset: float) -> float:
    """The risk with an offset, sliced along w where the source slices along w*, by mpmath."""
    cosine, sine = mp.cos(angle), mp.sin(angle)

    def below(v: Any) -> Any:
        return mp.betainc(n / 2, n / 2, 0, (1 + min(max(v, -1), 1)) / 2, regularized=True)

    def wrong(shift: float) -> Any:
        top, start = mp.asin(-shift), mp.asin(margin)
        turns = [s * angle + base + 2 * mp.pi * k for s in (1, -1) for base in (start, mp.pi - start) for k in (0, -1)]
        places = [-mp.pi / 2, *sorted(t for t in turns if -mp.pi / 2 < t < top), top]
        return mp.quad(
            lambda p: mp.cos(p) ** n * (1 - below((margin - mp.sin(p) * cosine) / (mp.cos(p) * sine))), places
        )

    whole = mp.quad(lambda p: mp.cos(p) ** n, [mp.asin(margin), mp.pi / 2])
    return float((wrong(offset) + wrong(-offset)) / (2 * whole))


@pytest.mark.parametrize("features", [2, 3, 10, 49, 50])
@pytest.mark.parametrize("margin", [1e-12, 1e-6, 1e-3, 0.1, 0.5, 0.9])
def test_the_risk_through_the_centre_against_the_closed_form(features: int, margin: float) -> None:
    source = MarginHalfspace(features, margin)
    for angle in (1e-3, 0.2, 1.0, pi / 2 - 1e-4, pi / 2, 2.5, 3.1):
        risk = source.risk(Plane(tilted(source, angle)))
        assert risk == pytest.approx(by_rays(features, margin, angle), abs=1e-12), angle


@pytest.mark.parametrize("margin", [1e-3, 0.1, 0.5])
def test_the_risk_in_the_plane_by_hand(margin: float) -> None:
    """In the plane a ray's mass is 1 - margin^2/cos^2 psi; its integral is psi - margin^2 tan psi."""
    source, edge = MarginHalfspace(2, margin), acos(margin)
    whole = edge - margin**2 * np.tan(edge)
    for angle in (0.9, 1.2, pi / 2):
        turn = max(angle - pi / 2, -edge)
        expected = 0.5 + (turn - margin**2 * np.tan(turn)) / (2 * whole)
        assert source.risk(Plane(tilted(source, angle))) == pytest.approx(expected, abs=1e-12)


def test_without_a_margin_to_speak_of_the_risk_is_the_share_of_the_angle() -> None:
    source = MarginHalfspace(5, 1e-13)
    for angle in (0.1, 1.0, 2.0):
        assert source.risk(Plane(tilted(source, angle))) == pytest.approx(angle / pi, abs=1e-11)


@pytest.mark.parametrize(
    ("features", "margin", "angle", "offset"),
    [(2, 0.1, 0.3, 0.05), (3, 0.1, 1.2, 0.3), (5, 0.3, 2.5, -0.6), (50, 0.1, 1.0, 0.1), (2, 0.5, 0.2, 0.49)],
)
def test_the_risk_beside_the_centre_against_slices_the_other_way(
    features: int, margin: float, angle: float, offset: float
) -> None:
    source = MarginHalfspace(features, margin)
    expected = by_slices_across(features, margin, angle, offset)
    assert source.risk(Plane(7 * tilted(source, angle), 7 * offset)) == pytest.approx(expected, abs=1e-12)


def test_hyperplanes_that_need_no_integral() -> None:
    source = MarginHalfspace(4, 0.2, noise=0.1)
    assert_allclose(source.risk(Plane(source.normal)), 0.1, rtol=1e-15)
    assert_allclose(source.risk(Plane(-3 * source.normal)), 0.9, rtol=1e-15)
    assert_allclose(source.risk(Plane(source.normal, 0.19)), 0.1, rtol=1e-15)  # still inside the slab
    across = tilted(source, pi / 2)
    assert_allclose(source.risk(Plane(across)), 0.5, rtol=1e-14)  # by symmetry
    assert source.risk(Plane(across, 1.5)) == 0.5  # misses the ball: one label for all
    assert source.risk(Plane(np.zeros(4))) == 0.5
    assert source.risk(Plane(np.zeros(4), 3.0)) == 0.5
    assert source.best_in_class() == source.bayes_risk == 0.1


def test_which_side_gets_which_label_is_asked_of_the_predictor() -> None:
    class Turned(Plane):
        def predict(self, X: Any) -> Any:
            return 1 - super().predict(X)

    source = MarginHalfspace(3, 0.2)
    w = tilted(source, 0.7)
    for b in (None, 0.1, -0.4):
        assert_allclose(source.risk(Turned(w, b)), 1 - source.risk(Plane(w, b)), rtol=1e-14)


def test_the_scale_of_the_weights_does_not_matter() -> None:
    source = MarginHalfspace(3, 0.2)
    risks = [source.risk(Plane(scale * np.array([[1.0, 2.0, -0.5]]), scale * 0.1)) for scale in (1e-8, 1.0, 1e8)]
    assert_allclose(risks, risks[1], rtol=1e-13)


@pytest.mark.parametrize("margin", [1e-9, 0.1, 0.9])
@pytest.mark.parametrize("features", [2, 3, 50])
def test_the_margin_and_the_ball_hold_for_every_example(features: int, margin: float) -> None:
    source = MarginHalfspace(features, margin)
    X, y = source.draw(np.random.default_rng(0), 20_000)
    assert ((2 * y - 1) * (X @ source.normal) >= margin).all()
    assert (np.linalg.norm(X, axis=1) <= 1).all()
    assert {LINEARLY_SEPARABLE, REALIZABLE} <= source.satisfies
    assert not {LINEARLY_SEPARABLE, REALIZABLE} & MarginHalfspace(features, margin, 0.1).satisfies


@pytest.mark.parametrize(("features", "margin"), [(2, 0.05), (3, 0.4), (6, 0.2)])
def test_the_draws_follow_the_uniform_law_by_rejection(features: int, margin: float) -> None:
    """Against the definition: points of the cube that lie in the ball and outside the slab. False alarm 1e-6."""
    source, rng = MarginHalfspace(features, margin), np.random.default_rng(1)
    cube = rng.uniform(-1, 1, size=(400_000, features))
    kept = cube[(np.linalg.norm(cube, axis=1) <= 1) & (np.abs(cube @ source.normal) >= margin)][:20_000]
    points = source.draw(rng, len(kept)).X
    for measure in (lambda X: X @ source.normal, lambda X: np.linalg.norm(X, axis=1), lambda X: X[:, 0] - X[:, 1]):
        assert kstest(measure(kept), measure(points)).pvalue > 1e-6


def test_linear_classifiers_of_scikit_learn_are_read_and_others_refused() -> None:
    source = MarginHalfspace(3, 0.1, noise=0.1)
    X, y = source.draw(np.random.default_rng(2), 400)
    for learner in (LogisticRegression(), SVC(kernel="linear")):
        predictor = learner.fit(X, y)
        plane = Plane(predictor.coef_, float(predictor.intercept_[0]))
        assert isclose(source.risk(predictor), source.risk(plane), rel_tol=1e-12)
        turned = learner.fit(X, 1 - y)
        assert isclose(source.risk(turned), 1 - source.risk(plane), rel_tol=1e-2)
    for learner in (SVC(), LinearRegression()):  # no hyperplane; no labels
        assert not source.knows(learner.fit(X, y))
        with pytest.raises(UnknownRiskError, match=pattern("3 coef_")):
            source.risk(learner)
    for w in ([1.0, 2.0], np.ones((2, 3)), [1.0, np.nan, 0.0]):
        assert not source.knows(Plane(w))
