"""Softmax of a few scores, its cross-entropy, and the gradient by the scores."""

from collections.abc import Sequence
from math import exp, expm1, log
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import Reals, checked, in_text, reals, whole
from laboratory.exercises.problem import WrongAnswer

SHARES = "one share for each score, in their order"
ENTRIES = "one entry for each score, in their order"
LARGEST = 700.0  # of a score's distance from the largest: e^−700 is a double in full digits


def _scores(rows: Sequence[Any]) -> Reals:
    if len(rows) != 1:
        raise ValueError(f"the scores are one row of numbers; got {len(rows)} rows")
    scores: Reals = reals(checked(rows, least=1))[0]
    if len(scores) < 2:
        raise ValueError(f"softmax has 2 scores or more; got {len(scores)}")
    if np.ptp(scores) > LARGEST:
        raise ValueError(f"scores lie no more than {LARGEST:.0f} apart; got {np.ptp(scores):.4g}")
    return scores


def _shares(scores: Reals) -> Reals:
    from learners.networks.network import softmax  # brings scikit-learn

    return softmax(scores)


def _target(scores: Reals, target: Any) -> int:
    return whole("target", "the place of the true class", target, 1, len(scores)) - 1


def _softmax(*rows: Any) -> WorkedOut:
    scores = _scores(rows)
    shares = _shares(scores)
    two = 2.0 ** (scores - scores.max())
    total = scores.sum()
    slips = (
        Instead(_tuple(two / two.sum()), "Those are powers of 2: softmax takes powers of e."),
        Instead(_tuple(1 / (1 + np.exp(-np.clip(scores, -LARGEST, LARGEST)))), "Those are logistic units, each on its "
                "own: softmax divides by the sum, so that the shares add up to 1."),
        *([Instead(_tuple(scores / total), "Those are the scores over their sum: softmax takes powers of e first.")]
          if abs(total) > 1e-9 * np.abs(scores).max(initial=0) else []),
        Instead(_tuple(shares[::-1]), "The shares stand in the reversed order."),
    )  # fmt: skip
    steps = (*_powers(scores), f"Each share is its power over the sum: {in_text(shares)}.")
    return WorkedOut(_tuple(shares), slips, _read(scores), steps, order=SHARES)


def _cross_entropy(*rows: Any, target: Any) -> WorkedOut:
    scores = _scores(rows)
    place, shares = _target(scores, target), _shares(scores)
    result = _minus_log(scores, place)
    others = [_minus_log(scores, k) for k in range(len(scores)) if k != place]
    slips = (
        WrongAnswer(result / log(2), "You took logarithms to base 2: in nats they are natural ones."),
        WrongAnswer(result / log(10), "You took logarithms to base 10: in nats they are natural ones."),
        WrongAnswer(-result, "The sign is wrong: the logarithm of a share is negative, so the loss gets a minus."),
        WrongAnswer(float(shares[place]), "That is the share of the true class: the loss is minus its logarithm."),
        WrongAnswer(_of_the_rest(result), "That is with 1 − p: the loss is minus the logarithm of p."),
        WrongAnswer(result + sum(others), "That is the sum over all classes: only the true one counts."),
        WrongAnswer(float(shares @ [_minus_log(scores, k) for k in range(len(scores))]), "That is the entropy of the "
                    "shares: only the true class counts."),
    )  # fmt: skip
    steps = (
        *_powers(scores),
        f"The share of the true class, number {place + 1}, is {in_text(shares[place])}.",
        f"The loss is minus its natural logarithm, {in_text(result)} nats.",
    )
    return WorkedOut(result, slips, f"{_read(scores)}; true class {place + 1}", steps, unit="nats")


def _gradient(*rows: Any, target: Any) -> WorkedOut:
    scores = _scores(rows)
    place, shares = _target(scores, target), _shares(scores)
    true = np.eye(len(scores))[place]
    right = shares - true
    right[place] = -float(np.delete(shares, place).sum())  # no digit is lost where the share is near 1
    slips = (
        Instead(_tuple(-right), "The sign is reversed: that is the step downhill."),
        Instead(_tuple(shares), "Those are the shares: 1 is subtracted at the true class."),
        Instead(_tuple(shares * (1 - shares)), "Those are the derivatives of softmax: the loss's come with 1/p."),
        Instead(_tuple(right * shares * (1 - shares)), "That is for the squared distance, or logistic units: with "
                "cross-entropy the factor p(1 − p) cancels."),
    )  # fmt: skip
    steps = (
        *_powers(scores),
        f"Each share is its power over the sum: {in_text(shares)}.",
        f"The derivative by a score is its share, less 1 at the true class: {in_text(right)}.",
    )
    return WorkedOut(_tuple(right), slips, f"{_read(scores)}; true class {place + 1}", steps, order=ENTRIES)


def _minus_log(scores: Reals, place: int) -> float:
    """−ln of a share, in full digits where the share is near 1."""
    rest = np.delete(scores, place) - scores[place]
    largest = float(rest.max())
    if largest <= 0:
        return float(np.log1p(np.exp(rest).sum()))
    return largest + log(exp(-largest) + float(np.exp(rest - largest).sum()))


def _of_the_rest(loss: float) -> float:
    """−ln(1 − p) of p = e^(−loss)."""
    return -log(-expm1(-loss))


def _powers(scores: Reals) -> tuple[str, ...]:
    if np.abs(scores).max() > LARGEST:
        return (
            f"All scores may be lowered by {in_text(scores.max())}, the largest: {in_text(scores - scores.max())}.",
        )
    powers = np.exp(scores)
    return (f"The powers of e are {', '.join(map(in_text, powers))}; their sum is {in_text(powers.sum())}.",)


def _tuple(values: Reals) -> tuple[float, ...]:
    return tuple(map(float, values))


def _read(scores: Reals) -> str:
    return f"{pluralize(len(scores), 'score')}: {', '.join(map(in_text, scores))}"


SCORES = "the scores (net inputs, logits) in one row"
QUANTITIES = (
    ByHand("softmax", "Softmax of scores", SCORES, ("2 1 0",), _softmax),
    ByHand(
        "cross_entropy", "Cross-entropy of softmax, in nats", f"{SCORES}, and target=1, the place of the true class",
        ("2 1 0", "target=1"), _cross_entropy,
    ),
    ByHand(
        "softmax_gradient", "Gradient of softmax's cross-entropy by the scores",
        f"{SCORES}, and target=1, the place of the true class", ("2 1 0", "target=1"), _gradient,
    ),
)  # fmt: skip
