"""k-means, Fisher's direction, Gram matrices and AdaBoost by labels, against paper and scikit-learn."""

import re
from math import exp, log, sqrt

import numpy as np
import pytest
from sklearn.cluster import KMeans
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.metrics.pairwise import polynomial_kernel, rbf_kernel

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import FORMS, QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# First {1} and {2, 3, 4}; then {1, 2} and {3, 4}, whose means are (1.5, 1) and (4.5, 3.5), and nothing changes.
FOUR = [[1, 1], [2, 1], [4, 3], [5, 4], [1, 1, "c"], [2, 1, "c"]]
# 1 is as near to 0 as to 2.
TIE = [[0], [1], [2], [0, "c"], [2, "centre"]]
# A: means (2, 8/3), B: (5, 4/3); S_W = ((4, 1), (1, 4/3)), of determinant 13/3; the difference is (-3, 4/3).
SIX = [[1, 2, "A"], [2, 3, "A"], [3, 3, "A"], [4, 1, "B"], [5, 2, "B"], [6, 1, "B"]]
W = (-16 / 13, 25 / 13)  # 3/13 · ((4/3, -1), (-1, 4)) · (-3, 4/3) = 3/13 · (-16/3, 25/3)
LENGTH = sqrt(W[0] ** 2 + W[1] ** 2)
THREE = [[1, 2], [3, 1], [0, 1]]  # inner products 5, 5, 2; 10, 1; 1
TRUTH, FIRST, SECOND = "+ + - - +", "+ - - - +", "- + - - +"  # wrong at 2; then at 1, which weighs 1/8
SIGNS = [TRUTH.split(), FIRST.split(), SECOND.split()]

CASES: tuple[Case, ...] = (
    ("1.5 1 4.5 3.5", "kmeans_centres", FOUR, {}, RIGHT, ""),
    ("1 1 3.667 2.667", "kmeans_centres", FOUR, {}, WRONG, "first step"),
    ("1 1 3.667 2.667", "kmeans_centres", FOUR, {"steps": 1}, RIGHT, ""),
    ("1.5 1 4.5 3.5", "kmeans_centres", FOUR, {"steps": 1}, WRONG, "step more"),
    ("4.5 3.5 1.5 1", "kmeans_centres", FOUR, {}, WRONG, "order"),
    ("1 1 2 2", "kmeans_assignments", FOUR, {}, RIGHT, ""),
    ("1 2 2 2", "kmeans_assignments", FOUR, {}, WRONG, "first step"),
    ("1 2 2 2", "kmeans_assignments", FOUR, {"steps": 1}, RIGHT, ""),
    ("1.5", "kmeans_cost", FOUR, {}, RIGHT, ""),
    ("0.375", "kmeans_cost", FOUR, {}, WRONG, "mean"),
    ("2.414", "kmeans_cost", FOUR, {}, WRONG, "squared"),  # 1 + sqrt(2)
    (16.75, "kmeans_cost", FOUR, {}, WRONG, "mean of all"),  # 1, 2, 4, 5 around 3: 10; 1, 1, 3, 4 around 9/4: 27/4
    ("9.333", "kmeans_cost", FOUR, {"steps": 1}, RIGHT, ""),  # 2, 4, 5 around 11/3 and 1, 3, 4 around 8/3: 14/3 each
    ("26.0", "kmeans_cost", FOUR, {"steps": 1}, WRONG, "before"),
    ("1 1 2", "kmeans_assignments", TIE, {}, RIGHT, ""),
    ("1 2 2", "kmeans_assignments", TIE, {}, RIGHT, "last"),
    ("0.5 2.0", "kmeans_centres", TIE, {}, RIGHT, ""),
    ("0.0 1.5", "kmeans_centres", TIE, {}, RIGHT, "last"),
    (W, "fisher_direction", SIX, {}, RIGHT, ""),
    (tuple(-w for w in W), "fisher_direction", SIX, {}, RIGHT, "same line"),
    (tuple(w / LENGTH for w in W), "fisher_direction", SIX, {}, RIGHT, "same line"),
    ("1 -1.5625", "fisher_direction", SIX, {}, RIGHT, "same line"),
    ("-3.0 1.333", "fisher_direction", SIX, {}, WRONG, "inverse"),
    ("-10.667 -1.222", "fisher_direction", SIX, {}, WRONG, "invert"),  # S_W times (-3, 4/3): (-32/3, -11/9)
    ("-0.75 1.0", "fisher_direction", SIX, {}, WRONG, "diagonal"),
    ("5 5 2 5 10 1 2 1 1", "gram_matrix", THREE, {}, RIGHT, ""),
    ("0 5 2 5 0 1 2 1 0", "gram_matrix", THREE, {}, WRONG, "diagonal"),
    ("0 5 2 5 0 9 2 9 0", "gram_matrix", THREE, {}, WRONG, "squared distances"),
    ("36 36 9 36 121 4 9 4 4", "gram_matrix", THREE, {"degree": 2}, RIGHT, ""),
    ("25 25 4 25 100 1 4 1 1", "gram_matrix", THREE, {"degree": 2}, RIGHT, "constant"),
    ("5 5 2 5 10 1 2 1 1", "gram_matrix", THREE, {"degree": 2}, WRONG, "inner products"),
    (log(7) / 2, "adaboost_vote", SIGNS, {}, RIGHT, ""),
    (log(7) / 2, "adaboost_vote", [[2], [1]], {"m": 5}, RIGHT, ""),
    (log(4) / 2, "adaboost_vote", SIGNS[:2], {}, RIGHT, ""),
    ("0.125", "adaboost_error", SIGNS, {}, RIGHT, ""),
    ("0.200", "adaboost_error", SIGNS, {}, WRONG, "weighted"),
    ("0.5", "adaboost_weight", SIGNS, {"of": 1}, RIGHT, ""),
)  # fmt: skip


