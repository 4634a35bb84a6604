"""What a learner says to input that it cannot take: a ValueError, and one sentence for an argument."""

import re
from collections.abc import Iterator
from inspect import signature
from typing import Any

import numpy as np

from learners.shared.arguments import ArgumentError
from learners.testing._checking import check, ensure, refusal
from learners.testing.samples import fitted, fresh, is_regressor, sample


@check
def what_is_no_number_is_refused(learner: Any) -> None:
    """In training and in use."""
    X, y = sample()
    for bad in (np.nan, np.inf, "wet"):
        spoilt = X.astype(object)
        spoilt[3, 1] = bad
        refusal(f"{bad} among the features", ValueError, fresh(learner).fit, spoilt, y)
        refusal(f"{bad} among what is to be answered", ValueError, fitted(learner).predict, spoilt)


@check
def labels_that_are_no_classes_are_refused(learner: Any) -> None:
    """Reals and nan are no classes."""
    if is_regressor(learner):
        return
    X, _ = sample()
    for labels, words in ((X[:, 0], "Unknown label type"), (np.full(len(X), np.nan), "NaN")):
        message = refusal(f"a label {labels[0]}", ValueError, fresh(learner).fit, X, labels)
        ensure(words in message, f"a label {labels[0]} is refused with other words: {message}")


@check
def bad_arguments_get_one_sentence(learner: Any) -> None:
    """Judged in `fit`: a sentence that names the argument, its meaning, its domain and the value."""
    X, y = sample(is_regressor(learner))
    name = type(fresh(learner)).__name__
    for argument, value in _bad_arguments(learner):
        estimator = fresh(learner, **{argument: value})
        message = refusal(f"{argument}={value!r}", ArgumentError, estimator.fit, X, y)
        shape = rf"{argument} of {name} \([^()]+(\([^()]*\))?[^()]*\) must [^\n]+; got [^\n]+"
        ensure(re.fullmatch(shape, message), f"{argument}={value!r} is refused with other words: {message}")


def _bad_arguments(learner: Any) -> Iterator[tuple[str, Any]]:
    """Every constructor argument with values that none of its kind may take."""
    for parameter in signature(type(fresh(learner))).parameters.values():
        values: list[Any] = [object(), {"a": 1}]
        if parameter.name != "labels":
            values += [float("nan"), -1, 1.5 + 1j]
        if isinstance(parameter.default, str):
            values += ["no such thing", *([1] if parameter.annotation in (str, "str") else [])]
        elif parameter.name != "labels":
            values += ["wet"]
        if isinstance(parameter.default, int) and not isinstance(parameter.default, bool):
            values += [1.5, float("inf"), True, None] if parameter.name != "random_state" else [1.5]
        yield from ((parameter.name, value) for value in values)
