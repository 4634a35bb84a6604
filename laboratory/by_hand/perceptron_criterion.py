"""The perceptron's criterion at given weights, its gradient, and Hebb's rule beside error correction."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._reading import number
from laboratory.by_hand._settings import real, several
from laboratory.by_hand._table import exact, in_text, labelled, signs, whole
from laboratory.exercises.problem import WrongAnswer

Vector = tuple[Fraction, ...]
BOTH_ENDS = "an example on the hyperplane itself not counted as misclassified"
MEAN = "the mean over all examples in the place of the sum"
FIRST = "the bias written first"


@dataclass(frozen=True)
class _Examples:
    """Points, with a last coordinate 1 where there is a bias, and their signs."""

    points: tuple[Vector, ...]
    signs: tuple[int, ...]
    bias: bool

    @property
    def read(self) -> str:
        """How the rows were read."""
        features = len(self.points[0]) - self.bias
        positive = sum(sign > 0 for sign in self.signs)
        return (
            f"{pluralize(len(self.signs), 'example')} of {pluralize(features, 'feature')}, the label last, {positive} "
            f"of them positive; {'with' if self.bias else 'without'} a bias"
        )

    @property
    def order(self) -> str:
        """What the entries of an answer are."""
        return "the features' entries, then that of the bias" if self.bias else "the features' entries"

    def summed(self, places: Sequence[int]) -> Vector:
        """Σ y x over these examples."""
        return tuple(
            sum((self.signs[i] * self.points[i][j] for i in places), Fraction(0)) for j in range(len(self.points[0]))
        )

    def written(self, i: int) -> str:
        """The point and label of an example."""
        point = self.points[i][: len(self.points[i]) - self.bias]
        return f"{_text(point)} with y = {in_text(self.signs[i])}"


def _examples(rows: Sequence[Any], bias: bool) -> _Examples:
    X, labels = labelled(rows)
    points = tuple((*(exact(float(x)) for x in row), *([Fraction(1)] if bias else [])) for row in X)
    return _Examples(points, tuple(signs(labels)), bias)


def _product(w: Vector, x: Vector) -> Fraction:
    return sum((a * b for a, b in zip(w, x, strict=True)), Fraction(0))


def _doubles(v: Sequence[Fraction]) -> tuple[float, ...]:
    return tuple(map(float, v))


def _text(v: Sequence[Fraction]) -> str:
    return in_text(_doubles(v))


def _at(rows: Sequence[Any], weights: Any) -> tuple[_Examples, Vector, list[Fraction]]:
    """The examples, the weights, and y(w·x + b) of each. Raises ValueError in one sentence."""
    w = tuple(several("weights", "w, and then b where there is a bias", weights))
    features = labelled(rows)[0].shape[1]
    if len(w) not in (features, features + 1):
        raise ValueError(
            f"weights (w, and then b where there is a bias) must be {features} or {features + 1} numbers; got {len(w)}"
        )
    examples = _examples(rows, len(w) > features)
    scores = [sign * _product(w, x) for sign, x in zip(examples.signs, examples.points, strict=True)]
    return examples, w, scores


def _criterion(*rows: Any, weights: Any) -> WorkedOut:
    examples, w, scores = _at(rows, weights)
    wrong = [score for score in scores if score <= 0]
    result, m = float(-sum(wrong)), len(scores)
    hinge = float(sum(1 - score for score in scores if score < 1))
    slips = (
        WrongAnswer(-result, "The sign is wrong: each misclassified example adds −y(w·x + b), which is not negative."),
        WrongAnswer(float(-sum(scores)), "That is the sum over all examples: only misclassified ones count."),
        WrongAnswer(float(len(wrong)), "That is the number of misclassified examples: each adds how wrong it is."),
        WrongAnswer(hinge, "That is the hinge loss, max(0, 1 − y(w·x + b)): the perceptron's has no 1."),
        *([WrongAnswer(result / len(wrong), "That is the mean over the misclassified examples.")] if wrong else []),
    )
    also = [Instead(result / m, MEAN)]
    added = " + ".join(in_text(float(-score)) for score in wrong) or "0"
    steps = (
        f"y(w·x + b) is {', '.join(in_text(float(score)) for score in scores)}.",
        f"Those that are not positive belong to misclassified examples: {len(wrong)} of {m}.",
        f"The criterion is the sum of their −y(w·x + b): {added} = {in_text(result)}.",
    )
    return WorkedOut(result, slips, f"{examples.read}; weights {_text(w)}", steps, also)


def _gradient(*rows: Any, weights: Any) -> WorkedOut:
    examples, w, scores = _at(rows, weights)
    wrong = [i for i, score in enumerate(scores) if score <= 0]
    strictly = [i for i, score in enumerate(scores) if score < 0]
    right = _doubles([-entry for entry in examples.summed(wrong)])
    slips = (
        Instead(tuple(-entry for entry in right), "The sign is reversed: that is the step downhill, Σ y x."),
        Instead(
            _doubles([-entry for entry in examples.summed(range(len(scores)))]),
            "That is the sum over all examples: only misclassified ones count.",
        ),
    )
    also = [
        Instead(_doubles([-entry for entry in examples.summed(strictly)]), BOTH_ENDS),
        Instead(tuple(entry / len(scores) for entry in right), MEAN),
        *([Instead((right[-1], *right[:-1]), FIRST)] if examples.bias else []),
    ]
    steps = (
        f"y(w·x + b) is {', '.join(in_text(float(score)) for score in scores)}.",
        *(f"Example {i + 1}, {examples.written(i)}, is misclassified: it adds −y x." for i in wrong[:20]),
        f"The gradient is minus the sum of their y x: {in_text(right)}, {examples.order}.",
    )
    return WorkedOut(right, slips, f"{examples.read}; weights {_text(w)}", steps, also, order=examples.order)


def _hebb(*rows: Any, bias: Any = None, rate: Any = None) -> WorkedOut:
    has_bias = bias is not None and bool(whole("bias", "1 with a bias, 0 without", bias, 0, 1))
    step = real("rate", "what y x is multiplied by", 1 if rate is None else rate)
    if step <= 0:
        raise ValueError(f"rate (what y x is multiplied by) must be a real > 0; got {in_text(number(rate))}")
    examples = _examples(rows, has_bias)
    everything = range(len(examples.signs))
    corrected, lines = _beside_each_other(examples, step)
    right = _doubles([step * entry for entry in examples.summed(everything)])
    unsigned = _doubles([step * sum((x[j] for x in examples.points), Fraction(0)) for j in range(len(right))])
    slips = (
        Instead(corrected, "That is error correction, the perceptron's first pass: Hebb's rule adds every example."),
        Instead(unsigned, "The labels are forgotten: Hebb's rule adds y x."),
        Instead(tuple(-entry for entry in right), "The sign is reversed: an example is added times its own label."),
    )
    also = [
        Instead(tuple(entry / len(examples.signs) for entry in right), MEAN),
        *([Instead((right[-1], *right[:-1]), FIRST)] if has_bias else []),
    ]
    last = f"Hebb's weights end at {in_text(right)}, error correction's after one pass at {in_text(corrected)}."
    rated = "" if step == 1 else f", rate {in_text(float(step))}"
    read = f"{examples.read}, from 0{rated}"
    return WorkedOut(right, slips, read, (*lines[:40], last), also, order=examples.order)


def _beside_each_other(examples: _Examples, step: Fraction) -> tuple[tuple[float, ...], list[str]]:
    """One pass of error correction, and a line for each example with both rules' weights."""
    zero = tuple(Fraction(0) for _ in examples.points[0])
    hebb, corrected, lines = zero, zero, []
    for i, (sign, x) in enumerate(zip(examples.signs, examples.points, strict=True)):
        wrong = sign * _product(corrected, x) <= 0
        hebb = tuple(a + step * sign * b for a, b in zip(hebb, x, strict=True))
        corrected = tuple(a + step * sign * b for a, b in zip(corrected, x, strict=True)) if wrong else corrected
        lines.append(
            f"Example {i + 1}, {examples.written(i)}: Hebb's weights become {_text(hebb)}; error correction "
            f"{'adds it, too' if wrong else 'leaves its weights'}, {_text(corrected)}."
        )
    return _doubles(corrected), lines


ROWS = "a row for each example: its features, then its label 1 or -1"
WEIGHTS = "weights=(2,-1,1), the bias last if there is one"
EXAMPLE = ("2 1 +", "1 3 -", "3 2 +", "0 1 -")
QUANTITIES = (
    ByHand(
        "perceptron_criterion", "Perceptron criterion at given weights", f"{ROWS}; and {WEIGHTS}",
        (*EXAMPLE, "weights=(1,-1,-2)"), _criterion, words=True,
    ),
    ByHand(
        "perceptron_gradient", "Gradient of the perceptron criterion", f"{ROWS}; and {WEIGHTS}",
        (*EXAMPLE, "weights=(1,-1,-2)"), _gradient, words=True,
    ),
    ByHand(
        "hebb_weights", "Weights of Hebb's rule, beside error correction",
        f"{ROWS}; and if the question says so bias=1, rate=0.5", EXAMPLE, _hebb, words=True,
    ),
)  # fmt: skip
