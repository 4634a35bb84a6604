"""The impurity of a leaf of a decision tree, and the gain of a test on it."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_short, pluralize
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._table import DIGITS, checked, in_text, reals
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


def _counts(rows: Sequence[Any], least: int) -> list[list[int]]:
    table = reals(checked(rows, least=least))
    if (table < 0).any() or (table != table.round()).any() or not table.sum():
        raise ValueError("the examples of each class are whole numbers >= 0, and not all of them 0")
    return [[int(cell) for cell in row] for row in table]


def _majority(*rows: Any) -> WorkedOut:
    table = _counts(rows, 1)
    total = sum(map(sum, table))
    wrong = [sum(leaf) - max(leaf) for leaf in table]
    result = Fraction(sum(wrong), total)
    before = majority_error([sum(column) for column in zip(*table, strict=True)])
    plain = [majority_error(leaf) for leaf in table if sum(leaf)]
    slips = (
        WrongAnswer(float(1 - result), "That is the share of the majority label: the error is the rest."),
        WrongAnswer(float(sum(wrong)), "That is the number of mistakes: divide by the number of examples."),
        WrongAnswer(after_split(table, gini_impurity), "That is Gini's impurity."),
        WrongAnswer(after_split(table), "That is the entropy."),
        *((WrongAnswer(sum(plain) / len(plain), "That is the plain mean of the leaves: weight them by their examples."),
           WrongAnswer(before, "That is the error before the split."),
           WrongAnswer(before - float(result), "That is the gain: the question is about the error after the split."))
          if len(table) > 1 else ()),
    )  # fmt: skip
    each = ", ".join(f"{count} of {sum(leaf)}" for count, leaf in zip(wrong, table, strict=True))
    steps = (
        f"A leaf answers its most frequent class, so it errs on {each}.",
        f"The error is {sum(wrong)}/{total} = {in_text(float(result))}.",
    )
    leaves = f" in {pluralize(len(table), 'leaf', 'leaves')}" if len(table) > 1 else ""
    return WorkedOut(float(result), slips, f"{pluralize(total, 'example')}{leaves}", steps)


def _ratio(*rows: Any) -> WorkedOut:
    table = _counts(rows, 2)
    sizes = [sum(child) for child in table]
    gain, split = information_gain(table), entropy(sizes)
    if not split:
        raise ValueError("all examples are in one child, so the split has no information and the ratio no value")
    result, before = gain / split, entropy([sum(column) for column in zip(*table, strict=True)])
    slips = (
        WrongAnswer(gain, "That is the gain: divide it by the entropy of the children's sizes."),
        WrongAnswer(split, "That is the entropy of the children's sizes: the gain is divided by it."),
        WrongAnswer(gain * split, "The gain is divided by the entropy of the children's sizes, not multiplied."),
        WrongAnswer(gain / before if before else 0.0, "That is divided by the entropy before the split: C4.5 divides "
                    "by the entropy of the children's sizes."),
        WrongAnswer(gain / len(table), "That is divided by the number of children: C4.5 divides by their entropy."),
        WrongAnswer(gain / (split * log(2)), "The two are in different units: both are in bits, or both in nats."),
    )  # fmt: skip
    shares = ", ".join(f"{size}/{sum(sizes)}" for size in sizes)
    steps = (
        f"The entropy falls from {in_text(before)} to {in_text(after_split(table))} bits: the gain is {in_text(gain)}.",
        f"The children hold {shares} of the examples: the entropy of these shares is {in_text(split)} bits.",
        f"The gain ratio is {in_text(gain)}/{in_text(split)} = {in_text(result)}.",
    )
    return WorkedOut(result, slips, f"{pluralize(sum(sizes), 'example')} in {len(table)} children", steps)


CLASSES, CHILDREN = "the examples of each class", "a row for each child: its examples of each class"
QUANTITIES = (
    ByHand("entropy", "Entropy of a leaf, in bits", CLASSES, ("9 5",), _leaf),
    ByHand("gini", "Gini's impurity of a leaf", CLASSES, ("9 5",), _gini),
    ByHand("information_gain", "Information gain of a test, in bits", CHILDREN, ("2 3", "4 0", "3 2"), _gain),
    ByHand("gini_after_split", "Gini's impurity after a test", CHILDREN, ("2 3", "4 0", "3 2"), _gini_after),
    ByHand(
        "majority_error", "Error of the majority label, before or after a test",
        "the examples of each class; or a row for each child", ("9 5",), _majority,
        called=("misclassification", "misclassification_error", "misclassification_rate"),
    ),
    ByHand(
        "gain_ratio", "Gain ratio of a test (C4.5)", "a row for each child: its examples of each class",
        ("2 3", "4 0", "3 2"), _ratio, called=("information_gain_ratio",),
    ),
)  # fmt: skip
