"""Multilayer perceptron for classes, trained by backpropagation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.networks._mlp import best_of_runs, hidden_sizes, rules_of, scaling
from learners.networks.network import HIDDEN, LOSSES, forward
from learners.shared.arguments import choice, generator, integer
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses


@learner
class MLP(AnyClasses):
    """A feed-forward network with one output for each class; the largest output decides.

    Classes are coded one of K. With "cross_entropy" the outputs are softmax shares, with "squared" logistic units
    and half the squared distance, as in the notes. Inputs are scaled to mean 0 and deviation 1.
    Equal outputs: the first class. A sample of one class needs no training.

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
    loss : "cross_entropy" or "squared", default "cross_entropy".
    rate : float > 0, default 0.3
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
    network_ : learners.networks.network.Network
    n_iter_ : int, epochs of the run kept.
    history_ : dict, of the run kept. After 0, 1, ... epochs: `training_loss`, `validation_loss` (nan without
        patience), `gradient_norm`. Once: `best_epoch`, `stopped_by` ("max_epochs", "patience", "tolerance" at loss 0,
        "diverged", or "one class", without a run), `run_losses` `(runs,)`, `best_run`, `training_error`.

    Complexity: O(runs epochs samples parameters).
    """

    title = "Multilayer perceptron"
    says = "Passes the input through layers of soft threshold units, and descends on the loss of all weights at once."

    hidden: Any = 8
    activation: str = "tanh"
    loss: str = "cross_entropy"
    rate: float = 0.3
    momentum: float = 0.9
    nesterov: bool = False
    decay: float = 0.0
    batch: int | None = None
    epochs: int = 100
    patience: int | None = None
    runs: int = 1
    random_state: Any = 0

    def fit(self, X: Any, y: Any) -> Self:
        """Train on X `(samples, features)` with labels y `(samples,)`."""
        activation = choice(self, "activation", "hidden units", tuple(HIDDEN))
        kind = choice(self, "loss", "what is lowered", LOSSES)
        sizes, rules = hidden_sizes(self), rules_of(self)
        runs, random = integer(self, "runs", "trainings from fresh weights", 1), generator(self)
        X, label = self._read_sample(X, y)
        self.mean_, self.deviation_ = scaling(X)
        points, target = (X - self.mean_) / self.deviation_, np.eye(len(self.classes_))[label]
        if len(self.classes_) == 1:
            rules, runs = replace(rules, tolerance=np.inf), 1
        layers = [X.shape[1], *sizes, len(self.classes_)]
        output = "softmax" if kind == "cross_entropy" else "logistic"
        self.network_, self.history_ = best_of_runs(
            points, target, layers, activation, output, kind, rules, runs, random
        )
        if len(self.classes_) == 1:
            self.history_["stopped_by"] = "one class"
        self.n_iter_ = max(1, len(self.history_["training_loss"]) - 1)
        self.history_["training_error"] = float(np.mean(self.predict(X) != self.classes_[label]))
        return self

    def outputs(self, X: Any) -> NDArray[np.float64]:
        """The outputs for each row of X, with cross entropy shares of sum 1; shape `(samples, classes)`."""
        X = self._read_points(X)
        return forward(self.network_, (X - self.mean_) / self.deviation_)[-1]

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of the largest output for each row of X; shape `(samples,)`."""
        outputs = self.outputs(X)
        return self.classes_[np.argmax(outputs, axis=1)]
