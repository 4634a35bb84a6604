"""An estimator of one's own, beside the same by scikit-learn, scipy, formulas written out and worlds of known risk."""

import json
from math import log, sqrt
from typing import Any

import numpy as np
import pandas as pd
import pytest
from scipy.sparse import csr_matrix
from scipy.stats import binom, binomtest
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score, brier_score_loss
from sklearn.naive_bayes import BernoulliNB, GaussianNB
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler

from laboratory import evaluate
from laboratory.evaluations import EstimatorEvaluation
from laboratory.worlds import worlds
from learners import learners
from tests.sentences import facts

X, y = load_breast_cancer(return_X_y=True)
FALSE_ALARM = 1e-6


class Majority:
    """Nothing but fit and predict; the first returns nothing, the second a list."""

    def fit(self, X: Any, y: Any) -> None:
        labels, counts = np.unique(y, return_counts=True)
        self.label = labels[counts.argmax()]

    def predict(self, X: Any) -> list[Any]:
        return [self.label] * len(X)


def pipeline() -> Any:
    return make_pipeline(StandardScaler(), LogisticRegression())


def evaluated(estimator: Any, *data: Any, **more: Any) -> EstimatorEvaluation:
    evaluation = evaluate(estimator, *data, **more)
    assert isinstance(evaluation, EstimatorEvaluation)
    return evaluation


def sides(evaluation: EstimatorEvaluation) -> tuple[np.ndarray, np.ndarray]:
    assert evaluation.split is not None
    return evaluation.split.training, evaluation.split.test


@pytest.mark.parametrize("make", [pipeline, GaussianNB])
def test_accuracies_and_interval_are_those_of_scikit_learn_and_scipy_on_the_same_rows(make: Any) -> None:
    estimator = make()
    evaluation = evaluated(estimator, X, y, delta=0.1, seed=4)
    training, test = sides(evaluation)
    other = make().fit(X[training], y[training])
    right = int(accuracy_score(y[test], other.predict(X[test]), normalize=False))
    (model,) = evaluation.models
    assert (model.items, model.right) == (len(test), right) and right < len(test)
    assert evaluation.training_error == pytest.approx(1 - accuracy_score(y[training], other.predict(X[training])))
    interval = binomtest(right, len(test)).proportion_ci(0.9, method="exact")
    assert [model.interval.low, model.interval.high] == pytest.approx([interval.low, interval.high], abs=1e-9)
    assert not hasattr(estimator, "classes_")  # a copy was trained


@pytest.mark.parametrize(("share", "held"), [(None, 171), (0.5, 284), (0.001, 1), (0.9999, 568)])
def test_every_row_is_trained_on_or_held_out_once(share: float | None, held: int) -> None:
    training, test = sides(evaluated(Majority(), X, y, test_size=share))
    assert len(test) == held and sorted([*training, *test]) == list(range(569))


def test_a_seed_is_a_split_and_a_generator_goes_on() -> None:
    first, again, other = (sides(evaluated(Majority(), X, y, seed=seed))[1].tolist() for seed in (1, 1, 2))
    assert first == again != other
    rng = np.random.default_rng(1)
    assert [sides(evaluated(Majority(), X, y, seed=rng))[1].tolist() == first for _ in range(2)] == [True, False]


def test_the_interval_holds_the_true_risk_as_often_as_it_says() -> None:
    """In a world of known risk; a false alarm of 1e-6, by the exact law of the failures."""
    kind: Any = worlds["uniform_threshold"]
    world, runs, delta, failures = kind(noise=0.2), 150, 0.4, 0
    for seed in range(runs):
        sample = world.draw(np.random.default_rng(seed), 60)
        evaluation = evaluated(learners["threshold_erm"](labels=(0, 1)), *sample, delta=delta, seed=seed)
        interval = evaluation.models[0].interval
        failures += not interval.low <= 1 - world.risk(evaluation.fitted) <= interval.high
    assert 0 < failures <= binom.isf(FALSE_ALARM, runs, delta)


def test_vc_bounds_stand_beside_the_interval_where_the_class_is_known() -> None:
    evaluation = evaluated(learners["perceptron"](), X[:, :2], y, delta=0.1)
    m, d = len(sides(evaluation)[0]), 3  # lines in the plane
    bound = evaluation.bounds[0]
    gap = sqrt((d * (log(2 * m / d) + 1) - log(0.1 / 4)) / m) + 1 / m  # Vapnik 1998, theorem 4.1
    assert bound.theorem == "vc_vapnik" and bound.start == evaluation.training_error
    assert bound.value == pytest.approx(bound.start + gap, abs=1e-12) and bound.rests_on.startswith(", if ")
    assert {each.theorem for each in evaluation.bounds} == {"vc_vapnik", "vc_original"}
    assert evaluated(learners["perceptron"](), X, np.where(y, "b", "m")).bounds
    assert not evaluated(GaussianNB(), X, y).bounds and "VC" in evaluated(GaussianNB(), X, y).notes[-1]


