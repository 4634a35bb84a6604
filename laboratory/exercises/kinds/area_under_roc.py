"""The area under the ROC curve of a few scores."""

from math import comb

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import table, value
from learners.selection.roc import roc

EXAMPLES = 7


def area_under_roc(rng: np.random.Generator) -> Problem | None:
    """Seven scores, highest first, with their labels; the share of pairs in the right order."""
    scores = np.sort(rng.choice(np.arange(5, 100, 5), EXAMPLES, replace=False))[::-1] / 100
    truth = rng.integers(0, 2, EXAMPLES)
    positives = int(truth.sum())
    if not 3 <= positives <= 4:
        return None
    area, negatives = roc(truth, scores).area, EXAMPLES - positives
    ordered = round(area * positives * negatives)
    text = (
        "A classifier gives these scores; the label 1 is the positive one."
        + table(["score", "label"], zip(scores.tolist(), truth.tolist(), strict=True))
        + "What is the area under its ROC curve?"
    )
    half = float(np.mean((scores > 0.5) == (truth == 1)))
    slips = (
        WrongAnswer(1 - area, "The order is reversed: the highest scores come first."),
        WrongAnswer(ordered / comb(EXAMPLES, 2), "Pairs are of one positive and one negative: you took all."),
        WrongAnswer(half, r"That is the accuracy at the threshold $0.5$."),
        WrongAnswer(_leading(truth) / positives, "That is the true positive rate before the first false positive."),
        WrongAnswer(ordered, "Divide by the number of pairs of a positive and a negative."),
    )
    steps = (
        Step("The area is the share of pairs, a positive and a negative, in which the positive has the higher score."),
        Step(f"There are ${positives}\\cdot {negatives}$ pairs, and {ordered} of them are in this order.",
             rf"\frac{{{ordered}}}{{{positives * negatives}}} {value(area)}"),
    )  # fmt: skip
    return Problem(text, area, slips, steps, {"scores": scores, "truth": truth})


def _leading(truth: np.ndarray) -> int:
    """How many positives come before the first negative."""
    return int(np.argmin(truth))
