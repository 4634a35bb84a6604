"""Masked entries have no value: NumPy's functions would read what lies below them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from learners import learners, selection
from tests.all_told import each, over

X = np.arange(12.0).reshape(6, 2)
Y = np.array([0, 1, 0, 1, 0, 1])
MASKED_X = np.ma.masked_greater(X, 10)
MASKED_Y = np.ma.array(Y, mask=[True, *[False] * 5])
READERS: dict[str, Callable[[Any], object]] = {
    "cross_validate": lambda y: selection.cross_validate(learners["knn"](n_neighbors=1), X, y, cv=2),
    "hold_out": lambda y: selection.hold_out(learners["knn"](n_neighbors=1), X, y, share=0.5, random_state=1),
    "roc": lambda y: selection.roc(y, X[:, 0]),
    "roc's scores": lambda y: selection.roc(Y, y),
    "confusion": lambda y: selection.confusion(y, Y),
    "paired": lambda y: selection.paired(Y, Y, y),
    "cochran_q": lambda y: selection.cochran_q(np.ma.array([y, y])),
    "cohen_kappa": lambda y: selection.cohen_kappa(y, Y),
    "agreement_of_counts": lambda y: selection.agreement_of_counts(np.ma.array([y[:2], y[:2]])),
    "three_parts": lambda y: selection.three_parts(18, np.ma.concatenate([y] * 3), stratified=True),
}


@over(learners)
def test_no_learner_takes_masked_entries(learner: Any) -> None:
    for X_, y in ((MASKED_X, Y), (X, MASKED_Y)):
        made = learner()
        if y is MASKED_Y and not hasattr(made, "predict"):
            continue
        with pytest.raises(ValueError, match=r"masked entries \(1 of (12|6)\)"):
            made.fit(X_, y)


def test_no_learner_answers_on_masked_entries() -> None:
    near = learners["knn"](n_neighbors=1).fit(X, Y)
    with pytest.raises(ValueError, match="masked entries"):
        near.predict(MASKED_X)


def test_an_array_that_could_be_masked_and_is_not_is_an_array() -> None:
    near = learners["knn"](n_neighbors=1).fit(np.ma.array(X), np.ma.array(Y))
    assert near.predict(np.ma.array(X)).tolist() == Y.tolist()


def test_no_choice_or_measure_takes_masked_entries() -> None:
    def refused(read: Callable[[Any], object]) -> None:
        read(np.ma.array(Y))
        with pytest.raises(ValueError, match="masked entries"):
            read(MASKED_Y)

    each(refused, READERS)
