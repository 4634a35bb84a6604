"""Multilayer perceptron for numbers, trained by backpropagation."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.networks._mlp import best_of_runs, hidden_sizes, rules_of, scaling
from learners.networks.network import HIDDEN, forward
from learners.shared.arguments import choice, generator, integer
from learners.shared.declaring import learner
from learners.shared.estimators import Regressor


@learner
class MLPRegressor(Regressor):
    """A feed-forward network with one linear output, trained on half the mean squared error.

    Inputs and targets are scaled to mean 0 and deviation 1 for the training; losses in the history are those of
    the scaled targets, and answers are scaled back.

    Each step is v = momentum v - rate gradient, w = w + v; the penalty decay ||w||^2 is on weights, not biases. The
    weights start uniform within 1 / sqrt(inputs of the unit), the biases at 0; of several `runs` the one of least
    validation (without patience: training) loss is kept. Training ends after `epochs`, when the loss is 0, when it
    diverges (the last finite weights stay), or after `patience` epochs without a better loss on a fifth of the
    sample held out for that, whose best weights are kept. (The notes' loop runs while the error is below its
    tolerance, which is the wrong way round.)

    Source: Rumelhart, Hinton & Williams (1986), Learning representations by back-propagating errors.

    Parameters
    ----------
    hidden : int >= 1 or a list of such, default 8; units of the hidden layer, or of each of several.
    activation : "tanh", "logistic" or "relu", default "tanh"; of the hidden units.
    rate : float > 0, default 0.1
    momentum : float in [0, 1), default 0.9
    nesterov : bool, default False; whether the gradient is taken where the momentum leads.
    decay : float >= 0, default 0
    batch : int >= 1 or None, default None; examples a step: None for all, 1 for online.
    epochs : int >= 1, default 100
    patience : int >= 1 or None, default None
    runs : int >= 1, default 1
    random_state : None, int or RandomState, default 0
        Draws weights, orders and what is held out.

    Attributes
    ----------
    mean_, deviation_ : arrays `(features,)`, by which inputs are scaled, read off the sample of the fit.
    target_mean_, target_deviation_ : float
    network_ : learners.networks.network.Network
    n_iter_ : int, epochs of the run kept.
    history_ : dict, of the run kept. After 0, 1, ... epochs: `training_loss`, `validation_loss` (nan without
        patience), `gradient_norm`. Once: `best_epoch`, `stopped_by` ("max_epochs", "patience", "tolerance" at loss 0,
        "diverged"), `run_losses` `(runs,)`, `best_run`, `training_error`, mean squared, in the
        targets' own unit.

    Complexity: O(runs epochs samples parameters).
    """

    title = "Multilayer perceptron for numbers"
    says = "Passes the input through layers of soft threshold units to a number, and descends on the squared error."

    hidden: Any = 8
    activation: str = "tanh"
    rate: float = 0.1
    momentum: float = 0.9
    nesterov: bool = False
    decay: float = 0.0
    batch: int | None = None
    epochs: int = 100
    patience: int | None = None
    runs: int = 1
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Train on X `(samples, features)` with numbers y `(samples,)`."""
        activation = choice(self, "activation", "hidden units", tuple(HIDDEN))
        sizes, rules = hidden_sizes(self), rules_of(self)
        runs, random = integer(self, "runs", "trainings from fresh weights", 1), generator(self)
        X, y = self._read_sample(X, y)
        self.mean_, self.deviation_ = scaling(X)
        (mean,), (deviation,) = scaling(y[:, np.newaxis])
        self.target_mean_, self.target_deviation_ = float(mean), float(deviation)
        points, target = (X - self.mean_) / self.deviation_, ((y - mean) / deviation)[:, np.newaxis]
        self.network_, self.history_ = best_of_runs(
            points, target, [X.shape[1], *sizes, 1], activation, "identity", "squared", rules, runs, random
        )
        self.n_iter_ = max(1, len(self.history_["training_loss"]) - 1)
        self.history_["training_error"] = float(np.mean((self.predict(X) - y) ** 2))
        return self

    def predict(self, X: Any) -> NDArray[np.float64]:
        """The network's answer for each row of X; shape `(samples,)`."""
        X = self._read_points(X)
        said = forward(self.network_, (X - self.mean_) / self.deviation_)[-1][:, 0]
        return np.asarray(said * self.target_deviation_ + self.target_mean_)
