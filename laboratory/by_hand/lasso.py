"""Lasso where the columns are orthogonal: each weight of least squares, moved towards 0 by a threshold."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import Vector, both, dot, listed
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real
from laboratory.by_hand._table import checked, chosen, exact, in_text, reals

LOSSES = {
    "half": "half the sum of the squares",
    "sum": "the sum of the squares",
    "half_mean": "half the mean of the squares",
    "mean": "the mean of the squares",
}
ORDER = "one weight for each feature"


def _soft(correlation: Fraction, threshold: Fraction) -> Fraction:
    sign = 1 if correlation > 0 else -1
    return sign * max(Fraction(0), abs(correlation) - threshold)


def _weights(columns: Sequence[Sequence[Fraction]], y: Sequence[Fraction], threshold: Fraction) -> Vector:
    return [_soft(dot(column, y), threshold) / dot(column, column) for column in columns]


def _lasso(*rows: Any, penalty: Any, loss: Any = None) -> WorkedOut:
    columns, y, size = _read(rows, penalty)
    scale = chosen("loss", "what the penalty is added to", loss or "half", tuple(LOSSES))
    thresholds = {"half": size, "sum": size / 2, "half_mean": size * len(y), "mean": size * len(y) / 2}
    right = _weights(columns, y, thresholds[scale])
    slips, also = _mistakes(columns, y, thresholds[scale]), []
    for name, threshold in thresholds.items():
        other, words = _floats(_weights(columns, y, threshold)), f"{LOSSES[name]} and λ‖w‖₁"
        if name != scale and loss is None:
            also.append(Instead(other, words))
        elif name != scale:
            slips.append(Instead(other, f"That is with {words}."))
    minimized = f"{LOSSES[scale]}, plus {in_text(float(size))}·‖w‖₁"
    read = (
        f"{pluralize(len(y), 'example')} of {pluralize(len(columns), 'feature')}, the target last; without an intercept"
        f"; {minimized}"
    )
    lines = [
        f"The columns are orthogonal, so each weight is worked out alone. Minimized is {minimized}.",
        f"The threshold of x·y is {in_text(float(thresholds[scale]))}.",
        *_lines(columns, y, thresholds[scale], right),
        f"The weights are {listed(right)}, of which {pluralize(right.count(Fraction(0)), 'is', 'are')} 0.",
    ]
    return WorkedOut(_floats(right), slips, read, lines, also, order=ORDER)


def _read(rows: Sequence[Any], penalty: Any) -> tuple[list[tuple[Fraction, ...]], tuple[Fraction, ...], Fraction]:
    table = [[exact(float(cell)) for cell in row] for row in reals(checked(rows))]
    *columns, y = zip(*table, strict=True)
    if not columns:
        raise ValueError("a row holds the features and then the target; got rows of one cell")
    size = real("penalty", "the strength λ", penalty)
    if size < 0:
        raise ValueError(f"penalty (the strength λ) must be a real >= 0; got {in_text(float(size))}")
    _check(columns)
    return columns, y, size


def _mistakes(columns: Sequence[Sequence[Fraction]], y: Sequence[Fraction], at: Fraction) -> list[Instead]:
    plain = _weights(columns, y, Fraction(0))
    hard = [w if abs(dot(c, y)) > at else Fraction(0) for w, c in zip(plain, columns, strict=True)]
    ridge = [dot(c, y) / (dot(c, c) + at) for c in columns]
    bare = [(dot(c, y) - at) / dot(c, c) for c in columns]
    return [
        Instead(_floats(plain), "That is least squares, without the penalty."),
        Instead(_floats(hard), "That is hard thresholding: the weights that stay are moved towards 0, too."),
        Instead(_floats(ridge), "That is ridge regression: its penalty is of squares."),
        Instead(_floats(bare), "A weight stops at 0, and a negative one is moved up."),
        Instead(_floats([_soft(w, at) for w in plain]), "The threshold, too, is divided by x·x."),
    ]


def _lines(
    columns: Sequence[Sequence[Fraction]], y: Sequence[Fraction], at: Fraction, weights: Sequence[Fraction]
) -> list[str]:
    lines = []
    for j, (column, w) in enumerate(zip(columns, weights, strict=True), start=1):
        product, square = dot(column, y), in_text(float(dot(column, column)))
        lines.append(
            f"Feature {j}: x·y = {in_text(float(product))}, x·x = {square}; the weight is {'−' if product < 0 else ''}"
            f"max(0, {in_text(float(abs(product)))} − {in_text(float(at))})/{square} = {both(w)}."
        )
    return lines


def _check(columns: Sequence[Sequence[Fraction]]) -> None:
    for i, first in enumerate(columns):
        if not any(first):
            raise ValueError(f"feature {i + 1} is 0 everywhere, so that its weight makes no difference")
        for j, second in enumerate(columns[:i]):
            if product := dot(first, second):
                raise ValueError(
                    f"by hand Lasso is solved where the columns are orthogonal; the product of features {j + 1} and "
                    f"{i + 1} is {in_text(float(product))}"
                )


def _floats(w: Sequence[Fraction]) -> tuple[float, ...]:
    return tuple(map(float, w))


QUANTITIES = (
    ByHand(
        "lasso_weights", "Weights of Lasso with orthogonal columns",
        "a row for each example: its features, then its target; penalty, the strength λ; and if the question says so "
        "loss=sum, loss=mean or loss=half_mean (else half the sum of squares)",
        ("penalty=1", "1 1 4", "1 -1 3"), _lasso, called=("lasso", "soft_threshold", "soft_thresholding"),
    ),
)  # fmt: skip
