"""Masked entries have no value: NumPy's functions would read what lies below them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from learners import (
    bayes,
    complexity,
    costs,
    dimensions,
    ensembles,
    kernels,
    learners,
    likelihood,
    losses,
    optimizers,
    regularization,
    selection,
    svm,
    trees,
)
from tests.all_told import each, over

X = np.arange(12.0).reshape(6, 2)
Y = np.array([0, 1, 0, 1, 0, 1])
MASKED_X = np.ma.masked_greater(X, 10)
MASKED_Y = np.ma.array(Y, mask=[True, *[False] * 5])


def off(y: Any, answers: Any) -> Any:
    """The loss of a wrong answer."""
    return np.asarray(y != answers, dtype=float)


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
    "naive_bayes": lambda y: bayes.naive_bayes(X, y, X[0]),
    "best_split": lambda y: trees.best_split(X, y),
    "best_question": lambda y: trees.best_question(X[:, 0], y),
    "stump_table": lambda y: ensembles.stump_table(X, 2 * y - 1),
    "exact_stability": lambda y: complexity.exact_stability(learners["knn"](n_neighbors=1), X, y, [1 / 6] * 6, 1, off),
    "massart": lambda y: complexity.massart(np.ma.array([y, 1 - y])),
    "over_functions": lambda y: complexity.over_functions(np.ma.array([y, 1 - y])),
    "linear_bounds": lambda y: complexity.linear_bounds(y[:, np.newaxis]),
    "gram_report": lambda y: kernels.gram_report(kernels.Gaussian(), y[:, np.newaxis]),
    "search_cost": lambda y: costs.search_cost(y[:, np.newaxis], X[:, :1]),
    "margins": lambda y: losses.margins(X[:, 0], 2 * y - 1),
    "gradient of a loss": lambda y: losses.losses["squared"].gradient(np.ones(2), X, y),
    "least_squares": lambda y: optimizers.least_squares(X, y),
    "penalized_path": lambda y: regularization.penalized_path(X, y, [1.0]),
    "ridge_path": lambda y: regularization.ridge_path(X, y, [1.0]),
    "ridge_smoother": lambda y: regularization.ridge_smoother(y[:, np.newaxis], 1.0),
    "leave_one_out": lambda y: regularization.ridge_smoother(X, 1.0).leave_one_out_residuals(y),
    "dual_trace": lambda y: svm.dual_trace(X @ X.T, 2.0 * y - 1, 1.0),
    "two_coins_em": lambda y: likelihood.two_coins_em(y, 2),
    "maximum_likelihood": lambda y: likelihood.maximum_likelihood("bernoulli", y),
    "pca_vs_random_projection": lambda y: dimensions.pca_vs_random_projection(X + y[:, np.newaxis], 1),
    "linear_autoencoder": lambda y: dimensions.linear_autoencoder(X + y[:, np.newaxis], 1),
}


@over(learners)
def test_no_learner_takes_masked_entries(learner: Any) -> None:
    for X_, y in ((MASKED_X, Y), (X, MASKED_Y)):
        made = learner()
        if y is MASKED_Y and not hasattr(made, "predict"):
            continue
        with pytest.raises(ValueError, match=r"masked.*\(1 of (12|6)\)"):
            made.fit(X_, y)


def test_no_learner_answers_on_masked_entries() -> None:
    near = learners["knn"](n_neighbors=1).fit(X, Y)
    with pytest.raises(ValueError, match="masked"):
        near.predict(MASKED_X)


def test_an_array_that_could_be_masked_and_is_not_is_an_array() -> None:
    near = learners["knn"](n_neighbors=1).fit(np.ma.array(X), np.ma.array(Y))
    assert near.predict(np.ma.array(X)).tolist() == Y.tolist()


def test_no_choice_or_measure_takes_masked_entries() -> None:
    def refused(read: Callable[[Any], object]) -> None:
        read(np.ma.array(Y))
        with pytest.raises(ValueError, match="masked"):
            read(MASKED_Y)

    each(refused, READERS)
