"""The dual of a support vector machine of a few points: its multipliers, and its value."""

from typing import Any

from laboratory.by_hand._machines import Machine, machine_of, machine_table, weight_lines
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import in_text
from laboratory.exercises.problem import WrongAnswer

MOST_GRAM = 12  # points whose inner products are written out
WITHOUT_HALF = "‖w‖² in the place of ‖w‖²/2, as some books minimize it"


def _multipliers(*rows: Any, C: Any = None, bias: Any = None) -> WorkedOut:
    machine = machine_of(rows, C, bias)
    if not machine.settles_multipliers():
        raise ValueError(
            "several sets of multipliers give the same w and b here, so none of them is the answer; svm_dual_value "
            "and svm_weights ask for what is unique"
        )
    right = tuple(map(float, machine.alphas))
    slips = (
        Instead(
            tuple(float(a * y) for a, y in zip(machine.alphas, machine.y, strict=True)),
            "Those are multiplier times label: multipliers are never negative.",
        ),
        Instead(tuple(a / sum(right) if any(right) else 0.0 for a in right), "Multipliers need not add up to 1."),
        Instead(tuple(a / 2 for a in right), "They are half as large as those of ‖w‖²/2: one half is too many."),
    )
    also = [Instead(tuple(2 * a for a in right), WITHOUT_HALF)] if machine.hard else []
    last = f"The multipliers are {in_text(right)}."
    read = machine.read
    order = "one for each point, in the order of the table"
    return WorkedOut(right, slips, read, (*_lines(machine), last), also, order=order, table=machine_table(machine))


def _value(*rows: Any, C: Any = None, bias: Any = None) -> WorkedOut:
    machine = machine_of(rows, C, bias)
    total, half = float(machine.alphas.sum()), machine.square / 2
    right = total - half
    slips = (
        WrongAnswer(total, "That is the sum of the multipliers: subtract half of ‖w‖²."),
        WrongAnswer(half, "That is ‖w‖²/2 alone."),
        WrongAnswer(total - machine.square, "The factor 1/2 before the double sum is missing."),
        WrongAnswer(total + half, "The double sum is subtracted, not added."),
        WrongAnswer(2 * half, "That is ‖w‖²."),
    )
    also = [Instead(2 * right, WITHOUT_HALF)] if machine.hard else []
    primal = (
        f"as large as the primal ‖w‖²/2 = {in_text(half)}"
        if machine.hard
        else f"as large as the primal ‖w‖²/2 + C·(sum of slacks) = {in_text(machine.objective)}"
    )
    last = f"The dual's value is {in_text(total)} - {in_text(machine.square)}/2 = {in_text(right)}, {primal}."
    return WorkedOut(right, slips, machine.read, (*_lines(machine), last), also, table=machine_table(machine))


def _lines(machine: Machine) -> tuple[str, ...]:
    upper = "a ≥ 0" if machine.hard else f"0 ≤ a ≤ {in_text(machine.C)}"
    balance = " and sum of a·y = 0" if machine.bias else ""
    lines = [f"Maximize the sum of a minus half the double sum of a_i·a_j·y_i·y_j·(x_i·x_j), for {upper}{balance}."]
    if len(machine.X) <= MOST_GRAM:
        gram = ", ".join(map(in_text, machine.X @ machine.X.T))
        lines.append(f"The inner products of the points, row by row: {gram}.")
    lines.append(_supports(machine))
    if machine.bias and machine.supports:
        lines.append(f"They are balanced: the sum of a·y is {in_text(_balance(machine))}.")
    return (*lines, *weight_lines(machine), _margin_line(machine))


def _balance(machine: Machine) -> float:
    size = float(machine.alphas.max(initial=0.0)) or 1.0
    total = float(machine.alphas @ machine.y)
    return 0.0 if abs(total) < 1e-9 * size else total


def _supports(machine: Machine) -> str:
    if not machine.supports:
        return "No point is a support vector: every multiplier is 0."
    listed = ", ".join(
        f"a_{i + 1} = {in_text(machine.alphas[i])}{_at_bound(machine, i)} of {in_text(machine.X[i])}"
        for i in machine.supports
    )
    return f"Support vectors have positive multipliers: {listed}; all others are 0."


def _at_bound(machine: Machine, i: int) -> str:
    return " (= C)" if not machine.hard and machine.alphas[i] >= machine.C * (1 - 1e-9) else ""


def _margin_line(machine: Machine) -> str:
    norm = machine.square**0.5
    if not norm:
        return "So ‖w‖ = 0: there is no margin."
    return f"So ‖w‖ = {in_text(norm)}, and the margin is 1/‖w‖ = {in_text(1 / norm)}."


POINTS = (
    "a row for each point: its features, then its label 1 or -1; C=1 for a soft margin (without C it is hard); and "
    "where the question says so bias=0 (hyperplanes through the origin)"
)
EXAMPLE = ("1 1 -", "2 0 -", "3 3 +", "4 4 +")
QUANTITIES = (
    ByHand(
        "svm_multipliers", "Multipliers of an SVM's dual", POINTS, ("0 0 -", "2 2 -", "2 0 +", "3 0 +"), _multipliers,
        words=True,
    ),
    ByHand("svm_dual_value", "Value of an SVM's dual", POINTS, EXAMPLE, _value, words=True),
)  # fmt: skip
