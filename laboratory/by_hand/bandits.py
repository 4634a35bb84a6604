"""UCB1 in one round: the index of every arm, and the arm that is pulled."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log, log10, sqrt
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import checked, exact, in_text, reals, whole
from laboratory.exercises.problem import WrongAnswer

MOST_ROUNDS = 10**9
NEXT = "the round that is played now counted, too"


@dataclass(frozen=True)
class _Arms:
    """How often each arm was pulled, its mean reward, and the rounds in the logarithm."""

    pulls: tuple[int, ...]
    means: tuple[Fraction, ...]
    rounds: int

    def indices(self, rounds: int | None = None) -> list[float]:
        """Mean plus √(2 ln t/n)."""
        t = self.rounds if rounds is None else rounds
        return [float(mean) + sqrt(2 * log(t) / n) for n, mean in zip(self.pulls, self.means, strict=True)]

    @property
    def read(self) -> str:
        return (
            f"{pluralize(len(self.pulls), 'arm')}, pulls and then the mean reward; t = {self.rounds} in the logarithm"
        )

    @property
    def lines(self) -> list[str]:
        """A line for each arm."""
        return [
            f"Arm {i}: {in_text(float(mean))} + √(2 ln {self.rounds}/{n}) = {in_text(index)}."
            for i, (n, mean, index) in enumerate(zip(self.pulls, self.means, self.indices(), strict=True), start=1)
        ]


def _read(rows: Sequence[Any], t: Any) -> _Arms:
    table = reals(checked(rows))
    if table.shape[1] != 2:
        raise ValueError(f"a row holds an arm's pulls and its mean reward; got rows of {table.shape[1]} cells")
    pulls = [whole("pulls", "how often an arm was pulled", float(row[0]), 1, MOST_ROUNDS) for row in table]
    rounds = sum(pulls) if t is None else whole("t", "rounds in the logarithm", t, 1, MOST_ROUNDS)
    return _Arms(tuple(pulls), tuple(exact(float(row[1])) for row in table), rounds)


def _choice(*rows: Any, t: Any = None) -> WorkedOut:
    arms = _read(rows, t)
    names = [str(i) for i in range(1, len(arms.pulls) + 1)]
    best = _best(arms.indices())
    also = [Instead(names[i], "another arm of the same index") for i in best[1:]]
    if t is None and (other := _best(arms.indices(arms.rounds + 1))[0]) != best[0]:
        also.append(Instead(names[other], NEXT))
    last = f"The largest index is that of arm {names[best[0]]}: it is pulled."
    return WorkedOut(names[best[0]], (), arms.read, [*arms.lines, last], also, labels=names)


def _best(indices: Sequence[float]) -> list[int]:
    """The arms of the largest index, up to the rounding of doubles."""
    return [i for i, index in enumerate(indices) if index >= max(indices) - 1e-12 * (1 + abs(max(indices)))]


def _index(*rows: Any, arm: Any, t: Any = None) -> WorkedOut:
    arms = _read(rows, t)
    i = whole("arm", "which arm, 1 for the first", arm, 1, len(arms.pulls)) - 1
    right, mean, n, rounds = arms.indices()[i], float(arms.means[i]), arms.pulls[i], arms.rounds
    slips = [
        WrongAnswer(right - mean, "That is the bonus: add the mean reward."),
        WrongAnswer(mean + sqrt(log(rounds) / (2 * n)), "The 2 is above: √(2 ln t/n), Hoeffding's bound at t^(-4)."),
        WrongAnswer(mean + sqrt(log(rounds) / n), "The 2 of 2 ln t is missing."),
        WrongAnswer(mean + 2 * log(rounds) / n, "The root is missing."),
        WrongAnswer(mean + sqrt(2 * log10(rounds) / n), "The logarithm is natural, not to base 10."),
        WrongAnswer(mean + sqrt(2 * log(rounds) / rounds), "The bonus is divided by the arm's pulls, not by all."),
        WrongAnswer(mean - sqrt(2 * log(rounds) / n), "That is the lower end: UCB takes the upper one."),
        WrongAnswer(
            mean / n + sqrt(2 * log(rounds) / n), "The second cell is the mean already, not the sum of rewards."
        ),
    ]
    also = [Instead(arms.indices(rounds + 1)[i], NEXT)] if t is None else []
    steps = (
        f"In the logarithm stands t = {rounds}: ln t = {in_text(log(rounds))}.",
        f"The bonus of arm {i + 1} is √(2 · {in_text(log(rounds))}/{n}) = {in_text(right - mean)}.",
        f"The index is {in_text(mean)} + {in_text(right - mean)} = {in_text(right)}.",
    )
    return WorkedOut(right, slips, arms.read, steps, also)


NEEDS = (
    "a row for each arm: how often it was pulled, then its mean reward; and if the question says so t, the rounds in "
    "the logarithm"
)
EXAMPLE = ("10 0.6", "5 0.5", "20 0.7")
QUANTITIES = (
    ByHand("ucb_arm", "Arm that UCB1 pulls", NEEDS, EXAMPLE, _choice, called=("ucb", "ucb1", "ucb_choice", "bandit")),
    ByHand("ucb_index", "Index of an arm by UCB1", f"{NEEDS}; and arm", ("arm=1", *EXAMPLE), _index),
)
