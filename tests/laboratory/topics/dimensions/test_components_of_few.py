"""Principal components of few examples, the work of either matrix, the smallest eigenvalue, and what two axes keep."""

import numpy as np
import pytest
from sklearn import decomposition
from sklearn.datasets import load_digits, load_iris, load_wine
from sklearn.neighbors import NearestCentroid

from laboratory.topics import views
from laboratory.topics.dimensions.pca.run import components_of
from tests.sentences import facts, pattern
from tests.showing import trace

PCA = views["dimensions.pca"]


def test_twenty_digits_by_the_smaller_matrix_are_scikit_learns() -> None:
    X = load_digits().data[np.rint(np.linspace(0, 1_796, 20)).astype(int)]
    library = decomposition.PCA(svd_solver="full").fit(X)
    for solver in ("gram", "eigen", "svd"):
        run = components_of("digits", solver=solver, few=20)
        np.testing.assert_allclose(run.eigenvalues[:19], library.explained_variance_[:19], rtol=1e-8)
        np.testing.assert_allclose(run.measured[10], library.explained_variance_[10:].sum() * 19, rtol=1e-8)
        np.testing.assert_allclose(run.eigenvalues[19:], 0, atol=1e-8)


def test_an_eigenvector_of_the_examples_gives_that_of_the_features() -> None:
    """u of XX' with lambda: X'u of X'X with the same, of length root lambda."""
    Z = components_of("digits", few=20).points
    values, vectors = np.linalg.eigh(Z @ Z.T)
    for value, u in zip(values[1:], vectors.T[1:], strict=True):
        np.testing.assert_allclose(Z.T @ Z @ (Z.T @ u), value * (Z.T @ u), atol=1e-8 * values[-1])
        assert np.linalg.norm(Z.T @ u) == pytest.approx(np.sqrt(value), rel=1e-8)


def test_work_by_hand() -> None:
    """20 · 4,096 + 262,144 and 400 · 64 + 8,000; 150 · 16 + 64 and 22,500 · 4 + 3,375,000."""
    assert components_of("digits", few=20).work == (344_064, 33_600)
    assert components_of("iris").work == (2_464, 3_465_000)
    text = PCA(solver="gram", few=20).more
    assert "**344,064**" in text and "**33,600**" in text and "344,064" not in PCA(few=20).more


@pytest.mark.parametrize(("data", "X"), [("iris", load_iris().data), ("wine", load_wine().data)])
def test_the_smallest_eigenvalue_is_told_and_none_is_negative(data: str, X: np.ndarray) -> None:
    values = np.linalg.eigvals(np.cov(X.T))
    result = PCA(data=data, solver="eigen")
    assert np.isrealobj(values) and values.min() > 0
    assert result.run.smallest == pytest.approx(values.min(), rel=1e-6)
    assert "none negative" in facts(result.more) and "negative" not in PCA(data=data).more
    assert components_of("digits").smallest == 0


@pytest.mark.filterwarnings("ignore:self.within_class")
@pytest.mark.parametrize("data", ["iris", "wine", "digits"])
def test_what_two_axes_keep_is_a_nearest_centroid(data: str) -> None:
    run = components_of(data, scale=data == "wine")
    for places, share in ((run.scores, run.recognized(run.scores)), (run.points, run.recognized(run.points))):
        assert share == pytest.approx(NearestCentroid().fit(places, run.labels).score(places, run.labels), abs=1e-12)


def test_the_first_axis_of_the_wines_is_named_by_its_features() -> None:
    run = components_of("wine", scale=True)
    X = load_wine().data
    axis = decomposition.PCA().fit((X - X.mean(axis=0)) / X.std(axis=0)).components_[0]
    order = np.argsort(-np.abs(axis))[:3]
    names = [str(load_wine().feature_names[i]).replace("_", " ") for i in order]
    assert [name for name, _ in run.weightiest] == names
    assert names[0] in PCA(data="wine", scale=True).more
    assert not components_of("digits").weightiest


@pytest.mark.parametrize(("data", "few", "rows"), [("iris", 151, "150"), ("wine", 9, "178"), ("digits", 1, "1,797")])
def test_so_many_examples_there_are_not(data: str, few: int, rows: str) -> None:
    with pytest.raises(ValueError, match=pattern(f"m 0 10 {rows}; {few}")):
        PCA(data=data, few=few)


def test_the_digits_of_the_sheet_are_those_that_were_taken() -> None:
    sheet = np.asarray(PCA(few=20, step=64).figures[1].data[0].z)
    np.testing.assert_allclose(sheet[:8, :8].ravel(), load_digits().data[0], atol=1e-9)
    second = load_digits().data[round(1_796 / 19)]
    np.testing.assert_allclose(sheet[9:17, :8].ravel(), second, atol=1e-9)
    assert len(trace(PCA(data="iris", few=10), 1, "setosa")[0]) >= 3
