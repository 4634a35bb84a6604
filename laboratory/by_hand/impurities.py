"""How mixed a leaf of a decision tree is, and what a test on it gains."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np

from laboratory.by_hand.quantity import ByHand, Worked
from laboratory.exercises.problem import WrongAnswer
from learners.trees.impurity import after_split, entropy, gini_impurity, information_gain, majority_error

NATURAL = "You took natural logarithms: in bits they are to base 2."
PLAIN_MEAN = "You took the plain mean of the children: each counts as its examples."


def _leaf(counts: Sequence[float]) -> Worked:
    """The entropy in bits of the examples of each class."""
    shares = np.asarray(counts, dtype=float) / sum(counts)
    found = entropy(counts)
    terms = [float(-p * np.log2(p)) for p in shares if p > 0]
    slips = (
        WrongAnswer(found * log(2), NATURAL),
        WrongAnswer(found * log(2) / log(10), "You took logarithms to base 10: in bits they are to base 2."),
        *(WrongAnswer(term, "That is the term of one class: those of all classes are added.") for term in terms),
        WrongAnswer(gini_impurity(counts), "That is Gini's impurity: entropy is asked for."),
        WrongAnswer(majority_error(counts), "That is the share of mistakes: entropy is asked for."),
        WrongAnswer(found / 2, "That is the scaled entropy, which is 1/2 and not 1 in the middle."),
        WrongAnswer(-found, "The sign is lost: the logarithm of a share is negative, and so the sum gets a minus."),
    )
    return found, slips


def _gini(counts: Sequence[float]) -> Worked:
    """The chance that two examples drawn differ."""
    found = gini_impurity(counts)
    slips = (
        WrongAnswer(1 - found, "That is the sum of the squared shares: it is taken from 1."),
        WrongAnswer(found / 2, "The factor 2 of 2p(1 - p) is missing."),
        WrongAnswer(entropy(counts), "That is the entropy: Gini's impurity is asked for."),
        WrongAnswer(majority_error(counts), "That is with min(p, 1 - p), the share of mistakes."),
    )
    return found, slips


def gain_slips(children: Any) -> tuple[WrongAnswer, ...]:
    """Wrong information gains of a split into the children `(children, classes)`, in bits."""
    table = np.asarray(children, dtype=float)
    before, after, gain = entropy(table.sum(axis=0)), after_split(table), information_gain(table)
    sides = [entropy(child) for child in table if child.sum()]
    gini = information_gain(table, gini_impurity)
    return (
        WrongAnswer(before - sum(sides) / len(sides), PLAIN_MEAN),
        WrongAnswer(gain * log(2), NATURAL),
        WrongAnswer(after, "That is the mean entropy after the split: the gain is what it takes off."),
        WrongAnswer(gain / 2, "That is with the scaled entropy, which is 1/2 and not 1 in the middle."),
        WrongAnswer(gini, "That is what Gini's impurity loses: entropy is asked for."),
        WrongAnswer(before - sum(sides), "The children's entropies are averaged, not added."),
    )


def _gain(*children: Sequence[float]) -> Worked:
    table = np.asarray(children, dtype=float)
    before = WrongAnswer(entropy(table.sum(axis=0)), "That is the entropy before the split.")
    return information_gain(table), (*gain_slips(table), before)


def gini_slips(children: Any) -> tuple[WrongAnswer, ...]:
    """Wrong means of Gini's impurity after a split into the children `(children, classes)`."""
    table = np.asarray(children, dtype=float)
    mean, before = after_split(table, gini_impurity), gini_impurity(table.sum(axis=0))
    sides = [gini_impurity(child) for child in table if child.sum()]
    return (
        WrongAnswer(sum(sides) / len(sides), PLAIN_MEAN),
        WrongAnswer(before - mean, "That is by how much the split lowers the impurity."),
        WrongAnswer(mean / 2, "The factor 2 of 2p(1 - p) is missing."),
        WrongAnswer(sum(sides), "You added the children's impurities: they are averaged."),
        WrongAnswer(after_split(table, majority_error), "That is with min(p, 1 - p), the share of mistakes."),
    )


def _gini_after(*children: Sequence[float]) -> Worked:
    return after_split(np.asarray(children, dtype=float), gini_impurity), gini_slips(children)


CLASSES, CHILDREN = "the examples of each class", "a row for each child: its examples of each class"
QUANTITIES = (
    ByHand("entropy", "Entropy of a leaf, in bits", CLASSES, ("9 5",), _leaf),
    ByHand("gini", "Gini's impurity of a leaf", CLASSES, ("9 5",), _gini),
    ByHand("information_gain", "Information gain of a test, in bits", CHILDREN, ("2 3", "4 0", "3 2"), _gain),
    ByHand("gini_after_split", "Gini's impurity after a test", CHILDREN, ("2 3", "4 0", "3 2"), _gini_after),
)
