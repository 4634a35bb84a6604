"""One run of the perceptron, update by update, with the two quantities of Novikoff's proof and their bounds."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import floor

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.views.moved_examples import Moved, placed
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.shared.arrays import Integers, Reals

KEPT = 2_000  # updates that are recorded one by one; all of them are counted
LONGEST = 10_000  # passes, where single updates are not recorded
OTHER_SAMPLES = 100
ROUNDING = 1e-12


@dataclass(frozen=True)
class PerceptronRun:
    """The record; arrays over updates begin before the first one and end after the last one kept.

    `points` `(samples, features)` carry a last coordinate 1 where a bias is learned, and so does the path;
    `signs` `(samples,)` are the labels as -1 and 1; `hidden` `(features,)` is the unit normal w* of the world,
    with a last coordinate 0; `path` `(kept + 1, features)` are the weights; `corrected` `(kept,)` is the example
    of each update. `updates` and `passes` count all of them, kept or not. `moved` are the examples that were moved
    by hand, from 0 on.
    """

    world: MarginHalfspace
    bias: bool
    points: Reals
    signs: Reals
    hidden: Reals
    path: Reals
    corrected: Integers
    updates: int
    passes: int
    converged: bool
    moved: tuple[int, ...] = ()

    @property
    def kept(self) -> int:
        """Updates that are recorded."""
        return len(self.corrected)

    @cached_property
    def across(self) -> Integers:
        """The examples on the wrong side of the hidden line, from 0 on: their labels were flipped, or they moved."""
        return np.flatnonzero(self.signs * (self.points @ self.hidden) <= 0)

    @property
    def flipped(self) -> int:
        """How many these are."""
        return len(self.across)

    @property
    def theorem(self) -> Theorem:
        return theorems["perceptron_mistakes_bias" if self.bias else "perceptron_mistakes"]

    @property
    def radius(self) -> float:
        """The world's, which no example is longer than; or the length of one that was moved farther."""
        lengths = np.linalg.norm(self.points[list(self.moved), :2], axis=1)
        return float(max([self.world.radius, *lengths]))

    @property
    def margin(self) -> float:
        """The smallest distance of the world's examples to its hidden line, or that of an example moved nearer."""
        moved = list(self.moved)
        return float(min([self.world.margin, *(self.signs[moved] * (self.points[moved] @ self.hidden))]))

    @property
    def inputs(self) -> Mapping[str, float]:
        """The theorem's inputs, from the world, whose margin and radius hold in every sample."""
        inputs = {"radius": self.radius, "gamma": self.margin}
        return inputs | ({"bias": 0.0} if self.bias else {})

    @property
    def bound(self) -> float | None:
        """The theorem's bound on the updates; None where the hidden line does not separate this sample."""
        return None if self.flipped else float(self.theorem(**self.inputs))

    @property
    def most(self) -> int | None:
        """The same as a whole number: rounding of the quotient never forbids an update."""
        return None if self.bound is None else floor(self.bound * (1 + ROUNDING))

    @cached_property
    def lengths(self) -> Reals:
        """||w|| after each update, `(kept + 1,)`."""
        return np.asarray(np.linalg.norm(self.path, axis=1), np.float64)

    @cached_property
    def progress(self) -> Reals:
        """<w*, w> after each update, `(kept + 1,)`."""
        return np.asarray(self.path @ self.hidden, np.float64)

    def longest(self, updates: Reals | Integers | float) -> Reals:
        """The proof's upper bound on ||w||: every update adds at most the squared radius to the squared length."""
        return np.sqrt(np.asarray(updates, np.float64) * (self.radius**2 + self.bias))

    def least_progress(self, updates: Reals | Integers | float) -> Reals:
        """The proof's lower bound on <w*, w>: every update adds at least the margin."""
        return np.asarray(updates, np.float64) * self.margin

    @cached_property
    def misclassified(self) -> Integers:
        """Examples with y <w, x> <= 0 after each update, `(kept + 1,)`."""
        return np.asarray(((self.path @ self.points.T) * self.signs <= 0).sum(axis=1), np.int64)

    @cached_property
    def fewest(self) -> Integers:
        """The fewest of these so far, which the pocket keeps, `(kept + 1,)`."""
        return np.minimum.accumulate(self.misclassified)

    def best(self, step: int) -> int:
        """The update that gave the weights in the pocket; of equals the earliest."""
        return int(np.argmin(self.misclassified[: step + 1]))

    def wrong(self, step: int) -> NDArray[np.bool_]:
        """The examples misclassified after `step` updates, `(samples,)`."""
        return np.asarray(self.signs * (self.points @ self.path[step]) <= 0)

    def score(self, example: int, step: int) -> float:
        """y <w, x> of one example after `step` updates."""
        return float(self.signs[example] * (self.points[example] @ self.path[step]))


