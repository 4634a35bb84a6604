"""What the two multilayer perceptrons share: reading their arguments, scaling, runs with early stopping."""

from dataclasses import dataclass, replace
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from learners.networks.network import HIDDEN, Network, forward, initial
from learners.networks.training import Rules, Trained, train
from learners.shared.arguments import at_least_one_or_none, choice, flag, generator, integer, real, refusal
from learners.shared.arrays import Reals
from learners.shared.estimators import ReadsPoints
from learners.shared.words import LearningRate, Seed

VALIDATION_SHARE = 0.2


@dataclass(frozen=True)
class Instructions:
    """The arguments of a perceptron, judged: hidden units and their number, rules of descent, penalty, trainings."""

    hidden: str
    sizes: list[int]
    rules: Rules
    alpha: float
    runs: int
    random: Any


@dataclass(eq=False, repr=False)
class ByBackpropagation(ReadsPoints):
    """Trains a feed-forward network by backpropagation.

    Each step is v = momentum v - learning_rate_init gradient, w = w + v. As in scikit-learn the mean loss of the b
    examples of a step gets a penalty alpha ||w||^2 / (2 b), on weights, not on biases; the notes' lambda ||w||^2 is
    alpha = 2 lambda b. The weights start uniform within 1 / sqrt(inputs of the unit), the biases at 0; of `n_init`
    runs the one of smallest validation (where nothing is held out: training) loss is kept. Training ends after
    `max_iter` epochs, when the loss is 0, when it diverges (the last finite weights stay), or after
    `n_iter_no_change` epochs without a better loss on a fifth of the sample held out for that, whose best weights are
    kept. (The notes' loop runs while the error is below its tolerance, which is the wrong way round.)

    Parameters
    ----------
    hidden_layer_sizes : int >= 1 or a list of such; units of the hidden layer, or of each of several.
    activation : "tanh", "logistic" or "relu"; of the hidden units.
    learning_rate_init : float > 0
    momentum : float in [0, 1)
    nesterovs_momentum : bool; whether the gradient is taken where the momentum leads.
    alpha : float >= 0; of the penalty.
    batch_size : int >= 1 or None; examples a step: None for all, 1 for online.
    max_iter : int >= 1; the most epochs.
    n_iter_no_change : int >= 1 or None; None: nothing is held out.
    n_init : int >= 1; trainings from fresh weights.
    random_state : None, int or RandomState
        Draws weights, orders and what is held out.

    Attributes
    ----------
    mean_, deviation_ : arrays `(features,)`, by which inputs are scaled, read off the sample of the fit.
    network_ : learners.networks.network.Network
    n_iter_ : int, epochs of the run kept.
    """

    hidden_layer_sizes: Annotated[Any, "hidden units"] = 8
    activation: Annotated[str, "activation function", "activation of the hidden units"] = "tanh"
    learning_rate_init: LearningRate = 0.1
    momentum: Annotated[float, "momentum", "share of the last step, 0 for none"] = 0.9
    nesterovs_momentum: Annotated[bool, "Nesterov's momentum", "gradient taken ahead"] = False
    alpha: Annotated[float, "weight decay", "penalty on the weights, 0 for none"] = 0.0
    batch_size: Annotated[int | None, "examples a step", "examples a step, None for all"] = None
    max_iter: Annotated[int, "largest number of epochs"] = 100
    n_iter_no_change: Annotated[
        int | None, "patience in epochs", "epochs without a better validation loss, None for no validation"
    ] = None
    n_init: Annotated[int, "trainings from fresh weights"] = 1
    random_state: Seed = 0

    def _instructions(self) -> Instructions:
        """The arguments; ValueError on a bad one."""
        hidden = choice(self, "activation", tuple(HIDDEN))
        alpha = _from_zero(self, "alpha", float("inf"))
        runs = integer(self, "n_init", 1)
        return Instructions(hidden, _hidden_sizes(self), _rules_of(self), alpha, runs, generator(self))

    def _train(self, instructions: Instructions, X: Reals, target: Reals, output: str, kind: str) -> None:
        """Train on X `(samples, features)`, scaled, and targets `(samples, outputs)`; keep network and history."""
        self.mean_, self.deviation_ = scaling(X)
        points = (X - self.mean_) / self.deviation_
        layers = [X.shape[1], *instructions.sizes, target.shape[1]]
        self.network_, self.history_ = best_of_runs(
            points,
            target,
            layers,
            instructions.hidden,
            output,
            kind,
            instructions.rules,
            instructions.alpha,
            instructions.runs,
            instructions.random,
        )
        self.n_iter_ = max(1, len(self.history_["training_loss"]) - 1)

    def _said(self, X: Reals) -> Reals:
        """The network's outputs `(samples, outputs)` for X `(samples, features)`."""
        return forward(self.network_, (X - self.mean_) / self.deviation_)[-1]


