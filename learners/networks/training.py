"""Training a network: batch, online or mini-batch descent with momentum and weight decay, and rules to stop."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.networks.network import Network, gradient, loss, loss_and_gradient
from learners.shared.arrays import Reals, unmasked

Data = tuple[Reals, Reals]  # points (samples, inputs) and targets (samples, outputs)
Watch = Callable[[Network], None]  # sees the network after 0, 1, ... epochs


@dataclass(frozen=True)
class Rules:
    """How to descend, and when to stop.

    `rate` eta; `momentum` alpha, `nesterov` whether the gradient is taken ahead, at w + alpha v; `decay` lambda of
    lambda ||w||^2: a step subtracts 2 eta lambda w (the notes leave eta out), with `decay_by_share` 2 eta lambda w
    mb/l, mb of its l examples being in the step; on weights, with `decay_of_biases` on biases, too; `batch` examples a
    step, None for all, 1 for online; the most `epochs`; `tolerance`, a mean training loss to stop at; `patience`,
    epochs without a better validation loss.
    """

    rate: float = 0.1
    momentum: float = 0.0
    nesterov: bool = False
    decay: float = 0.0
    decay_by_share: bool = False
    decay_of_biases: bool = False
    batch: int | None = None
    epochs: int = 100
    tolerance: float = 0.0
    patience: int | None = None


@dataclass(frozen=True)
class Trained:
    """The network kept, and `history`: see `train`."""

    network: Network
    history: dict[str, Any]


def train(
    start: Network,
    data: Data,
    rules: Rules,
    kind: str,
    random: np.random.RandomState,
    validation: Data | None = None,
    kept: NDArray[np.bool_] | None = None,
    watch: Watch | None = None,
    watch_steps: Watch | None = None,
) -> Trained:
    """Descend from `start` on the loss `kind`; the steps are v = alpha v - eta gradient, w = w + v.

    `history`: after 0, 1, ... epochs `training_loss` (without the decay term), `validation_loss` (nan without
    validation); `gradient_norm` at each epoch's end; `best_epoch`; `stopped_by`: "tolerance" (training loss at or
    below it: the notes' loop, which runs while the error is *below* its tolerance, has it the wrong way round),
    "patience", "max_iter" or "diverged". With validation the network of the best validation loss is kept, else
    the last one that is finite. `kept` `(parameters,)` holds the parameters that may change; the others stay.
    `watch` is called with the network before the first and after each epoch, `watch_steps` after each step.
    """
    unmasked(*data, *(validation or ()))
    mask = np.ones(start.parameters) if kept is None else np.asarray(kept, dtype=np.float64)
    run = _Run(start, data, rules, kind, random, validation, mask, watch, watch_steps)
    reason = run.descend()
    chosen = run.best_epoch if validation is not None else len(run.training) - 1
    return Trained(
        run.network_at(run.best if validation is not None else run.flat),
        {
            "training_loss": np.array(run.training),
            "validation_loss": np.array(run.validated),
            "gradient_norm": np.array(run.norms),
            "best_epoch": chosen,
            "stopped_by": reason,
        },
    )


def retrained(
    start: Network, whole: Data, stopped: Trained | Sequence[Trained], rules: Rules, kind: str, random: Any
) -> Trained:
    """Train again on all examples, after early stopping, down to the mean training loss at its best epoch.

    Of several runs, one for each part held out, it is the average of theirs. It may end at `rules.epochs` instead:
    more examples may not be fitted as well. `history["stopped_by"]` says which.
    """
    runs = [stopped] if isinstance(stopped, Trained) else stopped
    reached = float(np.mean([run.history["training_loss"][run.history["best_epoch"]] for run in runs]))
    return train(start, whole, replace(rules, tolerance=reached, patience=None), kind, random)


class _Run:
    """One descent and its records."""

    def __init__(
        self, start: Network, data: Data, rules: Rules, kind: str, random: Any, validation: Data | None, mask: Reals,
        watch: Watch | None, watch_steps: Watch | None,
    ) -> None:  # fmt: skip
        self.start, self.data, self.rules, self.kind = start, data, rules, kind
        self.random, self.validation, self.mask = random, validation, mask
        self.watch, self.watch_steps = watch, watch_steps
        self.flat = start.flat()
        self.velocity = np.zeros_like(self.flat)
        weights = sum(w.size for w in start.weights)
        penalized = np.arange(len(self.flat)) < (len(self.flat) if rules.decay_of_biases else weights)
        self.decayed = 2 * rules.decay * penalized
        self.training: list[float] = []
        self.validated: list[float] = []
        self.norms: list[float] = []
        self.best, self.best_epoch = self.flat, 0
        self.note(*self.evaluated())

    def network_at(self, flat: Reals) -> Network:
        return self.start.at(flat)

    def descend(self) -> str:
        """Epochs until a rule stops them; returns which."""
        for epoch in range(1, self.rules.epochs + 1):
            if self.training[-1] <= self.rules.tolerance:
                return "tolerance"
            before = self.flat
            with np.errstate(over="ignore", invalid="ignore"):  # a divergence is told, not warned of
                self.epoch()
                value, slope = self.evaluated()
                if not (np.isfinite(self.flat).all() and np.isfinite(value)):
                    self.flat = before
                    return "diverged"
                self.note(value, slope)
            if self.rules.patience is not None and epoch - self.best_epoch >= self.rules.patience:
                return "patience"
        return "tolerance" if self.training[-1] <= self.rules.tolerance else "max_iter"

    def evaluated(self) -> tuple[float, Reals]:
        """The training loss, and its gradient with that of the decay term."""
        value, slope = loss_and_gradient(self.network_at(self.flat), *self.data, self.kind)
        return value, slope + self.decayed * self.flat

    def epoch(self) -> None:
        """One pass over the examples; in a new random order where they are taken in parts."""
        samples, size = len(self.data[0]), self.rules.batch
        if size is None:
            self.step(*self.data)
            return
        order = self.random.permutation(samples)
        for first in range(0, samples, size):
            rows = order[first : first + size]
            self.step(self.data[0][rows], self.data[1][rows])

    def step(self, X: Reals, target: Reals) -> None:
        """One step by these examples; by all of them its slope is known where the last epoch ended."""
        momentum = self.rules.momentum * self.velocity
        here = self.flat + momentum if self.rules.nesterov else self.flat
        if self.rules.nesterov or self.rules.batch is not None:
            share = len(X) / len(self.data[0]) if self.rules.decay_by_share else 1.0
            slope = gradient(self.network_at(here), X, target, self.kind) + share * self.decayed * here
        else:
            slope = self.slope
        self.velocity = (momentum - self.rules.rate * slope) * self.mask
        self.flat = self.flat + self.velocity
        if self.watch_steps is not None:
            self.watch_steps(self.network_at(self.flat))

    def note(self, value: float, slope: Reals) -> None:
        """Write down an epoch's end."""
        self.slope = slope
        self.training.append(value)
        validated = np.nan
        if self.validation is not None:
            validated = loss(self.network_at(self.flat), *self.validation, self.kind)
        if validated < min(self.validated, default=np.inf):
            self.best, self.best_epoch = self.flat, len(self.validated)
        self.validated.append(validated)
        self.norms.append(float(np.linalg.norm(slope * self.mask)))
        if self.watch is not None:
            self.watch(self.network_at(self.flat))
