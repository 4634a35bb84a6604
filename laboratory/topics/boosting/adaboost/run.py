"""One run of AdaBoost with stumps, round by round, beside the theorem's bound and the true risk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.data_dependent.boosting import training_error_product
from bounds.theorem import Theorem
from laboratory.topics.boosting.adaboost.stages import Stage, stages
from laboratory.worlds.circles import Circles
from laboratory.worlds.margin_halfspace import MarginHalfspace
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.uniform_rectangle import UniformRectangle
from laboratory.worlds.world import World
from laboratory.worlds.xor import Xor

if TYPE_CHECKING:
    from learners.ensembles.ada_boost import AdaBoost

WORLDS: Mapping[str, str] = {
    "circles": Circles.title,
    "xor": Xor.title,
    "uniform_rectangle": UniformRectangle.title,
    "margin_halfspace": MarginHalfspace.title,
    "breast_cancer": "Breast cancer, 30 measurements",
}

Reals = NDArray[np.float64]
Truths = NDArray[np.bool_]


def boosting_world(name: str, noise: float = 0.0) -> World:
    """The distribution of that name in `WORLDS`, labels flipped with `noise`; breast cancer has no such setting."""
    if name == "breast_cancer":
        return RealWorld("breast_cancer")
    flipping: Mapping[str, Callable[..., World]] = {
        "circles": Circles,
        "xor": Xor,
        "uniform_rectangle": UniformRectangle,
        "margin_halfspace": MarginHalfspace,
    }
    return flipping[name](noise=noise)


@dataclass(frozen=True)
class BoostingRun:
    """What happened; arrays `(rounds, ...)` begin after round 1, arrays `(rounds + 1, ...)` before it.

    `points` `(samples, features)`; `labels` `(samples,)`, 0 or 1; `signs` `(samples,)` are the labels as -1 and 1;
    `votes` `(rounds + 1, samples)` are H_t(x); `weights` `(rounds + 1, samples)` are those before round 1 and after
    each round (a perfect stump leaves them as they were); `risks` `(rounds,)` are the exact true risks, None where
    they are unknown. `world` is None for the ten points of the book.
    """

    world: World | None
    learner: AdaBoost
    points: Reals
    labels: NDArray[np.int64]
    signs: Reals
    votes: Reals
    weights: Reals
    risks: Reals | None

    @property
    def rounds(self) -> int:
        """Rounds that found a stump with an edge."""
        return int(self.learner.rounds_)

    @property
    def stopped_by(self) -> str:
        """One of "rounds done", "perfect stump", "no edge"."""
        return str(self.learner.history_["stopped_by"])

    def past(self, name: str) -> Reals:
        """A column of the learner's record, `(rounds,)`: `weighted_error`, `edge`, `alpha`, `z`, ..."""
        return np.asarray(self.learner.history_[name])

    @cached_property
    def counted(self) -> NDArray[np.int64]:
        """1, 2, ..., `rounds`."""
        return np.arange(1, self.rounds + 1)

    @property
    def training_errors(self) -> Reals:
        """Share of the examples that the vote misclassifies after each round, `(rounds,)`."""
        return self.past("training_error")

    @cached_property
    def products(self) -> Reals:
        """The product of Z_1, ..., Z_t after each round, `(rounds,)`, which the training error never exceeds."""
        return np.array([training_error_product(self.past("edge")[:t]) for t in self.counted], np.float64)

    @cached_property
    def exponential_loss(self) -> Reals | None:
        """The mean of exp(-y H_t(x)) after each round, `(rounds,)`; None for a perfect stump of infinite vote."""
        if self.stopped_by == "perfect stump":
            return None
        return np.asarray(np.exp(-self.signs * self.votes[1:]).mean(axis=1))

    @property
    def theorem(self) -> Theorem:
        return theorems["adaboost_training_error"]

    @property
    def smallest_edge(self) -> float | None:
        """The edge that every round of this run has; None where no round had one."""
        return float(self.past("edge").min()) if self.rounds else None

    @cached_property
    def bounds(self) -> Reals:
        """The theorem's bound after each round, using only the smallest edge of the run, `(rounds,)`."""
        if not self.rounds:
            return np.empty(0)
        return np.asarray(self.theorem.grid(gamma=np.float64(self.smallest_edge or 0), rounds=self.counted))

    @cached_property
    def clean_since(self) -> int | None:
        """The round from which on the training error is 0 to the end; None where it ends above 0."""
        wrong = np.flatnonzero(self.training_errors > 0)
        first = int(wrong[-1]) + 2 if len(wrong) else 1
        return first if self.rounds and first <= self.rounds else None

    @cached_property
    def clean_by_product(self) -> int | None:
        """The first round whose product lies below 1/m, so that no example is misclassified; None if there is none."""
        below = np.flatnonzero(self.products < 1 / len(self.labels))
        return int(below[0]) + 1 if len(below) else None

    @cached_property
    def smallest_risk(self) -> tuple[int, float] | None:
        """The round of smallest true risk, the first of equals, and this risk; None where risks are unknown."""
        if self.risks is None or not self.rounds:
            return None
        best = int(self.risks.argmin())
        return best + 1, float(self.risks[best])

    def margins(self, step: int) -> Reals:
        """y H_t(x) divided by the sum of the alphas after `step` rounds, `(samples,)`, between -1 and 1."""
        total = float(self.past("alpha")[:step].sum())
        scale = total if 0 < total < np.inf else 1.0
        return np.asarray(self.signs * self.votes[step] / scale)

    def wrong(self, step: int) -> Truths:
        """The examples that the vote misclassifies after `step` rounds, `(samples,)`; a vote of 0 is negative."""
        return np.asarray((self.votes[step] > 0) != (self.signs > 0))

    def share_of_wrong(self, step: int) -> float:
        """The weight, after `step` rounds, of the examples that the vote misclassifies."""
        return float(self.weights[step][self.wrong(step)].sum())

    def heaviest(self, step: int) -> tuple[int, float]:
        """The example of greatest weight after `step` rounds, the first of equals, and weight times m."""
        most = int(self.weights[step].argmax())
        return most, float(self.weights[step][most] * len(self.labels))

    def is_planar(self) -> bool:
        """Whether the examples can be drawn."""
        return bool(self.points.shape[1] == 2)

    @property
    def window(self) -> tuple[float, float]:
        """The ends of both axes between which all examples of a planar distribution fall."""
        return (0.0, 1.0) if self.world is None or isinstance(self.world, UniformRectangle) else (-1.0, 1.0)

    def cells(self, step: int) -> tuple[Reals, Reals, NDArray[np.int64]]:
        """Where the vote of `step` rounds is constant: ends on both axes, and labels `(rows, columns)`."""
        x, y, middles = self._lattice(step)
        labels = Stage(self.learner, step).predict(middles).reshape(len(y) - 1, len(x) - 1)
        return x, y, np.asarray(labels, np.int64)

    def votes_in_cells(self, step: int) -> tuple[Reals, Reals, Reals]:
        """The ends of the cells as in `cells`, and what each stump adds to the sum there, `(step, rows, columns)`."""
        x, y, middles = self._lattice(step)
        past = [self.past(name)[:step] for name in ("feature", "threshold", "sign", "alpha")]
        votes = [
            alpha * np.where(middles[:, int(feature)] > threshold, sign, -sign)
            for feature, threshold, sign, alpha in zip(*past, strict=True)
        ]
        return x, y, np.reshape(votes, (step, len(y) - 1, len(x) - 1))

    def _lattice(self, step: int) -> tuple[Reals, Reals, Reals]:
        """Ends of the cells on both axes, and the cells' middles `(cells, 2)`, row by row."""
        low, high = self.window
        feature, threshold = (self.past(name)[:step] for name in ("feature", "threshold"))
        ends = []
        for axis in (0, 1):
            places = threshold[feature == axis]
            ends.append(np.unique(np.concatenate([[low, high], places[(places > low) & (places < high)]])))
        x, y = ((end[:-1] + end[1:]) / 2 for end in ends)
        return ends[0], ends[1], np.column_stack([np.tile(x, len(y)), np.repeat(y, len(x))])


