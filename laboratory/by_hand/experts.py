"""Weighted majority and the halving algorithm, round by round: mistakes and last weights."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import listed
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real
from laboratory.by_hand._table import checked, in_text, signs, text_of, whole
from laboratory.exercises.problem import WrongAnswer


@dataclass
class _Play:
    """The rounds that were played: weights before each and at the end, the learner's predictions, its mistakes."""

    beta: Fraction
    weights: list[list[Fraction]]
    predictions: list[int] = field(default_factory=list)
    outcomes: list[int] = field(default_factory=list)

    @property
    def mistakes(self) -> int:
        return sum(p != y for p, y in zip(self.predictions, self.outcomes, strict=True))


def _rounds(rows: Sequence[Any]) -> list[list[int]]:
    """Predictions and outcome of each round, as 1 and −1."""
    table = checked(rows, least=1)
    columns = len(table[0])
    if columns < 2:
        raise ValueError("a row holds the experts' predictions in a round and then the outcome; got rows of one cell")
    cells = signs([text_of(cell) for row in table for cell in row])
    return [cells[i : i + columns] for i in range(0, len(cells), columns)]


def _played(rounds: Sequence[Sequence[int]], beta: Fraction, tie: int, lazily: bool = False) -> _Play:
    """Wrong experts' weights are multiplied by beta in every round, or `lazily` where the learner errs."""
    play = _Play(beta, [[Fraction(1)] * (len(rounds[0]) - 1)])
    for *predictions, outcome in rounds:
        weights = play.weights[-1]
        score = sum((w * p for w, p in zip(weights, predictions, strict=True)), Fraction(0))
        play.predictions.append((score > 0) - (score < 0) or tie)
        play.outcomes.append(outcome)
        moves = not lazily or play.predictions[-1] != outcome
        play.weights.append(
            [w * (beta if moves and p != outcome else 1) for w, p in zip(weights, predictions, strict=True)]
        )
    return play


def _read(rows: Sequence[Any], beta: Any, tie: Any) -> tuple[list[list[int]], _Play]:
    rounds = _rounds(rows)
    factor = Fraction(1, 2) if beta is None else real("beta", "what a wrong expert's weight is multiplied by", beta)
    if not 0 <= factor < 1:
        raise ValueError(f"beta (what a wrong expert's weight is multiplied by) must be a real in [0, 1); got {factor}")
    play = _played(rounds, factor, _tie(tie))
    if not any(play.weights[-1]):
        place = next(t for t, weights in enumerate(play.weights) if not any(weights))
        raise ValueError(f"after round {place} every expert has erred, and the halving algorithm has none left")
    return rounds, play


def _tie(tie: Any) -> int:
    return 1 if tie is None or whole("tie", "what is predicted where the weights tie, 1 or 0", tie, 0, 1) else -1


def _lines(rounds: Sequence[Sequence[int]], play: _Play) -> list[str]:
    lines = []
    for t, (*predictions, outcome) in enumerate(rounds):
        weights = play.weights[t]
        ones = sum((w for w, p in zip(weights, predictions, strict=True) if p > 0), Fraction(0))
        zeros = sum(weights, Fraction(0)) - ones
        tie = " (a tie)" if ones == zeros else ""
        verdict = "right" if play.predictions[t] == outcome else "a mistake"
        lines.append(
            f"Round {t + 1}: weight {in_text(float(ones))} says 1 and {in_text(float(zeros))} says 0; predict "
            f"{max(play.predictions[t], 0)}{tie}, {verdict}. The weights become {listed(play.weights[t + 1])}."
        )
    return lines


def _in_words(rounds: Sequence[Sequence[int]], play: _Play) -> str:
    factor = f"wrong experts' weights times {in_text(float(play.beta))} in every round"
    return (
        f"{pluralize(len(rounds), 'round')}, {pluralize(len(rounds[0]) - 1, 'expert')}, the outcome last; "
        f"{'wrong experts dropped' if not play.beta else factor}"
    )


