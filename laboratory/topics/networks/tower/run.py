"""A tower of threshold units on all inputs of n bits: each sees the inputs and the unit below, and mends its errors."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from learners.shared.arrays import Integers, Reals

TARGETS: Mapping[str, str] = {"parity": "Parity", "random": "Random labels", "majority": "Majority"}


@dataclass(frozen=True, eq=False)
class Tower:
    """Units from the bottom on, and what each answers.

    Attributes
    ----------
    X, y : `(2^n, n)` and `(2^n,)`, all inputs and their labels, each -1 or 1.
    weights : one array for each unit: n weights of the inputs, that of the unit below unless it is the first, a bias.
    answers : `(units, 2^n)`, -1 or 1.
    """

    target: str
    X: Integers
    y: Integers
    weights: tuple[Reals, ...]
    answers: Integers

    @property
    def units(self) -> int:
        """How many there are."""
        return len(self.weights)

    @cached_property
    def errors(self) -> Integers:
        """Mistakes of each unit, `(units,)`."""
        return np.asarray((self.answers != self.y).sum(axis=1), np.int64)

    @property
    def most(self) -> Integers:
        """What the errors of unit k never exceed: those of the first, less one for each unit above it, `(units,)`."""
        return np.asarray(self.errors[0] - np.arange(self.units), np.int64)

    @property
    def mended(self) -> Integers:
        """Errors that each unit above the first makes less than the one below, `(units - 1,)`."""
        return np.asarray(-np.diff(self.errors), np.int64)

    @property
    def most_units(self) -> int:
        """The first unit, and one for each of its errors."""
        return 1 + int(self.errors[0])


def mending(example: Integers, label: int) -> Reals:
    """Weights `(n + 2,)` of a unit that answers as the unit below does, but for one example that this has wrong.

    With inputs p, the example x and its label d the net input is n p + d (<x, x'> + 1) at an input x'. At x itself
    p = -d: it is -nd + d(n + 1) = d. Elsewhere <x, x'> lies between -n and n - 2, so it has the sign of p: d times it
    is at least n - n + 1 where p = d, and at most -n + (n - 2) + 1 where p = -d.
    """
    n = len(example)
    return np.array([*(label * example), n, label], np.float64)


def tower(target: str, bits: int, updates: int, seed: int) -> Tower:
    """Build it on all inputs of so many bits; each unit is improved by `updates` of the pocket perceptron at most."""
    X = 2 * ((np.arange(2**bits)[:, np.newaxis] >> np.arange(bits)) & 1) - 1
    y = _labels(target, X, seed)
    weights: list[Reals] = []
    answers: list[Integers] = []
    while not weights or (answers[-1] != y).any():
        if weights:
            below = answers[-1]
            first = int(np.flatnonzero(below != y)[0])
            seen, start = np.column_stack([X, below]), mending(X[first], int(y[first]))
        else:
            seen, start = X, np.append(np.zeros(bits), 1.0 if y.sum() > 0 else -1.0)
        weights.append(_improved(seen, y, start, updates, seed + len(weights)))
        answers.append(np.where(seen @ weights[-1][:-1] + weights[-1][-1] > 0, 1, -1))
    return Tower(target, X, y, tuple(weights), np.array(answers))


def _labels(target: str, X: Integers, seed: int) -> Integers:
    if target == "parity":
        return np.asarray(-X.prod(axis=1) if X.shape[1] % 2 == 0 else X.prod(axis=1), np.int64)
    if target == "majority":
        return np.where(X.sum(axis=1) > 0, 1, -1)
    return np.asarray(np.random.default_rng(seed).choice((-1, 1), len(X)), np.int64)


def _improved(X: Integers, y: Integers, start: Reals, updates: int, seed: int) -> Reals:
    """The weights of fewest mistakes on the perceptron's way from `start`, which is the first of them."""
    if not updates or len(np.unique(y)) == 1:
        return start
    from learners.halfspaces.pocket import Pocket  # brings scikit-learn, which only a run needs

    pocket = Pocket(updates, choose="random", random_state=seed % 2**32, labels=(-1, 1), coef_init=start)
    done = pocket.fit(X.astype(np.float64), y)
    return np.append(done.coef_[0], done.intercept_)
