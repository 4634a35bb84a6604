"""The perceptron's updates and last weights, against scikit-learn's and against runs on paper."""

from typing import Any

import numpy as np
from sklearn.linear_model import Perceptron

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

AND = [[0, 0, -1], [0, 1, -1], [1, 0, -1], [1, 1, 1]]
RIGHT, WRONG = Verdict.RIGHT, Verdict.WRONG
# On paper, weights and then the bias: (2, 1) of score 0 gives (2, 1, 1); (-1, 2) of score 1 gives (3, -1, 0); (1, 4) of
# score -1 gives (4, 3, 1). Of the second pass (-1, 2) of score 3 gives (5, 1, 0), and the third is clean.
THREE = [[2, 1, 1], [-1, 2, -1], [1, 4, 1]]
UPDATES, WEIGHTS = "perceptron_updates", "perceptron_weights"
CASES: tuple[Case, ...] = (
    (4, UPDATES, THREE, {}, RIGHT, ""),
    (3, UPDATES, THREE, {"zero": 0}, WRONG, "passes"),
    (3, UPDATES, THREE, {"zero": 0}, WRONG, "first pass"),
    (9, UPDATES, THREE, {}, WRONG, "processed"),
    ("(5, 1, 0)", WEIGHTS, THREE, {}, RIGHT, ""),
    ("(2.5, 0.5, 0)", WEIGHTS, THREE, {"rate": 0.5}, RIGHT, ""),
    ("(2.5, 0.5, 0)", WEIGHTS, THREE, {}, RIGHT, "half"),
    ("(2.5, 0.5, 0)", WEIGHTS, THREE, {"rate": 1}, WRONG, ""),
    ("(10, 2, 0)", WEIGHTS, THREE, {}, RIGHT, "2 y x"),
    ("(0, 5, 1)", WEIGHTS, THREE, {}, RIGHT, "bias written first"),
    ("(-5, -1, 0)", WEIGHTS, THREE, {}, WRONG, "sign"),
    ("(4, 3, 1)", WEIGHTS, THREE, {}, WRONG, "before the last"),
    ("(4, 3, 1)", WEIGHTS, THREE, {"passes": 1}, RIGHT, ""),
    ("(5, 1, 7)", WEIGHTS, THREE, {}, WRONG, ""),
    # 0 is taken for +1: (-1, 2) gives (1, -2, -1), (1, 4) gives (2, 2, 0), and (-1, 2) again (3, 0, -1)
    (3, UPDATES, THREE, {"zero": 1}, RIGHT, ""),
    (3, UPDATES, THREE, {}, RIGHT, "predicts +1"),
    ("(3, 0, -1)", WEIGHTS, THREE, {"zero": 1}, RIGHT, ""),
    ("(3, 0, -1)", WEIGHTS, THREE, {}, RIGHT, "predicts +1"),
    ("(3, 0, -1)", WEIGHTS, THREE, {"zero": 0}, WRONG, ""),
    # without a bias: (2, 1), (3, -1) at the score 0, (4, 3), (5, 1)
    ("(5, 1)", WEIGHTS, THREE, {"bias": 0}, RIGHT, ""),
    # from (0, -3): (2, -2), then (1, 4) gives (3, 2), then (-1, 2) gives (4, 0)
    ("(4, 0)", WEIGHTS, THREE, {"bias": 0, "start": "(0,-3)"}, RIGHT, ""),
    ("(4, 0)", WEIGHTS, THREE, {"bias": 0, "start": [0, -3]}, RIGHT, ""),
    # 0.3 - 0.1 - 0.2 is 0 on paper, and so the fourth is a mistake; in doubles it is -2.8e-17
    (4, UPDATES, [[0.3, 1], [0.1, -1], [0.2, -1], [1, -1]], {"bias": 0, "passes": 1}, RIGHT, ""),
)


def test_on_paper() -> None:
    hold(CASES)


