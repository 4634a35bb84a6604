"""The Gaussian generative classifier: by hand in one dimension, SciPy's densities, scikit-learn's discriminants."""

import math

import numpy as np
import pytest
from scipy.stats import multivariate_normal

from learners import learners
from tests.sentences import pattern

GaussianGenerative = learners["gaussian_generative"]


def _iris() -> tuple[np.ndarray, np.ndarray]:
    from sklearn.datasets import load_iris

    return load_iris(return_X_y=True)


def test_two_classes_on_a_line_by_hand() -> None:
    # {0, 2} and {5, 7}: means 1 and 6, variance 1, boundary 3.5, log odds 5 (x - 3.5)
    learner = GaussianGenerative().fit([[0.0], [2.0], [5.0], [7.0]], [0, 0, 1, 1])
    assert learner.means_[:, 0].tolist() == [1, 6]
    assert learner.covariances_[:, 0, 0] == pytest.approx([1, 1])
    assert learner.predict([[3.4], [3.6]]).tolist() == [0, 1]
    assert learner.predict_proba([[3.5], [3.7]])[:, 1] == pytest.approx([0.5, 1 / (1 + math.exp(-1))])
    # every example is one standard deviation from its mean
    assert learner.history_["log_likelihood"] == pytest.approx(4 * (math.log(0.5) - math.log(2 * math.pi) / 2 - 0.5))


def test_quadratic_boundaries_by_hand() -> None:
    # {-1, 1} and {-3, 3}: variances 1 and 9; equal where x^2 (1 - 1/9) = ln 9
    learner = GaussianGenerative("separate").fit([[-1.0], [1.0], [-3.0], [3.0]], [0, 0, 1, 1])
    edge = math.sqrt(math.log(9) / (1 - 1 / 9))
    assert learner.predict([[-edge - 1e-6], [-edge + 1e-6], [edge - 1e-6], [edge + 1e-6]]).tolist() == [1, 0, 0, 1]


@pytest.mark.parametrize("covariance", ["shared", "separate"])
def test_densities_are_scipys(covariance: str) -> None:
    X, y = _iris()
    learner = GaussianGenerative(covariance).fit(X, y)
    within = [np.cov(X[y == k].T, bias=True) for k in range(3)]
    pooled = sum(50 / 150 * matrix for matrix in within)
    expected = np.column_stack(
        [
            math.log(1 / 3)
            + multivariate_normal(X[y == k].mean(axis=0), pooled if covariance == "shared" else within[k]).logpdf(X)
            for k in range(3)
        ]
    )
    assert learner.log_joint(X) == pytest.approx(expected, rel=1e-9)
    history = learner.history_
    assert history["log_likelihood"] == pytest.approx(expected[np.arange(150), y].sum())
    marginal = np.log(np.exp(expected).sum(axis=1)).sum()
    assert history["marginal_log_likelihood"] == pytest.approx(marginal)
    chosen = learner.predict_proba(X)[np.arange(150), y]
    assert history["conditional_log_likelihood"] == pytest.approx(np.log(chosen).sum())
    assert history["raised"].tolist() == [0, 0, 0]
    assert history["training_error"] == np.mean(expected.argmax(axis=1) != y)


def test_shared_covariances_are_linear_discriminant_analysis() -> None:
    from sklearn.datasets import load_breast_cancer
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

    for X, y in (_iris(), load_breast_cancer(return_X_y=True)):
        X = (X - X.mean(axis=0)) / X.std(axis=0)
        ours, theirs = GaussianGenerative().fit(X, y), LinearDiscriminantAnalysis(solver="lsqr").fit(X, y)
        assert ours.predict_proba(X) == pytest.approx(theirs.predict_proba(X), abs=1e-8)


def test_shrinkage_keeps_the_trace() -> None:
    X, y = _iris()
    plain, shrunk, round_ = (GaussianGenerative("separate", s).fit(X, y) for s in (0.0, 0.5, 1.0))
    for k in range(3):
        assert np.trace(shrunk.covariances_[k]) == pytest.approx(np.trace(plain.covariances_[k]))
        assert round_.covariances_[k] == pytest.approx(np.trace(plain.covariances_[k]) / 4 * np.eye(4))


def test_singular_covariances_are_raised() -> None:
    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(6, 5)), [0, 0, 0, 1, 1, 1]
    learner = GaussianGenerative("separate").fit(X, y)
    assert learner.history_["raised"].tolist() == [3, 3]  # three points span two directions of five
    assert np.isfinite(learner.log_joint(X)).all()
    assert learner.history_["training_error"] == 0


def test_units_change_no_answer() -> None:
    from sklearn.datasets import load_breast_cancer

    X, y = load_breast_cancer(return_X_y=True)  # variances from 10^-5 to 10^5
    raw = GaussianGenerative("separate").fit(X, y)
    scaled = GaussianGenerative("separate").fit(X / X.std(axis=0), y)
    assert raw.history_["raised"].tolist() == scaled.history_["raised"].tolist() == [0, 0]
    assert raw.predict_proba(X) == pytest.approx(scaled.predict_proba(X / X.std(axis=0)), abs=1e-8)


def test_estimates_are_the_most_likely_ones() -> None:
    X, y = _iris()
    best = GaussianGenerative("separate").fit(X, y)

    def likelihood(means: np.ndarray, matrices: np.ndarray) -> float:
        parts = [multivariate_normal(means[k], matrices[k]).logpdf(X[y == k]).sum() for k in range(3)]
        return float(sum(parts)) + 150 * math.log(1 / 3)

    top = best.history_["log_likelihood"]
    assert likelihood(best.means_, best.covariances_) == pytest.approx(top)
    rng = np.random.default_rng(1)
    for _ in range(20):
        noise = rng.normal(size=(3, 4, 4)) * 1e-3
        matrices = best.covariances_ + noise @ np.swapaxes(noise, 1, 2)
        assert likelihood(best.means_ + rng.normal(size=(3, 4)) * 1e-3, matrices) < top


def test_a_share_above_one_gets_one_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("shrinkage real [0, 1]; 1.5")):
        GaussianGenerative(shrinkage=1.5).fit(*_iris())
