"""Predictions from scores: the label whose score is greatest, or where a probability reaches a threshold."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bounds.numbers import format_number, format_short, pluralize
from laboratory.evaluations.areas.scored import HALF, positive_label
from laboratory.evaluations.reading.outcomes import shares_of
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.scores import ScoreColumns

OTHER = {"1": "0", "true": "False", "yes": "no"}
HUNDRED, ROUNDED = 100, 0.011  # what rounding to two digits may leave of a sum of 1, a column
Numbers = list[float | None]


class ScorePredictions(NamedTuple):
    """Of each row whether the prediction is right (nan where there is none, None where a cell is empty), the
    prediction, and the score; what was taken for what, and the label whose score it is, empty where it is none."""

    rights: Numbers
    predictions: list[str]
    scores: Numbers
    cautions: tuple[str, ...]
    positive: str


class Wishes(NamedTuple):
    """The label whose score it is, and from which score on it is predicted; None where nobody says so."""

    positive: str | None = None
    threshold: float | None = None


def by_threshold(
    labels: Sequence[str], cells: Sequence[Any], columns: tuple[str, str], named: str, wishes: Wishes
) -> ScorePredictions:
    """From a column of scores; `columns` are its name and that of the labels, `named` the label in its name.

    In the cautions {column} stands for its name. Raises ResultsError where it is of no known label.
    """
    column, of = columns
    scores = shares_of(cells)
    known = sorted({label for label in labels if label})
    positive = wishes.positive or named or positive_label(set(known))
    if not positive:
        raise ResultsError(
            f"{column} is a score of one of the labels {', '.join(known)[:80]}, and nothing says of which: "
            f"say so, as positive={known[-1][:40]}"
        )
    (negative,) = [label for label in known if label != positive] or [OTHER.get(positive.casefold(), f"not {positive}")]
    values = [score for score in scores if score is not None]
    if not values:
        raise ResultsError(f"{column} holds no scores")
    threshold = wishes.threshold
    if threshold is None:
        if min(values) < 0 or max(values) > 1:
            rights = [math.nan if score is not None and label else None for score, label in _pairs(scores, labels)]
            caution = _of_no_probabilities(positive, values)
            return ScorePredictions(rights, [""] * len(scores), scores, (caution,), positive)
        threshold = HALF
    predictions = ["" if score is None else positive if score >= threshold else negative for score in scores]
    cautions = tuple(_of_threshold(of, positive, threshold, values))
    return ScorePredictions(_rights(labels, predictions), predictions, scores, cautions, positive)


def _of_no_probabilities(positive: str, values: Sequence[float]) -> str:
    ends = f"from {format_short(min(values))} to {format_short(max(values))}"
    rest = ""
    if min(values) >= 0 and 1 < max(values) <= HUNDRED:
        rest = " If they are per cent, divide them by 100."
    return (
        f"{{column}} goes {ends}: scores for label {positive[:40]}, and no probabilities, so that nothing says what is "
        f"predicted. No accuracy is worked out; threshold=0 would predict {positive[:40]} from 0 on.{rest}"
    )


def _of_threshold(of: str, positive: str, threshold: float, values: Sequence[float]) -> Iterator[str]:
    label, at = positive[:40], format_number(threshold)
    ties = Counter(values)[threshold]
    exactly = f" ({pluralize(ties, 'score')} exactly there)" if ties else ""
    yield (
        f"No column says what was predicted: {{column}} is taken as the score of {of} = {label}, which is predicted "
        f"where it is {at} or more{exactly}."
    )
    if all(score >= threshold for score in values) or all(score < threshold for score in values):
        side = "at least" if values[0] >= threshold else "below"
        yield (
            f"Every score in {{column}} is {side} {at}, so that one label is predicted always: where it is the "
            "confidence in the label that was predicted, bring that label, too."
        )


def by_the_greatest(
    labels: Sequence[str], columns: Mapping[str, Sequence[Any]], of: ScoreColumns, positive: str | None
) -> ScorePredictions:
    """From one column of each class: the first of the greatest. Of two labels the score is that of the positive one."""
    classes = list(of.of_classes)
    listed = [shares_of(columns[name]) for name in of.of_classes.values()]
    rows = [None if None in row else row for row in zip(*listed, strict=True)]
    whole = [[number for number in row if number is not None] for row in rows if row is not None]
    if not whole:
        raise ResultsError(f"no row has a number in each of {', '.join(of.of_classes.values())[:200]}")
    predictions = ["" if row is None else classes[row.index(max(row, key=float))] for row in rows]
    ties = sum(row.count(max(row)) > 1 for row in whole)
    cautions = list(_of_classes(of, ties))
    unit = all(0 <= number <= 1 for row in whole for number in row)
    unsummed = sum(abs(sum(row) - 1) > ROUNDED * len(row) for row in whole)
    if unit and unsummed:
        cautions.append(
            f"In {pluralize(unsummed, 'row')} {', '.join(of.of_classes.values())[:200]} do not sum to 1, and are no "
            "probabilities of all labels: if each column is of another model, say which is the score."
        )
    rights = _rights(labels, predictions)
    if len(classes) == 2:
        label = positive or positive_label(set(classes)) or classes[-1]
        first, second = (listed[classes.index(each)] for each in (label, *(name for name in classes if name != label)))
        scores = first if unit and not unsummed else [
            None if a is None or b is None else a - b for a, b in zip(first, second, strict=True)
        ]  # fmt: skip
        return ScorePredictions(rights, predictions, scores, tuple(cautions), label)
    highest: Numbers = [None if row is None or not unit else max(row, key=float) for row in rows]
    return ScorePredictions(rights, predictions, highest if not unsummed else [None] * len(rows), tuple(cautions), "")


def _of_classes(of: ScoreColumns, ties: int) -> Iterator[str]:
    pairs = ", ".join(f"{column} of {label}" if column != label else label for label, column in of.of_classes.items())
    exactly = f" (in {pluralize(ties, 'row')} several are, and the first is taken)" if ties else ""
    yield (
        f"No column says what was predicted: the label with the greatest score is taken{exactly}. "
        f"Scores: {pairs[:300]}."
    )
    if of.guessed:
        yield "The columns of scores are numbered, and taken for the labels in their order, as scikit-learn has them."


def _pairs(scores: Numbers, labels: Sequence[str]) -> Iterator[tuple[float | None, str]]:
    return zip(scores, labels, strict=True)


def _rights(labels: Sequence[str], predictions: Sequence[str]) -> Numbers:
    return [
        float(label == prediction) if label and prediction else None
        for label, prediction in zip(labels, predictions, strict=True)
    ]
