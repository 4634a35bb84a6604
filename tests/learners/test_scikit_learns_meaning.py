"""Equal arguments mean the same as in scikit-learn: equal coefficients, or equal steps."""

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier

from learners import MLP
from learners.networks.network import Network


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
