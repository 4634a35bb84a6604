"""k neighbours on a line: step functions over the sample, their training errors and their exact true risks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.neighbours.ladder import ladder
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

TASKS = {"labels": "Labels", "numbers": "Numbers (regression)", "nine": "Nine points", "equal": "Equal points"}
PANELS = (1, 3, 5)  # neighbours, as in the notes' figure
PLACES = 801  # where the step functions are evaluated
LIMIT = "knn_noise_exact"

# On the nine points training mistakes do not rise with k: they are 0, 4, 3 and 3 for k = 1, 3, 5 and 7. Of the equal
# points with unlike labels one must be misclassified, by one neighbour too.
NINE = ((5, 0), (12, 1), (13, 1), (15, 0), (30, 1), (34, 0), (46, 1), (54, 1), (57, 1))
EQUAL = ((0, 0), (0, 0), (0, 1), (1, 1))
BY_HAND = {"nine": NINE, "equal": EQUAL}


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

        learner: Any = KNNRegressor(k) if self.numbers else KNN(k)
        return learner.fit(self.x[:, np.newaxis], self.y if self.numbers else self.y.astype(np.int64))

    def errors(self, k: int) -> tuple[float, float]:
        """Training error and exact true risk, nan where the distribution is unknown; mean squares where targets are "
        "numbers."""
        if k not in self._known:
            rule = self.rule(k)
            self._known[k] = float(rule.history_["training_error"]), self._risk(rule)
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


def line(task: str, m: int, noise: float, scatter: float, seed: int) -> NeighboursOnLine:
    """`m` examples of a task, drawn with `seed`: labels are flipped with probability `noise`, numbers `scatter`."""
    if task in BY_HAND:
        x, y = np.array(BY_HAND[task], np.float64).T
        room = 0.1 * float(np.ptp(x))
        return NeighboursOnLine(task, None, x, y, (float(x.min()) - room, float(x.max()) + room))
    world = Sine(noise=scatter) if task == "numbers" else IntervalUnion(2, noise)
    X, y = world.draw(np.random.default_rng(seed), m)
    return NeighboursOnLine(task, world, np.asarray(X[:, 0], np.float64), np.asarray(y, np.float64), (0.0, 1.0))
