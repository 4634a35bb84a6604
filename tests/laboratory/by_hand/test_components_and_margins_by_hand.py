"""Principal components and hard margins of typed points, worked out on paper, by NumPy and by scikit-learn."""

from math import sqrt

import numpy as np
import pytest
from sklearn.svm import SVC

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# The means are 3 and 3; the sums of squares 20 and 14, that of the products 14.
FOUR = ([0, 1], [2, 3], [4, 2], [6, 6])
ROOT = sqrt(6**2 + 4 * 14**2)
LARGE, SMALL = (34 + ROOT) / 2, (34 - ROOT) / 2
CORRELATION = 14 / sqrt(20 * 14)
BARE = float(np.linalg.eigvalsh(np.array(FOUR).T @ np.array(FOUR))[-1])
# w is (1/2, 1/2) and b is -2: (1, 1) and (2, 0) lie on one side of the margin, (3, 3) on the other.
TWO_SIDES = ([1, 1, -1], [2, 0, -1], [3, 3, 1], [4, 4, 1])
# Through the origin (3, 1) and (1, 3) hold w = (1/4, 1/4), of which the length is 1 / (2 sqrt(2)).
CASES: tuple[Case, ...] = (
    (LARGE / 3, "pca_variance", FOUR, {}, RIGHT, ""),
    (LARGE / 3, "pca_variance", FOUR, {"divisor": "n-1"}, RIGHT, ""),
    (LARGE / 4, "pca_variance", FOUR, {}, RIGHT, "divisor n"),
    (LARGE / 4, "pca_variance", FOUR, {"divisor": "n"}, RIGHT, ""),
    (LARGE / 4, "pca_variance", FOUR, {"divisor": "n-1"}, WRONG, "divisor n"),
    (LARGE / 3, "pca_variance", FOUR, {"divisor": "n"}, WRONG, "divisor n − 1"),
    (SMALL / 3, "pca_variance", FOUR, {"component": 2}, RIGHT, ""),
    (SMALL / 3, "pca_variance", FOUR, {}, WRONG, "component 2"),
    (1 + CORRELATION, "pca_variance", FOUR, {}, RIGHT, "standard deviations"),
    (1 + CORRELATION, "pca_variance", FOUR, {"scaled": 1}, RIGHT, ""),
    (1 + CORRELATION, "pca_variance", FOUR, {"scaled": 0}, WRONG, "standard deviations"),
    (sqrt(LARGE / 3), "pca_variance", FOUR, {}, WRONG, "root"),
    (LARGE, "pca_variance", FOUR, {}, WRONG, "not divided"),
    (BARE / 3, "pca_variance", FOUR, {}, WRONG, "mean"),
    (34 / 3, "pca_variance", FOUR, {}, WRONG, "together"),
    (20 / 3, "pca_variance", FOUR, {}, WRONG, "one column"),
    ("10", "pca_variance", FOUR, {}, FEW, ""),
    (LARGE / 34, "pca_share", FOUR, {}, RIGHT, ""),
    (SMALL / 34, "pca_share", FOUR, {}, WRONG, "component 2"),
    (SMALL / 34, "pca_share", FOUR, {"component": 2}, RIGHT, ""),
    (20 / 34, "pca_share", FOUR, {}, WRONG, "one column"),
    (sqrt(LARGE) / (sqrt(LARGE) + sqrt(SMALL)), "pca_share", FOUR, {}, WRONG, "roots"),
    ((1 + CORRELATION) / 2, "pca_share", FOUR, {"scaled": 1}, RIGHT, ""),
    (LARGE / 34, "pca_share", FOUR, {"scaled": 1}, WRONG, "without"),
    (sqrt(2), "svm_margin", TWO_SIDES, {}, RIGHT, ""),
    (2 * sqrt(2), "svm_margin", TWO_SIDES, {}, RIGHT, "2/‖w‖"),
    (2 * sqrt(2), "svm_margin", TWO_SIDES, {"sides": 2}, RIGHT, ""),
    (sqrt(2), "svm_margin", TWO_SIDES, {"sides": 2}, WRONG, "1/‖w‖"),
    (2 * sqrt(2), "svm_margin", TWO_SIDES, {"sides": 1}, WRONG, "2/‖w‖"),
    (sqrt(1 / 2), "svm_margin", TWO_SIDES, {}, WRONG, "‖w‖"),
    ("2", "svm_margin", TWO_SIDES, {}, WRONG, "squared"),
    (sqrt(1 / 2), "svm_norm", TWO_SIDES, {}, RIGHT, ""),
    (sqrt(2), "svm_norm", TWO_SIDES, {}, WRONG, "margin"),
    ("0.50", "svm_norm", TWO_SIDES, {}, WRONG, "root"),
    ("(0.5, 0.5, -2)", "svm_weights", TWO_SIDES, {}, RIGHT, ""),
    ("w = (1/2, 1/2), b = -2", "svm_weights", TWO_SIDES, {}, RIGHT, ""),
    ("-2 1/2 1/2", "svm_weights", TWO_SIDES, {}, RIGHT, "first"),
    ("(0.5, 0.5, 2)", "svm_weights", TWO_SIDES, {}, WRONG, "sign of b"),
    ("(0.707, 0.707, -2.83)", "svm_weights", TWO_SIDES, {}, WRONG, "scaled"),
    ("(1/4, 1/4)", "svm_weights", ([3, 1, "+"], [1, 3, "+"], [4, 4, "+"]), {"bias": 0}, RIGHT, ""),
    # ten million times as large, w is as much smaller; a 0 stays one
    ("(5.0e-8, 5.0e-8, -2)", "svm_weights", [[x * 10**7, y * 10**7, sign] for x, y, sign in TWO_SIDES], {}, RIGHT, ""),
    ("(1, 0, 0)", "svm_weights", ([-1, 0, -1], [1, 0.5, 1], [1, -0.5, 1], [-1, 0.25, -1]), {}, RIGHT, ""),
    (2 * sqrt(2), "svm_margin", ([3, 1, "+"], [1, 3, "+"], [4, 4, "+"]), {"bias": 0}, RIGHT, ""),
)


