"""Multilayer perceptron for classes, trained by backpropagation."""

from dataclasses import replace
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.networks._mlp import ByBackpropagation
from learners.networks.network import LOSSES
from learners.shared.arguments import choice
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses


@learner
class MLP(ByBackpropagation, AnyClasses):
    """A feed-forward network with one output for each class; the largest output decides.

    Classes are coded one of K. With "cross_entropy" the outputs are softmax shares, with "squared" logistic units
    and half the squared distance, as in the notes. Inputs are scaled to mean 0 and deviation 1.
    Equal outputs: the first class. A sample of one class needs no training.

    Source: Rumelhart, Hinton & Williams (1986), Learning representations by back-propagating errors.

    Parameters
    ----------
    loss : "cross_entropy" or "squared", default "cross_entropy".

    Attributes
    ----------
    history_ : dict, of the run kept. After 0, 1, ... epochs: `training_loss`, `validation_loss` (nan without
        patience), `gradient_norm`. Once: `best_epoch`, `stopped_by` ("max_iter", "patience", "tolerance" at loss 0,
        "diverged", or "one class", without a run), `run_losses` `(runs,)`, `best_run`, `training_error`.

    Complexity: O(runs epochs samples parameters).

    >>> from learners import MLP
    >>> X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1, 1, 0]
    >>> network = MLP(hidden_layer_sizes=4, max_iter=400).fit(X, y)
    >>> network.predict(X).tolist()
    [0, 1, 1, 0]
    >>> network.history_["training_error"]
    0.0
    """

    title = "Multilayer perceptron"
    description = (
        "Passes the input through layers of soft threshold units, and descends on the loss of all weights at once."
    )

    learning_rate_init: float = 0.3
    loss: Annotated[str, "loss", "what is lowered"] = "cross_entropy"

    def fit(self, X: Any, y: Any) -> Self:
        """Train on X `(samples, features)` with labels y `(samples,)`."""
        kind = choice(self, "loss", LOSSES)
        instructions = self._instructions()
        X, label = self._read_sample(X, y)
        if len(self.classes_) == 1:
            instructions = replace(instructions, rules=replace(instructions.rules, tolerance=np.inf), runs=1)
        output = "softmax" if kind == "cross_entropy" else "logistic"
        self._train(instructions, X, np.eye(len(self.classes_))[label], output, kind)
        if len(self.classes_) == 1:
            self.history_["stopped_by"] = "one class"
        self.history_["training_error"] = float(np.mean(self.predict(X) != self.classes_[label]))
        return self

    def outputs(self, X: Any) -> Reals:
        """The outputs for each row of X, with cross entropy shares of sum 1; shape `(samples, classes)`."""
        return self._said(self._read_points(X))

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of the largest output for each row of X; shape `(samples,)`."""
        outputs = self.outputs(X)
        return self._as_labels(np.argmax(outputs, axis=1))
