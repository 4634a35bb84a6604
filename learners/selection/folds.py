"""K-fold cross-validation: plain, stratified, repeated, and leave-one-out."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.selection._judged import Indices, Loss, error_of, fitted, losses, read, whole
from learners.shared.arrays import Reals


@dataclass(frozen=True, eq=False)
class FoldErrors:
    """What every fold said.

    Attributes
    ----------
    errors : `(repeats, folds)`, mean loss of each fold's predictor on the fold it did not see.
    training_errors : `(repeats, folds)`, mean loss of each fold's predictor on the folds it was trained on.
    sizes : `(repeats, folds)`, examples in each fold.
    fold_of : `(repeats, samples)`, which fold tested each example.
    losses : `(repeats, samples)`, the loss on each example by the predictor that had not seen it.
    estimate : the mean of the fold errors.
    pooled : the mean of the losses of all examples; equal to `estimate` where all folds are of one size.
    deviation : standard deviation (divisor n - 1) of the fold errors, nan for one; folds share training examples,
        so that it is no standard error of the estimate.
    """

    errors: Reals
    training_errors: Reals
    sizes: Indices
    fold_of: Indices
    losses: Reals

    @property
    def estimate(self) -> float:
        return float(self.errors.mean())

    @property
    def pooled(self) -> float:
        return float(self.losses.mean())

    @property
    def deviation(self) -> float:
        return float(self.errors.std(ddof=1)) if self.errors.size > 1 else float("nan")


def cross_validate(
    model: Any,
    X: Any,
    y: Any,
    cv: int = 5,
    shuffle: bool = True,
    stratified: bool = False,
    repeats: int = 1,
    loss: Loss = "zero_one",
    random_state: int | None = 0,
) -> FoldErrors:
    """Fit the model on all folds but one, test it on that one, for every fold.

    X `(samples, features)`, y `(samples,)`. The folds are scikit-learn's: sizes differ by at most 1; with `cv` =
    samples each example is a fold, leave-one-out. Unshuffled folds of ordered data may hold one class each. The
    estimate is about predictors trained on (cv - 1) / cv of the sample, and of the algorithm, not of one
    predictor. The notes' S / S_i is the set difference; divided by their rescaled K/m, the fold error is the mean.
    ValueError for more folds than examples.

    Source: lecture notes after Cesa-Bianchi; Stone (1974), Cross-validatory choice.
    """
    X, y = read(X, y)
    cv = whole("cv of cross_validate", "folds of the sample", cv, 2, len(y))
    repeats = whole("repeats of cross_validate", "random partitions", repeats, 1)
    shape = (repeats, cv)
    errors, training, sizes = np.empty(shape), np.empty(shape), np.empty(shape, np.int64)
    fold_of, each = np.empty((repeats, len(y)), np.int64), np.empty((repeats, len(y)))
    for repeat in range(repeats):
        seed = None if random_state is None else random_state + repeat
        for fold, (train, test) in enumerate(partition(y, cv, shuffle, stratified, seed)):
            predictor = fitted(model, X[train], y[train])
            each[repeat, test] = losses(loss, y[test], np.asarray(predictor.predict(X[test])))
            training[repeat, fold] = error_of(predictor, X[train], y[train], loss)
            fold_of[repeat, test], sizes[repeat, fold] = fold, len(test)
            errors[repeat, fold] = each[repeat, test].mean()
    return FoldErrors(errors, training, sizes, fold_of, each)


def partition(
    y: Any, n_splits: int, shuffle: bool = True, stratified: bool = False, random_state: int | None = 0
) -> Iterator[tuple[Indices, Indices]]:
    """Training and testing indices of every fold of y `(samples,)`.

    Stratified folds hold every class in its share, up to one example. scikit-learn warns where a class has fewer
    examples than there are folds, so that some fold lacks it, and raises ValueError where all have.
    """
    from sklearn.model_selection import KFold, StratifiedKFold

    kind = StratifiedKFold if stratified else KFold
    splitter = kind(n_splits, shuffle=shuffle, random_state=random_state if shuffle else None)
    yield from splitter.split(np.zeros((len(y), 1)), y)
