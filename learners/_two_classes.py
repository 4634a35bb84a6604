"""Reading a two-class sample: any two labels, of which the second is the positive class."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def read_sample(learner: Any, X: Any, y: Any) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Validated `X` (samples, features) as doubles and the truth (samples,): is the label the positive class?

    Sets `n_features_in_` and `classes_` on the learner. Where the learner has `labels` (negative, positive),
    these are the classes; otherwise they are read off the sample.
    A sample that shows one label only has one class; it counts as negative when it is 0, False or a negative
    number, as positive otherwise, so that {0, 1} and {-1, 1} keep their meaning.
    """
    from sklearn.utils.multiclass import check_classification_targets
    from sklearn.utils.validation import validate_data

    X, y = validate_data(learner, X, y, dtype=np.float64)
    if y.dtype.kind not in "bi":  # whole numbers always are classes, and the check costs as much as a small fit
        check_classification_targets(y)
    seen = np.unique(y)
    labels = getattr(learner, "labels", None)
    learner.classes_ = seen if labels is None else known_labels(learner, labels, seen)
    if len(learner.classes_) > 2:
        raise ValueError(
            f"Only binary classification is supported. The type of the target is multiclass: "
            f"{type(learner).__name__} takes two classes; got {len(seen)}."
        )
    if len(learner.classes_) == 2:
        return X, y == learner.classes_[1]
    return X, np.full(len(y), not _is_negative(seen[0]))


def known_labels(learner: Any, labels: Any, seen: NDArray[Any]) -> NDArray[Any]:
    """The two labels told in advance as an array (2,); ValueError unless they cover the sample."""
    pair = np.asarray(labels) if isinstance(labels, list | tuple | np.ndarray) else np.empty(0)
    if pair.shape != (2,) or pair[0] == pair[1] or not np.isin(seen, pair).all():
        raise ValueError(
            f"labels of {type(learner).__name__} (negative and positive label) must be None or a pair of "
            f"different labels which covers those of the sample; got {labels!r}"
        )
    return pair


def as_labels(learner: Any, positive: NDArray[np.bool_]) -> NDArray[Any]:
    """Labels (samples,) for the verdicts `positive`; a learner that saw one class knows no other label."""
    return np.where(positive, learner.classes_[-1], learner.classes_[0])


def read_points(learner: Any, X: Any) -> NDArray[np.float64]:
    """Validated points (samples, features) to predict on; NotFittedError before `fit`."""
    from sklearn.utils.validation import check_is_fitted, validate_data

    check_is_fitted(learner)
    return validate_data(learner, X, dtype=np.float64, reset=False)


def _is_negative(label: Any) -> bool:
    return isinstance(label, int | float | np.number | np.bool_) and bool(label <= 0)