def test_on_paper() -> None:
    hold(CASES)


def test_kmeans_against_scikit_learn() -> None:
    rng = np.random.default_rng(4)
    for _ in range(20):
        m, k = int(rng.integers(4, 15)), int(rng.integers(1, 4))
        X = rng.normal(size=(m, 2)).round(3)
        start = X[rng.permutation(m)[:k]]
        rows = [*X.tolist(), *([*place, "c"] for place in start.tolist())]
        theirs = KMeans(k, init=start, n_init=1, tol=0, max_iter=300, algorithm="lloyd").fit(X)
        worked = {
            name: QUANTITIES[f"kmeans_{name}"].works_out(*rows).value for name in ("centres", "assignments", "cost")
        }
        assert worked["centres"] == pytest.approx(theirs.cluster_centers_.ravel().tolist())
        assert worked["assignments"] == pytest.approx((theirs.labels_ + 1).tolist())
        assert worked["cost"] == pytest.approx(theirs.inertia_)


def test_the_cost_never_rises() -> None:
    rng = np.random.default_rng(5)
    X = rng.normal(size=(12, 2)).round(2).tolist()
    rows = [*X, [*X[0], "c"], [*X[1], "c"], [*X[2], "c"]]
    costs = [QUANTITIES["kmeans_cost"].works_out(*rows, steps=steps).value for steps in range(1, 8)]
    assert costs == sorted(costs, reverse=True)


def test_fishers_direction_against_scikit_learn() -> None:
    rng = np.random.default_rng(6)
    for _ in range(20):
        sizes, n = rng.integers(4, 9, 2), int(rng.integers(1, 4))
        X = np.vstack([rng.normal(size=(sizes[0], n)), rng.normal(1, 2, (sizes[1], n))]).round(3)
        y = np.repeat(["+", "-"], sizes)
        rows = [[*x, label] for x, label in zip(X.tolist(), y, strict=True)]
        mine = np.array(QUANTITIES["fisher_direction"].works_out(*rows).value)
        theirs = LinearDiscriminantAnalysis(solver="lsqr").fit(X, y == "+").coef_[0]
        assert mine / np.linalg.norm(mine) == pytest.approx(theirs / np.linalg.norm(theirs))


def test_unequal_classes_may_add_covariances() -> None:
    """Another S_W, and so another direction: right with its convention."""
    rows = [*SIX, [7, 3, "B"], [6, 5, "B"]]
    X, y = np.array([row[:2] for row in rows], float), [row[2] for row in rows]
    groups = [X[[label == name for label in y]] for name in "AB"]
    w = np.linalg.solve(sum(np.cov(g.T, bias=True) for g in groups), groups[0].mean(axis=0) - groups[1].mean(axis=0))
    diagnosis = check(tuple(w), "fisher_direction", *rows)
    assert diagnosis.right and "covariance" in diagnosis.form


