"""Two ways to descend for ever on w^2 without getting down: long steps that gain too little, and steps too short."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

EXAMPLES = {"long": "Steps that gain too little", "short": "Steps that are too short"}
START = 2.0


@dataclass(frozen=True, eq=False)
class StepExample:
    """T steps on f = w^2 from 2.

    Attributes
    ----------
    path : `(T + 1,)`; directions, etas : `(T,)`.
    share : `(T,)`, what each step gains, as a share of the decrease that its slope predicts: the largest alpha with
        which Armijo's condition admits it.
    flatness : `(T,)`, the slope after each step over that before: the smallest beta with which the curvature condition
        admits it.
    """

    kind: str
    path: Reals
    directions: Reals
    etas: Reals

    @property
    def values(self) -> Reals:
        """w^2 along the path, `(T + 1,)`."""
        return self.path**2

    @property
    def slopes(self) -> Reals:
        """p times the gradient before each step, `(T,)`: negative, so all directions descend."""
        return np.asarray(2 * self.path[:-1] * self.directions)

    @property
    def share(self) -> Reals:
        return np.asarray(np.diff(self.values) / (self.etas * self.slopes))

    @property
    def flatness(self) -> Reals:
        return np.asarray(2 * self.path[1:] * self.directions / self.slopes)


def step_example(kind: str, steps: int) -> StepExample:
    """The notes' example `kind`, a key of `EXAMPLES`, from t = 0 on.

    Long: p = (-1)^(t+1), eta = 2 + 3/2^(t+1), so w = (-1)^t (1 + 2^-t). Short: p = -1, eta = 2^-(t+1), so w = 1 + 2^-t.
    (The notes count from t = 1 and print 2^(-t+1): the first would climb, the second reach the minimum.)
    """
    t = np.arange(steps, dtype=np.float64)
    if kind == "long":
        directions, etas = (-1) ** (t + 1), 2 + 3 * 0.5 ** (t + 1)
    elif kind == "short":
        directions, etas = -np.ones(steps), 0.5 ** (t + 1)
    else:
        raise ValueError(f"the example must be one of {', '.join(EXAMPLES)}; got {kind!r}")
    path = np.concatenate([[START], START + np.cumsum(etas * directions)])
    return StepExample(kind, path, directions, etas)
