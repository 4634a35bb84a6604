"""Folds, gradient steps and backpropagation: on paper, as a text prints them, and by differences of the loss."""

from math import exp, log
from typing import Any

import numpy as np
import pytest
from sklearn.model_selection import KFold, cross_val_score
from sklearn.neighbors import KNeighborsClassifier

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# In blocks of three the nearest neighbour errs on the third block alone, at 4.5 and at 5.2.
NINE = [[x, label] for x, label in zip([1, 2.2, 6.3, 3.1, 7, 8.3, 4.5, 5.2, 9], "AABABBBAB", strict=True)]
TIED = [[2, "B"], [1, "A"], [3, "B"], [9, "B"]]
# From 0 every σ is 1/2: σ - y is -1/2, 1/2, -1/2, 1/2, and the sum of (σ - y)x is (-1, -3/2, 0).
FOUR = [[1, 2, 1], [2, 1, 0], [3, 3, 1], [0, 1, 0]]
RATE = {"rate": 0.5}
AT = {"start": [1, -1, 0]}  # scores -1, 1, 0, -1
LOSS = (2 * log(1 + exp(1)) + log(2) + log(1 + exp(-1))) / 4
# Mazur's step-by-step example of backpropagation, with two outputs; his biases are not learned.
MAZUR = ([0.15, 0.2, 0.35], [0.25, 0.3, 0.35], [0.4, 0.45, 0.6], [0.5, 0.55, 0.6])
X: dict[str, Any] = {"x": "(0.05,0.1)", "outputs": 2}
LEARNS = {**X, "target": "(0.01,0.99)"}
STEP = {**LEARNS, "rate": 0.5}
NEXT = "0.149780716 0.19956143 0.35 0.24975114 0.29950229 0.35 0.35891648 0.408666186 0.6 0.511301270 0.561370121 0.6"
# One input, one hidden unit and one output, all weights 0: both say 1/2, δ = (1/2 - 1)/4 = -1/8, sent back along 0.
ZERO = ([0, 0], [0, 0])
ONE = {"x": 1, "target": 1}
LINEAR = {"hidden": "relu", "output": "identity"}
CASES: tuple[Case, ...] = (
    (2 / 9, "fold_error", NINE, {"folds": 3}, RIGHT, ""),
    (7 / 9, "fold_error", NINE, {"folds": 3}, WRONG, "accuracy"),
    (2 / 3, "fold_error", NINE, {"folds": 3}, WRONG, "added"),
    ("2", "fold_error", NINE, {"folds": 3}, WRONG, "number of mistakes"),
    # Leaving out one of two and two, the majority is always the other label.
    ("1.0", "fold_error", [[1, "A"], [2, "A"], [3, "B"], [4, "B"]], {"folds": 4, "learner": "majority"}, RIGHT, ""),
    # Trained on A alone the first block is answered A; in turn both folds have both labels.
    ("1.0", "fold_error", [[1, "A"], [2, "A"], [8, "B"], [9, "B"]], {"folds": 2}, RIGHT, ""),
    ("0", "fold_error", [[1, "A"], [2, "A"], [8, "B"], [9, "B"]], {"folds": 2}, RIGHT, "in turn"),
    ("0", "fold_error", [[1, "A"], [2, "A"], [8, "B"], [9, "B"]], {"folds": 2, "turn": 1}, RIGHT, ""),
    # Of 1 and 3, equally far from 2, both vote: A and B, of which B is more frequent; the first alone says A.
    ("0.25", "fold_error", TIED, {"folds": 4}, RIGHT, ""),
    ("0.50", "fold_error", TIED, {"folds": 4}, RIGHT, "first"),
    # Blocks of 2 and 1, errors 1/2 and 0: their mean is 1/4, all together 1/3.
    ("0.25", "fold_error", [[1, "A"], [5, "B"], [0, "A"]], {"folds": 2}, RIGHT, ""),
    (1 / 3, "fold_error", [[1, "A"], [5, "B"], [0, "A"]], {"folds": 2}, RIGHT, "counted together"),
    ("(0.125, 0.1875, 0)", "logistic_weights", FOUR, RATE, RIGHT, ""),
    ("(-0.125, -0.1875, 0)", "logistic_weights", FOUR, RATE, WRONG, "sign"),
    ("(0.5, 0.75, 0)", "logistic_weights", FOUR, RATE, RIGHT, "summed"),
    ("(0.5, 0.75, 0)", "logistic_weights", FOUR, {**RATE, "summed": 1}, RIGHT, ""),
    ("(0.03125, 0.046875, 0)", "logistic_weights", FOUR, RATE, WRONG, "slope"),
    ("(-0.125, -0.0625, -0.25)", "logistic_weights", FOUR, RATE, WRONG, "0 and 1"),
    ("(0, 0.125, 0.1875)", "logistic_weights", FOUR, RATE, RIGHT, "first"),
    ("(0.125, 0.1875)", "logistic_weights", FOUR, {**RATE, "bias": 0}, RIGHT, ""),
    ("(0.5, 0)", "logistic_weights", [[1, 1], [1, 1], [3, 1]], {"rate": 0.6}, RIGHT, "no bias"),
    (log(2), "logistic_loss", FOUR, {}, RIGHT, ""),
    (LOSS, "logistic_loss", FOUR, AT, RIGHT, ""),
    (4 * LOSS, "logistic_loss", FOUR, AT, RIGHT, "sum"),
    (LOSS / log(2), "logistic_loss", FOUR, AT, WRONG, "base 2"),
    ("(0.75136507, 0.772928465)", "network_output", MAZUR, X, RIGHT, ""),
    ("(1.105905967, 1.224921404)", "network_output", MAZUR, X, WRONG, "activation"),
    ("0.298371109", "network_loss", MAZUR, LEARNS, RIGHT, ""),
    ("0.596742218", "network_loss", MAZUR, LEARNS, RIGHT, "without the half"),
    (NEXT, "network_weights", MAZUR, STEP, RIGHT, "not learned"),
    (0.5, "network_output", ZERO, {"x": 1}, RIGHT, ""),
    ("0.125", "network_loss", ZERO, ONE, RIGHT, ""),
    (log(2), "network_loss", ZERO, {**ONE, "loss": "cross_entropy"}, RIGHT, ""),
    ("0 0 -1/16 -1/8", "network_gradient", ZERO, ONE, RIGHT, ""),
    ("0 0 1/16 1/8", "network_gradient", ZERO, ONE, WRONG, "sign"),
    ("0 0 -1/4 -1/2", "network_gradient", ZERO, ONE, WRONG, "o(1 - o)"),
    ("0 0 -1/4 -1/2", "network_gradient", ZERO, {**ONE, "loss": "cross_entropy"}, RIGHT, ""),
    ("0 0 -1/8 -1/4", "network_gradient", ZERO, ONE, RIGHT, "half"),
    ("0 0 1/8 1/4", "network_weights", ZERO, {**ONE, "rate": 2}, RIGHT, ""),
    # max(0, a) of 2·1 - 1 is 1, and 3·1 + 1 is 4, which misses 2 by 2; back along 3 that is 6.
    ("6 6 2 2", "network_gradient", ([2, -1], [3, 1]), {**ONE, "target": 2, **LINEAR}, RIGHT, ""),
)  # fmt: skip


