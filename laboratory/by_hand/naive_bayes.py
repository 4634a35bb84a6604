"""Naive Bayes on a table of categories: the posterior of a class for one row."""

from collections import Counter
from collections.abc import Sequence
from math import isfinite
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from bounds.reading.numbers import read_number
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._reading import holds_names
from laboratory.by_hand._table import ASKED, asked_about, in_text, text_of
from laboratory.exercises.problem import WrongAnswer
from learners.bayes.naive import NaiveBayesTable, naive_bayes

LAPLACE = "Laplace's smoothing, 1 added to every count of a value in a class"
PRIORS_TOO = "1 added to the counts of the classes, too"
SHARES = "the shares themselves, without smoothing"
MISSING = "?"  # a cell that nobody knows
OWN_VALUE, WHOLE_ROWS = f"{MISSING} counted as a value of its own", f"rows with a {MISSING} left out whole"


def _posterior(*rows: Any, of: Any, smoothing: Any = None) -> WorkedOut:
    examples, question = asked_about(rows)
    if not len(question) or not len(examples):
        raise ValueError("a row holds the categories and then the class; got rows of one cell")
    X = np.array([[_folded(cell) for cell in row[:-1]] for row in examples])
    y = np.array([_folded(row[-1]) for row in examples])
    query = np.array([_folded(cell) for cell in question])
    _refuse_names(X, y)
    classes = sorted({*y.tolist()})
    if _folded(of) not in classes:
        raise ValueError(f"of (the class in question) must be one of {', '.join(classes)[:SHOWN]}; got {_in_words(of)}")
    if len(classes) < 2:
        raise ValueError(f"a table has at least two classes; got {classes[0][:SHOWN]} alone")
    place, added = classes.index(_folded(of)), _added(smoothing)
    result = _fit_table(X, y, query, added)
    right = float(result.posterior[place])
    if not np.isfinite(right):
        raise ValueError("every class has the score 0 for that row without smoothing; smoothing=1 is Laplace's")
    lacking = int((X == MISSING).sum()) + int((query == MISSING).sum())
    read = (
        f"{pluralize(len(X), 'example')} of {pluralize(X.shape[1], 'category', 'categories')}, the class last: "
        f"{', '.join(f'{count} {name}' for name, count in sorted(Counter(y.tolist()).items()))}; the class "
        f"{classes[place]} for the row {', '.join(query.tolist())}; {_way(added)}"
        + f"; {pluralize(lacking, 'missing cell')} left out of the counts, the rest of the row kept"
        * bool(lacking)
    )
    also = [
        Instead(value, words)
        for words, other in _others(X, y, query, added, fixed=smoothing is not None)
        if np.isfinite(value := float(other.posterior[place]))
    ]
    also += _missing_otherwise(X, y, query, added, classes[place]) if lacking else []
    slips = _slips(result, place, (X, y, query), added, fixed=smoothing is not None)
    return WorkedOut(right, slips, read, _lines(result, place, query), also)


def _fit_table(X: Any, y: Any, query: Any, added: float, priors_too: bool = False) -> NaiveBayesTable:
    return naive_bayes(X, y, query, smoothing=added, smooth_prior=priors_too, missing=MISSING)


def _lacks_all_of_a_share(X: Any, y: Any, query: Any) -> bool:
    """Is every cell of some column that the query has missing in some class?"""
    present = query != MISSING
    return any((X[y == label][:, present] == MISSING).all(axis=0).any() for label in np.unique(y))


def _missing_otherwise(X: Any, y: Any, query: Any, added: float, label: str) -> list[Instead]:
    """By other treatments of missing cells: each counts as a value, or its whole row is left out."""
    kept = (X != MISSING).all(axis=1)
    results = {OWN_VALUE: naive_bayes(X, y, query, smoothing=added)}
    if label in y[kept] and not (query == MISSING).any():
        results[WHOLE_ROWS] = naive_bayes(X[kept], y[kept], query, smoothing=added)
    shares = ((words, float(other.posterior[list(other.classes).index(label)])) for words, other in results.items())
    return [Instead(share, words) for words, share in shares if isfinite(share)]


def _others(X: Any, y: Any, query: Any, added: float, fixed: bool) -> list[tuple[str, NaiveBayesTable]]:
    """By the conventions that the question leaves open: smoothing or not, and smoothing of the classes, too."""
    if fixed:
        return [(PRIORS_TOO, _fit_table(X, y, query, added, priors_too=True))] if added else []
    return [
        (LAPLACE, _fit_table(X, y, query, 1.0)),
        (f"{LAPLACE}, and {PRIORS_TOO}", _fit_table(X, y, query, 1.0, priors_too=True)),
    ]


