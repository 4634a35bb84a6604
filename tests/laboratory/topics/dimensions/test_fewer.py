"""Why fewer dimensions: errors by scikit-learn's components and learners, multiplications by counting."""

import numpy as np
import pytest
from sklearn.datasets import load_digits
from sklearn.decomposition import PCA
from sklearn.linear_model import LinearRegression
from sklearn.neighbors import KNeighborsClassifier

from laboratory.topics import views
from laboratory.topics.dimensions.fewer.run import fewer
from tests.sentences import facts
from tests.showing import heard, trace

VIEW = views["dimensions.fewer"]


def split(m: int, seed: int) -> tuple[np.ndarray, ...]:
    X, y = load_digits(return_X_y=True)
    order = np.random.default_rng(seed).permutation(len(y))
    return X[order[:m]], y[order[:m]], X[order[m:]], y[order[m:]]


@pytest.mark.parametrize("kept", [1, 5, 20, 60])
def test_least_squares_is_scikit_learns(kept: int) -> None:
    run = fewer("squares", 100, 3)
    X, y, new, truth = split(100, 3)
    pca = PCA(kept, svd_solver="full").fit(X)
    rule = LinearRegression().fit(pca.transform(X), np.eye(10)[y])
    for error, (points, labels) in ((run.training, (X, y)), (run.test, (new, truth))):
        wrong = rule.predict(pca.transform(points)).argmax(axis=1) != labels
        assert error[kept - 1] == pytest.approx(wrong.mean(), abs=1.5 / len(labels))
    assert run.variance[kept - 1] == pytest.approx(pca.explained_variance_ratio_.sum())


@pytest.mark.parametrize("kept", [2, 16, 64])
def test_the_neighbour_is_scikit_learns(kept: int) -> None:
    run = fewer("neighbour", 70, 1)
    X, y, new, truth = split(70, 1)
    pca = PCA(kept, svd_solver="full").fit(X)
    rule = KNeighborsClassifier(1).fit(pca.transform(X), y)
    wrong = rule.predict(pca.transform(new)) != truth
    assert run.test[kept - 1] == pytest.approx(wrong.mean(), abs=1.5 / len(truth)) and not run.training.any()


def test_fewer_examples_than_pixels_leave_the_last_components_without_weight() -> None:
    """Ten digits have nine components with any variance, and the answers stay as they are from there on."""
    run = fewer("squares", 10, 0)
    assert run.variance[8] == pytest.approx(1) and run.variance[7] < 1 - 1e-6
    assert set(run.test[8:].tolist()) == {run.test[8]} and not run.training[8:].any()


@pytest.mark.parametrize("seed", range(4))
def test_few_components_are_learned_better_from_eighty_digits_and_all_from_five_hundred(seed: int) -> None:
    small, large = fewer("squares", 80, seed), fewer("squares", 500, seed)
    assert small.test[19] < small.test[63] - 0.05
    assert large.test[63] < large.test[19]
    gaps = [float(run.test[63] - run.training[63]) for run in (small, large)]
    assert gaps[0] > 3 * gaps[1] > 0


def test_multiplications_are_counted() -> None:
    """Projection: a row of 64 for each component. Then 10 classes, or 500 stored digits, in as many numbers."""
    assert fewer("squares", 80, 0).multiplications(20) == sum(64 for _ in range(20)) + 10 * 20
    run = fewer("neighbour", 500, 0)
    assert (run.multiplications(16), run.multiplications(64)) == (16 * 64 + 16 * 500, 64 * 500)


def test_the_view_shows_the_runs_numbers() -> None:
    answer = VIEW(kept=20)
    run = answer.run
    np.testing.assert_array_equal(trace(answer, 0, "test error")[1], run.test)
    assert trace(answer, 0, "now")[1] == [run.test[19]] and answer.headline.value == run.test[19]
    assert "1,480 640" in facts(answer.sentence) and "80 1,717" in facts(answer.more)
    assert answer.table["multiplications"][-1] == 640 and run.tested == 1797 - 80
    assert f"{run.features}" in facts(heard(answer)[0])