def perceptron_run(
    world: MarginHalfspace, m: int, seed: int, max_epochs: int, bias: bool = False, shuffle: bool = False,
    moved: Moved = (),
) -> PerceptronRun:  # fmt: skip
    """Draw `m` examples with `seed`, in [0, 2^32), and run the perceptron for at most `max_epochs` passes.

    Those `moved` are moved first, with their labels.
    """
    from learners.halfspaces.perceptron import Perceptron  # brings scikit-learn, which only a run needs

    sample = world.draw(np.random.default_rng(seed), m)
    points = placed(sample.X, moved)
    learner = Perceptron(max_epochs, bias, shuffle, seed, path_limit=KEPT, labels=(0, 1)).fit(points, sample.y)
    history = learner.history_
    return PerceptronRun(
        world=world,
        bias=bias,
        points=np.column_stack([points, np.ones(m)]) if bias else points,
        signs=np.where(sample.y == 1, 1.0, -1.0),
        hidden=np.append(world.normal, 0.0) if bias else world.normal,
        path=history["weights_path"],
        corrected=history["update_indices"][:KEPT],
        updates=int(history["updates"]),
        passes=int(learner.n_iter_),
        converged=bool(history["converged"]),
        moved=tuple(number - 1 for number, _, _ in moved),
    )


@dataclass(frozen=True)
class PositiveRun:
    """The perceptron on the examples times their labels, all of which are positive then, from the same start.

    `points` `(samples, features)` are y·x; `corrected` is the example of each update kept; `updates` counts all.
    """

    points: Reals
    corrected: Integers
    updates: int

    def behind(self, weights: Reals) -> NDArray[np.bool_]:
        """Those of which <w, yx> is not positive, `(samples,)`."""
        return np.asarray(self.points @ weights <= 0)


def positive_run(run: PerceptronRun, beside: str, passes: int, shuffle: bool, seed: int) -> PositiveRun | None:
    """The same run with y·x for every x and the label 1; None where something else is beside the plane."""
    from learners.halfspaces.perceptron import Perceptron

    if beside != "positive":
        return None
    points = run.points * run.signs[:, np.newaxis]
    learner = Perceptron(passes, False, shuffle, seed, path_limit=KEPT, labels=(0, 1))
    history = learner.fit(points, np.ones(len(points), np.int64)).history_
    return PositiveRun(points, history["update_indices"][:KEPT], int(history["updates"]))


def perceptron(
    margin: float, m: int, noise: float, passes: int, seed: int, bias: bool = False, shuffle: bool = False,
    moved: Moved = (),
) -> PerceptronRun:  # fmt: skip
    """A run on `m` examples of the plane with a `margin` around a hidden line; see `perceptron_run`."""
    return perceptron_run(MarginHalfspace(2, margin, noise), m, seed, passes, bias, shuffle, moved)


def others(margin: float, m: int, noise: float, bias: bool, shuffle: bool, moved: Moved = ()) -> Integers | None:
    """The updates on other samples of the same world.

    None where labels are flipped, as a run may never end, and where examples were `moved`, as samples are not.
    """
    return None if noise or moved else updates_in_samples(MarginHalfspace(2, margin), m, OTHER_SAMPLES, bias, shuffle)


def updates_in_samples(
    world: MarginHalfspace, m: int, runs: int, bias: bool = False, shuffle: bool = False
) -> Integers:
    """The updates on `runs` samples of the world, those with the seeds 0, 1, ..., as far as they converged."""
    done = (perceptron_run(world, m, seed, LONGEST, bias, shuffle) for seed in range(runs))
    return np.array([run.updates for run in done if run.converged], np.int64)
