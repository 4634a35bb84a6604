"""Equal arguments mean the same as in scikit-learn: equal coefficients, or equal steps."""

from typing import Any

import numpy as np
import pytest
import sklearn.ensemble
from numpy.testing import assert_allclose
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier

from learners import MLP, RandomForest, RandomForestRegressor
from learners.networks.network import Network
from learners.shared.arguments import ArgumentError


def test_the_penalty_alpha_is_scikit_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """From scikit-learn's own weights after one penalized step, one more of `MLP` gives its next weights."""
    X, y = load_iris(return_X_y=True)
    X = (X - X.mean(axis=0)) / X.std(axis=0)
    options = {"activation": "tanh", "batch_size": 150, "momentum": 0.0, "alpha": 7.0, "learning_rate_init": 0.1}
    theirs = MLPClassifier((4,), solver="sgd", nesterovs_momentum=False, random_state=0, **options)
    theirs.partial_fit(X, y, classes=[0, 1, 2])
    start = Network(tuple(w.T for w in theirs.coefs_), tuple(b.copy() for b in theirs.intercepts_), "tanh", "softmax")
    start = start.at(start.flat().copy())
    monkeypatch.setattr("learners.networks._mlp.initial", lambda *_, **__: start)
    theirs.partial_fit(X, y)
    ours = MLP(4, max_iter=1, **options).fit(X, y)
    for found, w in zip(ours.network_.weights, theirs.coefs_, strict=True):
        assert_allclose(found, w.T, atol=1e-12)


@pytest.mark.parametrize("max_features", [None, 1, 4, 0.4, 1.0, "sqrt", "log2"])
def test_max_features_of_a_forest_draws_as_many(max_features: Any) -> None:
    """On 9 features, where a share and a function of their number round down."""
    X = np.random.default_rng(1).normal(size=(40, 9))
    y = X @ np.arange(9.0)
    ours = RandomForestRegressor(3, max_features).fit(X, y)
    theirs = sklearn.ensemble.RandomForestRegressor(
        3, max_features=max_features, random_state=np.random.RandomState(0)
    ).fit(X, y)
    assert ours.max_features_ == theirs.estimators_[0].max_features_
    assert_allclose(ours.predict(X), theirs.predict(X))
    label = (y > 0).astype(int)
    votes = sklearn.ensemble.RandomForestClassifier(
        3, max_features=max_features, random_state=np.random.RandomState(0)
    ).fit(X, label)
    assert (RandomForest(3, max_features).fit(X, label).predict(X) == votes.predict(X)).all()


def test_a_bad_max_features_gets_its_sentence() -> None:
    for bad in (0, 1.5, True, "root"):
        with pytest.raises(ArgumentError, match=r"^max_features of RandomForest \("):
            RandomForest(3, bad).fit([[0.0], [1.0]], [0, 1])
