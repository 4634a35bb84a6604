"""Confusion matrices, ROC curves, other impurities and Gaussian naive Bayes: on paper, and as scikit-learn has them."""

from fractions import Fraction
from math import exp, pi, sqrt

import numpy as np
import pytest
from sklearn import metrics
from sklearn.naive_bayes import GaussianNB

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
COUNTS = ([8, 2], [4, 26])  # TP 8, FN 2, FP 4, TN 26: precision 8/12, recall 8/10
SCORES = [[0.9, 1], [0.8, 0], [0.6, 1], [0.6, 0], [0.1, 0]]  # of 6 pairs 4 are right and one is a tie
# Two classes of variances 2/3 and 4 (divisor n) and means 2 and 6, priors 3/5 and 2/5.
BAYES = ([1, "A"], [2, "A"], [3, "A"], [4, "B"], [8, "B"], [3.5, "?"])


def normal(x: float, mean: float, variance: float) -> float:
    """The density of a normal distribution."""
    return exp(-((x - mean) ** 2) / (2 * variance)) / sqrt(2 * pi * variance)


A, B = 0.6 * normal(3.5, 2, 2 / 3), 0.4 * normal(3.5, 6, 4)
LESS_A, LESS_B = 0.6 * normal(3.5, 2, 1), 0.4 * normal(3.5, 6, 8)
OF = {"of": "A"}
CASES: tuple[Case, ...] = (
    ("2/3", "precision", COUNTS, {}, RIGHT, ""),
    ("0.80", "precision", COUNTS, {}, WRONG, "recall"),
    ("0.80", "precision", COUNTS, {"layout": "predicted"}, RIGHT, ""),
    ("0.80", "recall", COUNTS, {}, RIGHT, ""),
    ("0.85", "accuracy", COUNTS, {}, RIGHT, ""),
    ("0.15", "accuracy", COUNTS, {}, WRONG, "error"),
    (26 / 30, "specificity", COUNTS, {}, RIGHT, ""),
    (4 / 30, "specificity", COUNTS, {}, WRONG, "false positive"),
    (8 / 11, "f1", COUNTS, {}, RIGHT, ""),
    (11 / 15, "f1", COUNTS, {}, WRONG, "harmonic"),
    (4 / 11, "f1", COUNTS, {}, WRONG, "factor 2"),
    ("0.75", "auc", SCORES, {}, RIGHT, ""),
    ("0.25", "auc", SCORES, {}, WRONG, "exchanged"),
    (4 / 6, "auc", SCORES, {}, WRONG, "not 0"),
    (5 / 6, "auc", SCORES, {}, WRONG, "not 1"),
    ("4.5", "auc", SCORES, {}, WRONG, "counts the pairs"),
    ("0.667 1", "roc_point", SCORES, {"threshold": 0.6}, RIGHT, ""),
    ("0.333 0.5", "roc_point", SCORES, {"threshold": 0.6}, RIGHT, "above"),
    ("1 0.667", "roc_point", SCORES, {"threshold": 0.6}, WRONG, "first"),
    ("5/14", "majority_error", [[9, 5]], {}, RIGHT, ""),
    ("2/7", "majority_error", ([2, 3], [4, 0], [3, 2]), {}, RIGHT, ""),
    ("4.0", "majority_error", ([2, 3], [4, 0], [3, 2]), {}, WRONG, "number of mistakes"),
    ("0.156", "gain_ratio", ([2, 3], [4, 0], [3, 2]), {}, RIGHT, ""),  # Quinlan's outlook: .247 over 1.577
    ("0.247", "gain_ratio", ([2, 3], [4, 0], [3, 2]), {}, WRONG, "divide it"),
    ("1.58", "gain_ratio", ([2, 3], [4, 0], [3, 2]), {}, WRONG, "gain is divided"),
    (A / (A + B), "gaussian_bayes_posterior", BAYES, OF, RIGHT, ""),
    (LESS_A / (LESS_A + LESS_B), "gaussian_bayes_posterior", BAYES, OF, RIGHT, "n − 1"),
    (LESS_A / (LESS_A + LESS_B), "gaussian_bayes_posterior", BAYES, OF | {"divisor": "n"}, WRONG, "n − 1"),
    (A / 0.6 / (A / 0.6 + B / 0.4), "gaussian_bayes_posterior", BAYES, OF, WRONG, "priors"),
    (B / (A + B), "gaussian_bayes_posterior", BAYES, OF, WRONG, "not being"),
    (A, "gaussian_bayes_posterior", BAYES, OF, WRONG, "divide by"),
)


