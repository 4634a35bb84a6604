"""Gaussian and spherical worlds: risks of hyperplanes against SciPy's integrals, mpmath and geometry."""

from math import acos, cos, pi, sin, sqrt
from typing import Any

import mpmath as mp
import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import minimize_scalar
from scipy.stats import norm
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.svm import SVC

from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, LINEARLY_SEPARABLE
from laboratory.worlds import UnknownRiskError
from laboratory.worlds.gaussian_halfspace import GaussianHalfspace
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.sphere_halfspace import SphereHalfspace

ANGLES = (1e-3, 0.3, pi / 2, 2.0, pi - 1e-3)


class Plane:
    """Label 1 where `<w, x> + b > 0`."""

    def __init__(self, w: Any, b: float = 0.0) -> None:
        self.coef_, self.intercept_ = np.asarray(w, dtype=float), b

    def predict(self, X: Any) -> Any:
        return (X @ self.coef_.ravel() + self.intercept_ > 0).astype(int)


class Turned(Plane):
    """The other label on either side."""

    def predict(self, X: Any) -> Any:
        return 1 - super().predict(X)


def tilted(source: Any, angle: float) -> Any:
    """A unit vector at `angle` to the hidden normal."""
    across = np.zeros(source.features)
    across[:2] = sqrt(0.5), -sqrt(0.5)
    return cos(angle) * source.normal + sin(angle) * across


@pytest.mark.parametrize(
    "source", [GaussianHalfspace(2), GaussianHalfspace(30), SphereHalfspace(3), SphereHalfspace(9)]
)
def test_through_the_centre_the_risk_is_the_share_of_the_angle(source: Any) -> None:
    for angle in ANGLES:
        plane = Plane(3 * tilted(source, angle))
        assert source.risk(plane) == pytest.approx(angle / pi, abs=1e-12)
        assert source.risk(Turned(plane.coef_)) == pytest.approx(1 - angle / pi, abs=1e-12)
    noisy = type(source)(source.features, 0.2)
    assert noisy.risk(Plane(tilted(source, 0.5))) == pytest.approx(0.2 + 0.6 * 0.5 / pi, abs=1e-12)
    assert source.risk(Plane(np.zeros(source.features), 1.0)) == 0.5
    assert source.best_in_class() == 0


def gaussian_by_slices(angle: float, offset: float) -> float:
    """Given a = <w*, x>, the other coordinate is standard normal: one mpmath integral on either side."""

    def below(a: Any) -> Any:
        return mp.npdf(a) * mp.ncdf(-(a * mp.cos(angle) + offset) / mp.sin(angle))

    far = [-12, -6, -3, -1, 0]
    return float(mp.quad(below, [-a for a in reversed(far)]) + mp.quad(lambda a: mp.npdf(a) - below(a), far))


@pytest.mark.parametrize(("angle", "offset"), [(0.3, 0.5), (1.2, -1.0), (pi / 2, 2.0), (2.5, 0.1), (3.0, -3.0)])
def test_a_gaussian_beside_the_centre_by_slices(angle: float, offset: float) -> None:
    source = GaussianHalfspace(4)
    plane = Plane(5 * tilted(source, angle), 5 * offset)
    assert source.risk(plane) == pytest.approx(gaussian_by_slices(angle, offset), abs=1e-10)


def test_parallel_hyperplanes_err_on_the_strip_between() -> None:
    """Gaussian: Phi(k) - 1/2. On the sphere in space heights are uniform (Archimedes): k / 2."""
    for k in (0.1, 0.7, -0.4):
        gauss, sphere = GaussianHalfspace(3), SphereHalfspace(3)
        assert gauss.risk(Plane(gauss.normal, k)) == pytest.approx(abs(norm.cdf(k) - 0.5), abs=1e-12)
        assert sphere.risk(Plane(sphere.normal, k)) == pytest.approx(abs(k) / 2, abs=1e-12)
    assert SphereHalfspace(3).risk(Plane(tilted(SphereHalfspace(3), 1.0), 1.5)) == pytest.approx(0.5, abs=1e-12)