def test_as_scikit_learn_runs() -> None:
    """Its perceptron updates at a score of 0, too, and takes the examples in the order given."""
    random = np.random.default_rng(5)
    for table in (AND, *_separable(random)):
        X, y = np.array(table)[:, :-1], np.array(table)[:, -1]
        for bias in (True, False) if X.any(axis=1).all() else (True,):
            theirs = Perceptron(shuffle=False, tol=None, max_iter=300, fit_intercept=bias).fit(X, y)
            if theirs.score(X, y) < 1:
                continue
            weights = [*theirs.coef_[0], *(theirs.intercept_ if bias else [])]
            assert check(weights, "perceptron_weights", *table, bias=int(bias))
            result = QUANTITIES["perceptron_updates"].works_out(*table, bias=int(bias))
            assert result.value == _updates(X, y, bias)


def _separable(random: np.random.Generator) -> list[list[list[int]]]:
    points = [random.integers(-4, 5, (6, 2)) for _ in range(8)]
    return [[[*map(int, x), 1 if 2 * x[0] > x[1] else -1] for x in point] for point in points]


def _updates(X: Any, y: Any, bias: bool) -> int:
    points = np.column_stack([X, np.ones(len(X))]) if bias else X
    w, updates, clean = np.zeros(points.shape[1]), 0, False
    while not clean:
        clean = True
        for x, sign in zip(points, y, strict=True):
            if sign * (w @ x) <= 0:
                w, updates, clean = w + sign * x, updates + 1, False
    return updates


def test_what_does_not_end_is_refused_unless_told_where_to_stop() -> None:
    exclusive = [[0, 0, -1], [0, 1, 1], [1, 0, 1], [1, 1, -1]]
    for text in ({}, {"zero": 1}, {"again": 1}):
        try:
            value: Any = check(1, "perceptron_updates", *exclusive, **text)
        except ValueError as refusal:
            value = str(refusal)
        assert "passes" in value
    # on paper, from (0, 0, 0): (0, 0, -1), (0, 1, 0), (1, 1, 1), then (1, 1) of score 3 gives (0, 0, 0)
    assert check("0 0 0", "perceptron_weights", *exclusive, passes=1)
    assert check(4, "perceptron_updates", *exclusive, passes=1)


def test_the_steps_are_one_for_each_update_and_one_for_the_clean_pass() -> None:
    worked = QUANTITIES["perceptron_updates"].works_out(*AND)
    assert isinstance(worked.value, int) and len(worked.steps) == worked.value + 2


def test_every_visit_stands_in_the_table() -> None:
    """Scores on paper, with the weights as they are at each visit."""
    table = QUANTITIES[WEIGHTS].works_out(*THREE).table
    assert table["pass"] == [1, 1, 1, 2, 2, 2, 3, 3, 3] and table["example"] == [1, 2, 3] * 3
    assert table["score"] == [0, 1, -1, 12, 3, 9, 11, -3, 9]
    assert [place for place, update in enumerate(table["update"]) if update == "yes"] == [0, 1, 2, 4]
    assert (table["w1"][4], table["w2"][4], table["b"][4]) == (5, 1, 0)
    again = QUANTITIES[WEIGHTS].works_out(*THREE, again=1).table
    # (2, 1) of score 0; from the start (2, 1) of score 6, then (-1, 2) of score 1; then (2, 1) of score 5, and so on.
    assert again["pass"][:5] == [1, 2, 2, 3, 3] and again["score"][:4] == [0, 6, 1, 5]
    halved = QUANTITIES[WEIGHTS].works_out(*THREE, rate=0.5).table
    assert halved["score"] == [score / 2 for score in table["score"]] and halved["w1"][-1] == 2.5


def test_to_restart_after_every_update_is_to_do_so_in_every_pass() -> None:
    """By a loop in whole numbers that looks for the first example misclassified, again and again."""
    rng = np.random.default_rng(0)
    most = 0
    for _ in range(8):
        points = rng.integers(-5, 6, (7, 2))
        labels = np.where(points @ np.array([2, 1]) + 1 > 0, 1, -1)
        w, updates = np.zeros(3, dtype=int), 0
        rows = labels[:, np.newaxis] * np.column_stack([points, np.ones(7, dtype=int)])
        while len(wrong := np.flatnonzero(rows @ w <= 0)):
            w, updates = w + rows[wrong[0]], updates + 1
        table = [[*map(int, point), int(label)] for point, label in zip(points, labels, strict=True)]
        worked = QUANTITIES[WEIGHTS].works_out(*table, bias=1, again=1)
        assert worked.value == tuple(map(float, w))
        most = max(most, updates)
    assert most > 5
