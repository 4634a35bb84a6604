"""Principal components in the summary: least error, singular values, the Gram trick, its worked example."""

import numpy as np
import pytest
from sklearn.decomposition import PCA

TABLE = np.array([[1.0, 2, 3, 4], [5, 5, 6, 7], [1, 4, 2, 3], [5, 3, 2, 1], [8, 1, 2, 2]])
Z = (TABLE - TABLE.mean(axis=0)) / TABLE.std(axis=0, ddof=1)  # standardized as printed
VARIANCES = [2.5157932408, 1.0652885035, 0.3938870438, 0.0250312119]


def reconstruction_error(x: np.ndarray, directions: np.ndarray) -> float:
    return float(np.sum((x - x @ directions @ directions.T) ** 2))


def leading(x: np.ndarray, k: int) -> np.ndarray:
    """Eigenvectors of XᵀX with the k largest eigenvalues, shape (features, k)."""
    return np.linalg.eigh(x.T @ x)[1][:, ::-1][:, :k]


def test_eigenvalues_of_the_worked_example() -> None:
    """The table's correlation matrix. Printed 2.5757 and 0.3439 sum with the others to 4.0099, not to the trace 4."""
    values = np.linalg.eigvalsh(Z.T @ Z / 4)[::-1]
    assert values == pytest.approx(VARIANCES, abs=1e-9)
    assert values.sum() == pytest.approx(np.trace(np.corrcoef(TABLE.T))) == pytest.approx(4)
    assert values.sum() != pytest.approx(2.5757 + 1.0653 + 0.3439 + 0.0250, abs=0.005)
    with_five = np.linalg.eigvalsh(Z.T @ Z / 5)[::-1]  # the matrix printed there, 0.8 on its diagonal
    assert with_five == pytest.approx([2.0126, 0.8522, 0.3151, 0.0200], abs=5e-5)
    assert PCA().fit(Z).explained_variance_ == pytest.approx(VARIANCES, abs=1e-9)


def test_scores_of_the_worked_example() -> None:
    printed = [[0.014003, 0.755975], [-2.556534, -0.780432], [-0.051480, 1.253135], [1.014150, 0.000239]]
    assert np.abs(Z @ leading(Z, 2))[:4] == pytest.approx(np.abs(printed), abs=1e-5)


def test_error_is_the_sum_of_the_other_eigenvalues() -> None:
    """A = Σ xxᵀ is meant, unnormalised: 1.675673 for two components; by the covariance it would be 0.418918."""
    values = np.linalg.eigvalsh(Z.T @ Z)[::-1]
    for k in range(5):
        assert reconstruction_error(Z, leading(Z, k)) == pytest.approx(values[k:].sum(), abs=1e-10)
    assert values[2:].sum() == pytest.approx(1.675673023, abs=1e-8)
    assert values[2:].sum() / 4 == pytest.approx(0.418918, abs=1e-6)
    assert np.sum((Z - PCA(2).fit(Z).inverse_transform(PCA(2).fit_transform(Z))) ** 2) == pytest.approx(1.675673023)


@pytest.mark.parametrize("seed", range(20))
def test_no_other_plane_does_better(seed: int) -> None:
    other = np.linalg.qr(np.random.default_rng(seed).normal(size=(4, 2)))[0]
    assert reconstruction_error(Z, other) >= reconstruction_error(Z, leading(Z, 2))


def test_error_as_a_trace_needs_one_orthonormal_matrix() -> None:
    """|x - UUᵀx|² = |x|² - tr(UᵀxxᵀU); the summary has V and W in it, for which it fails."""
    x, u = np.array([3.0, 4.0]), np.array([[1.0], [0.0]])
    assert np.sum((x - u @ u.T @ x) ** 2) == x @ x - np.trace(u.T @ np.outer(x, x) @ u) == 16
    v, w = np.array([[0.0], [1.0]]), np.array([[1.0], [0.0]])
    assert np.sum((x - v @ w.T @ x) ** 2) != x @ x - np.trace(w.T @ np.outer(x, x) @ w)


def test_singular_values_and_columns() -> None:
    """λᵢ = sᵢ²/(m-1), eigenvectors in the columns of V; its rows, as printed, are none."""
    u, s, vt = np.linalg.svd(Z, full_matrices=False)
    covariance, gram = Z.T @ Z / 4, Z @ Z.T
    assert s**2 / 4 == pytest.approx(VARIANCES, abs=1e-9)
    assert covariance @ vt.T == pytest.approx(vt.T * s**2 / 4)
    assert gram @ u == pytest.approx(u * s**2)
    assert covariance @ vt != pytest.approx(vt * s**2 / 4, abs=0.01)


def test_few_examples_in_many_dimensions() -> None:
    """Bu = λu for B = XXᵀ makes Xᵀu an eigenvector of XᵀX with the same λ; its length is √λ."""
    x = np.random.default_rng(0).normal(size=(5, 40))
    values, vectors = np.linalg.eigh(x @ x.T)
    lifted = x.T @ vectors
    assert x.T @ x @ lifted == pytest.approx(lifted * values)
    assert np.linalg.norm(lifted, axis=0) == pytest.approx(np.sqrt(values))
    assert np.linalg.eigvalsh(x.T @ x)[-5:] == pytest.approx(values)


def test_share_of_the_variance_is_free_of_scale() -> None:
    """An equality, whatever the divisor; the summary writes ≈."""
    for matrix in (Z.T @ Z, Z.T @ Z / 5, Z.T @ Z / 4):
        values = np.linalg.eigvalsh(matrix)[::-1]
        shares = values / np.trace(matrix)
        assert shares == pytest.approx([0.6289483102, 0.2663221259, 0.098471761, 0.006257803], abs=1e-9)
        assert shares == pytest.approx(PCA().fit(Z).explained_variance_ratio_)
