"""The perceptron's criterion, Hebb's rule and softmax: on paper, and by differences of the loss itself."""

from math import exp, log

import numpy as np
import pytest

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# At w = (1, -1), b = -2 the scores are -1, -4, -1, -3, and y times them -1, 4, -1, 3: examples 1 and 3 are wrong.
ROWS, AT = ([2, 1, 1], [1, 3, -1], [3, 2, 1], [0, 1, -1]), {"weights": (1, -1, -2)}
# Example 3 lies on the line x1 = x2.
ON_IT, PLAIN = ([2, 1, -1], [1, 3, -1], [2, 2, 1]), {"weights": (1, -1)}
# Hebb: (2, 1) - (1, 3) + (3, 2) - (0, 1) = (4, -1). Error correction: (2, 1), then wrong at (1, 3): (1, -2), then wrong
# at (3, 2), whose score is -1: (4, 0), then wrong at (0, 1), whose score is 0: (4, -1), as Hebb's.
# Of these three it leaves out the last two, which are right by then: (3, 1), where Hebb has (7, 2).
SHORT = ([3, 1, 1], [3, 1, 1], [-1, 0, -1])
E = exp(1)
TOTAL = E**2 + E + 1
SCORES = [[2, 1, 0]]
CASES: tuple[Case, ...] = (
    ("2.0", "perceptron_criterion", ROWS, AT, RIGHT, ""),
    ("0.50", "perceptron_criterion", ROWS, AT, RIGHT, "mean"),
    ("-2.0", "perceptron_criterion", ROWS, AT, WRONG, "sign"),
    ("-5.0", "perceptron_criterion", ROWS, AT, WRONG, "all examples"),
    ("4.0", "perceptron_criterion", ROWS, AT, WRONG, "hinge"),
    ("1.0", "perceptron_criterion", ROWS, AT, WRONG, "mean over the misclassified"),
    ("(-5, -3, -2)", "perceptron_gradient", ROWS, AT, RIGHT, ""),
    ("(5, 3, 2)", "perceptron_gradient", ROWS, AT, WRONG, "reversed"),
    ("(-4, 1, 0)", "perceptron_gradient", ROWS, AT, WRONG, "all examples"),
    ("(-1.25, -0.75, -0.5)", "perceptron_gradient", ROWS, AT, RIGHT, "mean"),
    ("(-2, -5, -3)", "perceptron_gradient", ROWS, AT, RIGHT, "first"),
    ("(0, -1)", "perceptron_gradient", ON_IT, PLAIN, RIGHT, ""),
    ("(2, 1)", "perceptron_gradient", ON_IT, PLAIN, RIGHT, "itself"),
    ("(4, -1)", "hebb_weights", ROWS, {}, RIGHT, ""),
    ("(4, -1, 0)", "hebb_weights", ROWS, {"bias": 1}, RIGHT, ""),
    ("(0, 4, -1)", "hebb_weights", ROWS, {"bias": 1}, RIGHT, "first"),
    ("(2, -1/2)", "hebb_weights", ROWS, {"rate": 0.5}, RIGHT, ""),
    ("(7, 2)", "hebb_weights", SHORT, {}, RIGHT, ""),
    ("(3, 1)", "hebb_weights", SHORT, {}, WRONG, "error correction"),
    ("(5, 2)", "hebb_weights", SHORT, {}, WRONG, "labels"),
    (f"{E**2 / TOTAL:.4f} {E / TOTAL:.4f} {1 / TOTAL:.4f}", "softmax", SCORES, {}, RIGHT, ""),
    (f"{4 / 7:.4f} {2 / 7:.4f} {1 / 7:.4f}", "softmax", SCORES, {}, WRONG, "powers of 2"),
    (f"{2 / 3:.4f} {1 / 3:.4f} 0", "softmax", SCORES, {}, WRONG, "over their sum"),
    (log(TOTAL) - 1, "cross_entropy", SCORES, {"target": 2}, RIGHT, ""),
    ((log(TOTAL) - 1) / log(2), "cross_entropy", SCORES, {"target": 2}, WRONG, "base 2"),
    (1 - log(TOTAL), "cross_entropy", SCORES, {"target": 2}, WRONG, "sign"),
    (E / TOTAL, "cross_entropy", SCORES, {"target": 2}, WRONG, "share"),
    (3 * log(TOTAL) - 3, "cross_entropy", SCORES, {"target": 2}, WRONG, "all classes"),
    (-log(1 - E / TOTAL), "cross_entropy", SCORES, {"target": 2}, WRONG, "1 − p"),
    (f"{E**2 / TOTAL - 1:.4f} {E / TOTAL:.4f} {1 / TOTAL:.4f}", "softmax_gradient", SCORES, {"target": 1}, RIGHT, ""),
    (f"{1 - E**2 / TOTAL:.4f} {-E / TOTAL:.4f} {-1 / TOTAL:.4f}", "softmax_gradient", SCORES, {"target": 1}, WRONG,
     "reversed"),
    (f"{E**2 / TOTAL:.4f} {E / TOTAL:.4f} {1 / TOTAL:.4f}", "softmax_gradient", SCORES, {"target": 1}, WRONG,
     "subtracted"),
)  # fmt: skip


