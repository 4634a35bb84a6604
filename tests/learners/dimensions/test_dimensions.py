"""Principal components, random projections and sparse decoding: published numbers, SciPy, scikit-learn, exact cases."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.fft import dct
from scipy.stats import chi2, kstest
from sklearn import decomposition
from sklearn.utils.estimator_checks import parametrize_with_checks

from learners.dimensions.gaussian_random_projection import GaussianRandomProjection
from learners.dimensions.l0_decoder import l0_decoder
from learners.dimensions.l1_decoder import l1_decoder
from learners.dimensions.linear_autoencoder import linear_autoencoder
from learners.dimensions.pca import PCA, SOLVERS
from learners.dimensions.pca_vs_random_projection import pca_vs_random_projection
from learners.dimensions.rip_constant import rip_constant
from learners.dimensions.sparse_storage import sparse_storage
from tests.sentences import pattern

# The table of the notes, and Lindsay Smith's ten points
WORKED = np.array([[1, 2, 3, 4], [5, 5, 6, 7], [1, 4, 2, 3], [5, 3, 2, 1], [8, 1, 2, 2]], dtype=float)
SMITH = np.array(
    [[2.5, 2.4], [0.5, 0.7], [2.2, 2.9], [1.9, 2.2], [3.1, 3.0], [2.3, 2.7], [2, 1.6], [1, 1.1], [1.5, 1.6], [1.1, 0.9]]
)
each_solver = pytest.mark.parametrize("solver", SOLVERS)


@pytest.fixture(autouse=True)
def _other_array_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this scikit-learn leaves out one of its checks."""
    monkeypatch.setenv("SCIPY_ARRAY_API", "1")


EACH = [PCA(), PCA(solver="gram", scale=True), PCA(solver="eigen"), GaussianRandomProjection(2)]


@parametrize_with_checks(EACH)  # type: ignore[untyped-decorator]  # scikit-learn tells no types
def test_passes_scikit_learns_checks(estimator: Any, check: Any) -> None:
    check(estimator)


@each_solver
def test_the_notes_worked_example_with_one_divisor(solver: str) -> None:
    pca = PCA(solver=solver, scale=True).fit(WORKED)
    assert_allclose(pca.explained_variance_, [2.5157932408, 1.0652885035, 0.3938870438, 0.0250312119], atol=1e-9)
    assert_allclose(pca.explained_variance_ratio_, [0.6289483102, 0.2663221259, 0.098471761, 0.006257803], atol=1e-9)
    assert PCA(2, solver, scale=True).fit(WORKED).squared_error_ == pytest.approx(1.675673023, abs=1e-8)
    # The notes' eigenvectors are right, up to sign: columns of V; their eigenvalues 2.5757 and .3439 are not.
    assert_allclose(np.abs(pca.components_[0]), [0.161960, 0.524048, 0.585896, 0.596547], atol=1e-6)
    assert_allclose(np.abs(pca.components_[1]), [0.917059, 0.206922, 0.320539, 0.115935], atol=1e-6)
    scores = np.abs(pca.transform(WORKED)[:, 0])
    assert_allclose(scores, [0.014003, 2.556534, 0.051480, 1.014150, 1.579861], atol=1e-6)


@each_solver
def test_smiths_ten_points(solver: str) -> None:
    pca = PCA(solver=solver).fit(SMITH)
    assert_allclose(pca.explained_variance_, [1.28402771217, 0.0490833989383], atol=1e-10)
    assert_allclose(pca.components_[0], [0.677873398528, 0.735178655544], atol=1e-10)
    assert pca.explained_variance_ratio_[0] == pytest.approx(0.963181314349, abs=1e-10)


@each_solver
def test_scikit_learns_six_points(solver: str) -> None:
    X = np.array([[-1, -1], [-2, -1], [-3, -2], [1, 1], [2, 1], [3, 2]])
    pca = PCA(solver=solver).fit(X)
    assert_allclose(pca.explained_variance_ratio_, [0.99244289009, 0.00755710991019], atol=1e-9)
    assert_allclose(np.sqrt(5 * pca.explained_variance_), [6.30061231973, 0.549803961797], rtol=1e-9)


@each_solver
@pytest.mark.parametrize("shape", [(40, 6), (6, 40)])
def test_all_roads_lead_to_scikit_learns_axes(solver: str, shape: tuple[int, int]) -> None:
    X = np.random.default_rng(0).normal(size=shape) @ np.diag(np.linspace(3, 1, shape[1])) + 5
    ours, theirs = PCA(4, solver).fit(X), decomposition.PCA(4).fit(X)
    assert_allclose(ours.explained_variance_, theirs.explained_variance_)
    assert_allclose(ours.explained_variance_ratio_, theirs.explained_variance_ratio_)
    assert_allclose(np.abs(np.sum(ours.components_ * theirs.components_, axis=1)), 1)
    back, theirs_back = ours.inverse_transform(ours.transform(X)), theirs.inverse_transform(theirs.transform(X))
    assert_allclose(back, theirs_back)
    assert ours.squared_error_ == pytest.approx(np.sum((X - back) ** 2))


