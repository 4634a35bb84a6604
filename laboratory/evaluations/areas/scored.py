"""Scores of one of two labels: whether those in a file are, and of which."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from laboratory.evaluations.areas.placements import Flags
from laboratory.evaluations.results import ItemAnswer
from learners.shared.arrays import Reals

HALF = 0.5
POSITIVE = {"1", "+1", "true", "t", "yes", "y", "positive", "pos"}
NEGATIVE = {"0", "-1", "false", "f", "no", "n", "negative", "neg"}


@dataclass(frozen=True)
class Scored:
    """Of each answer the score `(answers,)`, which is larger where the label `positive` is more likely, and whether
    that is the label `(answers,)`; the item and the cluster of each, and what in the file makes items dependent."""

    positive: str
    scores: Reals
    is_positive: Flags
    items: tuple[str, ...]
    clusters: tuple[str, ...]
    dependence: str = ""


def positive_label(labels: set[str]) -> str:
    """Which of two labels a score is of, by what they are called: 1 of 0 and 1, yes of no and yes, the greater number.

    Empty where they are words that do not say it.

    >>> positive_label({"0", "1"}), positive_label({"cat", "dog"})
    ('1', '')
    """
    called = {label for label in labels if label.casefold() in POSITIVE}
    if len(called) == 1 and all(label.casefold() in NEGATIVE for label in labels - called):
        return called.pop()
    if len(labels) == 1 and all(label.casefold() in NEGATIVE for label in labels):
        return "1" if labels <= {"0", "-1"} else ""
    if len(labels) == 2 and all(label.removeprefix("-").isdigit() for label in labels):
        return max(labels, key=int)
    return ""


def scored(answers: Sequence[ItemAnswer], positive: str, dependence: str) -> Scored | str:
    """The scores of a model's answers, as those of the label `positive`, or of one that the predictions tell if it is
    empty; else why no area under the ROC curve is worked out of them, in one sentence, empty where none is to be
    expected: without scores, or with other labels than two."""
    values = [answer.score for answer in answers if answer.score is not None]
    labels = {answer.label for answer in answers}
    if not values or len(values) < len(answers) or "" in labels:
        return ""
    model = answers[0].model
    known = bool(positive) or labels | {answer.prediction for answer in answers} <= POSITIVE | NEGATIVE
    if len(labels) == 1:
        (label,) = labels
        if not known:
            return ""
        return f"All labels of {model} are {label[:40]}: without another there is no area under the ROC curve."
    if len(labels) > 2:
        return ""
    scores = np.array(values)
    of_label = (positive, scores) if positive in labels else _by_predictions(answers, scores, sorted(labels))
    if of_label is None:
        such = positive_label(labels) or max(labels)[:40]
        return (
            f"Whether the scores of {model} are of a label or of its predictions cannot be told: no area under the ROC "
            f"curve is worked out. Say which label they are of, such as positive={such}."
        )
    label, scores = of_label
    is_positive = np.array([answer.label == label for answer in answers])
    items = tuple(answer.item for answer in answers)
    clusters = tuple(f"cluster {each.cluster}" if each.cluster else f"item {each.item}" for each in answers)
    return Scored(label, scores, is_positive, items, clusters, dependence)


def _by_predictions(answers: Sequence[ItemAnswer], scores: Reals, labels: list[str]) -> tuple[str, Reals] | None:
    """A label that is predicted where the score is above some threshold, and only there; or the confidences of
    predictions, from 1/2 on, which are as much as scores of either label."""
    if not {answer.prediction for answer in answers} <= set(labels):
        return None
    probabilities = bool(np.all((scores >= 0) & (scores <= 1)))
    known = positive_label(set(labels))
    for label in sorted(labels, key=lambda each: (each == known, each), reverse=True):
        above = np.array([answer.prediction == label for answer in answers])
        if not probabilities or np.any(scores < HALF):
            if separates(scores, above) and (0 < above.sum() < len(above)):
                return label, scores
            continue
        return label, np.where(above, scores, 1 - scores)
    return None


def separates(scores: Reals, above: Flags) -> bool:
    """Whether every score of those that are `above` is greater than every other."""
    if above.all() or not above.any():
        return bool(np.all(above == (scores >= HALF)))
    return float(scores[above].min()) > float(scores[~above].max())
