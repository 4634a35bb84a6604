"""What an optimizer did: every point of its path, and the answers that can be read off it."""

from dataclasses import dataclass

import numpy as np

from learners.optimizers.objective import Objective, Vector

OUTPUTS = ("last", "mean", "suffix", "best")


@dataclass(frozen=True, eq=False)
class Run:
    """One minimization, from w_1 (the start) to w_(T+1), of T steps taken.

    Attributes
    ----------
    path : `(T + 1, n)`, w_1, ..., w_(T+1).
    values : `(T + 1,)`, the objective along the path.
    gradient_norms : `(T + 1,)`, lengths of the objective's (sub)gradients along the path, never the noisy ones.
    directions : `(T, n)`, the gradient, noisy or not, of each step.
    stopped_by : "steps", or the rule that stopped earlier: "small gradient", "small decrease", "no descent" (a
        line search found no shorter step that helps) or "diverged" (no longer finite, or a million times above
        where it began).
    """

    path: Vector
    values: Vector
    gradient_norms: Vector
    directions: Vector
    stopped_by: str

    @property
    def steps(self) -> int:
        """T, the number of steps taken."""
        return len(self.directions)

    @property
    def moves(self) -> Vector:
        """The steps themselves, w_(t+1) - w_t `(T, n)`; minus the velocity, where there is one."""
        moved: Vector = np.diff(self.path, axis=0)
        return moved

    @property
    def rates(self) -> Vector:
        """What each coordinate's direction was multiplied by, `(T, n)`; nan where the direction was 0.

        Constant for gradient descent; adaptive methods give every coordinate its own.
        """
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(self.directions == 0, np.nan, -self.moves / self.directions)

    @property
    def averages(self) -> Vector:
        """Running means `(T, n)` of w_1, ..., w_t for t = 1..T; the theorems are about the last row.

        w_(T+1) is not among what is averaged, as in the book. Without a step, `(1, n)`: the start.
        """
        heard = self.path[: max(1, self.steps)]
        means: Vector = np.cumsum(heard, axis=0) / np.arange(1, len(heard) + 1)[:, np.newaxis]
        return means

    def average_values(self, objective: Objective) -> Vector:
        """The objective at each of `averages`, `(T,)`: what the theorems' curves belong beside."""
        return np.array([objective.value(w) for w in self.averages])

    def suffix_mean(self, count: int) -> Vector:
        """The mean of the last `count` of w_1, ..., w_T, T_0 = T - count being left out.

        The notes print T - T_0 below the line and T - T_0 + 1 terms above it. Here the terms are T_0 + 1..T.
        """
        heard = self.path[: max(1, self.steps)]
        if not 1 <= count <= len(heard):
            raise ValueError(
                f"count of suffix_mean (how many of the last weights are averaged) must be an integer in "
                f"1..{len(heard)}; got {count!r}"
            )
        mean: Vector = heard[-count:].mean(axis=0)
        return mean

    @property
    def best(self) -> Vector:
        """The point of the path with the smallest value `(n,)`; the first of several."""
        point: Vector = self.path[int(np.nanargmin(self.values))]
        return point

    def output(self, rule: str) -> Vector:
        """The answer `(n,)` by a rule: "last" w_(T+1), "mean" of w_1..w_T, "suffix" (its later half), "best"."""
        if rule == "last":
            last: Vector = self.path[-1]
            return last
        if rule == "mean":
            mean: Vector = self.averages[-1]
            return mean
        if rule == "suffix":
            return self.suffix_mean((max(1, self.steps) + 1) // 2)
        if rule == "best":
            return self.best
        raise ValueError(f"rule of output (which weights are the answer) must be one of {OUTPUTS}; got {rule!r}")
