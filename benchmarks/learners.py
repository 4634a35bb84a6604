"""Learners: the loops of theorems, against the same loops over scikit-learn.

A theorem about the perceptron or Pegasos is about every update, so the loop to compare with gives scikit-learn one
example at a time (`partial_fit`). Their own `fit`, which records no updates, is measured, too.
"""

from collections.abc import Callable

import numpy as np
from sklearn import ensemble, linear_model, svm, tree

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Ratio
from learners import learners

SAMPLES, FEATURES, EPOCHS = 2000, 10, 1
LINE, ROUNDS = 10_000, 50
LAMBDA = 0.01

_rng = np.random.default_rng(4)
_X = _rng.normal(size=(SAMPLES, FEATURES))
_y = np.where(_X @ _rng.normal(size=FEATURES) + 0.5 * _rng.normal(size=SAMPLES) > 0, 1, -1)
_few = slice(0, 500)
_line = _rng.random((LINE, 1))
_sides = np.where(_line[:, 0] >= 0.5, 1, -1) * np.where(_rng.random(LINE) < 0.1, -1, 1)


def _their_perceptron() -> object:
    model = linear_model.Perceptron(shuffle=False)
    for _ in range(EPOCHS):
        for i in range(SAMPLES):
            model.partial_fit(_X[i : i + 1], _y[i : i + 1], classes=(-1, 1))
    return model


def _their_pegasos() -> object:
    """Regularized hinge loss with steps like 1 / (lambda t) and averaged weights, one random example at a time."""
    model = linear_model.SGDClassifier(loss="hinge", alpha=LAMBDA, learning_rate="optimal", average=True)
    for i in np.random.default_rng(0).integers(SAMPLES, size=EPOCHS * SAMPLES):
        model.partial_fit(_X[i : i + 1], _y[i : i + 1], classes=(-1, 1))
    return model


def _scan() -> object:
    """The misclassified examples of every threshold, counted separately, as in a textbook's definition."""
    x = _line[:, 0]
    mistakes = [np.count_nonzero((x >= threshold) != (_sides > 0)) for threshold in x]
    return x[np.argmin(mistakes)]


def _their_boosting() -> object:
    return ensemble.AdaBoostClassifier(tree.DecisionTreeClassifier(max_depth=1), n_estimators=ROUNDS).fit(_X, _y)


def _fit(name: str, rows: slice = slice(None), **settings: object) -> Callable[[], object]:
    return lambda: learners[name](**settings).fit(_X[rows], _y[rows])


_perceptron = _fit("perceptron", max_iter=EPOCHS)
_pegasos = _fit("pegasos", alpha=LAMBDA, max_iter=EPOCHS * SAMPLES)

COMPARISONS = (
    Comparison(
        f"perceptron, {EPOCHS * SAMPLES:,} examples, against partial_fit",
        _perceptron,
        _their_perceptron,
        Ratio(0.02),
        rounds=2,
    ),
    Comparison(
        "the same, against scikit-learn's whole fit",
        _perceptron,
        lambda: linear_model.Perceptron(max_iter=EPOCHS, tol=None, shuffle=False).fit(_X, _y),
    ),
    Comparison(
        f"Pegasos, {EPOCHS * SAMPLES:,} steps, against partial_fit",
        _pegasos,
        _their_pegasos,
        Ratio(0.02),
        rounds=2,
    ),
    Comparison(
        "the same, against scikit-learn's whole fit",
        _pegasos,
        lambda: linear_model.SGDClassifier(alpha=LAMBDA, max_iter=EPOCHS, tol=None, average=True).fit(_X, _y),
    ),
    Comparison(
        f"best threshold of {LINE:,} examples, against the scan of all pairs",
        lambda: learners["threshold_erm"]().fit(_line, _sides),
        _scan,
        Ratio(0.01),
        rounds=3,
    ),
    Comparison(
        f"AdaBoost, {ROUNDS} stumps, against scikit-learn's",
        _fit("ada_boost", n_estimators=ROUNDS),
        _their_boosting,
        Ratio(0.1),
        rounds=3,
    ),
    Comparison(
        "soft margin to 15 digits, against scikit-learn's to 3",
        _fit("soft_svm", _few, C=1 / (2 * LAMBDA * 500)),
        lambda: svm.SVC(kernel="linear", C=1 / (2 * LAMBDA * 500)).fit(_X[_few], _y[_few]),
    ),
)
