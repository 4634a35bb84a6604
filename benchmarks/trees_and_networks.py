"""Trees, perceptrons and nearest neighbours against scikit-learn's with the same settings, on one core.

The record of a multilayer perceptron, loss and gradient after every epoch, has no counterpart and is kept all the same.
"""

from collections.abc import Callable
from functools import partial
from typing import Any
from warnings import catch_warnings, simplefilter

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import Perceptron
from sklearn.neighbors import KNeighborsClassifier
from sklearn.neural_network import MLPClassifier
from sklearn.tree import DecisionTreeClassifier
from threadpoolctl import ThreadpoolController

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Ratio
from laboratory.experiments.trial import JUDGES
from learners import learners

EPOCHS = 100
SIZES, FEATURES = (1_000, 10_000), (2, 10, 100)
_one_core = ThreadpoolController().wrap(limits=1)


def _sample(m: int, features: int) -> tuple[Any, Any]:
    """Points on either side of a hyperplane, whose place is not quite certain."""
    rng = np.random.default_rng(7)
    X, w = rng.normal(size=(m, features)), rng.normal(size=features)
    return X, (X @ w + 0.5 * rng.normal(size=m) > 0).astype(np.int64)


def _fit(model: Any, m: int, features: int) -> Callable[[], object]:
    return _one_core(partial(model.fit, *_sample(m, features)))  # type: ignore[no-any-return]


def _answers(model: Any, m: int, features: int, number: int) -> Callable[[], object]:
    points = np.random.default_rng(8).normal(size=(number, features))
    return _one_core(partial(model.fit(*_sample(m, features)).predict, points))  # type: ignore[no-any-return]


def _without_warnings(work: Callable[[], object]) -> Callable[[], object]:
    """The same, silent about steps that end where they are meant to."""

    def silent() -> object:
        with catch_warnings():
            simplefilter("ignore", ConvergenceWarning)
            return work()

    return silent


def _their_network(m: int) -> Any:
    """Steps by the whole sample, as many, with nothing that ends them early."""
    return MLPClassifier(
        (8,), activation="tanh", solver="sgd", alpha=0, batch_size=m, learning_rate_init=0.3, momentum=0.9,
        nesterovs_momentum=False, max_iter=EPOCHS, tol=0, n_iter_no_change=EPOCHS + 1, shuffle=False, random_state=0,
    )  # fmt: skip


def _of_trees(m: int, features: int) -> tuple[Comparison, Comparison]:
    what = f"{m:,} examples, {features} features"
    ours, theirs = learners["decision_tree"](), DecisionTreeClassifier()
    place = m, features, 20_000
    return (
        Comparison(f"decision tree, {what}", _fit(ours, m, features), _fit(theirs, m, features), Ratio(1.5), rounds=3),
        Comparison(f"20,000 answers of it, {what}", _answers(ours, *place), _answers(theirs, *place), Ratio(1.5)),
    )


def _of_judges(m: int, features: int, k: int) -> Comparison:
    title = f"{k} nearest of {m:,} examples, {features} features: {JUDGES:,} points judged"
    ours = _answers(learners["knn"](n_neighbors=k), m, features, JUDGES)
    return Comparison(title, ours, _answers(KNeighborsClassifier(k), m, features, JUDGES), Ratio(1.5), rounds=3)


COMPARISONS = (
    *(comparison for m in SIZES for features in FEATURES for comparison in _of_trees(m, features)),
    *(
        Comparison(
            f"multilayer perceptron, {EPOCHS} epochs and their record, {m:,} examples, {features} features",
            _fit(learners["mlp"](max_iter=EPOCHS), m, features),
            _without_warnings(_fit(_their_network(m), m, features)),
            Ratio(1.5),
            rounds=3,
        )
        for m in SIZES
        for features in FEATURES
    ),
    *(_of_judges(m, features, k) for m, features, k in ((20, 2, 1), (1_000, 2, 1), (1_000, 10, 5), (1_000, 100, 5))),
    Comparison(
        "pocket, 1,000 updates, against 20 passes of a perceptron, 10,000 examples, 10 features",
        _fit(learners["pocket"](), 10_000, 10),
        _fit(Perceptron(max_iter=20, tol=None), 10_000, 10),
        rounds=3,
    ),
)
