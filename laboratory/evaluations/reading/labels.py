"""Is a prediction the label? Cells that hold nothing, labels written in two ways, and numbers that are no labels."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bounds.numbers import pluralize
from laboratory.evaluations.reading.outcomes import RIGHT, WRONG, as_number, is_nothing, outcome
from laboratory.evaluations.reading.refusing import ResultsError

FEW_ROWS = 10
SELDOM = 0.1  # of the rows
_SEPARATORS = re.compile(r"[\s,;|\[\]\"']+")


class LabelMatch(NamedTuple):
    """How labels and predictions are compared: `key` of both must be equal; what was understood, and what is odd."""

    key: Callable[[str], str]
    notes: tuple[str, ...] = ()
    cautions: tuple[str, ...] = ()


def known(predictions: Sequence[str], labels: Sequence[str]) -> list[str]:
    """The predictions, empty where the word says that there is none, such as "None" where no label is called so."""
    names = set(labels)
    nothing = {word for word in set(predictions) if is_nothing(word) and word not in names}
    return ["" if word in nothing else word for word in predictions] if nothing else list(predictions)


def agreement(labels: Sequence[str], predictions: Sequence[str]) -> LabelMatch:
    """Of the words of each row, empty where there is none. Raises ResultsError where they are measured numbers."""
    pairs = [pair for pair in zip(labels, predictions, strict=True) if all(pair)]
    true, predicted = {label for label, _ in pairs}, {prediction for _, prediction in pairs}
    _refuse_regression(pairs, true, predicted)
    if true & predicted or not pairs:
        return LabelMatch(_itself, (), (*_odd_numbers(pairs, true, predicted), *_other_order(pairs)))
    label, prediction = pairs[0]
    if _are_answers(true) and _are_answers(predicted):
        return LabelMatch(
            _as_answer, (f"labels such as {label[:40]} and predictions such as {prediction[:40]} are yes or no",)
        )
    if {word.casefold() for word in true} & {word.casefold() for word in predicted}:
        return LabelMatch(str.casefold, (f"{label[:40]} and {prediction[:40]} are compared without their case",))
    never = (
        f"No prediction is equal to any label, as {prediction[:40]!r} to {label[:40]!r}: where they are written "
        "differently, an accuracy of 0 is none of the model's. Bring a column that says right or wrong."
    )
    return LabelMatch(_itself, (), (never, *_odd_numbers(pairs, true, predicted), *_other_order(pairs)))


def _itself(word: str) -> str:
    return word


def _as_answer(word: str) -> str:
    return "1" if outcome(word) else "0"


def _are_answers(words: set[str]) -> bool:
    return {word.casefold() for word in words} <= RIGHT | WRONG


def _refuse_regression(pairs: list[tuple[str, str]], true: set[str], predicted: set[str]) -> None:
    """Most labels are no whole numbers, and most of them differ: these were measured."""
    if len(pairs) < 2 or 2 * len(true) <= len(pairs):
        return
    numbers = [as_number(word) for word in true]
    if any(as_number(word) is None for word in predicted) or None in numbers:
        return
    if 2 * sum(number is not None and not number.is_integer() for number in numbers) > len(numbers):
        raise ResultsError(
            f"the labels are numbers that are measured, such as {pairs[0][0][:40]}, and not classes: regression is not "
            "evaluated; a column that says right or wrong, such as within a tolerance, can be"
        )


def _odd_numbers(pairs: list[tuple[str, str]], true: set[str], predicted: set[str]) -> list[str]:
    """Whole numbers that nearly all differ and are seldom met may be quantities."""
    if len(pairs) < FEW_ROWS or 2 * len(true) <= len(pairs):
        return []
    if any(as_number(each) is None for each in true | predicted):
        return []
    met = sum(label == prediction for label, prediction in pairs)
    if met >= SELDOM * len(pairs):
        return []
    different, few = f"{len(true):,} different of {len(pairs):,}", f"{pluralize(met, 'prediction')} met"
    return [f"The labels are numbers, {different}, and {few}: if they are quantities, being equal is no measure."]


def _other_order(pairs: list[tuple[str, str]]) -> list[str]:
    """Several labels in a cell, the same ones in another order."""
    number = sum(
        times
        for (label, prediction), times in Counter(pairs).items()
        if label != prediction and len(label) == len(prediction) and _parts(label) == _parts(prediction)
    )
    if not number:
        return []
    rows = pluralize(number, "row")
    return [f"In {rows} the prediction has the parts of the label in another order: that counts as wrong."]


def _parts(text: str) -> list[str]:
    return sorted(_SEPARATORS.split(text))
