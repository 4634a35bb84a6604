"""Two classes: any two labels, of which the second is the positive one."""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.multiclass import check_classification_targets

from learners.shared.arguments import refusal
from learners.shared.arrays import Reals
from learners.shared.estimators import Classifier
from learners.shared.reading import sample_read


class TwoClasses(Classifier):
    """Tells two classes apart, whatever their labels.

    Parameters
    ----------
    labels : pair (negative, positive) or None
        The labels, where they are known before the sample; None reads them off the sample.

    Attributes
    ----------
    classes_ : array `(classes,)`; `classes_[1]` is the positive class. One class only: every answer is that class.
    """

    labels: Annotated[tuple[Any, Any] | None, "labels", "negative and positive label"] = None

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags

    def _read_sample(self, X: Any, y: Any) -> tuple[Reals, NDArray[np.bool_]]:
        """Validated X (samples, features) as doubles and the truth (samples,): is the label the positive class?

        Sets `n_features_in_` and `classes_`: `labels` where they were told, else those of the sample.
        A sample that shows one label only has one class; it counts as negative when it is 0, False or a negative
        number, as positive otherwise, so that {0, 1} and {-1, 1} keep their meaning.
        """
        X, y = sample_read(self, X, y)
        if y.dtype.kind not in "bi":  # whole numbers always are classes, and the check costs as much as a small fit
            check_classification_targets(y)
        seen = np.unique(y)
        self.classes_ = seen if self.labels is None else self._known_labels(seen)
        if len(self.classes_) > 2:
            raise ValueError(
                f"Only binary classification is supported. The type of the target is multiclass: "
                f"{type(self).__name__} takes two classes; got {len(seen)}."
            )
        if len(self.classes_) == 2:
            positive: NDArray[np.bool_] = y == self.classes_[1]
            return X, positive
        return X, np.full(len(y), not _is_negative(seen[0]))

    def _known_labels(self, seen: NDArray[Any]) -> NDArray[Any]:
        """The two labels told in advance as an array (2,); ValueError unless they cover those `seen`."""
        labels = self.labels
        pair: NDArray[Any] = np.asarray(labels) if isinstance(labels, list | tuple | np.ndarray) else np.empty(0)
        if pair.shape != (2,) or pair[0] == pair[1] or not np.isin(seen, pair).all():
            domain = "None or a pair of different labels which covers those of the sample"
            raise refusal(self, "labels", domain, labels)
        return pair

    def _as_labels(self, positive: NDArray[np.bool_]) -> NDArray[Any]:
        """Labels (samples,) for the verdicts `positive`; a learner that saw one class knows no other label."""
        labels: NDArray[Any] = np.where(positive, self.classes_[-1], self.classes_[0])
        return labels


class ByScore(TwoClasses):
    """Answers the positive class where its score, `decision_function(X)` `(samples,)`, is above 0."""

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return self._as_labels(self.decision_function(X) > 0)


def _is_negative(label: Any) -> bool:
    return isinstance(label, int | float | np.number | np.bool_) and bool(label <= 0)
