"""Kernels: the notes' numbers, explicit maps, scikit-learn's, and what Mercer's condition allows."""

from math import comb, exp, tanh
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn import svm
from sklearn.metrics import pairwise

from learners import learners
from learners.kernels.closure import Multiple, Product, Sum
from learners.kernels.gaussian import Gaussian, scale, squared_distances
from learners.kernels.linear import LinearKernel
from learners.kernels.named import KERNELS
from learners.kernels.polynomial import PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.kernels.sigmoid import Sigmoid
from learners.kernels.validity import gram_report, random_check

X, Z = np.array([[1.0, 2.0, 3.0]]), np.array([[4.0, 5.0, 6.0]])  # <x, z> = 32, squared distance 27
rng = np.random.default_rng(2)
A, B = rng.normal(size=(7, 3)), rng.normal(size=(5, 3))
FINITE = [
    LinearKernel(),
    Quadratic(),
    PolynomialKernel(2),
    PolynomialKernel(3, 0.5),
    PolynomialKernel(2, 0.0),
    PolynomialKernel(1, 2.0),
]


def test_the_notes_numbers() -> None:
    assert PolynomialKernel(2, 0.0)(X, Z).item() == pytest.approx(1024)
    assert Quadratic()(X, Z).item() == 1057
    assert PolynomialKernel(2)(X, Z).item() == pytest.approx(1089)
    assert Gaussian.of_variance(2)(X, Z).item() == pytest.approx(0.00117087962079)
    assert Gaussian.of_deviation(2)(X, Z).item() == pytest.approx(0.0342181183117)
    assert Gaussian(1 / 2)(X, Z).item() == pytest.approx(1.37095908638e-06)  # 1 / sigma: neither convention
    assert Gaussian.of_deviation(1)(np.array([[0.0]]), np.array([[1.0]])).item() == pytest.approx(exp(-1 / 2))
    # (1 + a + b)^2 at a = 1, b = 2 is 16, not the printed 18
    assert PolynomialKernel(2)(np.ones((1, 2)), np.array([[1.0, 2.0]])).item() == pytest.approx(16)


def test_dimensions() -> None:
    assert PolynomialKernel(2).dimension(3) == 10
    assert PolynomialKernel(2).ordered_dimension(3) == 16
    assert PolynomialKernel(5).dimension(100) == 96_560_646
    assert PolynomialKernel(5).ordered_dimension(100) == 10_510_100_501
    assert PolynomialKernel(2).dimension(2) == 6
    assert Quadratic().dimension(3) == 13
    assert comb(200 + 1, 2) == 20_100  # degree-2 monomials in 200 features, a course's count: those of full degree
    assert PolynomialKernel(2, 0.0).dimension(200) - 200 - 1 == 20_100


@pytest.mark.parametrize("kernel", FINITE)
def test_the_explicit_map_has_these_inner_products(kernel: Any) -> None:
    assert_allclose(kernel.features(A) @ kernel.features(B).T, kernel(A, B), rtol=1e-10, atol=1e-12)
    assert kernel.features(A).shape == (7, kernel.dimension(3))


def test_agree_with_scikit_learn() -> None:
    assert_allclose(LinearKernel()(A, B), pairwise.linear_kernel(A, B))
    assert_allclose(PolynomialKernel(3, 2.0)(A, B), pairwise.polynomial_kernel(A, B, degree=3, gamma=1, coef0=2))
    assert_allclose(Gaussian(0.7)(A, B), pairwise.rbf_kernel(A, B, gamma=0.7))
    assert_allclose(Sigmoid(0.5, -1)(A, B), pairwise.sigmoid_kernel(A, B, gamma=0.5, coef0=-1))


def test_wide_and_narrow() -> None:
    assert_allclose(Gaussian(1e-12)(A, A), 1, atol=1e-9)
    assert_allclose(Gaussian(1e12)(A, A), np.eye(7), atol=1e-12)
    assert Gaussian(1.0)(np.zeros((1, 1)), np.full((1, 1), 28.0)).item() == 0  # underflow


@pytest.mark.parametrize("kernel", [*FINITE, Gaussian(1.0), Gaussian(0.01)])
def test_kernels_pass_mercers_check(kernel: Any) -> None:
    for seed in range(5):
        report = random_check(kernel, np.random.default_rng(seed))
        assert report.positive
        assert report.smallest == report.eigenvalues[0] >= -1e-10 * report.eigenvalues[-1]


