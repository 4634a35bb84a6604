"""k neighbours on a line: step functions over the sample, their training errors and their exact true risks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.neighbours.ladder import ladder
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Integers, Reals

TASKS = {
    "labels": "Labels",
    "numbers": "Numbers (regression)",
    "nine": "Nine points",
    "equal": "Equal points",
    "split": "Split votes",
}
PANELS = (1, 3, 5)  # neighbours, as in the notes' figure
PLACES = 801  # where the step functions are evaluated
LIMIT = "knn_noise_exact"

# On the nine points training mistakes do not rise with k: they are 0, 4, 3 and 3 for k = 1, 3, 5 and 7. Of the equal
# points with unlike labels one must be misclassified, by one neighbour too.
NINE = ((5, 0), (12, 1), (13, 1), (15, 0), (30, 1), (34, 0), (46, 1), (54, 1), (57, 1))
EQUAL = ((0, 0), (0, 0), (0, 1), (1, 1))
# With k = 2 the votes at 0, 7 and 9 are split: label 1 there is wrong twice, label 0 once.
SPLIT = ((0, 0), (2, 1), (3, 1), (7, 0), (9, 1))
BY_HAND = {"nine": NINE, "equal": EQUAL, "split": SPLIT}
MOST = "most"
DEFAULTS = {MOST: "The most frequent label", "0": "Label 0", "1": "Label 1"}


@dataclass(frozen=True)
class WithDefault:
    """The rule of k neighbours with a default label, 0 or 1, where its vote is split."""

    rule: Any
    default: int

    def predict(self, X: Reals) -> Integers:
        """The label of most votes, or the default one; `(points,)`."""
        predicted = np.asarray(self.rule.predict(X), np.int64)
        return np.where(is_split(self.rule, X), self.default, predicted)

    @property
    def breakpoints_(self) -> Reals:
        """Where the votes may change."""
        return np.asarray(self.rule.breakpoints_)


def is_split(rule: Any, X: Reals) -> NDArray[np.bool_]:
    """Whether the two labels have equally many votes, `(points,)`."""
    votes = rule.votes(X)
    return np.asarray(votes.min(axis=1) * 2 == votes.sum(axis=1)) if votes.shape[1] == 2 else np.zeros(len(X), bool)


@dataclass(frozen=True, eq=False)
class NeighboursOnLine:
    """Examples `x` `(samples,)`, `y` `(samples,)`: labels 0 and 1, or numbers where the task is "numbers".

    `world` is the distribution; it is None for points by hand. `ends` are those of the line that is drawn.
    """

    task: str
    world: IntervalUnion | Sine | None
    x: Reals
    y: Reals
    ends: tuple[float, float]
    default: str = MOST
    _known: dict[int, tuple[float, float]] = field(default_factory=dict, repr=False)
    _steps: dict[int, Reals] = field(default_factory=dict, repr=False)

    @property
    def m(self) -> int:
        """Number of examples."""
        return len(self.x)

    @property
    def numbers(self) -> bool:
        """Whether targets are numbers and not labels."""
        return self.task == "numbers"

    @property
    def ks(self) -> tuple[int, ...]:
        """The numbers of neighbours that are tried."""
        return ladder(self.m)

    @property
    def bayes(self) -> float | None:
        """The minimum true risk of any rule, where the distribution is known."""
        return None if self.world is None else float(self.world.bayes_risk)

    def rule(self, k: int) -> Any:
        """The learner of k neighbours, k at most the number of examples."""
        from learners.neighbours.knn import KNN  # both bring scikit-learn, which only a run needs
        from learners.neighbours.knn_regressor import KNNRegressor

        X = self.x[:, np.newaxis]
        if self.numbers:
            return KNNRegressor(k).fit(X, self.y)
        votes = KNN(k).fit(X, self.y.astype(np.int64))
        return votes if self.default == MOST else WithDefault(votes, int(self.default))

    def with_default(self, default: str) -> NeighboursOnLine:
        """The same examples, a split vote going to that label."""
        return NeighboursOnLine(self.task, self.world, self.x, self.y, self.ends, default)

    def split(self, k: int) -> int:
        """At how many of the examples the vote of the k nearest is split."""
        return int(is_split(self.with_default(MOST).rule(k), self.x[:, np.newaxis]).sum())

    def errors(self, k: int) -> tuple[float, float]:
        """Training error and exact true risk, nan where the distribution is unknown; mean squares where targets are "
        "numbers."""
        if k not in self._known:
            rule = self.rule(k)
            training = float(rule.history_["training_error"]) if self.numbers else float(np.mean(self.wrong(k)))
            self._known[k] = training, self._risk(rule)
        return self._known[k]

    def _risk(self, rule: Any) -> float:
        if self.world is None:
            return float("nan")
        return self.world.squared_risk(rule) if isinstance(self.world, Sine) else self.world.risk(rule)

    def steps(self, k: int) -> tuple[Reals, Reals]:
        """Places on the line and the predictions of k neighbours there, `(PLACES,)` each."""
        places = np.linspace(*self.ends, PLACES, endpoint=False)
        if k not in self._steps:
            self._steps[k] = np.asarray(self.rule(k).predict(places[:, np.newaxis]), np.float64)
        return places, self._steps[k]

    def changes(self, k: int) -> int:
        """How many times the prediction changes along the line, exactly: only where the k closest examples change."""
        x = np.sort(self.x)
        borders = np.unique((x[: self.m - k] + x[k:]) / 2)
        between = np.concatenate([[x[0] - 1], (borders[:-1] + borders[1:]) / 2, [x[-1] + 1]])
        pieces = np.asarray(self.rule(k).predict(between[:, np.newaxis]), np.float64)
        return int((np.diff(pieces) != 0).sum()) if len(borders) else 0

    def wrong(self, k: int) -> NDArray[np.bool_]:
        """Examples that k neighbours misclassify in training, `(samples,)`; none of numbers."""
        if self.numbers:
            return np.zeros(self.m, np.bool_)
        return np.asarray(self.rule(k).predict(self.x[:, np.newaxis]) != self.y)

    def truth(self, places: Reals) -> Reals | None:
        """The mean target at the places: the probability of label 1, or the curve."""
        if self.world is None:
            return None
        return self.world.mean(places) if isinstance(self.world, Sine) else self.world.eta(places)

    def limit_inputs(self, k: int) -> Mapping[str, float] | None:
        """The inputs of the theorem on the limit for fixed k: labels, flipped alike everywhere, and odd k."""
        if not isinstance(self.world, IntervalUnion) or k % 2 == 0:
            return None
        return {"k": k, "eta": float(self.world.noise)}

    def limit(self, k: int) -> float | None:
        """The expected true risk that k neighbours tend to as the sample grows, where the theorem applies."""
        inputs = self.limit_inputs(k)
        return None if inputs is None else float(theorems[LIMIT](**inputs))


def line(task: str, m: int, noise: float, scatter: float, seed: int, default: str = MOST) -> NeighboursOnLine:
    """`m` examples of a task, drawn with `seed`: labels are flipped with probability `noise`, numbers `scatter`.

    A split vote goes to `default`, a key of DEFAULTS.
    """
    if task in BY_HAND:
        x, y = np.array(BY_HAND[task], np.float64).T
        room = 0.1 * float(np.ptp(x))
        return NeighboursOnLine(task, None, x, y, (float(x.min()) - room, float(x.max()) + room), default)
    world = Sine(noise=scatter) if task == "numbers" else IntervalUnion(2, noise)
    X, y = world.draw(np.random.default_rng(seed), m)
    return NeighboursOnLine(
        task, world, np.asarray(X[:, 0], np.float64), np.asarray(y, np.float64), (0.0, 1.0), default
    )
