"""Learning curves of any object with fit and predict on `(X, y)`, beside scikit-learn's own on the same rows."""

from typing import Any

import numpy as np
import pandas as pd
import pytest
from scipy.sparse import csr_matrix
from scipy.stats import binomtest
from sklearn import model_selection
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.datasets import load_breast_cancer
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LinearRegression, LogisticRegression, Perceptron
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler

import laboratory
from laboratory.experiments import learning_curve, risk_intervals
from laboratory.worlds.files import TableError
from learners import KNN

X, y = load_breast_cancer(return_X_y=True)
SIZES, RUNS, SEED = (30, 120, 400), 3, 7


class Nearest:
    """The class whose mean is nearest in the first feature: nothing but fit and predict."""

    def fit(self, X: Any, y: Any) -> None:
        self.means = [X[y == label, 0].mean() for label in (0, 1)]

    def predict(self, X: Any) -> list[int]:
        return [int(abs(row[0] - self.means[1]) < abs(row[0] - self.means[0])) for row in X]


class NearestOfScikitLearn(ClassifierMixin, BaseEstimator):  # type: ignore[misc]  # scikit-learn has no types
    """The same in scikit-learn's kind, which its function needs."""

    def fit(self, X: Any, y: Any) -> Any:
        self.inner_ = Nearest()
        self.inner_.fit(X, y)
        self.classes_ = np.unique(y)
        return self

    def predict(self, X: Any) -> Any:
        return np.array(self.inner_.predict(X))


class Columns(Nearest):
    """Its answers are a column, which an array of labels would be compared with pair by pair."""

    def predict(self, X: Any) -> Any:
        return np.array(super().predict(X))[:, None]


def pipeline() -> Any:
    return make_pipeline(StandardScaler(), LogisticRegression())


def curve(estimator: Any, **more: Any) -> pd.DataFrame:
    table: pd.DataFrame = learning_curve(
        estimator, X, y, sizes=SIZES, runs=RUNS, seed=SEED, workers=1, **{"adapters": "none"} | more
    )
    return table


@pytest.mark.parametrize(("own", "others"), [(pipeline(), pipeline()), (Nearest(), NearestOfScikitLearn())])
def test_errors_are_those_of_scikit_learns_learning_curve_on_the_same_rows(own: Any, others: Any) -> None:
    table = curve(own)
    assert table[["run", "m"]].drop_duplicates().shape[0] == len(SIZES) * RUNS == len(table)
    for row in table.to_dict("records"):
        rng = np.random.default_rng(np.random.SeedSequence(SEED, spawn_key=(row["run"], row["m"])))
        folds = [tuple(np.split(rng.permutation(len(y)), [row["m"]]))]
        _, training, test = model_selection.learning_curve(others, X, y, train_sizes=[row["m"]], cv=folds)
        assert row["training_error"] == pytest.approx(1 - training.item(), abs=1e-12)
        assert row["error_not_drawn"] == pytest.approx(1 - test.item(), abs=1e-12)


