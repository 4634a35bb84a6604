"""Learning curves of scikit-learn's pipelines: the VC bound as printed, the same as `evaluate` has, or one sentence."""

from math import log, sqrt
from typing import Any

import numpy as np
import pandas as pd
import pytest
from scipy.sparse import csr_matrix
from sklearn.compose import ColumnTransformer
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.decomposition import PCA
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, PolynomialFeatures, StandardScaler

from laboratory import evaluate
from laboratory.evaluations import EstimatorEvaluation
from laboratory.experiments import DRAWN_WITH, AssumptionsNotGranted, learning_curve
from tests.sentences import Facts, facts

X, y = load_breast_cancer(return_X_y=True)
X = X[:, :4]
NAMED = pd.DataFrame(X, columns=["radius", "texture", "perimeter", "area"])
OF_CLASSES = {"vc_vapnik", "vc_original"}
HALF = np.arange(9_000) % 2
TWO_COLUMNS = make_pipeline(ColumnTransformer([("two", StandardScaler(), ["radius", "area"])]), LogisticRegression())


def pipeline(*between: Any, **arguments: Any) -> Any:
    return make_pipeline(StandardScaler(), *between, LogisticRegression(max_iter=1000, **arguments))


def curve(estimator: Any, features: Any = X, labels: Any = y, m: int = 200, **more: Any) -> pd.DataFrame:
    table: pd.DataFrame = learning_curve(
        estimator, features, labels, sizes=m, runs=1, seed=3, adapters="all", workers=1, **more
    )
    return table.set_index("theorem")


def printed(m: int, d: int, delta: float) -> float:
    """Vapnik 1998, theorem 4.1."""
    return sqrt((d * (log(2 * m / d) + 1) - log(delta / 4)) / m) + 1 / m


@pytest.mark.parametrize(
    ("estimator", "d"),
    [(pipeline(), 5), (pipeline(PCA(2)), 5), (pipeline(PolynomialFeatures(2)), 15),
     (pipeline(class_weight="balanced"), 5),
     (GridSearchCV(pipeline(), {"logisticregression__C": [0.1, 1]}, cv=2), 5)],
    ids=["scaled", "projected", "squared", "weighted", "searched"],
)  # fmt: skip
def test_the_bound_is_the_training_error_and_the_printed_gap_as_in_evaluate(estimator: Any, d: int) -> None:
    table = curve(estimator, delta=0.1)
    row = table.loc["vc_vapnik"]
    assert row["bound"] == pytest.approx(row["training_error"] + printed(200, d, 0.1), abs=1e-12)
    evaluation = evaluate(estimator, X, y, delta=0.1)
    assert isinstance(evaluation, EstimatorEvaluation)
    bounds = {bound.theorem: bound for bound in evaluation.bounds}
    assert set(bounds) == OF_CLASSES == {name for name in table.index if name in OF_CLASSES}
    assert bounds["vc_vapnik"].inputs["d"] == d and f"d={d}" in row["inputs"]
    said = table.attrs[DRAWN_WITH]["conditions"]["vc_vapnik"]
    assert said == f"for {bounds['vc_vapnik'].of_class}{bounds['vc_vapnik'].rests_on}"


@pytest.mark.parametrize(
    ("features", "labels"),
    [(csr_matrix(X), y), (NAMED, y), (X, np.where(y, "benign", "malignant")), (X.tolist(), y.astype(bool))],
    ids=["sparse", "table", "words", "lists"],
)
def test_whatever_kind_of_table_it_is_the_numbers_are_the_same(features: Any, labels: Any) -> None:
    table, usual = curve(LogisticRegression(max_iter=3000), features, labels), curve(LogisticRegression(max_iter=3000))
    columns = ["training_error", "error_not_drawn", "bound"]
    words = np.asarray(labels).dtype.kind == "U"  # benign is 0 then: the same rows, the other way round
    assert table[columns].to_numpy() == pytest.approx(usual[columns].to_numpy(), abs=2e-2 if words else 1e-12)


def test_columns_are_called_by_name_where_the_table_names_them() -> None:
    by_place = make_pipeline(ColumnTransformer([("two", StandardScaler(), [0, 3])]), LogisticRegression())
    table, other = curve(TWO_COLUMNS, NAMED), curve(by_place, X)
    assert table["error_not_drawn"].tolist() == other["error_not_drawn"].tolist()
    assert "d=5" in str(table.loc["vc_vapnik", "inputs"])  # all columns: which of them are kept is not looked at
    refused = curve(TWO_COLUMNS, X)  # an array names none
    assert refused["bound"].isna().all() and refused["why"].str.contains("columns").all()


@pytest.mark.parametrize(
    ("estimator", "data", "more"),
    [(KNeighborsClassifier(), (X, y), {}), (pipeline(), load_iris(return_X_y=True), {"m": 100}),
     (pipeline(), (X, y), {"groups": np.arange(len(y)) // 3})],
    ids=["no_class", "three_labels", "groups"],
)  # fmt: skip
def test_where_an_assumption_is_missing_no_bound_of_a_class_stands(estimator: Any, data: Any, more: Any) -> None:
    assert not OF_CLASSES & set(curve(estimator, *data, **more).index)
    m = more.pop("m", 200)
    with pytest.raises(AssumptionsNotGranted) as refused:
        learning_curve(estimator, *data, sizes=m, runs=1, seed=3, adapters="vc_vapnik", workers=1, **more)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("estimator", [pipeline(), GridSearchCV(pipeline(), {"logisticregression__C": [1, 2]}, cv=2)])
def test_a_sample_of_one_label_is_a_reason_in_its_row_and_a_sentence_of_evaluate(estimator: Any) -> None:
    rare = np.zeros(len(y), dtype=int)
    rare[0] = 1
    table = curve(estimator, X, rare, m=20)
    assert table["bound"].isna().all() and table["why"].str.len().gt(0).all()
    assert not table["why"].str.contains("\n").any()
    with pytest.raises(ValueError) as refused:
        evaluate(estimator, X[1:], rare[1:])
    assert "\n" not in str(refused.value) and "398 training rows" in str(refused.value)


def test_why_no_bound_applies_is_the_reason_that_it_is() -> None:
    def said(estimator: Any, *data: Any) -> Facts:
        return facts(next(note for note in evaluate(estimator, *data).notes if "no theorem" in note))

    assert "class" in said(KNeighborsClassifier(), X, y)
    assert "two labels" in said(pipeline(), *load_iris(return_X_y=True))
    table = pd.DataFrame({"word": np.where(y, "yes", "no")})
    assert "class" in said(make_pipeline(OneHotEncoder(), LogisticRegression()), table, y)
    assert "50,000,000" in said(GridSearchCV(LogisticRegression(), {"C": [1]}, cv=2), csr_matrix((9_000, 9_000)), HALF)


def test_the_figure_says_below_what_its_bounds_assume() -> None:
    table = learning_curve(pipeline(), X, y, sizes=[50, 200], runs=2, seed=3, adapters="all", workers=1)
    curves: Any = table.learning_curves
    figure = curves.plot()
    below = " ".join(str(note.text).replace("<br>", " ") for note in figure.layout.annotations)
    for said in table.attrs[DRAWN_WITH]["conditions"].values():
        assert said in below
    lines = str(figure.layout.annotations[-1].text).split("<br>")
    assert figure.layout.margin.b > 15 * len(lines) and max(map(len, lines)) <= 130
