"""Expected costs of decisions by a matrix of costs, for any number of classes."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import several_of
from laboratory.by_hand._table import checked, exact, in_text, reals
from laboratory.exercises.problem import WrongAnswer

NEAR = Fraction(1, 1000)  # probabilities that are rounded to a few digits


@dataclass(frozen=True)
class _Costs:
    """`matrix[d][c]` is the cost of decision d where the class is c, of which `shares` are the probabilities."""

    matrix: tuple[tuple[Fraction, ...], ...]
    shares: tuple[Fraction, ...]

    @property
    def expected(self) -> list[Fraction]:
        """The expected cost of each decision."""
        return [_mean(row, self.shares) for row in self.matrix]

    @property
    def square(self) -> bool:
        """Is there a decision for each class?"""
        return len(self.matrix) == len(self.shares)

    @property
    def likeliest(self) -> int:
        """The class of largest probability."""
        return self.shares.index(max(self.shares))

    @property
    def read(self) -> str:
        """How the rows were read."""
        classes = pluralize(len(self.shares), "class", "classes")
        return f"{pluralize(len(self.matrix), 'decision')}, {classes} of probabilities {_listed(self.shares)}"

    @property
    def lines(self) -> tuple[str, ...]:
        """A line for each decision."""
        return tuple(
            f"Decision {d}: {self._products(row)} = {_text(mean)}."
            for d, (row, mean) in enumerate(zip(self.matrix, self.expected, strict=True), start=1)
        )

    def _products(self, row: Sequence[Fraction]) -> str:
        return " + ".join(f"{_text(p)} · {_text(cost)}" for p, cost in zip(self.shares, row, strict=True))


def _read(rows: Sequence[Any], shares: Any) -> _Costs:
    table = reals(checked(rows))
    probabilities = several_of("shares", "the probability of each class", shares, table.shape[1])
    total = sum(probabilities, Fraction(0))
    if min(probabilities) < 0 or abs(total - 1) > NEAR:
        text = f"they add up to {_text(total)}" if min(probabilities) >= 0 else "one of them is below 0"
        raise ValueError(f"shares (the probability of each class) must be >= 0 and add up to 1; {text}")
    return _Costs(tuple(tuple(exact(float(cost)) for cost in row) for row in table), tuple(probabilities))


def _least(*rows: Any, shares: Any) -> WorkedOut:
    costs = _read(rows, shares)
    expected = costs.expected
    result, best = float(min(expected)), expected.index(min(expected))
    turned = [_mean(column, costs.shares) for column in zip(*costs.matrix, strict=True)] if costs.square else []
    plain = [sum(row, Fraction(0)) / len(row) for row in costs.matrix]
    slips = (
        *([WrongAnswer(float(expected[costs.likeliest]), "That is the cost of deciding for the most probable class.")]
          if costs.square else []),
        *(WrongAnswer(float(mean), f"That is the expected cost of decision {d}: another one's is lower.")
          for d, mean in enumerate(expected, start=1) if mean > expected[best]),
        *([WrongAnswer(float(min(turned)), "Rows and columns are exchanged: a row holds the costs of one decision.")]
          if turned else []),
        WrongAnswer(float(min(plain)), "That is a plain mean: each cost is weighted by the probability of its class."),
        WrongAnswer(float(sum(costs.matrix[best], Fraction(0))), "Those are the costs added up, without the "
                    "probabilities."),
        WrongAnswer(float(max(expected)), "That is the largest expected cost."),
    )  # fmt: skip
    last = f"The least is that of decision {best + 1}: {in_text(result)}."
    return WorkedOut(result, slips, costs.read, (*costs.lines, last))


def _cheapest(*rows: Any, shares: Any) -> WorkedOut:
    costs = _read(rows, shares)
    expected = costs.expected
    names = [str(d) for d in range(1, len(expected) + 1)]
    first, *ties = (name for name, mean in zip(names, expected, strict=True) if mean == min(expected))
    also = [Instead(name, "another decision of the same expected cost") for name in ties]
    last = f"The least expected cost, {_text(min(expected))}, is that of decision {first}."
    if costs.square and str(costs.likeliest + 1) not in (first, *ties):
        last = f"{last[:-1]}, although class {costs.likeliest + 1} is the most probable."
    return WorkedOut(first, (), costs.read, (*costs.lines, last), also, labels=names)


def _mean(row: Sequence[Fraction], shares: Sequence[Fraction]) -> Fraction:
    return sum((p * cost for p, cost in zip(shares, row, strict=True)), Fraction(0))


def _text(x: Fraction) -> str:
    return in_text(float(x))


def _listed(shares: Sequence[Fraction]) -> str:
    return ", ".join(map(_text, shares))


NEEDS = (
    "a row for each decision: its cost where class 1 is the true one, where class 2 is, and so on; and shares, the "
    "probability of each class"
)
EXAMPLE = ("0 1 10", "1 0 5", "2 2 0", "shares=(0.5,0.3,0.2)")
QUANTITIES = (
    ByHand("least_expected_cost", "Least expected cost by a cost matrix", NEEDS, EXAMPLE, _least),
    ByHand("cheapest_decision", "Decision of least expected cost", NEEDS, EXAMPLE, _cheapest),
)