def test_gram_matrices_against_scikit_learn() -> None:
    X = np.random.default_rng(7).normal(size=(4, 3)).round(2)
    for settings, theirs in (
        ({"gamma": 0.3}, rbf_kernel(X, gamma=0.3)), ({"sigma": 2}, rbf_kernel(X, gamma=1 / 8)),
        ({"degree": 3, "constant": 2}, polynomial_kernel(X, degree=3, gamma=1, coef0=2)), ({}, X @ X.T),
    ):  # fmt: skip
        worked = QUANTITIES["gram_matrix"].works_out(*X.tolist(), **settings)
        assert worked.value == pytest.approx(theirs.ravel().tolist())
        assert np.allclose(np.array(list(worked.table.values())).T, theirs)
    centring = np.eye(4) - 0.25
    assert "centred" in check(tuple((centring @ X @ X.T @ centring).ravel()), "gram_matrix", *X.tolist()).slips[0].words


@pytest.mark.parametrize("plus", ["+", "1", "+1"])
@pytest.mark.parametrize("minus", ["-", "−", "-1"])
def test_labels_of_every_spelling_are_the_same_rounds(plus: str, minus: str) -> None:
    def spelled(row: str) -> str:
        return row.replace("-", "~").replace("+", plus).replace("~", minus)

    rows, settings = QUANTITIES["adaboost_vote"].read("; ".join(map(spelled, (TRUTH, FIRST, SECOND))))
    worked = QUANTITIES["adaboost_vote"].works_out(*rows, **settings)
    assert worked.value == pytest.approx(log(7) / 2)  # (1 - 1/8)/(1/8) = 7
    weights = [exp(log(4) / 2 * (1 if i == 1 else -1)) for i in range(5)]
    assert worked.table["weight after round 1"] == pytest.approx([w / sum(weights) for w in weights])
    assert worked.table["misclassified in round"] == ["2", "1", "", "", ""]


@pytest.mark.parametrize(
    ("quantity", "text", "words"),
    [
        ("kmeans_cost", "1 1; 2 1", "c, such"), ("kmeans_cost", "1; 1 c; 2 c", "many points"),
        ("kmeans_cost", "1; 2; 1 c; 9 c; 1 c", "many points"), ("kmeans_cost", "1; 2; 1 c; 1 c", "differ"),
        ("kmeans_cost", "1; 2; 0 c; 90 c", "no point"), ("kmeans_cost", "1 a; 2 b; 1 2 c", "numbers"),
        ("kmeans_cost", "steps=0; 1; 2; 1 c", "whole number"), ("kmeans_cost", "1 2; 3; 1 2 c", "many cells"),
        ("fisher_direction", "1 A; 2 B; 3 C", "two classes"), ("fisher_direction", "1 A; 2 A", "two classes"),
        ("fisher_direction", "1 A; 3 A; 2 B", "same mean"), ("fisher_direction", "1 1 A; 2 2 A; 1 3 B", "singular"),
        ("gram_matrix", "; ".join(["1 2"] * 9), "at most 8"), ("gram_matrix", "gamma=-1; 1; 2", "gamma"),
        ("gram_matrix", "1 2; 3", "many cells"),
        ("adaboost_vote", "1 2; 3", "is missing"), ("adaboost_vote", "+ +; + x", "got x"),
        ("adaboost_vote", "+ -; + - +", "many cells"), ("adaboost_vote", "m=3; + -; + +", "2 labels"),
        ("adaboost_vote", "+ - +", "2 rows"),
    ],
)  # fmt: skip
def test_what_cannot_be_worked_out_says_why(quantity: str, text: str, words: str) -> None:
    rows, settings = QUANTITIES[quantity].read(text)
    with pytest.raises(ValueError, match=words) as refusal:
        QUANTITIES[quantity].works_out(*rows, **settings)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "quantity", ["kmeans_centres", "kmeans_assignments", "kmeans_cost", "fisher_direction", "gram_matrix"]
)
def test_each_is_taken_away_in_every_form(quantity: str) -> None:
    by_hand = QUANTITIES[quantity]
    rows, settings = by_hand.read("; ".join(by_hand.example))
    worked = by_hand.works_out(*rows, **settings)
    for write in FORMS.values():
        text = write(by_hand, worked)
        assert text and not re.search(r"\bnan\b|Fraction", text)
