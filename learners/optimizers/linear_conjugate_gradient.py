"""Conjugate gradients on a quadratic: exact steps along directions that do not disturb each other."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import at_least
from learners.optimizers.conjugate import ConjugateRun, Trace, all_betas, cosine
from learners.optimizers.objective import Objective, Vector


@dataclass(frozen=True)
class LinearConjugateGradient:
    """Minimizes (1/2) w'Hw - b'w, that is, solves Hw = b: eta = -<g, p> / p'Hp, then p <- -g + beta p.

    beta = p'Hg / p'Hp makes the directions conjugate, p_s'Hp_t = 0. So each step ends at the best point of all that
    the directions so far span, and n steps end at the minimum, but for rounding; as many as H has different
    eigenvalues suffice. The notes' FR, PR and HS are the same beta here.

    Source: Hestenes & Stiefel (1952); Nocedal & Wright (2006), chapter 5.

    Parameters
    ----------
    tolerance : stop where the gradient is no longer than this.
    """

    title: ClassVar[str] = "Conjugate gradients"
    description: ClassVar[str] = "Steps exactly to the lowest point along directions that do not disturb each other."

    tolerance: Annotated[float, "gradient length to stop at"] = 0.0

    def __post_init__(self) -> None:
        at_least(self, "tolerance", 0)

    def minimize(
        self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None
    ) -> ConjugateRun:
        """At most `steps` steps on an objective with one Hessian, from `start` `(n,)`; `rng` plays no part."""
        if objective.hessian is None:
            raise ValueError(
                f"objective of LinearConjugateGradient (what is minimized) must be a quadratic with its Hessian; got "
                f"{objective.title!r}"
            )
        H, trace = objective.hessian(objective.start), Trace()
        before = np.zeros(0)

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector | None:
            nonlocal before
            p = _direction(H, gradient, before, trace)
            curvature = float(p @ H @ p)
            if not curvature > 0:
                return None
            eta = -float(p @ gradient) / curvature
            trace.etas.append(eta)
            trace.evaluations += 1
            before = gradient
            return w + eta * p

        return trace.result(descend(objective, start, steps, move, None, self.tolerance))


def _direction(H: Vector, gradient: Vector, before: Vector, trace: Trace) -> Vector:
    """The next direction `(n,)`, conjugate to the last, told to the trace."""
    betas, beta, p = np.full(4, np.nan), 0.0, -gradient
    if trace.searched:
        last = trace.searched[-1]
        betas, beta = all_betas(gradient, before, last), float(last @ H @ gradient) / float(last @ H @ last)
        p = -gradient + beta * last
    trace.formulas.append(betas)
    trace.betas.append(beta)
    trace.searched.append(p)
    trace.cosines.append(cosine(p, gradient))
    return p