def test_closure() -> None:
    first, second = LinearKernel(), Gaussian(0.5)
    for kernel in (Sum(first, second), Product(first, second), Multiple(3.0, first)):
        assert random_check(kernel, np.random.default_rng(3)).positive
    assert_allclose(Sum(first, second)(A, B), A @ B.T + second(A, B))
    assert_allclose(Product(first, second)(A, B), (A @ B.T) * second(A, B))
    difference = Sum(first, Multiple(-2.0, first))  # <x, z> - 2 <x, z>
    report = random_check(difference, np.random.default_rng(3))
    assert not report.positive
    assert report.smallest < -1


def test_tanh_is_no_kernel_where_the_origin_is() -> None:
    report = gram_report(Sigmoid(1.0, -1.0), [[0.0]])
    assert report.smallest == pytest.approx(tanh(-1)) == pytest.approx(-0.761594156)
    assert not report.positive
    assert gram_report(Sigmoid(1.0, -1.0), [[0.0], [1.0]]).smallest < -0.7
    assert not random_check(Sigmoid(1.0, -1.0), np.random.default_rng(0)).positive


def test_rounding_is_forgiven_and_asymmetry_is_not() -> None:
    copies = np.repeat(A, 10, axis=0)  # a singular matrix: eigenvalues like -1e-15
    assert gram_report(Gaussian(1.0), copies).positive
    lopsided = lambda P, Q: P @ np.triu(np.ones((3, 3))) @ Q.T  # noqa: E731
    report = gram_report(lopsided, A)
    assert report.asymmetry > 0.1
    assert not report.positive
    assert_allclose(gram_report(LinearKernel(), A).eigenvalues[-3:], np.linalg.svd(A)[1][::-1] ** 2)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Gaussian(0.0),
        lambda: Gaussian.of_variance(-1),
        lambda: Gaussian.of_deviation(0),
        lambda: PolynomialKernel(0),
        lambda: PolynomialKernel(2, -1.0),
        lambda: Sigmoid(float("nan")),
        lambda: PolynomialKernel(9).features(np.ones((1, 30))),
        lambda: gram_report(LinearKernel(), [1.0]),
        lambda: gram_report(LinearKernel(), [[1.0]], 2.0),
        lambda: random_check(LinearKernel(), np.random.default_rng(0), points=0),
    ],
)
def test_what_is_no_kernel_gets_one_sentence(make: Any) -> None:
    with pytest.raises(ValueError, match=r" of .* \(.*\) .*; got "):
        make()


def test_names() -> None:
    assert list(KERNELS) == ["linear", "quadratic", "polynomial", "gaussian", "sigmoid"]
    assert all(kernel.title for kernel in KERNELS.values())
    assert all("Source: " in (kernel.__doc__ or "") for name, kernel in KERNELS.items() if name != "linear")


@pytest.mark.parametrize("factor", [1e-200, 0.1, 1.0, 1e3, 1e155])
@pytest.mark.parametrize("moved", [0.0, 1e6])
def test_products_of_points_take_the_place_of_distances_where_they_lose_no_digits(factor: float, moved: float) -> None:
    rng = np.random.default_rng(9)
    X = factor * (rng.normal(size=(60, 5)) + moved)
    X[7] = X[3]
    gaussian = Gaussian(0.05)
    kernel, points = gaussian.by_products(X)
    assert (kernel is gaussian) == (factor > 1)
    lost = 1e-14 + 1e-15 * moved  # the points themselves are rounded
    np.testing.assert_allclose(kernel(points, points[:9]), gaussian(X, X[:9]), rtol=0, atol=lost)


@pytest.mark.parametrize("factor", [1.0, 0.1, 2.0**25, 1e150])
def test_whole_coordinates_take_another_way_to_the_same_distances(factor: float) -> None:
    """Sums of squares of whole numbers below 2^53 are exact; for others the differences are squared."""
    rng = np.random.default_rng(8)
    X, Z = (factor * rng.integers(-9, 9, (count, 30)).astype(float) for count in (40, 7))
    expected = ((X[:, np.newaxis] - Z) ** 2).sum(axis=2)
    np.testing.assert_allclose(squared_distances(X, Z), expected, rtol=1e-14)
    assert factor != 1 or (squared_distances(X, Z) == expected).all()


