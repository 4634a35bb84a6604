"""Columns that no name tells: which hold right and wrong, and which hold a model's predictions each."""

from collections.abc import Sequence
from typing import Any

from laboratory.evaluations.reading.flat import FlatTable, Rows, cells_of
from laboratory.evaluations.reading.naming import named_so, plain_name
from laboratory.evaluations.reading.outcomes import as_number, is_nothing, outcome, outcomes, word_of, words_of
from laboratory.evaluations.reading.refusing import ResultsError

GRADING = ("correct", "right", "match", "pass", "acc", "success", "hit")  # in the name of what is right or wrong
PREDICTING = ("pred", "yhat", "output", "response", "answer")  # in the name of a prediction
TRUE = ("true", "label", "gold", "target", "actual")
HUNDRED = 100.0
LOOKED_AT = 100  # cells, before all are
AVERAGED = {"model", "accuracy", "acc", "score", "n", "std", "stderr"}


def is_decided(table: FlatTable, column: str, share: float = 1.0) -> bool:
    """Whether each cell that holds anything, or such a `share` of them, is right or wrong."""
    cells = table.cells(column)
    if share == 1.0 and not all(_decides(cell) for cell in cells[:LOOKED_AT]):
        return False
    rights = outcomes(cells)
    decided = sum(right in (0.0, 1.0) for right in rights)
    nothing = sum(right is None and is_nothing(word_of(cell)) for cell, right in zip(cells, rights, strict=True))
    return decided > 0 and decided >= share * (len(cells) - nothing)


def _decides(cell: Any) -> bool:
    return outcome(cell) in (0.0, 1.0) or (outcome(cell) is None and is_nothing(word_of(cell)))


def prediction_columns(table: FlatTable, label: str, taken: set[str], has_score: bool) -> list[str]:
    """Beside a column of labels: those that hold labels, or whose names say that they are predictions.

    Labels in words tell a prediction by itself. What holds 0 and 1 beside labels 0 and 1 may be a feature: without a
    name that says so it is a prediction only if there are several such columns and no other, and no score.
    """
    labels = set(table.words(label)) - {""}
    free = [name for name in table.columns if name not in taken and name != label]
    free = [name for name in free if not named_so(name, GRADING)]
    held = [name for name in free if _holds(table, name, labels)]
    if named := [name for name in held if named_so(name, (*PREDICTING, "model"))]:
        return named
    if all(as_number(word) is None for word in labels):
        return held
    return held if len(held) > 1 and held == free and not has_score else []


def _holds(table: FlatTable, column: str, labels: set[str]) -> bool:
    """Whether most cells are labels."""
    words = [word for word in table.words(column) if word]
    return 2 * sum(word in labels for word in words) > len(words)


def right_columns(table: FlatTable, taken: set[str]) -> list[str]:
    """Those that hold nothing but right and wrong. Raises ResultsError where they are labels beside predictions."""
    free = [name for name in table.columns if name not in taken and is_decided(table, name)]
    predicted = [name for name in free if named_so(name, ("pred", "yhat"))]
    true = [name for name in free if named_so(name, TRUE) and name not in predicted]
    if predicted and true:
        raise ResultsError(
            f"several labels have columns of their own ({', '.join((*true, *predicted))[:200]}): choose one, such as "
            f"label={true[0]} prediction={predicted[0]}"
        )
    return free


def unnamed_columns(free: Sequence[str]) -> ResultsError:
    """The refusal of several columns of right and wrong, or of labels, that have no names."""
    first, last = free[0], free[-1]
    return ResultsError(
        f"{', '.join(free[:6])} hold right and wrong, or labels, and have no names: give them names, or say "
        f"correct={last}, or label={first} and prediction={last}"
    )


def nothing_says(table: FlatTable, roles: dict[str, str], named: Sequence[str]) -> ResultsError:
    """The refusal: no column says right or wrong; with what may be missing. `named` columns are called so."""
    has_label = "label" in roles or any(named_so(name, ("label", "ytrue", "gold")) for name in table.columns)
    columns = {plain_name(name) for name in table.columns}
    if columns <= AVERAGED and ("model" in columns or len(table.rows) == 1):
        hint = "; these are averages, and a row for each item is needed"
    elif any(_is_percent(table, name) for name in named):
        (name, *_) = (name for name in named if _is_percent(table, name))
        hint = f"; {name} goes beyond 1: per cent are divided by 100 before they are brought"
    elif has_label:
        hint = "; beside the label bring the label that was predicted, or a probability of each"
    else:
        near = next((name for name in named if all(outcome(cell) is not None for cell in table.cells(name))), "")
        hint = f"; may it be {near!r}? Then say correct={near}" if near else ""
    return ResultsError(
        "no column says which answers are right: a column of 0 and 1 (or true, false, right, wrong), or a label "
        f"beside a prediction; the columns are {', '.join(table.columns[:12])[:300]}{hint}"
    )


def _is_percent(table: FlatTable, column: str) -> bool:
    numbers = [number for cell in table.cells(column) if (number := as_number(cell)) is not None]
    return bool(numbers) and 1 < max(numbers) <= HUNDRED and min(numbers) >= 0


def says_so(rows: Rows, correct: str, label: str, prediction: str) -> str:
    """Where a column of right and wrong says otherwise than label and prediction; empty where it does not.

    It does only if the predictions are labels: of answers in words, to be equal is not to be right.
    """
    words = (words_of(cells_of(rows, name)) for name in (label, prediction))
    read = zip(outcomes(cells_of(rows, correct)), *words, strict=True)
    sure = [(right, true, said) for right, true, said in read if right in (0.0, 1.0) and true and said]
    labels = {true for _, true, _ in sure}
    other = sum((true == said) != (right == 1) for right, true, said in sure)
    is_closed = 10 * sum(said in labels for *_, said in sure) >= 9 * len(sure) and 2 * len(labels) <= len(sure)
    if not other or not is_closed:
        return ""
    of = f"{other:,} of {len(sure):,} rows"
    return f"{correct} says otherwise than {label} and {prediction} in {of}: {correct} is taken."
