"""The quasi-Newton method of Broyden, Fletcher, Goldfarb and Shanno."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import numpy as np

from learners.optimizers._descending import descend
from learners.optimizers._judging import at_least
from learners.optimizers.conjugate import SearchedRun, cosine
from learners.optimizers.objective import Objective, Vector
from learners.optimizers.wolfe import WolfeStep, wolfe_search
from learners.shared.arguments import flag, real


@dataclass(frozen=True)
class BFGS:
    """`p <- -H g`, a step along p by a line search; H, an estimate of the inverse Hessian, learns from each step.

    With s the step and y the change of the gradient, H becomes (I - s y'/y's) H (I - y s'/y's) + s s'/y's: it maps y
    to s, as the inverse Hessian of a quadratic does. H begins as the identity, and before the first change as
    (y's/y'y) times it. Wolfe's curvature condition gives y's > 0, so that H stays positive definite and p descends. No
    second derivative is needed. On a quadratic of n weights with exact steps n steps suffice.

    Source: Nocedal & Wright (2006), algorithm 6.1, (6.17) and (6.20).

    Parameters
    ----------
    decrease : alpha of the line search, in (0, 1).
    curvature : beta of the line search, in (alpha, 1).
    strong : the strong conditions, else the weak ones.
    tolerance : stop where the gradient is no longer than this.
    """

    title: ClassVar[str] = "BFGS, a quasi-Newton method"
    description: ClassVar[str] = "Learns the curvature from changes of the gradient, and steps as Newton's method does."

    decrease: Annotated[float, "share alpha of the decrease asked for"] = 1e-4
    curvature: Annotated[float, "share beta of the slope left over"] = 0.9
    strong: Annotated[bool, "whether the strong conditions are asked for"] = True
    tolerance: Annotated[float, "gradient length to stop at"] = 0.0

    def __post_init__(self) -> None:
        real(self, "decrease", above=0, below=1)
        real(self, "curvature", above=self.decrease, below=1)
        flag(self, "strong")
        at_least(self, "tolerance", 0)

    def minimize(
        self, objective: Objective, start: Any, steps: int, rng: np.random.Generator | None = None
    ) -> SearchedRun:
        """At most `steps` steps from `start` `(n,)`; `rng` plays no part."""
        inverse = np.eye(len(objective.start))
        searches: list[tuple[Vector, Vector, WolfeStep]] = []  # direction, gradient before it, and what was found

        def move(t: int, w: Vector, gradient: Vector, value: float) -> Vector | None:
            nonlocal inverse
            if searches:
                p, before, last = searches[-1]
                inverse = updated(inverse, last.eta * p, gradient - before, len(searches) == 1)
            p = -inverse @ gradient
            if not p @ gradient < 0:  # a gradient so short that its square is 0
                return None
            first = 1.0 if searches else 1 / float(np.linalg.norm(gradient))
            step = wolfe_search(objective, w, p, self.decrease, self.curvature, self.strong, first)
            searches.append((p, gradient, step))
            return w + step.eta * p if step.armijo and not np.array_equal(w + step.eta * p, w) else None

        run = descend(objective, start, steps, move, None, self.tolerance)
        taken = searches[: run.steps]  # a last direction along which there was no step is left out
        return SearchedRun(
            **vars(run),
            searched=np.array([p for p, _, _ in taken]).reshape(run.steps, run.path.shape[1]),
            etas=np.array([step.eta for _, _, step in taken]),
            cosines=np.array([cosine(p, gradient) for p, gradient, _ in taken]),
            evaluations=sum(step.evaluations for _, _, step in searches),
        )


def updated(inverse: Vector, step: Vector, change: Vector, is_first: bool) -> Vector:
    """The estimate `(n, n)` after a `step` `(n,)` that brought a `change` `(n,)` of the gradient, scaled `is_first`.

    As it was where the change does not point along the step, which Wolfe's curvature condition excludes.
    """
    along = float(change @ step)
    if not along > 0:
        return inverse
    scaled = inverse * (along / float(change @ change)) if is_first else inverse
    left = np.eye(len(step)) - np.outer(step, change) / along
    return np.asarray(left @ scaled @ left.T + np.outer(step, step) / along, np.float64)