def test_a_tree_has_its_code_length_on_boolean_features_only() -> None:
    boolean = (X[:, :3] > (13, 19, 90)).astype(float)
    tree = learners["occam_tree"](max_depth=2)
    evaluation = evaluated(tree, boolean, y)
    (bound,) = evaluation.bounds
    nodes = evaluation.fitted.nodes_
    bits = (nodes + 1) * 3 + 2 * int(np.log2(nodes)) + 1  # 3 tests, two labels and an end are 6 symbols, of 3 bits
    m = len(sides(evaluation)[0])
    gap = sqrt((bits * log(2) + log(2 / 0.05)) / (2 * m))
    assert bound.theorem == "tree_code_length"
    assert bound.value == pytest.approx((evaluation.training_error or 0) + gap, abs=1e-12)
    assert evaluated(tree, X[:, :3], y).bounds == ()


def ece(scores: Any, rights: Any) -> float:
    """Ten bins, in a loop."""
    total = 0.0
    for place in range(10):
        inside = [(s, r) for s, r in zip(scores, rights, strict=True) if min(int(s * 10), 9) == place]
        if inside:
            total += abs(sum(s for s, _ in inside) - sum(r for _, r in inside))
    return total / len(scores)


def test_brier_and_calibration_error_of_predict_proba() -> None:
    evaluation = evaluated(GaussianNB(), X, y)
    training, test = sides(evaluation)
    probabilities = GaussianNB().fit(X[training], y[training]).predict_proba(X[test])
    (calibration,) = evaluation.calibrations
    assert calibration.brier == pytest.approx(brier_score_loss(y[test], probabilities[:, 1]), abs=1e-12)
    rights = probabilities.argmax(axis=1) == y[test]
    assert calibration.ece == pytest.approx(ece(probabilities.max(axis=1), rights), abs=1e-12)
    assert 0 < calibration.ece < calibration.interval.high and not evaluated(Majority(), X, y).calibrations


def test_brier_and_calibration_error_of_scores_in_a_table() -> None:
    rng = np.random.default_rng(2)
    scores = rng.random(200)
    labels = (rng.random(200) < scores**2).astype(int)
    rows = {"label": labels, "prediction": (scores >= 0.5).astype(int), "score": scores}
    (calibration,) = evaluate(rows).calibrations  # scores are those of label 1
    assert calibration.brier == pytest.approx(brier_score_loss(labels, scores), abs=1e-12)
    assert calibration.ece == pytest.approx(ece(scores, labels), abs=1e-12)
    half = sqrt(log(40) / 400)
    assert calibration.interval.high - calibration.brier == pytest.approx(half, abs=1e-12)


def test_tables_texts_sparse_matrices_and_words_as_labels_are_taken() -> None:
    kinds = np.array(["cat", "dog", "owl"])[np.arange(90) % 3]
    table = pd.DataFrame({"voice": np.array(["miaow", "wuff", "hoo"])[np.arange(90) % 3]}, index=range(500, 590))
    assert evaluate(make_pipeline(OneHotEncoder(), LogisticRegression()), table, pd.Series(kinds)).models[0].right == 27
    texts = [f"it says {voice}" for voice in table["voice"]]
    assert evaluate(make_pipeline(CountVectorizer(), LogisticRegression()), texts, kinds).models[0].right == 27
    sparse = csr_matrix(np.eye(3)[np.arange(90) % 3])
    assert evaluate(BernoulliNB(), sparse, kinds).models[0].right == 27


def test_what_came_fitted_is_evaluated_on_every_row_with_its_condition() -> None:
    fitted = pipeline().fit(X[:300], y[:300])
    evaluation = evaluated(fitted, X[300:], y[300:], fitted=True)
    assert evaluation.models[0].right == accuracy_score(y[300:], fitted.predict(X[300:]), normalize=False)
    assert evaluation.training_error is None and evaluation.split is None and evaluation.fitted is fitted
    assert any("only if none" in facts(note) for note in evaluation.notes)


def test_a_table_sorted_by_its_labels_is_no_doubt_where_the_rows_held_out_are_random() -> None:
    flowers, kinds = load_iris(return_X_y=True)
    assert not any("order" in line for line in evaluate(Majority(), flowers, kinds).warnings)
    fixed = Majority()
    fixed.label = 0
    assert any("order" in line for line in evaluate(fixed, flowers, kinds, fitted=True).warnings)


def test_rows_on_both_sides_are_counted() -> None:
    twice, labels = np.concatenate([X, X]), np.concatenate([y, y])
    evaluation = evaluated(Majority(), twice, labels, test_size=0.2)
    training, test = sides(evaluation)
    both = sum(place % 569 in {other % 569 for other in training} for place in test)
    assert 0 < both < len(test)
    flags = (X[:, :3] > X[:, :3].mean(axis=0)).astype(float)  # of eight kinds: equal rows say nothing
    assert not any("copies" in note for note in evaluated(Majority(), flags, y).notes)
    assert any(f"{both} {len(test)}" in facts(note) for note in evaluation.notes)


def test_report_and_plain_values_have_the_training_error_and_the_bounds() -> None:
    evaluation = evaluated(learners["perceptron"](), X[:, :2], y)
    plain = json.loads(json.dumps(evaluation.to_dict()))
    assert plain["training_error"] == evaluation.training_error and plain["training_rows"] == 398
    assert [each["value"] for each in plain["bounds"]] == [each.value for each in evaluation.bounds]
    assert "398" in facts(evaluation.report()) and evaluation.bounds[0].title in evaluation.report()
