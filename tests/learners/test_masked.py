"""Masked entries have no value: NumPy's functions would read what lies below them."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
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
    networks,
    optimizers,
    regularization,
    selection,
    svm,
    trees,
    version_space,
)
from tests.all_told import each, over

X = np.arange(12.0).reshape(6, 2)
Y = np.array([0, 1, 0, 1, 0, 1])
MASKED_X = np.ma.masked_greater(X, 10)
MASKED_Y = np.ma.array(Y, mask=[True, *[False] * 5])


ASKED_TWICE = [(0, 1)]
NETWORK = networks.initial((2, 2, 1), np.random.RandomState(0))
RULES = networks.Rules(epochs=1)


def trained(X: Any, targets: Any) -> object:
    """A network after an epoch."""
    return networks.train(NETWORK, (X, targets), RULES, "squared", np.random.RandomState(0))


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
    "forward": lambda y: networks.forward(NETWORK, X + y[:, np.newaxis]),
    "loss of a network": lambda y: networks.loss(NETWORK, X, y[:, np.newaxis], "squared"),
    "gradient of a network": lambda y: networks.gradient(NETWORK, X, y[:, np.newaxis], "squared"),
    "train": lambda y: trained(X, 1.0 * y[:, np.newaxis]),
    "train on points": lambda y: trained(X + y[:, np.newaxis], 1.0 * Y[:, np.newaxis]),
    "one_of_k": lambda y: networks.one_of_k(y[:, np.newaxis]),
    "decided": networks.decided,
    "bayes_predictor": lambda y: bayes.bayes_predictor(y[np.newaxis] / 3, range(6)),
    "conditional_mean": lambda y: bayes.conditional_mean(y[np.newaxis] / 3, range(6)),
    "entropy": trees.entropy,
    "gini_impurity": trees.gini_impurity,
    "majority_error": trees.majority_error,
    "information_gain": lambda y: trees.information_gain(y[np.newaxis]),
    "gain_ratio": lambda y: trees.gain_ratio(y.reshape(3, 2)),
    "reweighed": lambda y: ensembles.reweighed(np.ones(6), y),
    "boosting_rounds": lambda y: ensembles.boosting_rounds(0.2 + 0.1 * y),
    "hard_vote": lambda y: ensembles.hard_vote(y[:, np.newaxis]),
    "cost_sensitive": lambda y: losses.cost_sensitive(y, Y, 1 - np.eye(2)),
    "mean_cost": lambda y: losses.mean_cost(Y, y, 1 - np.eye(2)),
    "list_then_eliminate": lambda y: version_space.list_then_eliminate(ASKED_TWICE, y[:, np.newaxis], Y),
    "candidate_elimination": lambda y: version_space.candidate_elimination(ASKED_TWICE, Y[:, np.newaxis], y),
    "unbiased_learner": lambda y: version_space.unbiased_learner(2, Y, y),
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


@over(learners)
def test_no_learner_answers_on_masked_entries(learner: Any) -> None:
    fitted = learner().fit(X, Y)
    with pytest.raises(ValueError, match="masked"):
        getattr(fitted, "predict" if hasattr(fitted, "predict") else "transform")(MASKED_X)


def test_an_array_that_could_be_masked_and_is_not_is_an_array() -> None:
    near = learners["knn"](n_neighbors=1).fit(np.ma.array(X), np.ma.array(Y))
    assert near.predict(np.ma.array(X)).tolist() == Y.tolist()


def test_no_choice_or_measure_takes_masked_entries() -> None:
    def refused(read: Callable[[Any], object]) -> None:
        read(np.ma.array(Y))
        with pytest.raises(ValueError, match="masked"):
            read(MASKED_Y)

    each(refused, READERS)


MAKERS = {"array", "asarray", "ascontiguousarray", "atleast_1d", "atleast_2d"}
WIDE = {"Any", "Sequence", "ArrayLike"}
READ_BEFORE = {"ascontiguousarray(X)", "array(sizes)", "array(dimensions)", "asarray(said)"}


def _unread(path: Path) -> Iterator[str]:
    """Calls that make an array of an argument of any type without asking whether it is masked."""
    for function in ast.walk(ast.parse(path.read_text())):
        if not isinstance(function, ast.FunctionDef):
            continue
        arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        words = {argument.arg: ast.walk(argument.annotation) for argument in arguments if argument.annotation}
        wide = {name for name, parts in words.items() if {getattr(part, "id", "") for part in parts} & WIDE}
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and node.args]
        judged = {ast.unparse(part) for call in calls if ast.unparse(call.func) == "unmasked" for part in call.args}
        for call in calls:
            made = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            argument = ast.unparse(call.args[0])
            if made in MAKERS and argument in wide - judged and f"{made}({argument})" not in READ_BEFORE:
                yield f"{path}, {function.name}: {ast.unparse(call)}"


def test_arguments_become_arrays_by_one_way_which_refuses_masked_entries() -> None:
    folder = Path(learners["knn"].__module__.partition(".")[0])
    files = [path for path in folder.rglob("*.py") if not {"shared", "testing"} & set(path.parts)]
    assert len(files) > 200
    assert not [line for path in files for line in _unread(path)]
