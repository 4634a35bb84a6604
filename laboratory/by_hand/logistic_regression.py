"""Gradient steps of logistic regression on a few points: the weights after them, and the loss."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._reading import cells, number
from laboratory.by_hand._table import Reals, in_text, labelled, signs, whole
from laboratory.exercises.problem import WrongAnswer
from learners.halfspaces.logistic_loss import logistic_loss
from learners.optimizers.gradient_descent import GradientDescent
from learners.shared.sigmoid import sigmoid

MOST_STEPS, WRITTEN = 100, 5
MEAN, SUM = "the gradient of the mean loss", "the gradient of the summed loss"


@dataclass(frozen=True)
class _Descent:
    """Points with a last coordinate 1 where there is a bias, signs, and the weights `(steps + 1, features)`."""

    X: Reals
    y: Reals
    rate: float
    bias: bool
    summed: bool
    path: Reals

    @property
    def targets(self) -> Reals:
        """The labels as 0 and 1."""
        return (self.y + 1) / 2

    def shares(self, w: Reals) -> Reals:
        """The probabilities of the label 1 `(examples,)`."""
        return np.asarray(sigmoid(self.X @ w))

    def gradient(self, w: Reals) -> Reals:
        """Of the loss that is descended on."""
        mean = logistic_loss(self.X, self.y, np.zeros(self.X.shape[1])).gradient(w)
        return np.asarray(mean) * (len(self.y) if self.summed else 1)

    def loss(self, w: Reals) -> float:
        """The mean loss."""
        return float(logistic_loss(self.X, self.y, np.zeros(self.X.shape[1])).value(w))


def _read(rows: Sequence[Any], rate: Any, steps: Any, start: Any, bias: Any, summed: Any) -> _Descent:
    X, labels = labelled(rows)
    y = np.array(signs(labels), dtype=float)
    has_one = bool((X == 1).all(axis=0).any())
    has_bias = not has_one if bias is None else bool(whole("bias", "1 with a bias, 0 without", bias, 0, 1))
    points = np.column_stack([X, np.ones(len(X))]) if has_bias else X
    step = number(rate)
    if step <= 0:
        raise ValueError(f"rate (what the gradient is multiplied by) must be a real > 0; got {in_text(step)}")
    count = whole("steps", "gradient steps", steps, 0, MOST_STEPS)
    width = points.shape[1]
    begin = [0.0] * width if start is None else [number(entry) for entry in _entries(start)]
    if len(begin) != width:
        order = "the bias last" if has_bias else "one for each feature"
        raise ValueError(f"start (the first weights) must be {width} numbers, {order}; got {len(begin)}")
    adds = bool(whole("summed", f"1 for {SUM}, 0 for {MEAN}", summed or 0, 0, 1))
    return _descended(points, y, step, count, np.array(begin), has_bias, adds)


def _entries(start: Any) -> Sequence[Any]:
    return cells(start) if isinstance(start, str) else start if isinstance(start, Sequence) else (start,)


def _descended(X: Reals, y: Reals, rate: float, steps: int, start: Reals, bias: bool, summed: bool) -> _Descent:
    """By the project's gradient descent. Raises ValueError where the weights leave every bound."""
    objective = logistic_loss(X, y, np.zeros(X.shape[1]))
    length = rate * (len(y) if summed else 1)
    path = np.asarray(GradientDescent(length).minimize(objective, start, steps).path) if steps else start[np.newaxis]
    if not np.isfinite(path).all() or len(path) != steps + 1:
        raise ValueError(
            f"rate (what the gradient is multiplied by) is too large: the weights diverge; got {str(rate)[:SHOWN]}"
        )
    return _Descent(X, y, rate, bias, summed, path)


def _weights(
    *rows: Any, rate: Any, steps: Any = 1, start: Any = None, bias: Any = None, summed: Any = None
) -> WorkedOut:
    run = _read(rows, rate, steps, start, bias, summed)
    w, last_but = run.path[-1], run.path[-2 if len(run.path) > 1 else -1]
    right = _in_order(w)

    def after(step: Any) -> tuple[float, ...]:
        """The last step taken otherwise."""
        return _in_order(last_but - run.rate * step)

    scale = 1 if run.summed else 1 / len(run.y)
    out, targets = run.shares(last_but), run.targets
    hard = (run.X @ last_but > 0).astype(float)
    slips = (
        Instead(after(-run.gradient(last_but)), "The sign is reversed: the step goes against the gradient."),
        Instead(_in_order(run.gradient(last_but)), "That is the gradient: subtract rate times it from the weights."),
        Instead(
            after(scale * ((out - targets) * out * (1 - out)) @ run.X),
            "The slope σ(1 - σ) belongs to the squared error.",
        ),
        Instead(
            after(scale * (run.X @ last_but - targets) @ run.X), "You forgot the sigmoid: the score is no probability."
        ),
        Instead(after(scale * (hard - targets) @ run.X), "You took predictions in the place of probabilities."),
        Instead(after(scale * (out - run.y) @ run.X), "With σ between 0 and 1 the labels are 0 and 1, not −1 and 1."),
        *(
            [Instead(_in_order(run.path[1]), "Those are the weights after the first step.")]
            if len(run.path) > 2
            else []
        ),
        *([Instead((*right[:-1], float(last_but[-1])), "The bias is updated, too.")] if run.bias else []),
    )
    also = [Instead((right[-1], *right[:-1]), "the bias written first")] if run.bias else []
    if summed is None:
        other = _descended(run.X, run.y, run.rate, len(run.path) - 1, run.path[0], run.bias, summed=True)
        also.append(Instead(_in_order(other.path[-1]), SUM))
    if bias is None and run.bias and not run.path[0][-1]:
        bare = _descended(run.X[:, :-1], run.y, run.rate, len(run.path) - 1, run.path[0][:-1], False, run.summed)
        also.append(Instead((*_in_order(bare.path[-1]), 0.0), "no bias"))
    order = "the weights of the features, then the bias" if run.bias else "the weights of the features"
    last = f"After {pluralize(len(run.path) - 1, 'step')} the weights are {in_text(right)}."
    return WorkedOut(right, slips, _in_words(run), (*_lines(run), last), also, order=order, table=_table(run))