def _slips(fitted: NaiveBayesTable, place: int, table: Any, added: float, fixed: bool) -> list[WrongAnswer]:
    X, y, query = table
    products = fitted.likelihoods.prod(axis=1)
    slips = [
        WrongAnswer(float(fitted.scores[place]), "That is not normalized: divide it by the sum over the classes."),
        WrongAnswer(float(products[place]), "That is the product of the shares: the prior and the sum are missing."),
        WrongAnswer(float(products[place] / products.sum()) if products.any() else np.nan, "The prior is missing."),
        WrongAnswer(float(fitted.priors[place]), "That is the prior of the class, without the row."),
        *(
            WrongAnswer(float(other), f"That is the posterior of {name}.")
            for i, (name, other) in enumerate(zip(fitted.classes, fitted.posterior, strict=True))
            if i != place
        ),
        *(
            WrongAnswer(float(other), f"That is the score of {name}, not normalized.")
            for i, (name, other) in enumerate(zip(fitted.classes, fitted.scores, strict=True))
            if i != place
        ),
    ]
    if fixed and not (added and _lacks_all_of_a_share(X, y, query)):
        other = _fit_table(X, y, query, 0.0 if added else 1.0)
        slips.append(WrongAnswer(float(other.posterior[place]), f"That is with {SHARES if added else LAPLACE}."))
    rows = y == fitted.classes[place]
    lacks = (X == MISSING).any() or (query == MISSING).any()
    once = np.array([((X[y == label] == query).sum(axis=0) + 1) / ((y == label).sum() + 1) for label in fitted.classes])
    scores = fitted.priors * once.prod(axis=1)
    slips.append(
        WrongAnswer(
            np.nan if lacks else float(scores[place] / scores.sum()),
            "The divisor grows by the number of a column's values, not by 1.",
        )
    )
    joint = (query == X).all(axis=1)
    if joint.any():
        slips.append(
            WrongAnswer(
                float((joint & rows).sum() / joint.sum()), "That is the share among the rows equal to the query."
            )
        )
    return slips


def _lines(naive_bayes_table: NaiveBayesTable, place: int, query: Any) -> tuple[str, ...]:
    """Each class with its prior, its shares and its score, and at last the posterior."""
    present = query != MISSING
    values = ", ".join(query[present].tolist()) or "nothing, since every cell of it is missing,"
    lines = [
        f"{name}: the prior {in_text(prior)} times the shares {in_text(shares[present])} of {values} gives "
        f"{in_text(score)}."
        for name, prior, shares, score in zip(
            naive_bayes_table.classes,
            naive_bayes_table.priors,
            naive_bayes_table.likelihoods,
            naive_bayes_table.scores,
            strict=True,
        )
    ]
    score, total = naive_bayes_table.scores[place], naive_bayes_table.scores.sum()
    divided = f"divided by the sum {in_text(total)}: {in_text(naive_bayes_table.posterior[place])}"
    return (*lines, f"The posterior of {naive_bayes_table.classes[place]} is {in_text(score)} {divided}.")


def _way(added: float) -> str:
    return SHARES if not added else LAPLACE if added == 1 else f"{in_text(added)} added to every count"


def _added(smoothing: Any) -> float:
    """What is added to every count; 0 by default."""
    if smoothing is None:
        return 0.0
    if isinstance(smoothing, str | bool) or not 0 <= smoothing <= 1_000:
        raise ValueError(f"smoothing (added to every count) must be a real from 0 to 1000; got {_in_words(smoothing)}")
    return float(smoothing)


def _refuse_names(X: Any, y: Any) -> None:
    """A first row that shares no entry with the others holds the names of the columns. Raises ValueError."""
    if holds_names(np.column_stack([X, y]).tolist()):
        raise ValueError("the first row shares no entry with the others: leave out the names of the columns")


def _folded(cell: Any) -> str:
    """Categories are equal as numbers, and but for case."""
    text = text_of(cell).casefold()
    result = read_number(text)
    return text if isinstance(result, str) else text_of(float(result)) if isfinite(result) else text


def _in_words(value: Any) -> str:
    return str(value)[:SHOWN]


NEEDS = (
    f"a row for each example: its categories, then its class; the query row ends with {ASKED}; a category that is "
    f"missing is {MISSING}, left out of the counts; of, the class whose posterior "
    "is computed, and if the question says so smoothing=1 (Laplace) or smoothing=0"
)
EXAMPLE: Sequence[str] = (
    "of=yes", "sunny hot no", "sunny mild no", "rain mild yes", "rain hot yes", "rain cool yes", "sunny cool yes",
    f"sunny hot {ASKED}",
)  # fmt: skip
QUANTITIES = (
    ByHand("naive_bayes_posterior", "Posterior of a class by naive Bayes", NEEDS, EXAMPLE, _posterior, words=True),
)
