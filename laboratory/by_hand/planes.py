"""A hyperplane that is given: the distance of a point from it, and its margin on labelled points."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real, several_of
from laboratory.by_hand._table import checked, exact, in_text, labelled, reals, signs
from laboratory.exercises.problem import WrongAnswer

NOT_DIVIDED = "It is not divided by ‖w‖."
SQUARED = "It is divided by ‖w‖², without the root."
WITH_BIAS = "The bias is no part of ‖w‖."
NO_BIAS = "The bias is forgotten."
OTHER_SIGN = "The bias has the other sign: the hyperplane is w·x + b = 0."


class _Plane:
    """w·x + b = 0, in exact numbers."""

    def __init__(self, weights: Any, bias: Any, features: int) -> None:
        self.w = several_of("weights", "the vector w of w·x + b = 0", weights, features)
        self.b = real("bias", "the number b of w·x + b = 0", 0 if bias is None else bias)
        if not any(self.w):
            raise ValueError("weights (the vector w of w·x + b = 0) must not all be 0")
        self.square = sum(entry**2 for entry in self.w)
        self.norm = sqrt(self.square)
        self.with_bias = sqrt(self.square + self.b**2)
        self.words = f"w = {in_text(list(map(float, self.w)))}, b = {in_text(float(self.b))}"

    def without(self, x: Sequence[float]) -> float:
        """w·x."""
        return float(sum(a * exact(float(entry)) for a, entry in zip(self.w, x, strict=True)))

    def score(self, x: Sequence[float]) -> float:
        """w·x + b, of which nothing is rounded away."""
        products = (a * exact(float(entry)) for a, entry in zip(self.w, x, strict=True))
        return float(sum(products, self.b))


def _distance(*rows: Sequence[Any], weights: Any, bias: Any = None) -> WorkedOut:
    if len(rows) != 1:
        raise ValueError(f"the point is one row of numbers; got {len(rows)} rows")
    x = reals(checked(rows, least=1))[0].tolist()
    plane = _Plane(weights, bias, len(x))
    score, b = plane.score(x), float(plane.b)
    result = abs(score) / plane.norm
    slips = (
        WrongAnswer(abs(score), NOT_DIVIDED),
        WrongAnswer(abs(score) / float(plane.square), SQUARED),
        WrongAnswer(abs(score) / plane.with_bias, WITH_BIAS),
        WrongAnswer(abs(plane.without(x)) / plane.norm, NO_BIAS),
        WrongAnswer(abs(plane.without(x) - b) / plane.norm, OTHER_SIGN),
        WrongAnswer(result**2, "That is the squared distance."),
        WrongAnswer(abs(b) / plane.norm, "That is the distance of the origin."),
    )
    also = [Instead(-result, "the signed distance, which is negative on this side")] if score < 0 else []
    steps = (
        f"w·x + b is {in_text(score)} at the point {in_text(x)}.",
        f"The length of w is ‖w‖ = √{in_text(float(plane.square))} = {in_text(plane.norm)}.",
        f"The distance is |w·x + b|/‖w‖ = {_over_norm(abs(score), plane)} = {in_text(result)}.",
    )
    return WorkedOut(result, slips, f"the point {in_text(x)}; {plane.words}", steps, also)


def _margin(*rows: Sequence[Any], weights: Any, bias: Any = None, scale: Any = None) -> WorkedOut:
    X, labels = labelled(rows)
    y = signs(labels)
    factor = real("scale", "what points and bias are multiplied by", 1 if scale is None else scale)
    if factor <= 0:
        raise ValueError(f"scale (what points and bias are multiplied by) must be > 0; got {in_text(float(factor))}")
    before = _Plane(weights, bias, X.shape[1])
    plane = _Plane(weights, before.b * factor, X.shape[1])
    points = [[float(exact(entry) * factor) for entry in row] for row in X.tolist()]
    scores = [sign * plane.score(x) for sign, x in zip(y, points, strict=True)]
    lowest = min(scores)
    result, nearest = lowest / plane.norm, scores.index(lowest)
    bare = min(sign * plane.without(x) for sign, x in zip(y, points, strict=True))
    turned = min(sign * (plane.without(x) - float(plane.b)) for sign, x in zip(y, points, strict=True))
    slips = (
        WrongAnswer(lowest, f"That is the smallest y(w·x + b). {NOT_DIVIDED}"),
        WrongAnswer(lowest / float(plane.square), SQUARED),
        WrongAnswer(lowest / plane.with_bias, WITH_BIAS),
        WrongAnswer(bare / plane.norm, NO_BIAS),
        WrongAnswer(turned / plane.norm, OTHER_SIGN),
        WrongAnswer(max(scores) / plane.norm, "That is the largest margin of a point: the smallest counts."),
        WrongAnswer(sum(scores) / len(scores) / plane.norm, "That is the mean margin: the smallest counts."),
        WrongAnswer(1 / plane.norm, "1/‖w‖ is the margin only where the smallest y(w·x + b) is 1."),
        *([WrongAnswer(-result, "The sign is wrong: some point lies on the other side.")] if result < 0 else []),
    )
    also = [Instead(2 * result, "the whole width, from the nearest point of one side")] if result > 0 else []
    first, last, scaled = _scaled(before, plane, points, y, factor) if factor != 1 else ("", "", ())
    steps = (
        *((first,) if first else ()),
        f"y(w·x + b) is {', '.join(map(in_text, scores))}; the smallest is that of point {nearest + 1}.",
        f"The length of w is ‖w‖ = √{in_text(float(plane.square))} = {in_text(plane.norm)}.",
        f"The margin is {_over_norm(lowest, plane)} = {in_text(result)}{last}.",
    )
    read = f"{pluralize(len(points), 'point')} of {pluralize(X.shape[1], 'feature')}, the label last; {before.words}"
    return WorkedOut(result, (*slips, *scaled), read, steps, also)


def _scaled(
    before: _Plane, plane: _Plane, points: Sequence[Sequence[float]], y: Sequence[float], factor: Fraction
) -> tuple[str, str, tuple[WrongAnswer, ...]]:
    """A first line, the end of the last one, and slips, where points and bias are multiplied by a factor."""
    times, kept, new = in_text(float(factor)), _smallest(before, points, y), _smallest(plane, points, y)
    first = f"Points and bias times {times}: b = {in_text(float(plane.b))}. "
    first += f"With the old bias it would be another hyperplane, of margin {in_text(kept)}."
    slips = (
        WrongAnswer(new / float(factor), "That is the margin before scaling."),
        WrongAnswer(kept, "The bias is scaled too: with the old one it is another hyperplane."),
    )
    return first, f", {times} times the {in_text(new / float(factor))} before", slips


def _smallest(plane: _Plane, points: Sequence[Sequence[float]], y: Sequence[float]) -> float:
    return min(sign * plane.score(x) for sign, x in zip(y, points, strict=True)) / plane.norm


def _over_norm(score: float, plane: _Plane) -> str:
    """`19/7`, or `1/√13` where the length of w is no whole number."""
    return f"{in_text(score)}/{in_text(plane.norm) if plane.norm.is_integer() else f'√{in_text(float(plane.square))}'}"


PLANE = "weights=(2,3) and bias=-3 for the hyperplane w·x + b = 0"
QUANTITIES = (
    ByHand(
        "plane_distance", "Distance of a point from a hyperplane", f"the point in one row; {PLANE}",
        ("1 2 3", "weights=(2,3,6)", "bias=-7"), _distance,
    ),
    ByHand(
        "plane_margin", "Margin of a given hyperplane on labelled points",
        f"a row for each point: its features, then its label 1 or -1; {PLANE}",
        ("1 1 +", "0 0 -", "weights=(2,3)", "bias=-3"), _margin, words=True,
    ),
)  # fmt: skip
