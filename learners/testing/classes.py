"""What a classifier promises of labels: any two, one only, and more where its tags say so."""

from typing import Any

import numpy as np

from learners.testing._checking import check, ensure, refusal
from learners.testing.samples import fitted, fresh, is_regressor, sample

PAIRS: tuple[tuple[Any, Any], ...] = ((0, 1), (-1, 1), (2, 7), ("ham", "spam"), (False, True))
ALONE: tuple[Any, ...] = (0, 1, -1, 5, "spam")


@check
def takes_any_two_labels(learner: Any) -> None:
    """The second in order is the positive one, whatever they are."""
    if is_regressor(learner):
        return
    X, y = sample()
    reference = fitted(learner).predict(X)
    for labels in PAIRS:
        named = np.array(labels)
        estimator = fresh(learner).fit(X, named[y])
        known = estimator.classes_
        ensure(np.array_equal(known, np.unique(named)), f"of labels {labels} it has classes {known}")
        other = np.flatnonzero(estimator.predict(X) != named[reference])
        ensure(not other.size, f"with labels {labels} it answers otherwise at {other.size} of {len(X)} points")


@check
def third_class_is_taken_or_refused(learner: Any) -> None:
    """As its tags say."""
    if is_regressor(learner):
        return
    X, y = sample()
    y[:3] = 2
    estimator = fresh(learner)
    if estimator.__sklearn_tags__().classifier_tags.multi_class:
        known = estimator.fit(X, y).classes_
        ensure(len(known) == 3, f"of three classes it knows {known}")
        return
    message = refusal("a third class", ValueError, estimator.fit, X, y)
    supported = "Only binary classification is supported" in message
    ensure(supported, f"a third class is refused with other words: {message}")


@check
def one_class_is_learnt_as_that_class(learner: Any) -> None:
    """Taught one label only, it answers that label."""
    if is_regressor(learner):
        return
    X, _ = sample()
    for label in ALONE:
        estimator = fresh(learner).fit(X, np.full(len(X), label))
        answers = set(estimator.predict(-5 * X).tolist())
        ensure(list(estimator.classes_) == [label], f"taught {label!r} only it has classes {estimator.classes_}")
        ensure(answers == {label}, f"taught {label!r} only it answers {sorted(answers)}")
