"""The four learners of the homework."""

from collections.abc import Mapping
from typing import Any


def homework_learners() -> Mapping[str, Any]:
    """Perceptron, Adaline, logistic regression, and AdaBoost over perceptrons, unfitted, by their names.

    Adaline's rate suits standardized features; the others need none.
    """
    from learners.ensembles.ada_boost_resampled import AdaBoostResampled
    from learners.halfspaces.adaline import Adaline
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.halfspaces.perceptron import Perceptron

    return {
        "Perceptron": Perceptron(max_epochs=50, shuffle=True, random_state=0),
        "Adaline": Adaline(rate=0.001, max_epochs=50, order="shuffled", random_state=0),
        "Logistic regression": LogisticRegression(regularisation=1e-3),
        "AdaBoost over perceptrons": AdaBoostResampled(rounds=20, weak="perceptron"),
    }
