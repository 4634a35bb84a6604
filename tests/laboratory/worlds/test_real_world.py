"""RealWorld: the data sets as scikit-learn gives them are the truth."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from scipy.stats import chisquare
from sklearn import datasets
from sklearn.neighbors import KNeighborsClassifier
from sklearn.tree import DecisionTreeClassifier

from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES, REALIZABLE
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from tests.sentences import pattern

LOADED = {name: getattr(datasets, f"load_{name}")() for name in DATA_SETS}
every_data_set = pytest.mark.parametrize("name", DATA_SETS)


def labels_of(name: str, positive: str) -> Any:
    wanted = [str(c) for c in LOADED[name].target_names].index(positive)
    return (LOADED[name].target == wanted).astype(int)


@every_data_set
def test_what_is_told_before_loading_is_what_is_loaded(name: str) -> None:
    loaded, declared = LOADED[name], DATA_SETS[name]
    assert declared.classes == tuple(str(c) for c in loaded.target_names)
    assert declared.positive in declared.classes
    rows, columns = loaded.data.shape
    assert declared.description.startswith(f"{rows:,} ")
    assert f" {columns} " in declared.description
    source = RealWorld(name)
    assert source.features == columns == len(source.feature_names)
    assert source.class_names[1] == declared.positive


@every_data_set
def test_the_risk_is_the_error_over_the_whole_set(name: str) -> None:
    for positive in (None, *DATA_SETS[name].classes):
        source = RealWorld(name, positive=positive)
        X, y = LOADED[name].data, LOADED[name].target if positive is None else labels_of(name, positive)
        sample = source.draw(np.random.default_rng(0), 60)
        for learner in (DecisionTreeClassifier(max_depth=2, random_state=0), KNeighborsClassifier(1)):
            predictor = learner.fit(*sample)
            assert source.risk(predictor) == pytest.approx(1 - predictor.score(X, y), abs=1e-12)


@every_data_set
@pytest.mark.parametrize("binarise", [1, 4])
def test_tests_ask_about_quantiles_of_the_world(name: str, binarise: int) -> None:
    source, raw = RealWorld(name, binarise), LOADED[name].data
    X, _, weights, *_ = source.support()
    shares = weights @ X
    assert BOOLEAN_FEATURES in source.satisfies
    assert ((shares > 0) & (shares < 1)).all()
    assert len({column.tobytes() for column in X.T}) == X.shape[1]
    # Every possible answer "is this value at most t" has one of these shares of yes, by the definition of a quantile:
    # the first value whose share reaches i/(k+1).
    reachable = set()
    for column in raw.T:
        values = np.sort(column)
        for i in range(1, binarise + 1):
            rank = -(-i * len(values) // (binarise + 1))
            reachable.add(int((column <= values[rank - 1]).sum()) / len(values))
    assert {round(s, 9) for s in shares} == {round(s, 9) for s in reachable if s < 1}
    assert source.features == len(source.feature_names) <= binarise * raw.shape[1]


def test_the_names_of_the_tests_tell_what_is_asked() -> None:
    source = RealWorld("iris", 1)
    raw = LOADED["iris"].data
    answers = [raw[:, 0] <= 5.8, raw[:, 1] <= 3.0, raw[:, 2] <= 4.3, raw[:, 3] <= 1.3]
    assert source.feature_names == (
        "sepal length (cm) <= 5.8",
        "sepal width (cm) <= 3",
        "petal length (cm) <= 4.3",
        "petal width (cm) <= 1.3",
    )
    seen = Counter(map(tuple, np.column_stack([*answers, labels_of("iris", "virginica")]).tolist()))
    X, y, weights, *_ = source.support()
    counts = {(*row, bool(label)): round(150 * w) for row, label, w in zip(X.tolist(), y, weights, strict=True)}
    assert counts == {tuple(map(bool, key)): count for key, count in seen.items()}


@pytest.mark.parametrize(
    ("name", "binarise"), [("iris", 1), ("iris", 3), ("breast_cancer", 1), ("wine", 1), ("wine", None)]
)
def test_a_table_of_the_most_frequent_labels_reaches_the_bayes_risk(name: str, binarise: int | None) -> None:
    source = RealWorld(name, binarise)
    X, y, *_ = source._world
    votes: dict[bytes, Counter[int]] = {}
    for row, label in zip(X, y, strict=True):
        votes.setdefault(row.tobytes(), Counter())[int(label)] += 1

    class Table:
        def predict(self, X: Any) -> Any:
            return np.array([votes[row.tobytes()].most_common(1)[0][0] for row in np.ascontiguousarray(X)])

    wrong = len(y) - sum(counter.most_common(1)[0][1] for counter in votes.values())
    assert source.bayes_risk == wrong / len(y) == source.risk(Table())
    assert (REALIZABLE in source.satisfies) == (wrong == 0) == bool(source.realizable_by)


def test_draws_choose_every_row_equally_often() -> None:
    """Chi-squared over the distinct rows of iris; false alarm 1e-6 on a fresh seed."""
    source, draws = RealWorld("iris"), 60_000
    points = source.support()
    place = {(row.tobytes(), int(label)): i for i, (row, label) in enumerate(zip(points.X, points.y, strict=True))}
    X, y = source.draw(np.random.default_rng(3), draws)
    seen = np.bincount(
        [place[row.tobytes(), int(label)] for row, label in zip(X, y, strict=True)], minlength=len(place)
    )
    assert chisquare(seen, draws * points.weights).pvalue > 1e-6


def test_the_support_holds_the_whole_set() -> None:
    points = RealWorld("iris").support()
    assert len(points.y) == 149  # rows 102 and 143 of iris are the same flower twice
    assert points.counts.sum() == 150
    with pytest.raises(ValueError, match="read-only"):
        points.X[0, 0] = 0


def test_labels_of_two_classes_and_of_all() -> None:
    assert_array_equal(RealWorld("breast_cancer")._world.y, LOADED["breast_cancer"].target)
    assert RealWorld("breast_cancer", positive="benign").draw(np.random.default_rng(0), 9).y.tolist() == (
        RealWorld("breast_cancer").draw(np.random.default_rng(0), 9).y.tolist()
    )
    malignant = RealWorld("breast_cancer", positive="malignant")
    assert malignant.class_names == ("not malignant", "malignant")
    assert_array_equal(malignant._world.y, 1 - LOADED["breast_cancer"].target)
    every = RealWorld("iris", positive=None)
    assert every.classes == (0, 1, 2)
    assert every.class_names == ("setosa", "versicolor", "virginica")
    assert BINARY_LABELS not in every.satisfies


@pytest.mark.parametrize(
    ("name", "positive"), [("iris", "benign"), ("digits", 8), ("wine", ""), ("breast_cancer", "10")]
)
def test_a_class_of_another_data_set_is_refused(name: str, positive: Any) -> None:
    with pytest.raises(ValueError, match=pattern("positive usual")) as caught:
        RealWorld(name, positive=positive)
    assert str(caught.value).endswith(f"got {positive!r}")


def test_the_best_of_finitely_many_hypotheses() -> None:
    source = RealWorld("iris")
    sample = source.draw(np.random.default_rng(0), 40)
    trees = [DecisionTreeClassifier(max_depth=depth, random_state=0).fit(*sample) for depth in (1, 2, 5)]
    assert source.best_in_class(trees) == min(source.risk(tree) for tree in trees)