@pytest.mark.parametrize(("degree", "offset"), [(1, 2.0), (2, 1.0), (3, 0.5), (2, 0.0)])
def test_the_monomials_add_up_to_the_kernel(degree: int, offset: float) -> None:
    kernel = PolynomialKernel(degree, offset)
    monomials = kernel.monomials(3)
    added = sum(monomial.coefficient * np.prod((A[0] * B[0]) ** monomial.powers) for monomial in monomials)
    assert added == pytest.approx((offset + A[0] @ B[0]) ** degree)
    features = [np.sqrt(monomial.coefficient) * np.prod(A[0] ** monomial.powers) for monomial in monomials]
    assert_allclose(features, kernel.features(A[:1])[0], atol=1e-14)


def test_monomials_of_a_square_by_hand() -> None:
    """(3 + x1 z1 + x2 z2)^2 = 9 + 6 x1 z1 + 6 x2 z2 + x1^2 z1^2 + 2 x1 x2 z1 z2 + x2^2 z2^2."""
    coefficients = {monomial.powers: monomial.coefficient for monomial in PolynomialKernel(2, 3.0).monomials(2)}
    assert coefficients == {(0, 0): 9, (1, 0): 6, (0, 1): 6, (2, 0): 1, (1, 1): 2, (0, 2): 1}


def test_the_gaussians_terms_are_poissons_probabilities() -> None:
    """For <x, z> > 0 the terms over the kernel are the law of Poisson with mean 2 gamma <x, z>."""
    from scipy.stats import poisson

    kernel = Gaussian(0.3)
    terms = kernel.terms(X, Z, 60)[:, 0, 0] / kernel(X, Z).item()
    assert_allclose(terms, poisson.pmf(np.arange(60), 2 * 0.3 * 32), rtol=1e-9)
    assert_allclose(kernel.terms(A, B, 80).sum(axis=0), kernel(A, B), rtol=1e-9)
    on_the_line = Gaussian.of_deviation(1).terms(np.array([[1.0]]), np.array([[2.0]]), 10)
    assert on_the_line.sum() == pytest.approx(0.6065024572, abs=1e-10)  # all of them give 0.6065306597
    assert Gaussian(1.0).terms(np.zeros((1, 2)), B[:1, :2], 3)[:, 0, 0] == pytest.approx(
        [np.exp(-(B[0, :2] ** 2).sum()), 0, 0]
    )


@pytest.mark.parametrize("degree", [1, 2, 3, 6, 7, 10, 31])
def test_powers_by_squaring(degree: int) -> None:
    assert_allclose(PolynomialKernel(degree, 0.5)(A, B), (0.5 + A @ B.T) ** degree, rtol=1e-12)


SCALED: list[tuple[str, dict[str, Any]]] = [
    ("svc", {}), ("svr", {}), ("kernel_svm", {}), ("kernel_pegasos", {"max_iter": 200}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "settings"), SCALED)
def test_scale_is_scikit_learns_and_knows_no_unit(name: str, settings: dict[str, Any]) -> None:
    """By its formula, 1 / (features x variance); another unit of length changes nothing, and a number stays one."""
    rng = np.random.default_rng(8)
    X = rng.normal(size=(40, 3)) * 7 + [0.0, 20.0, 0.0]
    y = (X[:, 0] > 0).astype(int)
    fitted = learners[name](**settings).fit(X, y)
    assert fitted.gamma_ == pytest.approx(1 / (3 * np.mean((X - X.mean()) ** 2)), rel=1e-12)
    scores, in_millimetres = (
        getattr(learner, "decision_function", learner.predict)
        for learner in (fitted, learners[name](**settings).fit(1000 * X, y))
    )
    assert_allclose(scores(X[:5]), in_millimetres(1000 * X[:5]), rtol=1e-6)
    same = learners[name](gamma=fitted.gamma_, **settings).fit(X, y)
    assert same.gamma_ == fitted.gamma_ and (same.predict(X) == fitted.predict(X)).all()
    assert learners[name](gamma=0.25, **settings).fit(X, y).gamma_ == 0.25
    with pytest.raises(ValueError, match="gamma"):
        learners[name](gamma="auto", **settings).fit(X, y)


def test_scale_has_a_number_for_every_sample() -> None:
    for X, number in ((np.ones((4, 2)), 1.0), (np.array([[1e-180], [0.0]]), None), (np.array([[1e170], [0.0]]), None)):
        assert 0 < scale(X) < np.inf and (number is None or scale(X) == number)
    theirs = svm.SVC(gamma="scale").fit(A, [0, 1] * (len(A) // 2) + [0] * (len(A) % 2))
    assert scale(A) == theirs._gamma