def test_on_paper() -> None:
    hold(CASES)


def test_as_numpy_and_scikit_learn_have_it() -> None:
    random = np.random.default_rng(3)
    for _ in range(6):
        X = random.normal(size=(6, 3)).round(2)
        values = np.linalg.eigvalsh(np.cov(X.T))[::-1]
        place = int(random.integers(3))
        assert check(float(values[place]), "pca_variance", *X.tolist(), component=place + 1)
        assert check(float(values[place] / values.sum()), "pca_share", *X.tolist(), component=place + 1)
        y = np.where(X @ [1, 2, -1] > 0.2, 1, -1)
        if abs(y.sum()) == len(y):
            continue
        theirs = SVC(kernel="linear", C=1e8, tol=1e-8).fit(X, y)
        table = [[*row, int(label)] for row, label in zip(X.tolist(), y, strict=True)]
        weights = [*theirs.coef_[0], theirs.intercept_[0]]
        assert check(f"{1 / np.linalg.norm(theirs.coef_):.4g}", "svm_margin", *table)
        assert check(" ".join(f"{weight:.4g}" for weight in weights), "svm_weights", *table)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("pca_variance", "1 2; 1 2", "same"), ("pca_variance", "1 2", "2 rows"),
        ("pca_share", "component=3; 1 2; 3 4", "3"),
        ("pca_variance", "divisor=m; 1 2; 3 5", "n-1"), ("pca_share", "divisor=n; 1 2; 3 5", "divisor"),
        ("svm_margin", "1 1 +; 2 2 -; 3 3 +", "separates"), ("svm_margin", "1 1 +; 2 2 +", "both"),
        ("svm_norm", "bias=0; 1 1 +; 2 2 -", "origin"), ("svm_margin", "sides=3; 1 1 +; 2 2 -", "sides"),
        ("svm_margin", "1 1 A; 2 2 B", "A, B"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, told_by_name = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **told_by_name)