@each_solver
def test_beyond_the_rank_axes_are_completed(solver: str) -> None:
    X = np.outer(np.arange(5.0), [1, 2, 2, 0])
    pca = PCA(4, solver).fit(X)
    assert_allclose(pca.components_ @ pca.components_.T, np.eye(4), atol=1e-12)
    assert_allclose(pca.components_[0], np.array([1, 2, 2, 0]) / 3)
    assert_allclose(pca.explained_variance_, [22.5, 0, 0, 0], atol=1e-12)
    assert pca.squared_error_ == pytest.approx(0, abs=1e-12)
    nothing = PCA(solver=solver, scale=True).fit(np.ones((3, 2)))
    assert nothing.explained_variance_ratio_.tolist() == [0, 0]
    assert PCA(solver=solver).fit([[1.0, 2.0]]).transform([[1.0, 2.0]]).tolist() == [[0.0]]


def test_signs_are_fixed() -> None:
    for solver in SOLVERS:
        axes = PCA(3, solver).fit(WORKED).components_
        assert (axes[np.arange(3), np.argmax(np.abs(axes), axis=1)] > 0).all()


@pytest.mark.parametrize(("options", "named"), [({"components": 5}, "components"), ({"components": 0}, "components")])
def test_too_many_axes_are_refused(options: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=pattern(f"{named} integer 1..4")):
        PCA(**options).fit(WORKED)


def test_projected_squared_lengths_are_chi_square() -> None:
    # The 3,000 unit vectors through one matrix are independent; Kolmogorov-Smirnov at one false alarm in 10^6.
    x = np.eye(3000)
    lengths = np.sum(GaussianRandomProjection(5).fit(x).transform(x) ** 2, axis=1)
    assert kstest(5 * lengths, chi2(5).cdf).pvalue > 1e-6


def test_distortions_are_those_of_the_pairs_that_differ() -> None:
    X = np.vstack([np.random.default_rng(0).normal(size=(5, 50)), np.zeros((2, 50))])
    projection = GaussianRandomProjection(20, 1).fit(X)
    Z = projection.transform(X)
    pairs = [(i, j) for i, j in combinations(range(7), 2) if (i, j) != (5, 6)]
    expected = [np.sum((Z[i] - Z[j]) ** 2) / np.sum((X[i] - X[j]) ** 2) - 1 for i, j in pairs]
    assert_allclose(projection.distortions(X), expected)


def test_isometry_constants_in_closed_form() -> None:
    assert rip_constant(np.eye(5), 3).constant == pytest.approx(0, abs=1e-12)
    # Unit columns at inner product c: eigenvalues 1 - c and 1 + c.
    c = np.cos(np.pi / 3)
    W = np.array([[1, c], [0, np.sin(np.pi / 3)]])
    assert rip_constant(W, 1).constant == pytest.approx(0, abs=1e-12)
    assert rip_constant(W, 2).constant == pytest.approx(0.5)
    assert rip_constant(2 * np.eye(3), 1).constant == pytest.approx(3)
    twins = np.array([[1.0, 1.0, 0], [0, 0, 1]])
    assert rip_constant(twins, 2).constant == pytest.approx(1)


def test_isometry_constant_holds_for_sparse_vectors_and_samples_stay_below() -> None:
    rng = np.random.default_rng(3)
    W = rng.normal(size=(20, 30)) / np.sqrt(20)
    exact = rip_constant(W, 2)
    assert exact.exact
    assert len(exact.per_support) == 435
    sampled = rip_constant(W, 2, sampled=50)
    assert not sampled.exact
    assert sampled.constant <= exact.constant
    for _ in range(200):
        x = np.zeros(30)
        x[rng.choice(30, 2, replace=False)] = rng.normal(size=2)
        assert abs(np.sum((W @ x) ** 2) / np.sum(x**2) - 1) <= exact.constant + 1e-12
    # and it is reached, by an eigenvector of the worst support
    worst = list(combinations(range(30), 2))[int(np.argmax(exact.per_support))]
    values = np.linalg.svd(W[:, worst], compute_uv=False) ** 2
    assert np.max(np.abs(values - 1)) == pytest.approx(exact.constant)


def test_isometry_refuses_what_it_cannot_enumerate() -> None:
    with pytest.raises(ValueError, match=pattern("≤ 200,000 10 40")):
        rip_constant(np.ones((3, 40)), 10)
    with pytest.raises(ValueError, match=pattern("sparsity integer 1..3; 4")):
        rip_constant(np.eye(3), 4)
    with pytest.raises(ValueError, match=pattern("W rip_constant")):
        rip_constant([[np.nan]], 1)


def sparse(seed: int, measurements: int = 10, features: int = 14, entries: int = 2) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    x = np.zeros(features)
    x[rng.choice(features, entries, replace=False)] = rng.normal(size=entries) + 2
    return rng.normal(size=(measurements, features)) / np.sqrt(measurements), x