def _table(rounds: Sequence[Sequence[int]], play: _Play) -> dict[str, list[Any]]:
    experts = {
        f"weight {i + 1}": [float(weights[i]) for weights in play.weights[1:]] for i in range(len(play.weights[0]))
    }
    return {
        "round": list(range(1, len(rounds) + 1)),
        "prediction": [max(p, 0) for p in play.predictions],
        "outcome": [max(y, 0) for y in play.outcomes],
        **experts,
    }


def _mistakes(*rows: Any, beta: Any = None, tie: Any = None) -> WorkedOut:
    rounds, play = _read(rows, beta, tie)
    right, experts = play.mistakes, [sum(row[i] != row[-1] for row in rounds) for i in range(len(rounds[0]) - 1)]
    also = _of_others(rounds, play, tie, lambda other: float(other.mistakes))
    slips = [
        WrongAnswer(float(min(experts)), "Those are the mistakes of the best expert."),
        WrongAnswer(float(_unweighted(rounds, tie)), "That is the plain majority, whose weights never change."),
        WrongAnswer(float(len(rounds) - right), "Those are the rounds without a mistake."),
        WrongAnswer(float(sum(experts)), "Those are the mistakes of all experts."),
    ]  # fmt: skip
    best = f"The best expert errs in {pluralize(min(experts), 'round')}"
    steps = [*_lines(rounds, play), f"{best}, the learner in {right}."]
    return WorkedOut(float(right), slips, _in_words(rounds, play), steps, also, table=_table(rounds, play))


def _unweighted(rounds: Sequence[Sequence[int]], tie: Any) -> int:
    return _played(rounds, Fraction(1), _tie(tie)).mistakes


def _of_others(rounds: Any, play: _Play, tie: Any, value: Any) -> list[Instead]:
    """By the conventions that are open: ties, and whether weights change in rounds without a mistake."""
    lazy = "weights changed only where the learner errs"
    also = [Instead(value(_played(rounds, play.beta, _tie(tie), lazily=True)), lazy)]
    if tie is None:
        also.append(Instead(value(_played(rounds, play.beta, -1)), "0 predicted where the weights tie"))
    return also


def _weights(*rows: Any, beta: Any = None, tie: Any = None) -> WorkedOut:
    rounds, play = _read(rows, beta, tie)
    right = tuple(map(float, play.weights[-1]))
    total = sum(play.weights[-1])
    wrong = [sum(row[i] != row[-1] for row in rounds) for i in range(len(right))]
    also = [
        *_of_others(rounds, play, tie, lambda other: tuple(map(float, other.weights[-1]))),
        Instead(tuple(float(w / total) for w in play.weights[-1]), "weights divided by their sum"),
    ]
    slips = [
        Instead(tuple(map(float, play.weights[-2])), "Those are the weights before the last round."),
        Instead(tuple(float(play.beta ** (len(rounds) - count)) for count in wrong), "Wrong experts lose weight, "
                "not right ones."),
        Instead(tuple(float(max(Fraction(0), 1 - (1 - play.beta) * count)) for count in wrong), "The weights are "
                "multiplied by the factor, not lowered by it."),
    ]  # fmt: skip
    steps = [*_lines(rounds, play), f"The weights end at {listed(play.weights[-1])}."]
    return WorkedOut(right, slips, _in_words(rounds, play), steps, also, order="one weight for each expert",
                     table=_table(rounds, play))  # fmt: skip


NEEDS = (
    "a row for each round: the experts' predictions, 1 or 0 (or + and -), and then the outcome; and if the question "
    "says so beta=0.5 (what a wrong expert's weight is multiplied by; 0 is the halving algorithm), tie=0 (predicted "
    "on a tie)"
)
EXAMPLE = ("1 1 0 0", "1 0 0 1", "0 1 1 1", "1 0 1 1")
QUANTITIES = (
    ByHand(
        "majority_mistakes", "Mistakes of the weighted majority", NEEDS, EXAMPLE, _mistakes, words=True,
        called=("weighted_majority", "weighted_majority_mistakes", "halving", "halving_mistakes", "wma"),
    ),
    ByHand(
        "majority_weights", "Experts' weights of the weighted majority", NEEDS, EXAMPLE, _weights, words=True,
        called=("weighted_majority_weights", "expert_weights"),
    ),
)  # fmt: skip
