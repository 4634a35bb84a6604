"""Non-linear conjugate gradients: each direction keeps a part of the one before."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import at_least
from learners.optimizers.conjugate import FORMULAS, ConjugateRun, Trace, all_betas, cosine
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.wolfe import wolfe_search
from learners.shared.arguments import choice, flag, integer, real


@dataclass(frozen=True)
class NonlinearConjugateGradient:
    """`p <- -g + beta p`, a step along p by a line search; p = -g at first, and again where p would not descend.

    beta is a quotient of the gradients g after and g0 before the step: FR <g, g> / <g0, g0>; PR <g, g - g0> /
    <g0, g0>; PR+ the same, but never below 0; HS <g, g - g0> / <p, g - g0>. On a quadratic with exact steps all are
    equal, and n steps suffice. Elsewhere Wolfe's weak conditions, which the notes put before it, do not make every
    p descend: FR needs the strong ones with curvature < 1/2 (Al-Baali), PR the + or restarts (Powell).

    Source: Fletcher & Reeves (1964), Polak & Ribiere (1969), Hestenes & Stiefel (1952); Gilbert & Nocedal (1992).

    Parameters
    ----------
    formula : "FR", "PR", "PR+" or "HS".
    decrease : alpha of the line search, in (0, 1).
    curvature : beta of the line search, in (alpha, 1).
    strong : the strong conditions, else the weak ones.
    restart : begin anew every so many steps; 0: only where p would not descend.
    tolerance : stop where the gradient is no longer than this.
    least_decrease : stop after a step that changes f by no more than this; None never does.
    """

    title: ClassVar[str] = "Non-linear conjugate gradients"
    description: ClassVar[str] = (
        "Keeps a part of the last direction, and searches along each for a step that falls enough."
    )

    formula: Annotated[str, "which quotient of gradients"] = "PR+"
    decrease: Annotated[float, "share alpha of the decrease asked for"] = 1e-4
    curvature: Annotated[float, "share beta of the slope left over"] = 0.1
    strong: Annotated[bool, "whether the strong conditions are asked for"] = True
    restart: Annotated[int, "steps between two restarts"] = 0
    tolerance: Annotated[float, "gradient length to stop at"] = 0.0
    least_decrease: Annotated[float | None, "change of the value to stop at"] = None

    def __post_init__(self) -> None:
        choice(self, "formula", FORMULAS)
        real(self, "decrease", above=0, below=1)
        real(self, "curvature", above=self.decrease, below=1)
        flag(self, "strong")
        integer(self, "restart", 0)
        at_least(self, "tolerance", 0)
        if self.least_decrease is not None:
            at_least(self, "least_decrease", 0)

    def minimize(
        self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None
    ) -> ConjugateRun:
        """At most `steps` steps from `start` `(n,)`; `rng` plays no part."""
        trace, before = Trace(), np.zeros(0)

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector | None:
            nonlocal before
            p = self._direction(t - 1, gradient, before, trace)
            if not p @ gradient < 0:  # a gradient so short that its square is 0
                return None
            first = _first(p, gradient, trace)
            step = wolfe_search(objective, w, p, self.decrease, self.curvature, self.strong, first)
            trace.etas.append(step.eta)
            trace.slopes.append(float(p @ gradient))
            trace.evaluations += step.evaluations
            before = gradient
            # What falls without the curvature condition is a step too, if no better can be told from it.
            return w + step.eta * p if step.armijo and not np.array_equal(w + step.eta * p, w) else None

        return trace.result(descend(objective, start, steps, move, None, self.tolerance, self.least_decrease))

    def _direction(self, t: int, gradient: Vector, before: Vector, trace: Trace) -> Vector:
        """The direction `(n,)` of step t = 0, 1, ..., told to the trace."""
        betas = all_betas(gradient, before, trace.searched[-1]) if t else np.full(len(FORMULAS), np.nan)
        beta = float(betas[FORMULAS.index(self.formula)])
        due = t == 0 or (self.restart > 0 and t % self.restart == 0) or not np.isfinite(beta)
        p = -gradient if due else -gradient + beta * trace.searched[-1]
        if not due and not p @ gradient < 0:
            due, p = True, -gradient
        if due and t:
            trace.restarts.append(t)
        trace.formulas.append(betas)
        trace.betas.append(0.0 if due else beta)
        trace.searched.append(p)
        trace.cosines.append(cosine(p, gradient) if gradient.any() else 1.0)
        return p


def _first(p: Vector, gradient: Vector, trace: Trace) -> float:
    """The step tried first: as much first-order decrease as the last step had, at the start a length of 1."""
    if not trace.etas:
        return 1 / float(np.linalg.norm(gradient))
    return trace.etas[-1] * min(10.0, trace.slopes[-1] / float(p @ gradient))
