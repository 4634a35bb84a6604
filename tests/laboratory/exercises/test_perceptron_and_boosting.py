"""Questions about online and boosting algorithms, computed here by hand: integers, fractions, closed forms."""

from fractions import Fraction
from math import log

import pytest

from laboratory.exercises.drawing import make_problem

SEEDS = range(40)


def _weights_after(X: list[list[int]], y: list[int], updates: int) -> list[int]:
    w, seen = [0, 0], 0
    while updates:
        x, sign = X[seen % len(X)], y[seen % len(X)]
        if sign * (w[0] * x[0] + w[1] * x[1]) <= 0:
            w, updates = [w[0] + sign * x[0], w[1] + sign * x[1]], updates - 1
        seen += 1
    return w


def test_the_perceptron_step_by_step() -> None:
    for seed in SEEDS:
        item = make_problem("perceptron_steps", seed)
        X, y = item.inputs["X"].tolist(), item.inputs["y"].tolist()
        assert item.answer == _weights_after(X, y, item.inputs["updates"])[item.inputs["asked"]]


def test_two_rounds_of_adaboost() -> None:
    queries = set()
    for seed in SEEDS:
        item = make_problem("adaboost_rounds", seed)
        m, first, second = (item.inputs[name] for name in ("m", "first", "second"))
        error = Fraction(second, 2 * (m - first))
        votes, weight = log((1 - error) / error) / 2, Fraction(1, 2 * first) / (2 * (1 - error))
        by_hand = {"_vote": votes, "_weight": float(weight)}
        assert item.answer == pytest.approx(by_hand[item.inputs["asked"]], rel=1e-12)
        queries.add(item.inputs["asked"])
    assert queries == {"_vote", "_weight"}


def test_ten_examples_of_which_three_and_then_one_are_missed() -> None:
    """ε₁ = 3/10; then one example of weight 1/14 is missed: α₂ = ½ ln 13, and D₃(1) = (1/6) / (13/7) = 7/78."""
    results = {trace.inputs["asked"]: trace for trace in (make_problem("adaboost_rounds", seed) for seed in range(400))
             if (trace.inputs["m"], trace.inputs["first"], trace.inputs["second"]) == (10, 3, 1)}  # fmt: skip
    assert results["_vote"].answer == pytest.approx(1.2824746787307684, rel=1e-12)
    assert results["_weight"].answer == pytest.approx(7 / 78, rel=1e-12)
    assert any("normaliz" in words for _, words in results["_weight"].wrong_answers)
