"""k nearest neighbours and naive Bayes from typed tables, against fractions worked out on paper and scikit-learn."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from sklearn.naive_bayes import CategoricalNB
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor

from bounds import DomainError
from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# Distances from (0, 0): 1, sqrt(2), 2, 3 and 5, by coordinates' sums 1, 2, 2, 3 and 7.
PLANE = ([1, 0], [1, 1], [0, 2], [3, 0], [3, 4])
LABELS, NUMBERS = "ABBAA", (10, 20, 60, 100, 500)
LINE = [[1, 10], [2, 14], [4, 20], [7, 35], [3.5, "?"]]  # distances 2.5, 1.5, 0.5 and 3.5
# Mitchell's fourteen days: outlook, temperature, humidity, wind, and whether there is tennis.
DAYS = """sunny hot high weak no; sunny hot high strong no; overcast hot high weak yes; rain mild high weak yes
rain cool normal weak yes; rain cool normal strong no; overcast cool normal strong yes; sunny mild high weak no
sunny cool normal weak yes; rain mild normal weak yes; sunny mild normal strong yes; overcast mild high strong yes
overcast hot normal weak yes; rain mild high strong no; Sunny cool high strong ?"""
YES, NO = Fraction(9, 14) * Fraction(2 * 3 * 3 * 3, 9**4), Fraction(5, 14) * Fraction(3 * 1 * 4 * 3, 5**4)
SMOOTH_YES = Fraction(9, 14) * Fraction(3 * 4 * 4 * 4, 12 * 12 * 11 * 11)
SMOOTH_NO = Fraction(5, 14) * Fraction(4 * 2 * 5 * 4, 8 * 8 * 7 * 7)


def rows(labels: Any, point: Any = (0, 0)) -> list[list[Any]]:
    return [[*x, label] for x, label in zip((*PLANE, point), (*labels, "?"), strict=True)]


def days() -> list[list[str]]:
    return QUANTITIES["naive_bayes_posterior"].read(DAYS)[0]


NO_DAY = float(NO / (YES + NO))
CASES: tuple[Case, ...] = (
    ("A", "knn_label", rows(LABELS), {"k": 1}, RIGHT, ""),
    ("b", "knn_label", rows(LABELS), {"k": 3}, RIGHT, ""),
    ("A", "knn_label", rows(LABELS), {"k": 3}, WRONG, ""),
    ("A", "knn_label", rows(LABELS), {"k": 5}, RIGHT, ""),
    # two votes each: the table has more of A, and the nearest is one, too
    ("A", "knn_label", rows(LABELS), {"k": 4}, RIGHT, ""),
    ("+1", "knn_label", rows((1, -1, -1, 1, 1)), {"k": 1}, RIGHT, ""),
    # 2 of (1, 1) and (0, 2) are equally far by sums of coordinates: with both B wins, with the first alone it is a tie
    ("B", "knn_label", rows(LABELS), {"k": 2, "metric": "manhattan"}, RIGHT, ""),
    ("A", "knn_label", rows(LABELS), {"k": 2, "metric": "manhattan"}, RIGHT, "exactly k"),
    (30, "knn_mean", rows(NUMBERS), {"k": 3}, RIGHT, ""),
    (90, "knn_mean", rows(NUMBERS), {"k": 3}, WRONG, "sum"),
    (18, "knn_mean", rows(NUMBERS), {"k": 3}, WRONG, "all examples"),
    (138, "knn_mean", rows(NUMBERS), {"k": 3}, WRONG, "mean of all"),
    (10, "knn_mean", rows(NUMBERS), {"k": 3}, WRONG, "alone"),
    ("47.5", "knn_mean", rows(NUMBERS), {"k": 3}, WRONG, "4 nearest"),
    (15, "knn_mean", rows(NUMBERS), {"k": 2}, RIGHT, ""),
    (15, "knn_mean", rows(NUMBERS), {"k": 2, "metric": "manhattan"}, RIGHT, "exactly k"),
    (30, "knn_mean", rows(NUMBERS), {"k": 2, "metric": "manhattan"}, RIGHT, ""),
    (17, "knn_mean", LINE, {"k": 2}, RIGHT, ""),
    ("18.5", "knn_mean", LINE, {"k": 2}, RIGHT, "over the distance"),  # (20 / 0.5 + 14 / 1.5) / (1 / 0.5 + 1 / 1.5)
    (NO_DAY, "naive_bayes_posterior", days(), {"of": "no"}, RIGHT, ""),
    ("0.795", "naive_bayes_posterior", days(), {"of": "No"}, RIGHT, ""),  # as Mitchell prints it
    ("0.8", "naive_bayes_posterior", days(), {"of": "no"}, FEW, ""),
    ("0.205", "naive_bayes_posterior", days(), {"of": "no"}, WRONG, "posterior of yes"),
    ("0.0206", "naive_bayes_posterior", days(), {"of": "no"}, WRONG, "normalized"),
    ("0.0053", "naive_bayes_posterior", days(), {"of": "no"}, WRONG, "score of yes"),
    (float(NO * 14 / 5), "naive_bayes_posterior", days(), {"of": "no"}, WRONG, "product"),
    (float(NO / 5 / (YES / 9 + NO / 5)), "naive_bayes_posterior", days(), {"of": "no"}, WRONG, "prior is missing"),
    (float(SMOOTH_NO / (SMOOTH_YES + SMOOTH_NO)), "naive_bayes_posterior", days(), {"of": "no"}, RIGHT, "Laplace"),
    (float(SMOOTH_NO / (SMOOTH_YES + SMOOTH_NO)), "naive_bayes_posterior", days(), {"of": "no", "smoothing": 1}, RIGHT,
     ""),
    (NO_DAY, "naive_bayes_posterior", days(), {"of": "no", "smoothing": 1}, WRONG, "without"),
    (float(SMOOTH_NO / (SMOOTH_YES + SMOOTH_NO)), "naive_bayes_posterior", days(), {"of": "no", "smoothing": 0}, WRONG,
     "Laplace"),
    ("0.66", "naive_bayes_posterior", days(), {"of": "no"}, WRONG, ""),
)  # fmt: skip


def test_on_paper() -> None:
    hold(CASES)


def test_as_scikit_learn_answers() -> None:
    random = np.random.default_rng(8)
    for _ in range(10):
        X, y, x = random.normal(size=(9, 3)).round(3), random.integers(0, 3, 9), random.normal(size=3).round(3)
        numbers, text = random.normal(size=9).round(3), {"k": int(random.integers(1, 7))}
        votes = KNeighborsClassifier(text["k"]).fit(X, y).predict_proba([x])[0]
        if list(votes).count(votes.max()) == 1:
            table = [[*map(float, row), int(label)] for row, label in zip(X, y, strict=True)]
            assert check(int(votes.argmax()), "knn_label", *table, [*map(float, x), "?"], **text)
        table = [[*map(float, row), float(number)] for row, number in zip(X, numbers, strict=True)]
        mean = KNeighborsRegressor(text["k"]).fit(X, numbers).predict([x])[0]
        assert check(float(mean), "knn_mean", *table, [*map(float, x), "?"], **text)
    for smoothing in (0.5, 1.0, 2.0):
        words, y = random.integers(0, 3, (14, 3)), np.array([0, 1] * 7)
        theirs = CategoricalNB(alpha=smoothing).fit(words, y).predict_proba(words[:1])[0, 1]
        rows = [[*map(str, row), f"c{label}"] for row, label in zip(words, y, strict=True)]
        queries = [*map(str, words[0]), "?"]
        assert check(float(theirs), "naive_bayes_posterior", *rows, queries, of="c1", smoothing=smoothing)


def test_equal_distances_are_those_on_paper() -> None:
    """0.3 - 0.2 and 0.1 - 0 are equal on paper and not in doubles."""
    worked = QUANTITIES["knn_mean"].works_out([0.3, 4], [0.1, 8], [0.9, 50], [0.2, "?"], k=1)
    assert worked.value == 6


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("k=2; 1 A; 2 B", "one row"), ("k=2; 1 ?; 2 B; 3 ?", "2"), ("k=9; 1 A; 2 B; 3 ?", "1 to 2"),
        ("k=1.5; 1 A; 2 B; 3 ?", "1.5"), ("1 A; 2 B; 3 ?", "k of"), ("k=1; x A; 2 B; 3 ?", "numbers"),
        ("k=1; 1 A; 2 3 B; 3 ?", "row 2"), ("k=1 metric=maze; 1 A; 2 B; 3 ?", "maze"), ("k=1 n=2; 1 A; 2 B; 3 ?", "n"),
    ],
)  # fmt: skip
def test_what_is_no_question(text: str, sentence: str) -> None:
    quantity = QUANTITIES["knn_label"]
    with pytest.raises(ValueError, match=sentence):
        _ = quantity.works_out(*quantity.read(text)[0], **quantity.read(text)[1])


def test_arrays_are_rows_and_labels_keep_their_digits() -> None:
    table = np.array([[0.0, 0.123456789], [4.0, 5.0], [1.0, np.nan]]).astype(object)
    table[-1, -1] = "?"
    assert check("0.123456789", "knn_mean", *table, k=1)
    days_of_codes = [[1, "1.0", "c"], [0, 1, "c"], [1, 0, "e"], [0, 0, "e"], [1, 1, "?"]]
    assert check(1, "naive_bayes_posterior", *days_of_codes, of="C")


def test_a_label_that_is_not_there_is_refused() -> None:
    with pytest.raises(DomainError, match="A, B"):
        check("C", "knn_label", *rows(LABELS), k=1)


def test_a_row_of_names_is_not_taken_for_an_example() -> None:
    with pytest.raises(ValueError, match="columns"):
        check("0.5", "naive_bayes_posterior", ["Outlook", "Temp", "Hum", "Wind", "Play"], *days(), of="no")