def _rules_of(learner: Any) -> Rules:
    """The learner's arguments as rules of descent, without the penalty; ValueError on a bad one."""
    return Rules(
        rate=real(learner, "learning_rate_init", 0),
        momentum=_from_zero(learner, "momentum", 1),
        nesterov=flag(learner, "nesterovs_momentum"),
        batch=at_least_one_or_none(learner, "batch_size"),
        epochs=integer(learner, "max_iter", 1),
        patience=at_least_one_or_none(learner, "n_iter_no_change"),
    )


def _hidden_sizes(learner: Any) -> list[int]:
    """The argument `hidden_layer_sizes`, one size or several, as a list; ValueError if it is neither."""
    sizes = learner.hidden_layer_sizes
    several = list(sizes) if isinstance(sizes, list | tuple) else [sizes]
    if several and all(isinstance(n, int | np.integer) and not isinstance(n, bool) and n >= 1 for n in several):
        return [int(n) for n in several]
    raise refusal(learner, "hidden_layer_sizes", "an integer >= 1 or a list of such", sizes)


def scaling(X: Reals) -> tuple[Reals, Reals]:
    """Means and standard deviations `(features,)`, 1 for those that are 0; read off the training sample only."""
    deviation = X.std(axis=0)
    return X.mean(axis=0), np.where(deviation > 0, deviation, 1.0)


def best_of_runs(
    X: Reals,
    target: Reals,
    sizes: list[int],
    hidden: str,
    output: str,
    kind: str,
    rules: Rules,
    alpha: float,
    runs: int,
    random: Any,
) -> tuple[Network, dict[str, Any]]:
    """Train `runs` times from fresh weights and keep the smallest validation (without it, training) loss.

    With patience a fifth of the examples is drawn for validation, the same for all runs.
    """
    held = _held_out(len(X), rules, random)
    data = (X[~held], target[~held])
    validation = (X[held], target[held]) if held.any() else None
    step = min(rules.batch or len(data[0]), len(data[0]))
    judged = replace(rules, patience=rules.patience if held.any() else None, decay=alpha / (2 * step))
    done: list[Trained] = []
    for _ in range(runs):
        start = initial(sizes, random, hidden=hidden, output=output)
        done.append(train(start, data, judged, kind, random, validation))
    column = "validation_loss" if held.any() else "training_loss"
    losses = np.array([trained.history[column][trained.history["best_epoch"]] for trained in done])
    best = int(np.argmin(losses))
    return done[best].network, done[best].history | {"run_losses": losses, "best_run": best}


def _held_out(samples: int, rules: Rules, random: Any) -> NDArray[np.bool_]:
    held = np.zeros(samples, dtype=bool)
    if rules.patience is not None and samples > 1:
        held[random.permutation(samples)[: max(1, int(VALIDATION_SHARE * samples))]] = True
    return held


def _from_zero(learner: Any, name: str, below: float) -> float:
    value = getattr(learner, name)
    if isinstance(value, int | float) and not isinstance(value, bool) and value == 0:
        return 0.0
    return real(learner, name, 0, below)
