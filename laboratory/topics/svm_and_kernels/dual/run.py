"""The dual solved by SMO from multipliers 0 on: its value bounds the optimum from below, the primal's from above."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf, isfinite
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.topics.svm_and_kernels.worked import WORKED
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.shared.arrays import Indices, Reals

if TYPE_CHECKING:
    from learners.shared.certificate import Certificate
    from learners.svm.dual_trace import DualTrace
    from learners.svm.support_report import SupportReport

ROUNDING = 1e-12  # of the optimum: differences below are none
AT_BOUND = 1e-9  # of C: so near to a bound a multiplier is there
WORLDS: Mapping[str, str] = {
    "clouds": "Two Gaussians",
    "slab": "Halfspace with a margin",
    "four": "Worked: four points",
    "two": "Worked: two points",
    "line": "Worked: five numbers",
    "pair": "Worked: two numbers",
}


@dataclass(frozen=True, eq=False)
class DualRun:
    """A sample, the state of SMO after some of its steps, and the optimum.

    `points` `(samples, 2)`, numbers on the axis x2 = 0; `signs` `(samples,)` in -1 and 1; `cost` is C, inf for the hard
    margin. `optimum` is the smallest primal value, inf where nothing separates; `best` `(2,)` and `best_offsets`, from
    lowest to highest, belong to it.
    """

    points: Reals
    signs: Reals
    cost: float
    bias: bool
    trace: DualTrace
    optimum: float
    best: Reals
    best_offsets: tuple[float, float]

    @property
    def m(self) -> int:
        return len(self.signs)

    @property
    def hard(self) -> bool:
        return self.cost == inf

    @property
    def bounded(self) -> bool:
        """Whether the dual has a largest value, which it lacks where no line separates for a hard margin."""
        return isfinite(self.optimum)

    @property
    def looks(self) -> int:
        """How many states of the solver are recorded, the first before any step."""
        return len(self.trace.steps)

    @cached_property
    def weights(self) -> Reals:
        """Of the hyperplane that the primal value belongs to, `(looks, 2)`."""
        return np.asarray(self.trace.scales[:, np.newaxis] * ((self.trace.alphas * self.signs) @ self.points))

    @cached_property
    def gaps(self) -> Reals:
        """Primal minus dual value, `(looks,)`; inf where no feasible hyperplane is known."""
        return self._without_rounding(self.trace.gaps)

    @cached_property
    def above(self) -> Reals:
        """How far each primal value is above the optimum, `(looks,)`."""
        return self._without_rounding(self.trace.primals - self.optimum)

    @cached_property
    def below(self) -> Reals:
        """How far each dual value is below the optimum, `(looks,)`."""
        return self._without_rounding(self.optimum - self.trace.duals)

    def free(self, step: int) -> Indices:
        """Examples whose multiplier is strictly between 0 and C."""
        alphas = self.trace.alphas[step]
        return np.flatnonzero((alphas > self._negligible(step)) & ~self._full(step))

    def at_bound(self, step: int) -> Indices:
        """Examples whose multiplier is C."""
        return np.flatnonzero(self._full(step))

    def offset(self, step: int) -> float:
        """b beside w = sum of a y x, before anything is scaled."""
        scale = float(self.trace.scales[step])
        return float(self.trace.intercepts[step]) / (scale or 1.0)

    def scores(self, step: int) -> Reals:
        """<w, x> + b with w = sum of a y x, `(samples,)`."""
        w = (self.trace.alphas[step] * self.signs) @ self.points
        return np.asarray(self.points @ w + self.offset(step), np.float64)

    def _full(self, step: int) -> Any:
        return self.trace.alphas[step] >= self.cost * (1 - AT_BOUND)

    def _negligible(self, step: int) -> float:
        return AT_BOUND * float(self.trace.alphas[step].max())

    def _without_rounding(self, differences: Reals) -> Reals:
        negligible = ROUNDING * max(1.0, self.optimum if self.bounded else 1.0)
        return np.where(differences > negligible, differences, 0.0)


def svm_dual(
    world: str, distance: float = 2.5, gamma: float = 0.2, m: int = 40, hard: bool = False, cost: float = 1.0,
    centred: bool = False, seed: int = 0,
) -> DualRun:  # fmt: skip
    """One of `WORLDS`: clouds `distance` apart, examples that keep `gamma` from a line, or a worked sample.

    The margin is `hard`, or soft with `cost` C; a `centred` line has no bias.
    """
    from learners.svm.dual_trace import dual_trace

    X, y = _sample(world, distance, gamma, m, seed)
    signs, C = np.where(y == 1, 1.0, -1.0), inf if hard else cost
    trace = dual_trace(X @ X.T, signs, C, not centred)
    return DualRun(X, signs, C, not centred, trace, *_optimum(X, signs, C, not centred))


def certificate(run: DualRun, step: int) -> Certificate:
    """By how much each condition of Karush, Kuhn and Tucker is violated at the step."""
    from learners.svm.certificate import certify_dual

    gram, offset = run.points @ run.points.T, run.offset(step) if run.bias else None
    return certify_dual(gram, run.signs, run.trace.alphas[step], run.cost, offset)


def report(run: DualRun, step: int) -> SupportReport:
    """Margin, slack and place of each example, by the machine of the multipliers at the step."""
    from learners.svm.support_report import margins_of

    w = (run.trace.alphas[step] * run.signs) @ run.points
    return margins_of(run.scores(step), run.signs > 0, float(np.linalg.norm(w)))


def _optimum(X: Reals, signs: Reals, cost: float, bias: bool) -> tuple[float, Reals, tuple[float, float]]:
    """The smallest primal value by the learner, its weights, and the ends of its intercepts."""
    from learners.svm.hard_svm import HardSVM
    from learners.svm.soft_svm import SoftSVM

    learner = HardSVM(bias) if cost == inf else SoftSVM(cost, bias)
    history = learner.fit(X, signs).history_
    ends = (float(history["intercept_low"]), float(history["intercept_high"]))
    return float(history["primal_objective"]), np.asarray(learner.coef_[0], np.float64), ends


def _sample(world: str, distance: float, gamma: float, m: int, seed: int) -> tuple[Reals, Any]:
    if world in WORKED:
        points, y = WORKED[world].sample()
        return np.pad(points, [(0, 0), (0, 2 - points.shape[1])]), y
    source = GaussianPair(2, distance) if world == "clouds" else MarginHalfspace(2, gamma)
    X, y = source.draw(np.random.default_rng(seed), m)
    return np.asarray(X, np.float64), y
