"""Distances, margins of a given hyperplane, expected costs and test statistics: on paper, by SciPy and by trying."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest
from scipy import stats

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
POINT, PLANE = [[1, 2, 3]], {"weights": (2, 3, 6), "bias": -7}  # 2 + 6 + 18 - 7 = 19, and 4 + 9 + 36 = 49
BEHIND = [[0, 0, 0]]
# 2x + 3y - 3 is 2, -1 and 3 at the points: the smallest y(w.x + b) is 1.
POINTS, LINE = ([1, 1, 1], [1, 0, -1], [0, 2, 1]), {"weights": (2, 3), "bias": -3}
# Of decision 1: 0.3 + 2 = 2.3; of 2: 0.5 + 1 = 1.5; of 3: 1 + 0.6 = 1.6. Transposed: 0.7, 0.9, 6.5.
MATRIX, SHARES = ([0, 1, 10], [1, 0, 5], [2, 2, 0]), {"shares": (0.5, 0.3, 0.2)}
# Mean 2, sum of squares 2, variance 1: t = 2/(1/sqrt(3)).
FOLDS = [[1, 2, 3]]
# Variances 2, 0, 2, 0, 1/2, mean 0.9; the first difference is 3, the mean of all ten 1.5.
HALVES = ([3, 1], [1, 1], [0, 2], [2, 2], [2, 1])
CASES: tuple[Case, ...] = (
    (19 / 7, "plane_distance", POINT, PLANE, RIGHT, ""),
    ("19/7", "plane_distance", POINT, PLANE, RIGHT, ""),
    ("19.0", "plane_distance", POINT, PLANE, WRONG, "not divided"),
    (19 / 49, "plane_distance", POINT, PLANE, WRONG, "‖w‖²"),
    (19 / sqrt(98), "plane_distance", POINT, PLANE, WRONG, "no part"),
    (26 / 7, "plane_distance", POINT, PLANE, WRONG, "forgotten"),
    (33 / 7, "plane_distance", POINT, PLANE, WRONG, "other sign"),
    ("1.0", "plane_distance", POINT, PLANE, WRONG, "origin"),
    ("-1.0", "plane_distance", BEHIND, PLANE, RIGHT, "signed"),
    ("1.0", "plane_distance", BEHIND, PLANE, RIGHT, ""),
    (1 / sqrt(13), "plane_margin", POINTS, LINE, RIGHT, ""),
    (2 / sqrt(13), "plane_margin", POINTS, LINE, RIGHT, "width"),
    ("1.0", "plane_margin", POINTS, LINE, WRONG, "not divided"),
    (1 / 13, "plane_margin", POINTS, LINE, WRONG, "‖w‖²"),
    (2 / sqrt(13), "plane_margin", POINTS, LINE | {"scale": 2}, RIGHT, ""),
    (1 / sqrt(13), "plane_margin", POINTS, LINE | {"scale": 2}, WRONG, "before scaling"),
    (-1 / sqrt(13), "plane_margin", POINTS, LINE | {"scale": 2}, WRONG, "scaled too"),
    (3 / sqrt(13), "plane_margin", POINTS, LINE, WRONG, "largest"),
    (-2 / sqrt(13), "plane_margin", POINTS, LINE | {"bias": 0}, RIGHT, ""),
    (2 / sqrt(13), "plane_margin", POINTS, LINE | {"bias": 0}, WRONG, "sign"),
    ("1.5", "least_expected_cost", MATRIX, SHARES, RIGHT, ""),
    ("2.3", "least_expected_cost", MATRIX, SHARES, WRONG, "most probable"),
    ("1.6", "least_expected_cost", MATRIX, SHARES, WRONG, "decision 3"),
    ("0.70", "least_expected_cost", MATRIX, SHARES, WRONG, "exchanged"),
    (4 / 3, "least_expected_cost", MATRIX, SHARES, WRONG, "plain mean"),
    ("6.0", "least_expected_cost", MATRIX, SHARES, WRONG, "added up"),
    ("2", "cheapest_decision", MATRIX, SHARES, RIGHT, ""),
    ("1", "cheapest_decision", MATRIX, SHARES, WRONG, ""),
    ("2", "cheapest_decision", ([1, 1], [2, 0]), {"shares": (0.5, 0.5)}, RIGHT, "same"),
    (2 * sqrt(3), "t_folds_statistic", FOLDS, {}, RIGHT, ""),
    ("2.0", "t_folds_statistic", FOLDS, {}, WRONG, "root of k"),
    (2 * sqrt(9 / 2), "t_folds_statistic", FOLDS, {}, WRONG, "unbiased"),
    ("6.0", "t_folds_statistic", FOLDS, {}, WRONG, "root of the variance"),
    (-2 * sqrt(3), "t_folds_statistic", ([1, 1, 1], [2, 3, 4]), {}, RIGHT, ""),
    (2 * sqrt(3), "t_folds_statistic", ([1, 1, 1], [2, 3, 4]), {}, RIGHT, "less the first"),
    (3 / sqrt(0.9), "t_5x2cv_statistic", HALVES, {}, RIGHT, ""),
    (1.5 / sqrt(0.9), "t_5x2cv_statistic", HALVES, {}, WRONG, "mean of all ten"),
    (3 / sqrt(4.5), "t_5x2cv_statistic", HALVES, {}, WRONG, "not added"),
    (3 / sqrt(1.8), "t_5x2cv_statistic", HALVES, {}, WRONG, "the 2 is missing"),
    (1 / sqrt(0.9), "t_5x2cv_statistic", HALVES, {}, WRONG, "second difference"),
)


def test_on_paper() -> None:
    hold(CASES)


def test_as_scipy_has_it() -> None:
    rng = np.random.default_rng(5)
    for _ in range(5):
        errors = rng.uniform(0.1, 0.4, size=(2, 10)).round(3)
        theirs = stats.ttest_rel(*errors)
        worked = QUANTITIES["t_folds_statistic"].works_out(*errors.tolist())
        assert worked.value == pytest.approx(theirs.statistic, rel=1e-9)
        assert check(float(stats.ttest_1samp(errors[0], 0.25).statistic), "t_folds_statistic",
                     [round(float(x), 3) for x in errors[0] - 0.25])  # fmt: skip
        unpaired = stats.ttest_ind(*errors).statistic
        assert any(slip.value == pytest.approx(unpaired) for slip in worked.slips)


def test_the_nearest_point_of_the_plane() -> None:
    """By projection, and by random points of the plane that are no nearer."""
    rng = np.random.default_rng(6)
    for _ in range(5):
        w, x, b = rng.integers(-5, 6, 3), rng.integers(-9, 10, 3), int(rng.integers(-9, 10))
        if not w.any():
            continue
        foot = x - (w @ x + b) / (w @ w) * w
        value = QUANTITIES["plane_distance"].works_out(x.tolist(), weights=w.tolist(), bias=b).value
        assert value == pytest.approx(float(np.linalg.norm(x - foot)), abs=1e-12)


def test_the_notes_line_and_plane_as_fractions() -> None:
    """19/7 and 1/√13, from squares of whole numbers."""
    distance = QUANTITIES["plane_distance"].works_out([1, 2, 3], weights=[2, 3, 6], bias=-7)
    assert Fraction(1 * 2 + 2 * 3 + 3 * 6 - 7) / 7 == Fraction(19, 7) and 2**2 + 3**2 + 6**2 == 7**2
    assert distance.value == pytest.approx(19 / 7, rel=1e-15) and "19/7" in distance.steps[-1]
    rows, settings = QUANTITIES["plane_margin"].read("weights=(2,3) bias=-3; 2 0 1; 1 0 -1; 0 2 1")
    margin = QUANTITIES["plane_margin"].works_out(*rows, **settings)
    assert margin.value == pytest.approx(1 / sqrt(13), rel=1e-14) and "1/√13" in margin.steps[-1]


def test_expected_costs_of_three_classes_by_fractions() -> None:
    shares, costs = (Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)), ((0, 1, 10), (1, 0, 5), (2, 2, 0))
    means = [sum(share * cost for share, cost in zip(shares, row, strict=True)) for row in costs]
    quantity = QUANTITIES["least_expected_cost"]
    rows, settings = quantity.read(" ".join(quantity.example[-1:]) + "; " + "; ".join(quantity.example[:-1]))
    worked = quantity.works_out(*rows, **settings)
    assert means == [Fraction(23, 10), Fraction(3, 2), Fraction(8, 5)] and worked.value == float(min(means))
    assert "1.5" in worked.steps[1]


def test_a_line_that_a_notebook_gives() -> None:
    rows, settings = QUANTITIES["plane_margin"].read("weights=(2, 3) bias=-3; 1 1 +; 1 0 -; 0 2 +")
    assert check("0.277", "plane_margin", *rows, **settings)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("plane_distance", "weights=(0,0); 1 2", "be 0"),
        ("plane_distance", "weights=(1,2,3); 1 2", "2 numbers"),
        ("plane_distance", "1 2", "weights"), ("plane_distance", "weights=(1,x); 1 2", "weights"),
        ("plane_margin", "weights=(1,2); 1 2 A; 3 4 B", "A, B"),
        ("plane_margin", "weights=(1,2) scale=0; 1 2 +; 3 4 -", "> 0"),
        ("least_expected_cost", "shares=(0.5,0.6); 1 2; 3 4", "add up"),
        ("least_expected_cost", "shares=(0.5,0.25,0.25); 1 2; 3 4", "2 numbers"),
        ("cheapest_decision", "shares=(1.5,-0.5); 1 2; 3 4", "below 0"),
        ("t_folds_statistic", "1 1 1", "no spread"), ("t_folds_statistic", "1 2; 3 4; 5 6", "in two"),
        ("t_5x2cv_statistic", "1 2; 3 4", "five rows"), ("t_5x2cv_statistic", "1 1; 2 2; 3 3; 4 4; 5 5", "not defined"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, told_by_name = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **told_by_name)
