"""What the two multilayer perceptrons share: reading their arguments, scaling, runs with early stopping."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.networks.network import Network, initial
from learners.networks.training import Rules, Trained, train
from learners.shared.arguments import flag, integer, real

Reals = NDArray[np.float64]
VALIDATION_SHARE = 0.2


def rules_of(learner: Any) -> Rules:
    """The learner's arguments as rules of descent; ValueError on a bad one."""
    return Rules(
        rate=real(learner, "rate", "learning rate", 0),
        momentum=_from_zero(learner, "momentum", "share of the last step, 0 for none", 1),
        nesterov=flag(learner, "nesterov", "gradient taken ahead"),
        decay=_from_zero(learner, "decay", "weight decay, 0 for none", float("inf")),
        batch=_perhaps(learner, "batch", "examples a step, None for all"),
        epochs=integer(learner, "epochs", "most epochs", 1),
        patience=_perhaps(learner, "patience", "epochs without a better validation loss, None for no validation"),
    )


def hidden_sizes(learner: Any) -> list[int]:
    """The argument `hidden`, one size or several, as a list; ValueError if it is neither."""
    given = learner.hidden
    several = list(given) if isinstance(given, list | tuple) else [given]
    if several and all(isinstance(n, int | np.integer) and not isinstance(n, bool) and n >= 1 for n in several):
        return [int(n) for n in several]
    name = type(learner).__name__
    raise ValueError(f"hidden of {name} (hidden units) must be an integer >= 1 or a list of such; got {given!r}")


def scaling(X: Reals) -> tuple[Reals, Reals]:
    """Means and standard deviations `(features,)`, 1 for those that are 0; read off the training sample only."""
    deviation = X.std(axis=0)
    return X.mean(axis=0), np.where(deviation > 0, deviation, 1.0)


def best_of_runs(
    X: Reals, target: Reals, sizes: list[int], hidden: str, output: str, kind: str, rules: Rules, runs: int, random: Any
) -> tuple[Network, dict[str, Any]]:
    """Train `runs` times from fresh weights and keep the least validation (without it, training) loss.

    With patience a fifth of the examples is drawn for validation, the same for all runs.
    """
    held = _held_out(len(X), rules, random)
    data = (X[~held], target[~held])
    validation = (X[held], target[held]) if held.any() else None
    judged = replace(rules, patience=rules.patience if held.any() else None)
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


def _from_zero(learner: Any, name: str, meaning: str, below: float) -> float:
    value = getattr(learner, name)
    if isinstance(value, int | float) and not isinstance(value, bool) and value == 0:
        return 0.0
    return real(learner, name, meaning, 0, below)


def _perhaps(learner: Any, name: str, meaning: str) -> int | None:
    return None if getattr(learner, name) is None else integer(learner, name, meaning, 1)