def test_on_paper() -> None:
    hold(CASES)


def criterion(w: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    return float(np.maximum(0, -y * (X @ w[:-1] + w[-1])).sum())


def test_the_gradient_by_differences() -> None:
    """Away from its kinks the criterion is linear: a small step shows its slope."""
    rng = np.random.default_rng(7)
    for _ in range(5):
        X, y = rng.integers(-5, 6, (6, 2)), np.array([1, -1, 1, -1, 1, -1])
        w = rng.integers(-5, 6, 3) + 0.25
        rows = [[*map(int, x), int(label)] for x, label in zip(X, y, strict=True)]
        value = QUANTITIES["perceptron_criterion"].works_out(*rows, weights=w.tolist()).value
        assert value == pytest.approx(criterion(w, X, y))
        slopes = [(criterion(w + step, X, y) - criterion(w - step, X, y)) / 2e-6 for step in 1e-6 * np.eye(3)]
        gradient = QUANTITIES["perceptron_gradient"].works_out(*rows, weights=w.tolist()).value
        assert gradient == pytest.approx(slopes, abs=1e-6)


def test_error_correction_is_the_perceptron_of_one_pass() -> None:
    rng = np.random.default_rng(8)
    for _ in range(5):
        rows = [[*map(int, rng.integers(-4, 5, 2)), sign] for sign in (1, -1, 1, -1, -1)]
        once = QUANTITIES["perceptron_weights"].works_out(*rows, bias=0, passes=1).value
        slip = QUANTITIES["hebb_weights"].works_out(*rows).slips[0]
        assert "error correction" in slip.words and slip.value == once


@pytest.mark.parametrize("scores", [[2.0, 1.0, 0.0], [-3.0, 5.0], [30.0, -30.0, 0.0], [0.1, 0.2, 0.3, 0.4]])
def test_softmax_by_differences(scores: list[float]) -> None:
    """By logarithms of sums, and their slopes."""

    def loss(a: np.ndarray, place: int) -> float:
        return float(np.logaddexp.reduce(a) - a[place])

    a = np.array(scores)
    for place in range(len(a)):
        worked = QUANTITIES["cross_entropy"].works_out(scores, target=place + 1)
        assert worked.value == pytest.approx(loss(a, place), rel=1e-9, abs=1e-14)
        slopes = [(loss(a + h, place) - loss(a - h, place)) / 2e-5 for h in 1e-5 * np.eye(len(a))]
        gradient = QUANTITIES["softmax_gradient"].works_out(scores, target=place + 1).value
        assert isinstance(gradient, tuple) and sum(gradient) == pytest.approx(0, abs=1e-15)
        assert gradient == pytest.approx(slopes, abs=1e-7)


def test_a_share_near_1_keeps_its_loss() -> None:
    """The loss is e^-50, which 1 - p loses."""
    assert check(f"{exp(-50):.6e}", "cross_entropy", [50, 0], target=1)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("softmax", "1", "2 scores"), ("softmax", "1 2; 3 4", "one row"), ("softmax", "0 1000", "apart"),
        ("cross_entropy", "1 2", "target"), ("cross_entropy", "target=3; 1 2", "1 to 2"),
        ("perceptron_criterion", "weights=(1,2,3,4); 1 1 +; 2 2 -", "2 or 3"),
        ("hebb_weights", "rate=0; 1 1 +; 2 2 -", "rate"),
        ("perceptron_gradient", "1 1 +; 2 2 -", "weights"), ("hebb_weights", "bias=2; 1 1 +; 2 2 -", "bias"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, told_by_name = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **told_by_name)
