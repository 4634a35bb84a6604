"""Weighted majority, halving, Winnow, UCB1 and Huffman's code: on paper, by loops, and by trying all codes."""

from fractions import Fraction
from itertools import product
from math import log, sqrt
from typing import Any

import numpy as np
import pytest

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import CALLED, QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# Weights 1 1 1 say 1 (wrong): 1/2 1/2 1. Then 1/2 to 3/2 says 0 (wrong): 1/2 1/4 1/2. 3/4 to 1/2 says 1: right.
ROUNDS = ([1, 1, 0, 0], [1, 0, 0, 1], [0, 1, 1, 1])
# Threshold 3: score 2 missed, (2, 2, 1); score 3, a wrong 1: (2, 1, 1/2); score 2.5 says 0: right.
WINNOW = ([1, 1, 0, 1], [0, 1, 1, 0], [1, 0, 1, 0])
ARMS = ([4, 0.5], [1, 0.25], [5, 0.75])
BONUS = sqrt(2 * log(10) / 4)
CASES: tuple[Case, ...] = (
    ("2", "majority_mistakes", ROUNDS, {}, RIGHT, ""),
    ("0.25 0.25 0.5", "majority_weights", ROUNDS, {}, RIGHT, ""),
    ("1/4 1/4 1/2", "majority_weights", ROUNDS, {}, RIGHT, ""),
    ("0.5 0.25 0.5", "majority_weights", ROUNDS, {}, RIGHT, "learner errs"),
    ("2 1 0.5", "winnow_weights", WINNOW, {}, RIGHT, ""),
    ("2 0 0", "winnow_weights", WINNOW, {"demotion": "zero"}, RIGHT, ""),
    ("2 2 1", "winnow_weights", WINNOW, {}, RIGHT, "above"),
    ("2", "winnow_mistakes", WINNOW, {}, RIGHT, ""),
    (0.5 + BONUS, "ucb_index", ARMS, {"arm": 1}, RIGHT, ""),
    (0.5 + sqrt(log(11) / 2), "ucb_index", ARMS, {"arm": 1}, RIGHT, "counted"),
    (BONUS, "ucb_index", ARMS, {"arm": 1}, WRONG, "bonus"),
    (0.5 + BONUS / 2, "ucb_index", ARMS, {"arm": 1}, WRONG, "2 is above"),
    ("2", "ucb_arm", ARMS, {}, RIGHT, ""),
    ("1", "ucb_arm", ARMS, {}, WRONG, ""),
    ("1.9", "huffman_length", [[0.4, 0.3, 0.2, 0.1]], {}, RIGHT, ""),
    ("1.75", "huffman_length", [[4, 2, 1, 1]], {}, RIGHT, ""),
    ("2.4", "huffman_length", [[0.4, 0.3, 0.2, 0.1]], {}, WRONG, "Shannon"),
    ("1.85", "huffman_length", [[0.4, 0.3, 0.2, 0.1]], {}, WRONG, "entropy"),
    ("2.25", "huffman_length", [[0.4, 0.3, 0.2, 0.1]], {}, WRONG, "plain mean"),
)


def test_on_paper() -> None:
    hold(CASES)


def weighted(rounds: Any, beta: Fraction) -> tuple[int, list[Fraction]]:
    """Mistakes and weights, by a loop with sums for either side; ties say 1."""
    w, mistakes = [Fraction(1)] * (len(rounds[0]) - 1), 0
    for row in rounds:
        ones = sum(a for a, p in zip(w, row, strict=False) if p)
        mistakes += int(2 * ones >= sum(w)) != row[-1]
        w = [a if p == row[-1] else a * beta for a, p in zip(w, row, strict=False)]
    return mistakes, w


def test_weighted_majority_by_a_loop() -> None:
    rng = np.random.default_rng(1)
    for beta in (Fraction(1, 2), Fraction(1, 3), Fraction(0)):
        for _ in range(10):
            rounds = rng.integers(0, 2, (6, 4)).tolist()
            if beta == 0:
                rounds = [[*row[:-1], row[0]] for row in rounds]  # expert 1 is perfect
            mistakes, w = weighted(rounds, beta)
            settings = {"beta": float(beta)}
            assert QUANTITIES["majority_mistakes"].works_out(*rounds, **settings).value == mistakes
            assert QUANTITIES["majority_weights"].works_out(*rounds, **settings).value == pytest.approx(
                list(map(float, w))
            )
            assert beta or mistakes <= log(3, 2)  # the halving algorithm's bound


