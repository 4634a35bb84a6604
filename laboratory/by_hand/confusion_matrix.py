"""Rates of a confusion matrix: accuracy, precision, recall, specificity and F1, from the four counts."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._table import chosen, in_text, reals
from laboratory.exercises.problem import WrongAnswer
from learners.selection.confusion import Confusion

LAYOUTS = {"true": "rows are the true classes", "predicted": "rows are the predicted classes"}
Share = tuple[str, Callable[[Confusion], int], Callable[[Confusion], int], str]


def _read(rows: Sequence[Any], layout: Any) -> tuple[Confusion, str]:
    """The four counts, the positive class first. Raises ValueError in one sentence."""
    table = [[int(cell) if float(cell).is_integer() else cell for cell in row] for row in reals(_square(rows))]
    if any(not isinstance(cell, int) or cell < 0 for row in table for cell in row) or not sum(map(sum, table)):
        raise ValueError("the counts of a confusion matrix are whole numbers >= 0, and not all of them 0")
    chosen("layout", "what the rows are", layout, tuple(LAYOUTS))
    (tp, fn), (fp, tn) = table if layout == "true" else zip(*table, strict=True)
    counts = Confusion(true_positives=tp, false_negatives=fn, false_positives=fp, true_negatives=tn)
    text = f"{pluralize(counts.samples, 'example')}; {LAYOUTS[layout]}, the positive one first: "
    return counts, f"{text}TP {tp}, FN {fn}, FP {fp}, TN {tn}"


def _square(rows: Sequence[Any]) -> Sequence[Any]:
    flat = rows[0] if len(rows) == 1 and len(rows[0]) == 4 else [cell for row in rows for cell in row]
    if len(flat) != 4 or len(rows) not in (1, 2) or (len(rows) == 2 and len(rows[0]) != 2):
        raise ValueError("a confusion matrix of two classes is two rows of two counts: TP FN, then FP TN")
    return [flat[:2], flat[2:]]


SHARES: dict[str, Share] = {
    "accuracy": ("(TP + TN)/all", lambda c: c.true_positives + c.true_negatives, lambda c: c.samples, "the accuracy"),
    "error": ("(FP + FN)/all", lambda c: c.false_positives + c.false_negatives, lambda c: c.samples, "the error"),
    "precision": (
        "TP/(TP + FP)", lambda c: c.true_positives, lambda c: c.true_positives + c.false_positives, "the precision",
    ),
    "recall": (
        "TP/(TP + FN)", lambda c: c.true_positives, lambda c: c.true_positives + c.false_negatives, "the recall",
    ),
    "specificity": (
        "TN/(TN + FP)", lambda c: c.true_negatives, lambda c: c.true_negatives + c.false_positives, "the specificity",
    ),
    "fpr": (
        "FP/(FP + TN)", lambda c: c.false_positives, lambda c: c.false_positives + c.true_negatives,
        "the false positive rate",
    ),
    "npv": (
        "TN/(TN + FN)", lambda c: c.true_negatives, lambda c: c.true_negatives + c.false_negatives,
        "the precision for the negative class",
    ),
    "f1": (
        "2TP/(2TP + FP + FN)", lambda c: 2 * c.true_positives,
        lambda c: 2 * c.true_positives + c.false_positives + c.false_negatives, "F1",
    ),
}  # fmt: skip


def _value(name: str, counts: Confusion) -> Fraction | None:
    _, above, below, _ = SHARES[name]
    return Fraction(above(counts), below(counts)) if below(counts) else None


def _slips(name: str, counts: Confusion) -> list[WrongAnswer]:
    slips = [
        WrongAnswer(float(value), f"That is {words}, {formula}.")
        for other, (formula, _, _, words) in SHARES.items()
        if other != name and (value := _value(other, counts)) is not None
    ]
    precision, recall = _value("precision", counts), _value("recall", counts)
    if name == "f1" and precision is not None and recall is not None:
        slips += [
            WrongAnswer(float((precision + recall) / 2), "F1 is the harmonic mean of the two, not the arithmetic one."),
            WrongAnswer(float(precision * recall / (precision + recall)) if precision + recall else 0.0,
                        "The factor 2 of the harmonic mean is missing."),
        ]  # fmt: skip
    return slips


def _listed(counts: Confusion) -> str:
    positive = f"TP {counts.true_positives}, FN {counts.false_negatives}"
    return f"The counts are {positive}, FP {counts.false_positives}, TN {counts.true_negatives}."


def _share_of(name: str) -> Callable[..., WorkedOut]:
    def works(*table: Any, layout: Any = "true") -> WorkedOut:
        counts, read = _read(table, layout)
        formula, above, below, words = SHARES[name]
        value = _value(name, counts)
        if value is None:
            raise ValueError(f"{words} is {formula}, and 0/0 has no value")
        steps = [_listed(counts)]
        precision, recall = _value("precision", counts), _value("recall", counts)
        if name == "f1" and precision is not None and recall is not None:
            steps.append(f"The precision is {precision}, the recall {recall}; F1 is their harmonic mean.")
        steps.append(f"{words.capitalize()} is {formula} = {above(counts)}/{below(counts)} = {in_text(float(value))}.")
        return WorkedOut(float(value), _slips(name, counts), read, steps)

    return works


NEEDS = (
    "the counts of a confusion matrix in two rows, TP FN and then FP TN; layout=predicted if the rows are the "
    "predicted classes, TP FP and then FN TN"
)
EXAMPLE = ("50 10", "5 35")
QUANTITIES = tuple(
    ByHand(name, title, NEEDS, EXAMPLE, _share_of(of), called=called)
    for name, title, of, called in (
        ("accuracy", "Accuracy by a confusion matrix", "accuracy", ("confusion_matrix", "accuracy_score")),
        ("precision", "Precision by a confusion matrix", "precision", ("positive_predictive_value", "ppv")),
        (
            "recall",
            "Recall (sensitivity) by a confusion matrix",
            "recall",
            ("sensitivity", "tpr", "true_positive_rate"),
        ),
        ("specificity", "Specificity by a confusion matrix", "specificity", ("tnr", "true_negative_rate")),
        ("f1", "F1 by a confusion matrix", "f1", ("f1_score", "f_score", "f_measure")),
    )
)
