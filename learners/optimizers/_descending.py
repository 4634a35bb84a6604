"""The loop that all the optimizers share: a direction, a move, and the rules that stop it."""

from collections.abc import Callable
from math import isfinite
from typing import Any

import numpy as np

from learners.optimizers.objective import Objective, Vector
from learners.optimizers.run import Run
from learners.shared.arrays import read_array

# From the step's number t = 1, 2, ..., the weights, the direction and the value to the next weights; None: no move.
Move = Callable[[int, Vector, Vector, float], "Vector | None"]
# A value so far above the first is on its way to infinity: the rest of the path would tell nothing.
HOPELESS = 1e6


def descend(
    objective: Objective,
    start: Any,
    steps: int,
    move: Move,
    rng: np.random.Generator | None = None,
    tolerance: float | None = None,
    least_decrease: float | None = None,
    look: Callable[[Vector], Vector] | None = None,
) -> Run:
    """At most `steps` moves from `start` `(n,)`, along gradients at w or at `look(w)`, noisy ones if `rng` is given.

    Stops before a move once the gradient is no longer than `tolerance`, and after one that changes the value by
    no more than `least_decrease`; None switches a rule off. ValueError for a start or steps that are none.
    """
    w, steps = _checked(objective, start, steps)
    path, directions = [w], []
    values = [float(objective.value(w))]
    stopped_by = "steps"
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        for t in range(1, steps + 1):
            direction = _direction(objective, look(w) if look else w, rng)
            if tolerance is not None and np.linalg.norm(direction) <= tolerance:
                stopped_by = "small gradient"
                break
            following = move(t, w, direction, values[-1])
            if following is None:
                stopped_by = "no descent"
                break
            w = following
            path.append(w)
            directions.append(direction)
            values.append(float(objective.value(w)))
            if _hopeless(w, values):
                stopped_by = "diverged"
                break
            if least_decrease is not None and abs(values[-2] - values[-1]) <= least_decrease:
                stopped_by = "small decrease"
                break
        known = directions if rng is None and look is None else []
        return _run(objective, path, values, known, directions, stopped_by)


def _direction(objective: Objective, w: Vector, rng: np.random.Generator | None) -> Vector:
    if rng is None:
        return objective.gradient(w)
    if objective.noisy_gradient is None:
        raise ValueError(
            f"rng (source of noisy gradients) must be None for an objective without any; {objective.title} has none; "
            f"got {rng!r}"
        )
    return objective.noisy_gradient(rng, w)


def _checked(objective: Objective, start: Any, steps: Any) -> tuple[Vector, int]:
    w = read_array(start, np.float64).copy()
    if w.shape != objective.start.shape or not np.isfinite(w).all():
        n = len(objective.start)
        raise ValueError(f"start of {objective.title} (first weights) must be {n} finite reals; got {start!r}")
    if not isinstance(steps, int | np.integer) or isinstance(steps, bool) or steps < 0:
        raise ValueError(f"steps of {objective.title} (most steps taken) must be an integer >= 0; got {steps!r}")
    return w, int(steps)


def _hopeless(w: Vector, values: list[float]) -> bool:
    finite = isfinite(w.sum()) or np.isfinite(w).all()  # a sum is far quicker, and beyond the doubles says nothing
    return not finite or not isfinite(values[-1]) or values[-1] > HOPELESS * max(1.0, abs(values[0]))


def _run(
    objective: Objective,
    path: list[Vector],
    values: list[float],
    known: list[Vector],
    directions: list[Vector],
    stopped_by: str,
) -> Run:
    """The run; `known` are the gradients at the beginning of the path that need not be taken again."""
    gradients = known + [objective.gradient(w) for w in path[len(known) :]]
    return Run(
        path=np.array(path),
        values=np.array(values),
        gradient_norms=np.array([np.linalg.norm(gradient) for gradient in gradients]),
        directions=np.array(directions).reshape(len(directions), len(path[0])),
        stopped_by=stopped_by,
    )


def needs(optimizer: object, rng: object) -> np.random.Generator:
    """The generator given to a stochastic optimizer; ValueError if there is none."""
    if isinstance(rng, np.random.Generator):
        return rng
    raise ValueError(f"rng of {type(optimizer).__name__} (source of randomness) must be a numpy Generator; got {rng!r}")
