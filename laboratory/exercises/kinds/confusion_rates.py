"""A rate of a confusion matrix."""

from collections.abc import Mapping

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import table, value
from learners.selection.confusion import Confusion

ASKED = {
    "precision": ("the precision", r"\frac{TP}{TP + FP}"),
    "recall": ("the recall (sensitivity, true positive rate)", r"\frac{TP}{TP + FN}"),
    "specificity": ("the specificity (true negative rate)", r"\frac{TN}{TN + FP}"),
    "false_positive_rate": ("the false positive rate", r"\frac{FP}{TN + FP}"),
    "f1": (r"the $F_1$ score", r"\frac{2\,TP}{2\,TP + FP + FN}"),
    "accuracy": ("the accuracy", r"\frac{TP + TN}{TP + TN + FP + FN}"),
}
LEAST, MOST = (20, 5, 5, 40), (90, 40, 40, 200)  # TP, FN, FP and TN


def confusion_rates(rng: np.random.Generator) -> Problem:
    """Four counts, and one of their rates; the other rates are the mistakes."""
    outcome = Confusion(*map(int, rng.integers(LEAST, MOST)))
    query = str(rng.choice(list(ASKED)))
    words, formula = ASKED[query]
    rates = {name: float(getattr(outcome, name)) for name in ASKED}
    slips = tuple(WrongAnswer(rate, f"That is {ASKED[name][0]}.") for name, rate in rates.items() if name != query)
    counts = _counts(outcome)
    text = (
        "A classifier is tested, with this confusion matrix."
        + table(
            ["", "predicted positive", "predicted negative"],
            [("positive", counts["TP"], counts["FN"]), ("negative", counts["FP"], counts["TN"])],
        )
        + f"What is {words}?"
    )
    return Problem(text, rates[query], slips, _steps(counts, formula, rates[query]), {"counts": counts, "asked": query})


def _counts(outcome: Confusion) -> dict[str, int]:
    return {
        "TP": outcome.true_positives, "FN": outcome.false_negatives,
        "FP": outcome.false_positives, "TN": outcome.true_negatives,
    }  # fmt: skip


def _steps(counts: Mapping[str, int], formula: str, rate: float) -> tuple[Step, ...]:
    numbers = formula
    for name, count in counts.items():
        numbers = numbers.replace(name, f"{count}")
    numbers = numbers.replace(r"2\,", r"2\cdot ")
    return (Step("Its definition.", formula), Step("Put the counts in.", f"{numbers} {value(rate)}"))
