"""scikit-learn's linear classifiers, also behind scalers, as what they are: halfspaces, whose VC dimension is known."""

from dataclasses import dataclass
from typing import Any

from bounds.numbers import format_number

LABELS = 2
SCALERS = ("StandardScaler", "MinMaxScaler", "MaxAbsScaler", "RobustScaler")


@dataclass(frozen=True)
class HalfspaceClassifier:
    """A fitted two-class estimator whose prediction is the sign of an affine function of its features.

    A scaler, whatever rows it was fitted to, is an affine map, and what it scales to a halfspace was one before.
    """

    fitted: Any

    def vc_dimension(self, features: int) -> int:
        """Of halfspaces in that many features: one more."""
        return features + 1

    def class_in_words(self, features: int) -> str:
        """The class and its dimension."""
        dimension = format_number(self.vc_dimension(features))
        return f"halfspaces in {format_number(features)} features, of VC dimension {dimension}"

    def predict(self, X: Any) -> Any:
        """What the estimator predicts."""
        return self.fitted.predict(X)


def as_halfspace(fitted: Any) -> HalfspaceClassifier | None:
    """What was `fitted`, if it is known to be a halfspace in the columns of X; else None.

    Only the classes themselves are known: what inherits from them may predict otherwise.
    """
    from sklearn import preprocessing
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
    from sklearn.linear_model import (
        LogisticRegression,
        LogisticRegressionCV,
        Perceptron,
        RidgeClassifier,
        RidgeClassifierCV,
        SGDClassifier,
    )
    from sklearn.pipeline import Pipeline
    from sklearn.svm import LinearSVC

    linear = (
        LogisticRegression, LogisticRegressionCV, Perceptron, RidgeClassifier, RidgeClassifierCV, SGDClassifier,
        LinearSVC, LinearDiscriminantAnalysis,
    )  # fmt: skip
    scalers = {getattr(preprocessing, name) for name in SCALERS}
    *before, last = [step for _, step in fitted.steps] if type(fitted) is Pipeline else [fitted]
    if type(last) not in linear or len(getattr(last, "classes_", ())) != LABELS:
        return None
    affine = all(
        step in (None, "passthrough") or (type(step) in scalers and not getattr(step, "clip", False)) for step in before
    )
    return HalfspaceClassifier(fitted) if affine else None