@pytest.mark.parametrize(("angle", "offset"), [(0.4, 0.2), (1.3, -0.5), (2.6, 0.3), (pi / 2, 0.6)])
def test_the_sphere_in_four_dimensions_casts_an_even_disc(angle: float, offset: float) -> None:
    """There both coordinates of the plane are uniform on the unit disc: chords, cut at height -(offset + a cos)/sin."""

    def wrong(a: float) -> float:
        half = sqrt(1 - a * a)
        cut = min(max(-(a * cos(angle) + offset) / sin(angle), -half), half)
        return (cut + half if a > 0 else half - cut) / pi

    circle = [t for s in (1, -1) for t in [cos(angle + s * acos(-offset))]]
    expected = quad(wrong, -1, 0, points=circle, limit=400)[0] + quad(wrong, 0, 1, points=circle, limit=400)[0]
    source = SphereHalfspace(4)
    assert source.risk(Plane(tilted(source, angle), offset)) == pytest.approx(expected, abs=1e-8)


def test_the_sphere_is_bounded_and_the_gaussian_is_not() -> None:
    sphere, gauss = SphereHalfspace(6), GaussianHalfspace(6)
    assert np.allclose(np.linalg.norm(sphere.draw(np.random.default_rng(0), 100).X, axis=1), 1, atol=1e-13)
    assert BOUNDED_EXAMPLES in sphere.satisfies
    assert not {BOUNDED_EXAMPLES, LINEARLY_SEPARABLE} & gauss.satisfies


@pytest.mark.parametrize("share", [0.05, 0.5, 0.8])
@pytest.mark.parametrize("distance", [0.2, 2.0, 5.0])
def test_the_bayes_risk_of_two_gaussians_by_quadrature(share: float, distance: float) -> None:
    def least(s: float) -> float:
        return min(share * norm.pdf(s, distance / 2), (1 - share) * norm.pdf(s, -distance / 2))

    meet = -np.log(share / (1 - share)) / distance
    middle = min(max(meet, -14.0), 14.0)
    expected = quad(least, -15, middle, epsabs=1e-13)[0] + quad(least, middle, 15, epsabs=1e-13)[0]
    source = GaussianPair(3, distance, share)
    assert source.bayes_risk == pytest.approx(expected, abs=1e-10)
    normal = source.mean / np.linalg.norm(source.mean)
    best = minimize_scalar(lambda b: source.risk(Plane(normal, b)), bounds=(-15, 15), method="bounded")
    assert best.fun >= source.bayes_risk - 1e-12
    assert source.risk(Plane(normal, -meet)) == pytest.approx(source.bayes_risk, abs=1e-12)


def test_two_gaussians_at_distance_two_have_the_printed_tail() -> None:
    """Phi(-1) = 0.158655 (any table of the normal law)."""
    assert GaussianPair(5, 2.0).bayes_risk == pytest.approx(0.158655, abs=5e-7)
    source = GaussianPair(2, 3.0, 0.3)
    assert source.risk(Plane([0, 0], 1.0)) == pytest.approx(0.7)
    assert source.risk(Plane([0, 0], -1.0)) == pytest.approx(0.3)
    across = Plane([1.0, -1.0])
    assert source.risk(across) == pytest.approx(0.5, abs=1e-12)
    assert source.risk(Turned(source.mean)) == pytest.approx(1 - norm.cdf(-1.5), abs=1e-12)


def test_discriminant_analysis_nears_the_bayes_risk_and_kernels_are_refused() -> None:
    source = GaussianPair(3, 2.0, 0.3)
    X, y = source.draw(np.random.default_rng(0), 20_000)
    assert source.bayes_risk <= source.risk(LinearDiscriminantAnalysis().fit(X, y)) <= source.bayes_risk + 1e-3
    with pytest.raises(UnknownRiskError, match="3 finite weights"):
        source.risk(SVC().fit(X[:50], y[:50]))