def test_nothing_need_be_said_beside_the_rows() -> None:
    table = learning_curve(pipeline(), X, y, runs=2)
    assert [min(table["m"]), max(table["m"]), table["m"].nunique()] == [20, len(y) // 2, 8]
    assert {"vc_vapnik", "test_set_binomial"} <= set(table["theorem"])
    again = learning_curve(pipeline(), X, y, runs=2, seed=0, sizes=sorted(set(table["m"])), adapters="all")
    pd.testing.assert_frame_equal(table, again, check_exact=True)


def test_labels_may_be_words_and_examples_a_table() -> None:
    words = np.array(["malignant", "benign"])[y]  # sorted they change places
    table = learning_curve(
        pipeline(), pd.DataFrame(X), words, sizes=SIZES, runs=RUNS, seed=SEED, workers=1, adapters="none"
    )
    assert table["error_not_drawn"].tolist() == pytest.approx(curve(pipeline())["error_not_drawn"].tolist(), abs=2e-2)


def test_each_run_has_the_exact_interval_of_the_rows_that_it_did_not_draw() -> None:
    table = curve(Nearest(), adapters="all")
    assert set(table["theorem"]) == {"test_set_binomial", "validation_one_sided"}  # no class is known
    intervals = risk_intervals(table, delta=0.2)
    assert len(intervals) == len(SIZES) * RUNS
    for row in intervals.to_dict("records"):
        rows = len(y) - row["m"]
        wrong = round(row["error_not_drawn"] * rows)
        ends = binomtest(wrong, rows).proportion_ci(0.8, method="exact")
        assert [row["risk_low"], row["risk_high"]] == pytest.approx([ends.low, ends.high], abs=1e-9)


def texts() -> list[str]:
    return ["good day" if label else "bad night" for label in y]


@pytest.mark.parametrize(
    ("estimator", "rows"),
    [
        (make_pipeline(CountVectorizer(), LogisticRegression()), texts()),
        (make_pipeline(OneHotEncoder(), LogisticRegression()), pd.DataFrame({"word": texts()})),
        (make_pipeline(OneHotEncoder(), LogisticRegression()), np.array(texts(), dtype=object)[:, None]),
        (Perceptron(), csr_matrix((y, (np.arange(len(y)), y)), (len(y), 100_000))),  # too wide to be written out
    ],
)
def test_rows_may_be_texts_and_words(estimator: Any, rows: Any) -> None:
    table = learning_curve(estimator, rows, y, sizes=[40, 80], runs=2, workers=1)
    assert table["error_not_drawn"].tolist() == [0] * len(table)  # one word tells the label


def test_missing_values_are_the_estimators_own_affair() -> None:
    holes = np.where(X > 1000, np.nan, X)
    filled = make_pipeline(SimpleImputer(), StandardScaler(), LogisticRegression())
    table = learning_curve(filled, holes, y, sizes=100, runs=3, workers=1)
    assert set(table["theorem"]) == {"test_set_binomial", "validation_one_sided"}  # no class is known
    for row in table.query("theorem == 'test_set_binomial'").to_dict("records"):
        rng = np.random.default_rng(np.random.SeedSequence(0, spawn_key=(row["run"], row["m"])))
        chosen, rest = np.split(rng.permutation(len(y)), [row["m"]])
        wrong = filled.fit(holes[chosen], np.array(y)[chosen]).predict(holes[rest]) != np.array(y)[rest]
        assert row["error_not_drawn"] == pytest.approx(wrong.mean(), abs=1e-12)


def test_it_has_its_figure_and_stands_at_the_top() -> None:
    curves: Any = curve(pipeline()).learning_curves
    assert len(curves.plot().data) > 1
    assert laboratory.learning_curve is learning_curve


def test_a_column_of_answers_is_not_compared_pair_by_pair() -> None:
    table = curve(Columns())
    assert table["training_error"].isna().all() and table["why"].str.contains("shape").all()
    assert risk_intervals(table)["risk_low"].isna().all()


@pytest.mark.parametrize(
    ("estimator", "rows", "kind"),
    [
        (LinearRegression(), (X, y), ValueError),
        (pipeline(), (X,), ValueError),
        (pipeline(), ((X, y),), ValueError),
        (pipeline(), (pd.DataFrame(X),), ValueError),
        (pipeline(), (X, y[:9]), TableError),
        (pipeline(), ([["red"]] * 9, [0, 1, 0, 1, 0, 1, 0, 1, 0]), ValueError),
        (pipeline(), (np.where(X > 1000, np.nan, X), y), ValueError),
        ("knn", (np.where(X > 1000, np.nan, X), y), TableError),
        (KNN(), ([["red"], ["blue"]], [0, 1]), TableError),
    ],
)
def test_what_has_no_curve_is_one_sentence(estimator: Any, rows: Any, kind: type[Exception]) -> None:
    with pytest.raises(kind) as refused:
        learning_curve(estimator, *rows, sizes=8, runs=1)
    assert "\n" not in str(refused.value)


def test_intervals_need_rows_held_out_and_a_delta() -> None:
    with pytest.raises(ValueError, match="held out"):
        risk_intervals(
            learning_curve("threshold_erm", "uniform_threshold", sizes=9, runs=1, seed=0, workers=1, adapters="none")
        )
    with pytest.raises(ValueError, match="delta"):
        risk_intervals(curve(Nearest()), delta=1.5)