def test_on_paper() -> None:
    hold(CASES)


def test_folds_as_scikit_learn_has_them() -> None:
    random = np.random.default_rng(2)
    for folds in (2, 4, 11):
        X, y = random.normal(size=(11, 2)).round(3), random.integers(0, 3, 11)
        scores = cross_val_score(KNeighborsClassifier(1), X, y, cv=KFold(folds))
        table = [[*map(float, row), f"c{label}"] for row, label in zip(X, y, strict=True)]
        assert QUANTITIES["fold_error"].works_out(*table, folds=folds).value == pytest.approx(1 - scores.mean())


def test_two_steps_go_down_the_slope_of_the_loss() -> None:
    """By differences of the mean loss as it is defined."""

    def loss(w: Any) -> float:
        return sum(log(1 + exp(-(2 * y - 1) * (w[0] * a + w[1] * b + w[2]))) for a, b, y in FOUR) / 4

    w, tiny = np.array([0.3, -0.2, 0.1]), 1e-6
    for _ in range(2):
        slope = [(loss(w + tiny * e) - loss(w - tiny * e)) / (2 * tiny) for e in np.eye(3)]
        w = w - 0.7 * np.array(slope)
    worked = QUANTITIES["logistic_weights"].works_out(*FOUR, rate=0.7, steps=2, start="(0.3,-0.2,0.1)")
    assert worked.value == pytest.approx(w, abs=1e-7)


@pytest.mark.parametrize(
    ("hidden", "output", "loss"),
    [("tanh", "identity", "squared"), ("logistic", "logistic", "cross_entropy"), ("relu", "softmax", "cross_entropy")],
)
def test_a_gradient_is_what_the_loss_differs_by(hidden: str, output: str, loss: str) -> None:
    settings: dict[str, Any] = {
        "x": [0.4, -1.1],
        "target": [0.2, 0.8],
        "outputs": 2,
        "hidden": hidden,
        "output": output,
        "loss": loss,
    }
    rows = [[0.3, -0.5, 0.2], [0.7, 0.4, 0.9], [-0.6, 0.8, 0.1], [0.2, 0.5, -0.3]]
    tiny, slopes = 1e-6, []
    for place in range(12):
        ends = []
        for sign in (1, -1):
            moved = np.array(rows)
            moved.flat[place] += sign * tiny
            ends.append(float(QUANTITIES["network_loss"].works_out(*moved.tolist(), **settings).value))  # type: ignore[arg-type]
        slopes.append((ends[0] - ends[1]) / (2 * tiny))
    assert QUANTITIES["network_gradient"].works_out(*rows, **settings).value == pytest.approx(slopes, abs=1e-8)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("fold_error", "folds=1; 1 A; 2 B", "folds"), ("fold_error", "folds=2 k=3; 1 A; 2 B; 3 A; 4 B", "k"),
        ("fold_error", "folds=2 learner=mlp; 1 A; 2 B", "majority"), ("fold_error", "folds=2; 1 A; 2 A", "two labels"),
        ("fold_error", "folds=2 k=1 learner=majority; 1 A; 2 B", "knn"),
        ("logistic_weights", "rate=-1; 1 1; 2 0", "rate"),
        ("logistic_weights", "rate=1 start=(1,2,3); 1 1; 2 0", "start"),
        ("network_output", "x=(1,2); 1 2 3", "row"), ("network_output", "x=(1,2); 1 2 3; 1 2 3", "hidden unit"),
        ("network_output", "x=1; 1 2 3; 1 2", "input"), ("network_loss", "x=1 target=(1,2); 1 2; 1 2", "1 number"),
        ("network_loss", "x=1 target=1 loss=cross_entropy output=identity; 1 2; 1 2", "identity"),
        ("network_loss", "x=1 target=2 loss=cross_entropy; 1 2; 1 2", "between 0 and 1"),
        ("network_weights", "x=1 target=1 rate=0; 1 2; 1 2", "rate"),
        ("network_output", "x=1 outputs=3; 1 2; 1 2", "outputs"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, settings = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **settings)
