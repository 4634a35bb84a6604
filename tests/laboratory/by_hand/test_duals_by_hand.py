"""Multipliers, duals and soft margins of typed points: as books solve them, by conditions of optimality, by libsvm."""

from typing import Any

import numpy as np
import pytest
from sklearn.svm import SVC

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES
from learners.svm import certify_dual
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, WRONG = Verdict.RIGHT, Verdict.WRONG
# Learning from Data, e-chapter 8: w = (1, -1), b = -1 and the multipliers 1/2, 1/2, 1, 0.
BOOK = ([0, 0, "-"], [2, 2, "-"], [2, 0, "+"], [3, 0, "+"])
# w = (1/2, 1/2) and b = -2: the multipliers solve -a - 2b + 3c = 1/2, -a + 3c = 1/2 and a + b = c.
FOUR = ([1, 1, "-"], [2, 0, "-"], [3, 3, "+"], [4, 4, "+"])
# w = 1 and b = -2: 1.6 lacks 0.6 and 2 lacks 1, so both have the multiplier 1, and 1 and 3 have 0.3.
LINE = ([0, "-"], [1, "-"], [1.6, "-"], [2, "+"], [3, "+"])
# Both multipliers are 0.1, so w = 0.1; every b from -1 to 0.9 is optimal.
LOOSE = ([0, "-"], [1, "+"])
SQUARE = ([1, 1, "+"], [1, -1, "+"], [-1, 1, "-"], [-1, -1, "-"])
SOFT = {"C": 1}
CASES: tuple[Case, ...] = (
    ("(1/2, 1/2, 1, 0)", "svm_multipliers", BOOK, {}, RIGHT, ""),
    ("-0.5 -0.5 1 0", "svm_multipliers", BOOK, {}, WRONG, "times label"),
    ("1/4 1/4 1/2 0", "svm_multipliers", BOOK, {}, WRONG, "add up"),
    ("1 1 2 0", "svm_multipliers", BOOK, {}, RIGHT, "‖w‖²"),
    ("0.25 0 0.25 0", "svm_multipliers", FOUR, {}, RIGHT, ""),
    ("0 0.3 1 1 0.3", "svm_multipliers", LINE, SOFT, RIGHT, ""),
    ("0 -0.3 -1 1 0.3", "svm_multipliers", LINE, SOFT, WRONG, "times label"),
    ("1.0", "svm_dual_value", BOOK, {}, RIGHT, ""),
    ("0.25", "svm_dual_value", FOUR, {}, RIGHT, ""),
    ("0.50", "svm_dual_value", FOUR, {}, RIGHT, "‖w‖²"),
    ("2.1", "svm_dual_value", LINE, SOFT, RIGHT, ""),
    ("2.6", "svm_dual_value", LINE, SOFT, WRONG, "sum of the multipliers"),
    ("3.1", "svm_dual_value", LINE, SOFT, WRONG, "subtracted"),
    ("2.1", "soft_svm_objective", LINE, SOFT, RIGHT, ""),
    ("0.42", "soft_svm_objective", LINE, SOFT, RIGHT, "λ"),
    ("0.50", "soft_svm_objective", LINE, SOFT, WRONG, "alone"),
    ("1.6", "soft_svm_objective", LINE, SOFT, WRONG, "missing"),
    ("2.6", "soft_svm_objective", LINE, SOFT, WRONG, "1/2"),
    ("0.82", "soft_svm_objective", LINE, SOFT, WRONG, "averaged"),
    ("0.195", "soft_svm_objective", LOOSE, {"C": 0.1}, RIGHT, ""),
    ("(1, -2)", "soft_svm_weights", LINE, SOFT, RIGHT, ""),
    ("-2 1", "soft_svm_weights", LINE, SOFT, RIGHT, "first"),
    ("(1, 2)", "soft_svm_weights", LINE, SOFT, WRONG, "sign of b"),
    # The hard margin lies midway between 1.6 and 2.
    ("(5, -9)", "soft_svm_weights", LINE, SOFT, WRONG, "hard margin"),
    ("(0, 0, 0.6, 1, 0)", "soft_svm_slacks", LINE, SOFT, RIGHT, ""),
    ("(-1, 0, 0.6, 1, 0)", "soft_svm_slacks", LINE, SOFT, WRONG, "never negative"),
    ("(2, 1, 0.4, 0, 1)", "soft_svm_slacks", LINE, SOFT, WRONG, "lack"),
)  # fmt: skip


def test_on_paper() -> None:
    hold(CASES)


def test_as_libsvm_solves_them() -> None:
    random = np.random.default_rng(6)
    for C in (0.3, 1.0, 20.0):
        X, y = random.normal(size=(9, 2)).round(2), np.array([1, -1, 1, -1, 1, -1, 1, -1, 1])
        table = [[*map(float, row), int(label)] for row, label in zip(X, y, strict=True)]
        theirs = SVC(kernel="linear", C=C, tol=1e-10).fit(X, y)
        alphas = np.zeros(len(y))
        alphas[theirs.support_] = np.abs(theirs.dual_coef_[0])
        multipliers = QUANTITIES["svm_multipliers"].works_out(*table, C=C)
        assert multipliers.value == pytest.approx(alphas, abs=1e-5 * C)
        assert certify_dual(X @ X.T, y, multipliers.value, C, float(theirs.intercept_[0]), tolerance=1e-5)
        slack = np.maximum(0, 1 - y * theirs.decision_function(X))
        objective = float(theirs.coef_[0] @ theirs.coef_[0]) / 2 + C * slack.sum()
        assert QUANTITIES["soft_svm_objective"].works_out(*table, C=C).value == pytest.approx(objective, rel=1e-6)
        assert QUANTITIES["svm_dual_value"].works_out(*table, C=C).value == pytest.approx(objective, rel=1e-6)
        assert QUANTITIES["soft_svm_slacks"].works_out(*table, C=C).value == pytest.approx(slack, abs=1e-5)


@pytest.mark.parametrize(
    ("name", "rows", "settings", "sentence"),
    [
        ("svm_multipliers", SQUARE, {}, "several"), ("soft_svm_weights", LOOSE, {"C": 0.1}, "from −1 to 0.9"),
        ("soft_svm_slacks", LOOSE, {"C": 0.1}, "settled"),
        ("svm_dual_value", [[0, "+"], [1, "-"], [2, "+"]], {}, "C=1"),
        ("soft_svm_objective", LINE, {"C": 0}, "C"), ("soft_svm_objective", LINE, {"C": "many"}, "numbers"),
        ("svm_multipliers", LINE[:3], {}, "both"),
    ],
)  # fmt: skip
def test_what_has_no_single_answer_is_refused(name: str, rows: Any, settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **settings)


def test_what_is_not_settled_has_an_objective_and_a_dual() -> None:
    assert QUANTITIES["svm_dual_value"].works_out(*SQUARE).value == pytest.approx(0.5)
    assert QUANTITIES["svm_dual_value"].works_out(*LOOSE, C=0.1).value == pytest.approx(0.195)


def test_through_the_origin_there_is_no_balance() -> None:
    """Of (2, 0) and (0, 2), both positive, w = (1/2, 1/2) with the multipliers 1/4."""
    worked = QUANTITIES["svm_multipliers"].works_out([2, 0, "+"], [0, 2, "+"], bias=0)
    assert worked.value == pytest.approx((0.25, 0.25)) and not any("balanced" in line for line in worked.steps)