@pytest.mark.parametrize("seed", range(4))
def test_both_decoders_recover_a_sparse_vector(seed: int) -> None:
    W, x = sparse(seed)
    by_l0 = l0_decoder(W, W @ x)
    assert_allclose(by_l0.x, x, atol=1e-8)
    assert (by_l0.stopped_by, by_l0.support) == ("found", tuple(np.flatnonzero(x).tolist()))
    assert 1 + 14 < by_l0.tried <= 1 + 14 + 91
    assert_allclose(l1_decoder(W, W @ x), x, atol=1e-7)


def test_l1_is_the_least_norm_and_not_always_the_sparsest() -> None:
    # v = (1, 1): the long third column (1/4, 1/4) needs one entry, of size 4; two unit columns need 2 in all.
    W = np.array([[1, 0, 0.25], [0, 1, 0.25]])
    assert_allclose(l1_decoder(W, [1, 1]), [1, 1, 0], atol=1e-9)
    assert_allclose(l0_decoder(W, [1, 1]).x, [0, 0, 4])


def test_zero_needs_no_entries() -> None:
    W, _ = sparse(0)
    decoded = l0_decoder(W, np.zeros(10))
    assert (decoded.tried, decoded.support, decoded.stopped_by) == (1, (), "found")
    assert_array_equal(decoded.x, np.zeros(14))


def test_l0_says_when_it_found_nothing() -> None:
    W, x = sparse(1, entries=3)
    decoded = l0_decoder(W, W @ x, max_sparsity=1)
    assert decoded.stopped_by == "max_sparsity"
    assert len(decoded.support) == 1
    least = min(np.linalg.lstsq(W[:, [j]], W @ x, rcond=None)[1][0] for j in range(14))
    assert decoded.residual**2 == pytest.approx(least)


def test_decoders_refuse_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match=pattern("W x x")):
        l1_decoder([[1.0, 1.0], [1.0, 1.0]], [0.0, 1.0])
    with pytest.raises(ValueError, match=pattern("v 2 finite")):
        l1_decoder(np.eye(2), [1.0])
    with pytest.raises(ValueError, match="W of l0_decoder"):
        l0_decoder([1.0], [1.0])
    with pytest.raises(ValueError, match=pattern("≤ 200,000")):
        l0_decoder(np.ones((20, 60)), np.ones(20))
    with pytest.raises(ValueError, match=pattern("max_sparsity 0..2; 3")):
        l0_decoder(np.eye(2), [1.0, 0.0], 3)


def test_storage_keeps_what_counts() -> None:
    basis = dct(np.eye(16), norm="ortho", axis=0).T
    alpha = np.zeros(16)
    alpha[[2, 5, 11]] = [3.0, -1.0, 0.5]
    x = basis @ alpha
    stored = sparse_storage(x, basis, 3)
    assert_array_equal(stored.indices, [2, 5, 11])
    assert_allclose(stored.restored(basis), x)
    assert stored.bits() == 3 * (4 + 64)
    two = sparse_storage(x, basis, 2)
    assert np.sum((two.restored(basis) - x) ** 2) == pytest.approx(0.25)
    assert len(sparse_storage(np.zeros(16), np.eye(16), 4).indices) == 0
    with pytest.raises(ValueError, match=pattern("orthonormal 2 x 2")):
        sparse_storage([1.0, 2.0], [[1, 1], [0, 1]], 1)
    with pytest.raises(ValueError, match=pattern("kept sparse_storage")):
        sparse_storage([1.0, 2.0], np.eye(2), 3)


def test_autoencoder_finds_the_principal_subspace() -> None:
    X = np.random.default_rng(2).normal(size=(60, 4)) * [3.0, 2.0, 1.0, 0.5]
    X -= X.mean(axis=0)
    values, vectors = np.linalg.eigh(X.T @ X / 60)
    trained = linear_autoencoder(X, 2, steps=5000)
    assert trained.losses[-1] == pytest.approx(values[:2].sum(), rel=1e-6)
    assert (np.diff(trained.losses) <= 1e-12).all()
    assert_allclose(trained.decoder @ trained.encoder, vectors[:, 2:] @ vectors[:, 2:].T, atol=1e-3)
    assert trained.stopped_by == "converged"
    with pytest.raises(ValueError, match=pattern("code 1..4; 5")):
        linear_autoencoder(X, 5)


def test_each_design_favours_its_method() -> None:
    units = pca_vs_random_projection(np.eye(30), 12)
    # Any n axes lose d - n of the d unit vectors' squared lengths.
    assert units.pca.sum() == pytest.approx(18)
    assert np.median(units.random_projection) < 1e-9
    rng = np.random.default_rng(0)
    flat = pca_vs_random_projection(rng.normal(size=(20, 5)) @ rng.normal(size=(5, 30)), 5)
    assert flat.pca.max() < 1e-15 * 30 * 100
    assert flat.random_projection.min() > 1e-3
