"""The soft-margin support vector machine of a few points: its objective, its slacks, and w with the intercept."""

from typing import Any

import numpy as np

from laboratory.by_hand._machines import Machine, machine_of, machine_table, weight_lines
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import in_text
from laboratory.exercises.problem import WrongAnswer

ROUNDING = 9  # decimals of a margin: what is beyond them is rounding of doubles, and a slack of 0 is handed in as 0
SEVERAL = (
    "every b from {low} to {high} is optimal on these points, so it is not settled; soft_svm_objective asks for what is"
)


def _objective(*rows: Any, C: Any, bias: Any = None) -> WorkedOut:
    machine = machine_of(rows, C, bias)
    half, total, m = machine.square / 2, float(machine.slacks.sum()), len(machine.X)
    right = machine.objective
    wrong = int((machine.slacks > 1 + 1e-9).sum())
    slips = (
        WrongAnswer(half, "That is ‖w‖²/2 alone: the slacks cost C each."),
        WrongAnswer(machine.C * total, "That is what the slacks cost: ‖w‖²/2 is missing."),
        WrongAnswer(2 * half + machine.C * total, "The factor 1/2 before ‖w‖² is missing."),
        WrongAnswer(half + total, "The slacks cost C each, not 1."),
        WrongAnswer(half + machine.C * total / m, "The slacks are added up, not averaged."),
        WrongAnswer(half + machine.C * wrong, "You counted misclassified points: a slack is a distance."),
        WrongAnswer(half + machine.C * float((machine.slacks**2).sum()), "The slacks are not squared."),
    )
    also = [Instead(right / (machine.C * m), "the mean slack and λ‖w‖², where λ = 1/(2Cm)")]
    last = f"The objective is {in_text(machine.square)}/2 + {in_text(machine.C)}·{in_text(total)} = {in_text(right)}."
    return WorkedOut(right, slips, machine.read, (*_lines(machine), last), also, table=machine_table(machine))


def _weights(*rows: Any, C: Any, bias: Any = None) -> WorkedOut:
    machine = _settled(machine_of(rows, C, bias))
    right = machine.entries()
    slips = [
        Instead(tuple(-entry for entry in right), "The sign is reversed: it is positive at the positive points."),
        *([Instead((*right[:-1], -right[-1]), "The sign of b is reversed.")] if machine.bias else []),
        *([Instead(hard, "That is the hard margin: here slack is allowed.")] if (hard := _hard(machine)) else []),
    ]
    also = [Instead((right[-1], *right[:-1]), "the intercept written first")] if machine.bias else []
    order = "the weights of the features, then the intercept" if machine.bias else "the weights of the features"
    last = f"So {'(w, b)' if machine.bias else 'w'} = {in_text(right)}."
    return WorkedOut(
        right, slips, machine.read, (*_lines(machine), last), also, order=order, table=machine_table(machine)
    )


def _slacks(*rows: Any, C: Any, bias: Any = None) -> WorkedOut:
    machine = _settled(machine_of(rows, C, bias))
    right = tuple(map(float, machine.slacks))
    margins = np.round(machine.y * (machine.X @ machine.w + machine.b), ROUNDING) + 0.0
    slips = (
        Instead(
            tuple(float(1 - margin) for margin in margins), "A slack is never negative: beyond the margin it is 0."
        ),
        Instead(tuple(float(margin) for margin in margins), "Those are y(w·x + b): a slack is what they lack of 1."),
        Instead(
            tuple(map(float, np.maximum(0, -margins))), "A point within the margin has slack, too: 1 - y(w·x + b)."
        ),
    )
    order = "one for each point, in the order of the table"
    last = f"What y(w·x + b) lacks of 1 are the slacks {in_text(right)}."
    return WorkedOut(right, slips, machine.read, (*_lines(machine), last), order=order, table=machine_table(machine))


def _settled(machine: Machine) -> Machine:
    if machine.bias and not machine.settles_intercept:
        raise ValueError(SEVERAL.format(low=in_text(machine.low), high=in_text(machine.high)))
    return machine


def _hard(machine: Machine) -> tuple[float, ...]:
    """w and b of the hard margin; empty where nothing separates."""
    rows = [[*x, int(sign)] for x, sign in zip(machine.X.tolist(), machine.y, strict=True)]
    try:
        return machine_of(rows, None, int(machine.bias)).entries()
    except ValueError:
        return ()


def _lines(machine: Machine) -> tuple[str, ...]:
    at_bound = [i for i in machine.supports if machine.alphas[i] >= machine.C * (1 - 1e-9)]
    inside = [i for i in machine.supports if i not in at_bound]
    none = [i for i in range(len(machine.X)) if i not in machine.supports]
    groups = (
        (none, "a = 0, so y(w·x + b) ≥ 1"), (inside, "0 < a < C, so y(w·x + b) = 1"),
        (at_bound, f"a = C = {in_text(machine.C)}, so y(w·x + b) ≤ 1"),
    )  # fmt: skip
    margins = machine.y * (machine.X @ machine.w + machine.b)
    return (
        *(f"{_points(places)}: {words}." for places, words in groups if places),
        *weight_lines(machine),
        f"y(w·x + b) of the points is {in_text(margins)}; the slacks are {in_text(machine.slacks)}.",
    )


def _points(places: list[int]) -> str:
    return f"{'Points' if len(places) > 1 else 'Point'} {', '.join(str(i + 1) for i in places)}"


POINTS = (
    "a row for each point: its features, then its label 1 or -1; C, the cost of a unit of slack; and where the "
    "question says so bias=0 (hyperplanes through the origin)"
)
EXAMPLE = ("C=1", "0 -", "1 -", "1.6 -", "2 +", "3 +")
QUANTITIES = (
    ByHand("soft_svm_objective", "Objective of a soft-margin SVM", POINTS, EXAMPLE, _objective, words=True),
    ByHand("soft_svm_weights", "Weights of a soft-margin SVM", POINTS, EXAMPLE, _weights, words=True),
    ByHand("soft_svm_slacks", "Slacks of a soft-margin SVM", POINTS, EXAMPLE, _slacks, words=True),
)
