"""Multilayer perceptron for numbers, trained by backpropagation."""

from typing import Any, Self

import numpy as np

from learners.networks._mlp import ByBackpropagation, scaling
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor


@learner
class MLPRegressor(ByBackpropagation, Regressor):
    """A feed-forward network with one linear output, trained on half the mean squared error.

    Inputs and targets are scaled to mean 0 and deviation 1 for the training; losses in the history are those of
    the scaled targets, and answers are scaled back.

    Source: Rumelhart, Hinton & Williams (1986), Learning representations by back-propagating errors.

    Attributes
    ----------
    target_mean_, target_deviation_ : float
    history_ : dict, of the run kept. After 0, 1, ... epochs: `training_loss`, `validation_loss` (nan without
        patience), `gradient_norm`. Once: `best_epoch`, `stopped_by` ("max_iter", "patience", "tolerance" at loss 0,
        "diverged"), `run_losses` `(runs,)`, `best_run`, `training_error`, mean squared, in the
        targets' own unit.

    Complexity: O(runs epochs samples parameters).

    >>> from learners import MLPRegressor
    >>> X, y = [[1], [2], [3], [4]], [2, 3, 5, 6]
    >>> network = MLPRegressor(hidden_layer_sizes=4, max_iter=300).fit(X, y)
    >>> network.predict([[1], [4]]).round().tolist()
    [2.0, 6.0]
    """

    title = "Multilayer perceptron for numbers"
    description = (
        "Passes the input through layers of soft threshold units to a number, and descends on the squared error."
    )

    learning_rate_init: float = 0.1

    def fit(self, X: Any, y: Any) -> Self:
        """Train on X `(samples, features)` with numbers y `(samples,)`."""
        instructions = self._instructions()
        X, y = self._read_sample(X, y)
        (mean,), (deviation,) = scaling(y[:, np.newaxis])
        self.target_mean_, self.target_deviation_ = float(mean), float(deviation)
        self._train(instructions, X, ((y - mean) / deviation)[:, np.newaxis], "identity", "squared")
        self.history_["training_error"] = float(np.mean((self.predict(X) - y) ** 2))
        return self

    def predict(self, X: Any) -> Reals:
        """The network's answer for each row of X; shape `(samples,)`."""
        said = self._said(self._read_points(X))[:, 0]
        return np.asarray(said * self.target_deviation_ + self.target_mean_)