def _loss(
    *rows: Any, rate: Any = 1, steps: Any = 0, start: Any = None, bias: Any = None, summed: Any = None
) -> WorkedOut:
    run = _read(rows, rate, steps, start, bias, summed)
    w = run.path[-1]
    right, out, scores = run.loss(w), run.shares(w), run.X @ w
    chance, each = np.where(run.y > 0, out, 1 - out), np.logaddexp(0, -run.y * scores)
    slips = (
        WrongAnswer(right / log(2), "You took logarithms to base 2: here they are natural ones."),
        WrongAnswer(right / log(10), "You took logarithms to base 10: here they are natural ones."),
        WrongAnswer(-right, "The sign is wrong: the logarithm of a probability is negative, so the loss gets a minus."),
        WrongAnswer(float(((out - run.targets) ** 2).mean()), "That is the mean squared error of the probabilities."),
        WrongAnswer(
            float(np.logaddexp(0, -scores).mean()), "Of an example with the label 0 it is the logarithm of 1 - σ."
        ),
        WrongAnswer(float((1 - chance).mean()), "That is the mean probability of the wrong label: take logarithms."),
        WrongAnswer(float(np.maximum(0, 1 - run.y * scores).mean()), "That is the hinge loss."),
        *([WrongAnswer(run.loss(run.path[0]), "That is the loss at the first weights.")] if len(run.path) > 1 else []),
    )
    also = [Instead(right * len(run.y), "the sum of the losses instead of their mean")]
    line = f"The probabilities of the true labels are {in_text(chance)}; minus their logarithms {in_text(each)}."
    last = f"Their mean is {in_text(right)}."
    return WorkedOut(
        right, slips, _in_words(run), (*_lines(run), *_scores(run, w), line, last), also, table=_table(run)
    )


def _in_order(w: Reals) -> tuple[float, ...]:
    return tuple(map(float, w))


def _in_words(run: _Descent) -> str:
    features, positive = run.X.shape[1] - run.bias, int((run.y > 0).sum())
    bias = "with a bias" if run.bias else "without a bias"
    steps = len(run.path) - 1
    moved = (
        f"; {pluralize(steps, 'step')} of rate {in_text(run.rate)}, by {SUM if run.summed else MEAN}" if steps else ""
    )
    return (
        f"{pluralize(len(run.y), 'example')} of {pluralize(features, 'feature')}, the label last, {positive} of them "
        f"positive; {bias}, from {in_text(run.path[0])}{moved}; no penalty"
    )


def _scores(run: _Descent, w: Reals) -> tuple[str, str]:
    """The scores and the probabilities at some weights."""
    return (
        f"With {in_text(w)} the scores w·x{' + b' if run.bias else ''} are {in_text(run.X @ w)}.",
        f"The probabilities σ = 1/(1 + e^(-score)) of the label 1 are {in_text(run.shares(w))}.",
    )


def _lines(run: _Descent) -> tuple[str, ...]:
    """Each step: scores, probabilities, what they miss, the gradient and the new weights; of many the first."""
    lines: list[str] = []
    steps = len(run.path) - 1
    for place in range(min(steps, WRITTEN)):
        w, after = run.path[place], run.path[place + 1]
        scores, shares = _scores(run, w)
        divided = "" if run.summed else f", divided by {len(run.y)}"
        lines += [
            f"Step {place + 1}. {scores}",
            shares,
            f"They miss the labels 0 and 1 by σ - y = {in_text(run.shares(w) - run.targets)}.",
            f"The sum of (σ - y)·x{divided}, is the gradient {in_text(run.gradient(w))}.",
            f"The weights become {in_text(w)} - {in_text(run.rate)}·gradient = {in_text(after)}.",
        ]
    rest = steps - WRITTEN
    return (*lines, *([f"It goes on like this for {pluralize(rest, 'more step')}."] if rest > 0 else []))


def _table(run: _Descent) -> dict[str, list[Any]]:
    """The weights and the mean loss after each step."""
    features = run.X.shape[1] - run.bias
    names = [*(f"w{k + 1}" for k in range(features)), *(["b"] if run.bias else [])]
    return {
        "step": list(range(len(run.path))),
        **{name: column.tolist() for name, column in zip(names, run.path.T, strict=True)},
        "mean loss": [run.loss(w) for w in run.path],
    }


NEEDS = (
    "a row for each example: its features, then its label 1 or 0 (or -1); {rate}; and if the question says so {more}, "
    "bias=0, summed=1 (the losses are added up, not averaged)"
)
EXAMPLE = ("rate=0.5", "1 2 1", "2 1 0", "3 3 1", "0 1 0")
QUANTITIES = (
    ByHand(
        "logistic_weights", "Weights after gradient steps of logistic regression",
        NEEDS.format(rate="rate, the step size", more="steps=2, start=(0,0,0) (the bias last)"), EXAMPLE, _weights,
        words=True,
    ),
    ByHand(
        "logistic_loss", "Logistic loss of a few points",
        NEEDS.format(rate="start, the weights, the bias last", more="steps=1, rate=0.5"),
        ("start=(1,-1,0)", *EXAMPLE[1:]), _loss, words=True,
    ),
)  # fmt: skip
