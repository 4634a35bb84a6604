"""Naive Bayes by hand with missing cells: they are left out of the counts, held to exact fractions."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from laboratory.by_hand import QUANTITIES, check
from learners.bayes.naive import naive_bayes

ROWS = [
    ["sunny", "hot", "no"], ["sunny", "?", "no"], ["rain", "mild", "yes"], ["sunny", "hot", "yes"],
    ["sunny", "?", "yes"], ["?", "mild", "no"],
]  # fmt: skip


def posterior(rows: list[list[str]], query: list[str], label: str, added: int = 0) -> Fraction:
    """By counting known cells, one loop each."""
    scores = {}
    for name in {row[-1] for row in rows}:
        own = [row for row in rows if row[-1] == name]
        score = Fraction(len(own), len(rows))
        for place, value in enumerate(query):
            if value == "?":
                continue
            cells = [row[place] for row in own if row[place] != "?"]
            values = {row[place] for row in rows if row[place] != "?"} | {value}
            score *= Fraction(cells.count(value) + added, len(cells) + added * len(values))
        scores[name] = score
    return scores[label] / sum(scores.values())


@pytest.mark.parametrize("query", [*product(("sunny", "rain", "?"), ("hot", "mild", "?"))])
@pytest.mark.parametrize("smoothing", [0, 1])
def test_missing_cells_are_left_out_of_the_counts(query: tuple[str, str], smoothing: int) -> None:
    right = posterior(ROWS, [*query], "yes", smoothing)
    worked = QUANTITIES["naive_bayes_posterior"].works_out(*ROWS, [*query, "?"], of="yes", smoothing=smoothing)
    assert worked.value == pytest.approx(float(right), rel=1e-12)


def test_what_was_read_says_how_many_cells_are_missing_and_other_treatments_are_conventions() -> None:
    rows = [*ROWS, ["sunny", "hot", "?"]]
    worked = QUANTITIES["naive_bayes_posterior"].works_out(*rows, of="yes", smoothing=0)
    assert "3 missing" in worked.read
    own = Fraction(3, 6) * Fraction(2, 3) * Fraction(1, 3)  # yes with ? as a value
    other = Fraction(3, 6) * Fraction(2, 3) * Fraction(1, 3)  # no
    whole = [row for row in ROWS if "?" not in row]
    values = sorted(each.value for each in worked.also)
    assert values == pytest.approx(
        sorted([float(own / (own + other)), float(posterior(whole, ["sunny", "hot"], "yes"))])
    )
    assert check(values[0], "naive_bayes_posterior", *rows, of="yes", smoothing=0).form


def test_without_missing_cells_nothing_is_said_of_them() -> None:
    rows = [row for row in ROWS if "?" not in row]
    worked = QUANTITIES["naive_bayes_posterior"].works_out(*rows, ["sunny", "hot", "?"], of="yes", smoothing=0)
    assert "missing" not in worked.read and not worked.also


def test_a_class_without_any_known_cell_of_a_feature_is_refused_without_smoothing() -> None:
    rows = [["?", "no"], ["a", "yes"], ["a", "?"]]
    with pytest.raises(ValueError, match=r"feature 1.*no\b"):
        QUANTITIES["naive_bayes_posterior"].works_out(*rows, of="yes", smoothing=0)
    worked = QUANTITIES["naive_bayes_posterior"].works_out(*rows, of="yes", smoothing=1)
    assert worked.value == pytest.approx(0.5)  # one value: its share is 1 in either class


def test_the_learner_takes_no_cell_for_missing_unless_it_is_told_which() -> None:
    X, y = np.array([["?"], ["a"], ["a"]]), np.array([0, 0, 1])
    assert naive_bayes(X, y, ["a"]).likelihoods.tolist() == [[0.5], [1]]
    assert naive_bayes(X, y, ["a"], missing="?").likelihoods.tolist() == [[1], [1]]