def boosting_run(world: World, m: int, seed: int, rounds: int) -> BoostingRun:
    """Draw `m` examples with `seed`, in [0, 2^32), and boost stumps for at most `rounds` rounds."""
    sample = world.draw(np.random.default_rng(seed), m)
    return boosted(np.asarray(sample.X, np.float64), sample.y, rounds, world)


def boosting(world: str, noise: float, m: int, rounds: int, seed: int) -> BoostingRun:
    """See `boosting_run`; `world` is a name in WORLDS, and `noise` the share of labels flipped, where it has one."""
    return boosting_run(boosting_world(world, noise), m, seed, rounds)


def boosted(X: Reals, y: NDArray[np.int64], rounds: int, world: World | None) -> BoostingRun:
    """Boost stumps on these examples for at most `rounds` rounds; risks are those of `world`, where they are known."""
    from learners.ensembles.ada_boost import AdaBoost  # brings scikit-learn, which only a run needs

    learner = AdaBoost(rounds).fit(X, y)
    votes = [np.zeros(len(y)), *learner.staged_decision_function(X)]
    weights = list(learner.staged_weights(X, y))
    weights += [weights[-1]] * (len(votes) - len(weights))
    known = world if world is not None and world.knows(Stage(learner, 0)) else None
    return BoostingRun(
        world=world,
        learner=learner,
        points=X,
        labels=np.asarray(y, np.int64),
        signs=np.where(y == 1, 1.0, -1.0),
        votes=np.array(votes),
        weights=np.array(weights),
        risks=None if known is None else np.array([known.risk(stage) for stage in stages(learner, len(votes) - 1)]),
    )
