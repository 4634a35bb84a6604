"""The four learners that are compared."""

from collections.abc import Mapping
from typing import Any


def four_learners() -> Mapping[str, Any]:
    """Perceptron, Adaline, logistic regression, and AdaBoost over perceptrons, unfitted, by their names.

    Adaline's rate suits standardized features; the others need none.
    """
    from learners.ensembles.ada_boost_resampled import AdaBoostResampled
    from learners.halfspaces.adaline import Adaline
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.halfspaces.perceptron import Perceptron

    return {
        "Perceptron": Perceptron(max_iter=50, shuffle=True, random_state=0),
        "Adaline": Adaline(eta0=0.001, max_iter=50, order="shuffled", random_state=0),
        "Logistic regression": LogisticRegression(C=5.0),
        "AdaBoost over perceptrons": AdaBoostResampled(n_estimators=20, weak="perceptron"),
    }
