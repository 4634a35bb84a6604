"""Winnow, example by example: weights that are doubled or halved, and the mistakes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import dot, listed
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real
from laboratory.by_hand._table import chosen, exact, in_text, labelled, signs, whole
from laboratory.exercises.problem import WrongAnswer

DEMOTIONS = {"halve": "halved", "zero": "set to 0"}


@dataclass
class _Run:
    """The examples, the settings, and what became of them: weights before each step and at the end."""

    X: list[list[Fraction]]
    y: list[int]
    threshold: Fraction
    demotion: str
    passes: int
    weights: list[list[Fraction]] = field(default_factory=list)
    steps: list[tuple[int, Fraction, bool]] = field(default_factory=list)

    @property
    def mistakes(self) -> int:
        return sum(wrong for _, _, wrong in self.steps)


def _ran(X: Any, y: Any, threshold: Fraction, demotion: str, passes: int, strict: bool = False) -> _Run:
    run = _Run(X, y, threshold, demotion, passes, [[Fraction(1)] * len(X[0])])
    for i in list(range(len(y))) * passes:
        w, x = run.weights[-1], X[i]
        score = dot(w, x)
        predicted = 1 if score > threshold or (score == threshold and not strict) else -1
        wrong = predicted != y[i]
        run.steps.append((i, score, wrong))
        factor = Fraction(2) if y[i] > 0 else Fraction(1, 2) if demotion == "halve" else Fraction(0)
        run.weights.append([entry * factor if wrong and bit else entry for entry, bit in zip(w, x, strict=True)])
    return run


def _read(rows: Sequence[Any], threshold: Any, demotion: Any, passes: Any) -> _Run:
    table, labels = labelled(rows)
    X = [[exact(float(cell)) for cell in row] for row in table]
    if any(cell not in (0, 1) for row in X for cell in row):
        raise ValueError("the attributes of Winnow are 0 and 1")
    at = (
        Fraction(len(X[0])) if threshold is None else real("threshold", "from which score on 1 is predicted", threshold)
    )
    way = chosen("demotion", "what becomes of weights that are too large", demotion or "halve", tuple(DEMOTIONS))
    return _ran(X, signs(labels), at, way, whole("passes", "how often all examples are gone through", passes, 1, 100))


def _others(run: _Run, threshold: Any, demotion: Any, value: Any) -> list[Instead]:
    """By the conventions that the question leaves open."""
    also = [Instead(value(_ran(run.X, run.y, run.threshold, run.demotion, run.passes, strict=True)),
                    "1 predicted only above the threshold")]  # fmt: skip
    if demotion is None:
        also.append(Instead(value(_ran(run.X, run.y, run.threshold, "zero", run.passes)), "weights set to 0"))
    if threshold is None:
        half = Fraction(len(run.X[0]), 2)
        also.append(Instead(value(_ran(run.X, run.y, half, run.demotion, run.passes)), "the threshold n/2"))
    return also


def _lines(run: _Run) -> list[str]:
    lines = []
    for place, (i, score, wrong) in enumerate(run.steps):
        predicted = max(run.y[i], 0) if not wrong else 1 - max(run.y[i], 0)
        if wrong:
            way = "doubled" if run.y[i] > 0 else DEMOTIONS[run.demotion]
            what = f"a mistake: the weights where x is 1 are {way}, {listed(run.weights[place + 1])}"
        else:
            what = "right"
        lines.append(f"Example {i + 1}, {listed(run.X[i])} with label {max(run.y[i], 0)}: the score is "
                     f"{in_text(float(score))}, predict {predicted}, {what}.")  # fmt: skip
    return lines


def _in_words(run: _Run) -> str:
    return (
        f"{pluralize(len(run.y), 'example')} of {pluralize(len(run.X[0]), 'attribute')}, the label last; 1 predicted "
        f"from the threshold {in_text(float(run.threshold))} on; weights doubled or {DEMOTIONS[run.demotion]}; "
        f"{pluralize(run.passes, 'pass', 'passes')}"
    )


def _weights(*rows: Any, threshold: Any = None, demotion: Any = None, passes: Any = 1) -> WorkedOut:
    run = _read(rows, threshold, demotion, passes)
    right = tuple(map(float, run.weights[-1]))
    changed = [w for w in run.weights if w != run.weights[-1]]
    added = [Fraction(1)] * len(right)
    for i, _, wrong in run.steps:
        if wrong:
            added = [w + run.y[i] * x for w, x in zip(added, run.X[i], strict=True)]
    slips = [
        *(
            [Instead(tuple(map(float, changed[-1])), "Those are the weights before the last change.")]
            if changed
            else []
        ),
        Instead(tuple(map(float, added)), "Winnow multiplies weights: adding the example is the perceptron's way."),
    ]
    also = _others(run, threshold, demotion, lambda other: tuple(map(float, other.weights[-1])))
    steps = [*_lines(run), f"The weights end at {listed(run.weights[-1])}, after {pluralize(run.mistakes, 'mistake')}."]
    return WorkedOut(
        right, slips, _in_words(run), steps, also, order="one weight for each attribute", table=_table(run)
    )


def _mistakes(*rows: Any, threshold: Any = None, demotion: Any = None, passes: Any = 1) -> WorkedOut:
    run = _read(rows, threshold, demotion, passes)
    missed = sum(wrong and run.y[i] > 0 for i, _, wrong in run.steps)
    slips = [
        WrongAnswer(float(missed), "Those are the doublings alone: a wrong 1 is a mistake, too."),
        WrongAnswer(float(run.mistakes - missed), "Those are the wrong 1s alone: a missed 1 is a mistake, too."),
        WrongAnswer(float(len(run.steps) - run.mistakes), "Those are the examples that are classified right."),
    ]
    also = _others(run, threshold, demotion, lambda other: float(other.mistakes))
    steps = [*_lines(run), f"That is {pluralize(run.mistakes, 'mistake')}."]
    return WorkedOut(float(run.mistakes), slips, _in_words(run), steps, also, table=_table(run))


def _table(run: _Run) -> dict[str, list[Any]]:
    weights = {f"w{j + 1}": [float(w[j]) for w in run.weights[1:]] for j in range(len(run.X[0]))}
    return {
        "example": [i + 1 for i, _, _ in run.steps],
        "score": [float(score) for _, score, _ in run.steps],
        "mistake": ["yes" if wrong else "no" for _, _, wrong in run.steps],
        **weights,
    }


NEEDS = (
    "a row for each example: its attributes, 0 or 1, and then its label; and if the question says so threshold=2 (else "
    "the number of attributes), demotion=zero (else weights are halved), passes=2"
)
EXAMPLE = ("1 0 1 0 1", "0 1 1 0 0", "1 1 0 0 1", "0 1 1 1 0")
QUANTITIES = (
    ByHand("winnow_weights", "Weights of Winnow", NEEDS, EXAMPLE, _weights, words=True, called=("winnow",)),
    ByHand("winnow_mistakes", "Mistakes of Winnow", NEEDS, EXAMPLE, _mistakes, words=True),
)
