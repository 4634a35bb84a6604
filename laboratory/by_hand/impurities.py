"""The impurity of a leaf of a decision tree, and the gain of a test on it."""

from collections.abc import Iterable, Sequence
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_short, pluralize
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._table import DIGITS
from laboratory.exercises.problem import WrongAnswer
from learners.trees.impurity import after_split, entropy, gini_impurity, information_gain, majority_error

NATURAL = "You took natural logarithms: in bits they are to base 2."
PLAIN_MEAN = "You took the plain mean of the children: each is weighted by its examples."


def _leaf(*rows: Sequence[float]) -> WorkedOut:
    """The entropy in bits of the examples of each class."""
    counts = _leaf_of(*rows)
    shares = np.asarray(counts, dtype=float) / sum(counts)
    result = entropy(counts)
    terms = [float(-p * np.log2(p)) for p in shares if p > 0]
    slips = (
        WrongAnswer(result * log(2), NATURAL),
        WrongAnswer(result * log(2) / log(10), "You took logarithms to base 10: in bits they are to base 2."),
        *(WrongAnswer(term, "That is the term of one class: those of all classes are added.") for term in terms),
        WrongAnswer(gini_impurity(counts), "That is Gini's impurity: the question is about the entropy."),
        WrongAnswer(
            majority_error(counts), "That is the error of the majority label: the question is about the entropy."
        ),
        WrongAnswer(result / 2, "That is the scaled entropy, which is 1/2 and not 1 in the middle."),
        WrongAnswer(-result, "The sign is wrong: the logarithm of a share is negative, so the sum gets a minus."),
    )
    steps = (
        f"The shares of the classes are {_listed(shares)}.",
        f"Each class adds its share p times log2(1/p): {_listed(terms)}.",
        f"The entropy is their sum, {format_short(result, DIGITS)} bits.",
    )
    return WorkedOut(result, slips, _leaves_in_words(counts), steps, unit="bits")


def _gini(*rows: Sequence[float]) -> WorkedOut:
    """The probability that two random examples differ in class."""
    counts = _leaf_of(*rows)
    result = gini_impurity(counts)
    slips = (
        WrongAnswer(1 - result, "That is the sum of the squared shares: subtract it from 1."),
        WrongAnswer(result / 2, "The factor 2 of 2p(1 - p) is missing."),
        WrongAnswer(entropy(counts), "That is the entropy: the question is about Gini's impurity."),
        WrongAnswer(majority_error(counts), "That is with min(p, 1 - p), the error of the majority label."),
    )
    shares = np.asarray(counts, dtype=float) / sum(counts)
    steps = (
        f"The shares of the classes are {_listed(shares)}.",
        f"Their squares add up to {format_short(float(shares @ shares), DIGITS)}.",
        f"Gini's impurity is 1 minus that, {format_short(result, DIGITS)}.",
    )
    return WorkedOut(result, slips, _leaves_in_words(counts), steps)


def gain_slips(children: Any) -> tuple[WrongAnswer, ...]:
    """Wrong information gains of a split into the children `(children, classes)`, in bits."""
    table = np.asarray(children, dtype=float)
    before, after, gain = entropy(table.sum(axis=0)), after_split(table), information_gain(table)
    sides = [entropy(child) for child in table if child.sum()]
    gini = information_gain(table, gini_impurity)
    return (
        WrongAnswer(before - sum(sides) / len(sides), PLAIN_MEAN),
        WrongAnswer(gain * log(2), NATURAL),
        WrongAnswer(after, "That is the mean entropy after the split: the gain is the reduction."),
        WrongAnswer(gain / 2, "That is with the scaled entropy, which is 1/2 and not 1 in the middle."),
        WrongAnswer(gini, "That is the reduction of Gini's impurity: the question is about the entropy."),
        WrongAnswer(before - sum(sides), "The children's entropies are averaged, not added."),
    )


def _gain(*children: Sequence[float]) -> WorkedOut:
    table = _children(children)
    parent, gain = entropy(table.sum(axis=0)), information_gain(table)
    before = WrongAnswer(parent, "That is the entropy before the split.")
    steps = (
        f"The entropy before the split is {format_short(parent, DIGITS)} bits.",
        f"The entropies of the children are {_listed(map(entropy, table))} bits.",
        f"Each is weighted by its share of examples: their mean is {format_short(after_split(table), DIGITS)} bits.",
        f"The gain is the reduction, {format_short(gain, DIGITS)} bits.",
    )
    return WorkedOut(gain, (*gain_slips(table), before), _leaves_in_words(*table), steps, unit="bits")


def gini_slips(children: Any) -> tuple[WrongAnswer, ...]:
    """Wrong means of Gini's impurity after a split into the children `(children, classes)`."""
    table = np.asarray(children, dtype=float)
    mean, before = after_split(table, gini_impurity), gini_impurity(table.sum(axis=0))
    sides = [gini_impurity(child) for child in table if child.sum()]
    return (
        WrongAnswer(sum(sides) / len(sides), PLAIN_MEAN),
        WrongAnswer(before - mean, "That is the reduction of the impurity by the split."),
        WrongAnswer(mean / 2, "The factor 2 of 2p(1 - p) is missing."),
        WrongAnswer(sum(sides), "You added the children's impurities: they are averaged."),
        WrongAnswer(after_split(table, majority_error), "That is with min(p, 1 - p), the error of the majority label."),
    )


def _gini_after(*children: Sequence[float]) -> WorkedOut:
    table = _children(children)
    result = after_split(table, gini_impurity)
    steps = (
        f"Gini's impurities of the children are {_listed(map(gini_impurity, table))}.",
        f"Each is weighted by its share of the examples: their mean is {format_short(result, DIGITS)}.",
    )
    return WorkedOut(result, gini_slips(table), _leaves_in_words(*table), steps)


def _leaf_of(*rows: Sequence[float]) -> Sequence[float]:
    """The one row of a leaf. Raises ValueError for several."""
    if len(rows) != 1:
        raise ValueError(f"a leaf is one row: the examples of each class; got {len(rows)} rows")
    return rows[0]


def _children(rows: Sequence[Sequence[float]]) -> NDArray[np.float64]:
    """The examples of each class in each child, `(children, classes)`. Raises ValueError for rows that differ."""
    if len({len(row) for row in rows}) > 1:
        raise ValueError(f"every child has as many classes; got rows of {', '.join(str(len(row)) for row in rows)}")
    return np.asarray(rows, dtype=float)


def _leaves_in_words(*leaves: Sequence[float]) -> str:
    """`14 examples of 2 classes in 3 children`."""
    children = f" in {pluralize(len(leaves), 'child', 'children')}" if len(leaves) > 1 else ""
    examples = sum(float(count) for leaf in leaves for count in leaf)
    return f"{format_short(examples, DIGITS)} examples of {pluralize(len(leaves[0]), 'class', 'classes')}{children}"


def _listed(numbers: Iterable[float]) -> str:
    return ", ".join(format_short(number, DIGITS) for number in numbers)


CLASSES, CHILDREN = "the examples of each class", "a row for each child: its examples of each class"
QUANTITIES = (
    ByHand("entropy", "Entropy of a leaf, in bits", CLASSES, ("9 5",), _leaf),
    ByHand("gini", "Gini's impurity of a leaf", CLASSES, ("9 5",), _gini),
    ByHand("information_gain", "Information gain of a test, in bits", CHILDREN, ("2 3", "4 0", "3 2"), _gain),
    ByHand("gini_after_split", "Gini's impurity after a test", CHILDREN, ("2 3", "4 0", "3 2"), _gini_after),
)
