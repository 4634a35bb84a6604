"""The ROC curve of a few scores: its area, and its point at a threshold."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real
from laboratory.by_hand._table import Reals, exact, in_text, labelled, signs
from laboratory.exercises.problem import WrongAnswer

Ranked = tuple[list[Fraction], list[Fraction]]
STRICT = "positive only where the score is above the threshold"


def _read(rows: Sequence[Any]) -> tuple[Reals, Reals]:
    """Scores and signs. Raises ValueError in one sentence."""
    X, labels = labelled(rows)
    if X.shape[1] != 1:
        raise ValueError(f"a row holds a score and then its label; got rows of {X.shape[1] + 1} cells")
    y = np.array(signs(labels))
    if not (y > 0).any() or not (y < 0).any():
        raise ValueError("both labels must occur: the curve compares positive with negative examples")
    return X[:, 0], y


def _parted(scores: Reals, y: Reals) -> Ranked:
    """The scores of the positive and of the negative examples, exactly."""
    high = [exact(float(score)) for score in scores[y > 0]]
    return high, [exact(float(score)) for score in scores[y < 0]]


def _in_words(parts: Ranked) -> str:
    return f"{len(parts[0])} positive and {pluralize(len(parts[1]), 'negative example')}, the score first"


def _rates(parts: Ranked, threshold: Fraction, strict: bool = False) -> tuple[Fraction, Fraction]:
    """False and true positive rate."""
    high, low = (sum(s > threshold if strict else s >= threshold for s in side) for side in parts)
    return Fraction(low, len(parts[1])), Fraction(high, len(parts[0]))


def _area(*rows: Any) -> WorkedOut:
    from learners.selection.roc import roc  # brings scikit-learn

    scores, y = _read(rows)
    parts = _parted(scores, y)
    right, pairs = roc((y > 0).astype(int), scores).area, len(parts[0]) * len(parts[1])
    above = sum(h > low for h in parts[0] for low in parts[1])
    tied = sum(h == low for h in parts[0] for low in parts[1])
    points = [_rates(parts, threshold) for threshold in sorted({*parts[0], *parts[1]}, reverse=True)]
    inner = [(Fraction(0), Fraction(0)), *points]
    below = sum(((b[0] - a[0]) * a[1] for a, b in pairwise(inner)), Fraction(0))
    slips = (
        WrongAnswer(1 - right, "That is the area above the curve, with the labels exchanged."),
        *((WrongAnswer(above / pairs, "A tie of a positive and a negative example counts one half, not 0."),
           WrongAnswer((above + tied) / pairs, "A tie of a positive and a negative example counts one half, not 1."))
          if tied else ()),
        WrongAnswer(float(above + tied / 2), "That counts the pairs: divide by the number of pairs."),
        WrongAnswer(float(below), "That is the lower staircase: between two points the curve is a straight line."),
        WrongAnswer(2 * right - 1, "That is 2 AUC − 1, Gini's coefficient."),
    )  # fmt: skip
    path = ", ".join(f"({x}, {y})" for x, y in inner[:20])
    half = f", and {pluralize(tied, 'tie')} that count one half" if tied else ""
    steps = (
        f"By falling score the points (false positive rate, true positive rate) are {path}.",
        (
            f"Of {len(parts[0])} · {len(parts[1])} = {pairs} pairs of a positive and a negative example the positive "
            f"example has the higher score in {above}{half}."
        ),
        f"The area is {f'({above} + {tied}/2)' if tied else above}/{pairs} = {in_text(right)}.",
    )
    return WorkedOut(right, slips, _in_words(parts), steps, table=_table(parts))


def _table(parts: Ranked) -> dict[str, list[Any]]:
    thresholds = sorted({*parts[0], *parts[1]}, reverse=True)
    rates = [_rates(parts, threshold) for threshold in thresholds]
    return {
        "score at least": [float(threshold) for threshold in thresholds],
        "false positive rate": [float(rate) for rate, _ in rates],
        "true positive rate": [float(rate) for _, rate in rates],
    }


def _point(*rows: Any, threshold: Any) -> WorkedOut:
    parts = _parted(*_read(rows))
    at = real("threshold", "from which score on an example is positive", threshold)
    false, true = _rates(parts, at)
    right = (float(false), float(true))
    strict = _rates(parts, at, strict=True)
    slips = (
        Instead((right[1], right[0]), "The false positive rate is written first: it is the x-axis."),
        Instead((1 - right[0], right[1]), "That is the specificity: the x-axis is 1 minus it."),
        Instead((1 - right[0], 1 - right[1]), "Those are the rates of examples that are labelled negative."),
    )
    also = [Instead((float(strict[0]), float(strict[1])), STRICT)] if strict != (false, true) else []
    high, low = len(parts[0]), len(parts[1])
    steps = (
        (
            f"Of {pluralize(low, 'negative example')} {int(false * low)} have a score of at least "
            f"{in_text(float(at))}: the false positive rate is {false}."
        ),
        f"Of {pluralize(high, 'positive example')} {int(true * high)} have: the true positive rate is {true}.",
        f"The point is {in_text(right)}.",
    )
    order = "the false positive rate, then the true positive rate"
    return WorkedOut(
        right, slips, f"{_in_words(parts)}; positive from {in_text(float(at))} on", steps, also, order=order
    )


NEEDS = "a row for each example: its score, then its label 1 or 0 (or + or -)"
EXAMPLE = ("0.9 1", "0.8 1", "0.7 0", "0.6 1", "0.4 0", "0.2 0")
QUANTITIES = (
    ByHand(
        "auc", "Area under the ROC curve", NEEDS, EXAMPLE, _area, words=True, called=("roc", "roc_auc", "roc_curve"),
    ),
    ByHand(
        "roc_point", "Point of the ROC curve at a threshold", f"{NEEDS}; and threshold", ("threshold=0.5", *EXAMPLE),
        _point, words=True, called=("roc_rates",),
    ),
)  # fmt: skip
