"""Choosing among candidates: on a validation part, on a part of the training set, or by cross-validation."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.selection._judged import Loss, between, candidates, error_of, fitted, read
from learners.selection.folds import cross_validate
from learners.shared.arrays import Reals


@dataclass(frozen=True, eq=False)
class ModelChoice:
    """The candidate chosen and the errors that chose it.

    Attributes
    ----------
    model : the chosen predictor, fitted.
    index : its place among the candidates.
    errors : `(candidates,)`, the errors compared. The smallest of them is too good to be a test error.
    training_errors : `(candidates,)`, of the predictors fitted for the comparison.
    fold_errors : `(candidates, folds)`, by cross-validation only, else `(candidates, 1)`.
    ties : how many candidates have the smallest error; the first, the simplest, is taken.
    refitted : whether `model` was trained once more on everything after the choice.
    """

    model: Any
    index: int
    errors: Reals
    training_errors: Reals
    fold_errors: Reals
    ties: int
    refitted: bool


def choose_on_validation(
    models: Any, X: Any, y: Any, X_validation: Any, y_validation: Any, loss: Loss = "zero_one"
) -> ModelChoice:
    """Train every candidate on X `(samples, features)`, y, and keep the one with the smallest validation error.

    The winner is not trained again: theorems on validation hold for it. (The notes print the
    class of candidates as {h, h_2, ...}; the first is h_1.)

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), section 11.2.
    """
    X, y = read(X, y)
    held_X, held_y = read(X_validation, y_validation)
    predictors = [fitted(model, X, y) for model in candidates(models)]
    errors = np.array([error_of(predictor, held_X, held_y, loss) for predictor in predictors])
    training = np.array([error_of(predictor, X, y, loss) for predictor in predictors])
    return _chosen(predictors[_first_least(errors)], errors, training, errors[:, np.newaxis], refitted=False)


def tune_on_held_out(
    models: Any, X: Any, y: Any, share: float = 0.25, loss: Loss = "zero_one", random_state: int | None = 0
) -> ModelChoice:
    """Choose on a random `share` of the training set, then train the winner once more on all of X, y.

    Source: lecture notes after Cesa-Bianchi (tuning on a development part).
    """
    from sklearn.model_selection import train_test_split

    X, y = read(X, y)
    share = between("share of tune_on_held_out", "development part of the training set", share)
    train, held = train_test_split(np.arange(len(y)), test_size=share, random_state=random_state)
    choice = choose_on_validation(models, X[train], y[train], X[held], y[held], loss)
    model = fitted(models[choice.index], X, y)
    return _chosen(model, choice.errors, choice.training_errors, choice.fold_errors, refitted=True)


def choose_by_folds(
    models: Any,
    X: Any,
    y: Any,
    cv: int = 5,
    shuffle: bool = True,
    stratified: bool = False,
    loss: Loss = "zero_one",
    random_state: int | None = 0,
) -> ModelChoice:
    """Cross-validate every candidate on the same folds and train the best on all of X `(samples, features)`, y.

    Only the best is trained on all: `candidates * cv + 1` fits. `training_errors` are means over the folds'
    predictors, each on what it was trained on.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), section 11.2.4.
    """
    X, y = read(X, y)
    models = candidates(models)
    tried = [cross_validate(model, X, y, cv, shuffle, stratified, 1, loss, random_state) for model in models]
    fold_errors = np.array([estimate.errors[0] for estimate in tried])
    training = np.array([estimate.training_errors.mean() for estimate in tried])
    errors = fold_errors.mean(axis=1)
    return _chosen(fitted(models[_first_least(errors)], X, y), errors, training, fold_errors, refitted=True)


def _chosen(model: Any, errors: Reals, training: Reals, fold_errors: Reals, refitted: bool) -> ModelChoice:
    index = _first_least(errors)
    return ModelChoice(model, index, errors, training, fold_errors, int(_least(errors).sum()), refitted)


def _least(errors: Reals) -> Any:
    """Which errors are the least, but for the rounding of a mean."""
    return errors <= errors.min() + 1e-12 * abs(errors.min())


def _first_least(errors: Reals) -> int:
    return int(np.argmax(_least(errors)))