def test_on_paper() -> None:
    hold(CASES)


def test_rates_as_scikit_learn_has_them() -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        y, predicted = rng.integers(0, 2, 30), rng.integers(0, 2, 30)
        tn, fp, fn, tp = metrics.confusion_matrix(y, predicted, labels=[0, 1]).ravel().tolist()
        for name, theirs in (
            ("accuracy", metrics.accuracy_score(y, predicted)), ("precision", metrics.precision_score(y, predicted)),
            ("recall", metrics.recall_score(y, predicted)), ("f1", metrics.f1_score(y, predicted)),
            ("specificity", metrics.recall_score(1 - y, 1 - predicted)),
        ):  # fmt: skip
            assert QUANTITIES[name].works_out([tp, fn], [fp, tn]).value == pytest.approx(theirs)
            assert QUANTITIES[name].works_out([tp, fn, fp, tn]).value == pytest.approx(theirs)


def test_areas_and_points_as_scikit_learn_has_them() -> None:
    rng = np.random.default_rng(2)
    for _ in range(20):
        y = np.r_[0, 1, rng.integers(0, 2, 10)]
        scores = rng.integers(0, 6, 12) / 10
        rows = [[float(s), int(label)] for s, label in zip(scores, y, strict=True)]
        assert QUANTITIES["auc"].works_out(*rows).value == pytest.approx(metrics.roc_auc_score(y, scores))
        false, true, thresholds = metrics.roc_curve(y, scores, drop_intermediate=False)
        for at, point in zip(thresholds[1:], zip(false[1:], true[1:], strict=True), strict=True):
            assert QUANTITIES["roc_point"].works_out(*rows, threshold=float(at)).value == pytest.approx(point)


def test_posteriors_as_scikit_learn_has_them() -> None:
    rng = np.random.default_rng(3)
    for _ in range(10):
        X, y = rng.integers(0, 9, (12, 2)) + rng.integers(0, 3, (12, 1)), np.repeat(["a", "b", "c"], 4)
        X = X + np.tile([[0, 0], [1, 0], [0, 1], [2, 3]], (3, 1))  # both features vary in each class
        point = rng.integers(0, 9, 2)
        theirs = GaussianNB(var_smoothing=0).fit(X, y).predict_proba([point])[0]
        rows = [*([*x.tolist(), str(label)] for x, label in zip(X, y, strict=True)), [*point.tolist(), "?"]]
        for name, share in zip("abc", theirs, strict=True):
            value = QUANTITIES["gaussian_bayes_posterior"].works_out(*rows, of=name).value
            assert value == pytest.approx(share, rel=1e-9, abs=1e-12)


def test_the_table_of_the_curve() -> None:
    table = QUANTITIES["auc"].works_out(*SCORES).table
    assert next(iter(table.values())) == [0.9, 0.8, 0.6, 0.1]
    assert [Fraction(x).limit_denominator(9) for x in table["false positive rate"]] == [
        0,
        Fraction(1, 3),
        Fraction(2, 3),
        1,
    ]


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("precision", "1 2; 3 4; 5 6", "two rows"), ("precision", "0 3; 0 4", "no value"),
        ("precision", "1.5 2; 3 4", "whole"), ("recall", "-1 2; 3 4", ">= 0"), ("f1", "0 0; 0 0", "0"),
        ("accuracy", "layout=x; 1 2; 3 4", "layout"), ("auc", "0.5 1; 0.4 1", "both"),
        ("auc", "1 2 1; 3 4 0", "3 cells"),
        ("roc_point", "0.5 1; 0.4 0", "threshold"),
        ("majority_error", "1.5 2", "whole"),
        ("gain_ratio", "2 3; 0 0", "no value"), ("gaussian_bayes_posterior", "of=A; 1 A; 1 A; 2 B; 3 B; 2 ?", "vary"),
        ("gaussian_bayes_posterior", "of=C; 1 A; 2 A; 2 B; 3 B; 2 ?", "A or B"),
        ("gaussian_bayes_posterior", "of=A divisor=3; 1 A; 2 A; 2 B; 3 B; 2 ?", "divisor"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, settings = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **settings)


def test_by_the_names_of_other_books() -> None:
    assert check("0.80", "recall", *COUNTS)
    rows, settings = QUANTITIES["gaussian_bayes_posterior"].read("class=A; 1 A; 2 A; 3 A; 4 B; 8 B; 3.5 ?")
    assert QUANTITIES["gaussian_bayes_posterior"].works_out(*rows, **settings).value == pytest.approx(A / (A + B))