def test_winnow_by_a_loop() -> None:
    rng = np.random.default_rng(2)
    for _ in range(20):
        X, y = rng.integers(0, 2, (7, 4)), rng.integers(0, 2, 7)
        y[:2] = 0, 1
        w, mistakes = np.ones(4), 0
        for x, label in zip(X, y, strict=True):
            predicted = int(w @ x >= 4)
            mistakes += predicted != label
            w = np.where(x == 1, w * 2.0 ** (label - predicted), w)
        rows = [[*x, label] for x, label in zip(X.tolist(), y.tolist(), strict=True)]
        assert QUANTITIES["winnow_weights"].works_out(*rows).value == pytest.approx(w.tolist())
        assert QUANTITIES["winnow_mistakes"].works_out(*rows).value == mistakes


def shortest(weights: list[int]) -> Fraction:
    """The least mean length over all lengths that Kraft's inequality allows."""
    n, total = len(weights), sum(weights)
    allowed = (c for c in product(range(1, n), repeat=n) if sum(Fraction(1, 2**length) for length in c) <= 1)
    return min(Fraction(sum(w * length for w, length in zip(weights, c, strict=True)), total) for c in allowed)


def test_no_code_is_shorter() -> None:
    rng = np.random.default_rng(3)
    for _ in range(12):
        weights = rng.integers(1, 12, int(rng.integers(2, 6))).tolist()
        worked = QUANTITIES["huffman_length"].works_out(weights)
        assert worked.value == pytest.approx(float(shortest(weights)))
        words = worked.table["word"]
        assert not any(a != b and b.startswith(a) for a in words for b in words)


def test_the_arm_of_the_example() -> None:
    """What the page opens with: 35 pulls in all; each index by a loop."""
    quantity = QUANTITIES["ucb_arm"]
    rows, settings = quantity.read("; ".join(quantity.example))
    indices = [mean + sqrt(2 * log(10 + 5 + 20) / pulls) for pulls, mean in ((10, 0.6), (5, 0.5), (20, 0.7))]
    worked = quantity.works_out(*rows, **settings)
    assert indices.index(max(indices)) == 1 and worked.value == "2"
    assert all(f"{index:.4g}" in line for index, line in zip(indices, worked.steps, strict=False))


def test_ties_of_arms_and_of_rounds() -> None:
    assert QUANTITIES["ucb_arm"].works_out([2, 0.5], [2, 0.5]).also[0].value == "2"
    assert check("0", "majority_mistakes", [1, 0, 1]) and check("1", "majority_mistakes", [1, 0, 1]).form
    assert check("1", "majority_mistakes", [1, 0, 1], tie=0)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("majority_mistakes", "1 0; 1 2", "1 and"), ("majority_mistakes", "1; 0", "one cell"),
        ("majority_weights", "beta=0; 1 0", "none left"), ("majority_weights", "beta=1; 1 0", "beta"),
        ("winnow_weights", "2 1 1; 0 1 0", "0 and 1"), ("winnow_weights", "demotion=x; 1 1 1; 0 1 0", "demotion"),
        ("ucb_arm", "0 0.5; 3 0.2", "pulls"), ("ucb_arm", "1 2 3; 1 2 3", "3 cells"), ("ucb_index", "1 0; 2 1", "arm"),
        ("huffman_length", "1", "2 to"), ("huffman_length", "1 0", "> 0"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, settings = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **settings)


def test_settings_by_other_names() -> None:
    twice = QUANTITIES["perceptron_weights"].works_out([2, 1, 1], [1, 3, -1], eta=0.5, w0=(1, 0, 0))
    assert (
        twice.value
        == QUANTITIES["perceptron_weights"].works_out([2, 1, 1], [1, 3, -1], rate=0.5, start=(1, 0, 0)).value
    )
    with pytest.raises(ValueError, match="already"):
        QUANTITIES["ridge_weights"].works_out([1, 2], [2, 3], penalty=1, alpha=2)
    with pytest.raises(ValueError, match="that order"):
        QUANTITIES["perceptron_weights"].works_out([2, 1, 1], [1, 3, -1], order=(2, 1))


def test_other_names_of_quantities_are_no_names_of_others() -> None:
    assert not set(CALLED) & set(QUANTITIES) and set(CALLED.values()) <= set(QUANTITIES)


def test_leave_one_out_by_its_name() -> None:
    rows = ([1, "A"], [2, "A"], [4, "B"], [5, "B"], [2.5, "B"])
    named, counted = (QUANTITIES["fold_error"].works_out(*rows, folds=folds) for folds in ("loo", 5))
    assert named.value == counted.value == 0.4  # 2 and 2.5 are each other's nearest
