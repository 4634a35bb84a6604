"""A minimizer under constraints: has it multipliers of Karush, Kuhn and Tucker, or only those of Fritz John?"""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

PROBLEMS = {"disc": "One disc", "discs": "Two discs", "lines": "Two lines"}
FORMULAS = {
    "disc": ("‖w‖² ≤ r²",),
    "discs": ("w₁² + (w₂ − 1)² ≤ 1 + r²", "w₁² + (w₂ + 1)² ≤ 1 + r²"),
    "lines": ("½w₂ − w₁ ≤ r", "−½w₂ − w₁ ≤ r"),
}
OBJECTIVE = (1.0, 0.0)  # the gradient of w1


@dataclass(frozen=True, eq=False)
class ConstrainedRun:
    """w1 is minimized; the minimizer is (-r, 0), where all constraints are active.

    `gradients` `(constraints, 2)` are those of g_1, g_2, ... there, with the constraints written as g_i <= 0.
    """

    problem: str
    r: float
    gradients: Reals

    @property
    def constraints(self) -> int:
        """How many there are."""
        return len(self.gradients)

    @property
    def pull(self) -> float:
        """How much the sum of the gradients points against the objective's; its second entry is 0."""
        return float(-self.gradients[:, 0].sum()) + 0.0

    @property
    def multiplier(self) -> float | None:
        """alpha of each constraint with grad f + alpha (grad g_1 + ...) = 0; None where no multipliers exist."""
        return 1 / self.pull if self.pull else None

    @property
    def fritz_john(self) -> tuple[float, float]:
        """lambda_0 of the objective and lambda of each constraint: they add up to 1, and their combination is 0."""
        total = self.pull + self.constraints
        return self.pull / total, 1 / total

    @property
    def combination(self) -> Reals:
        """lambda_0 grad f + lambda (grad g_1 + ...), `(2,)`."""
        objective, each = self.fritz_john
        return np.asarray(objective * np.array(OBJECTIVE) + each * self.gradients.sum(axis=0))

    @property
    def has_interior(self) -> bool:
        """Slater's condition: does some point satisfy every constraint strictly?"""
        return self.problem == "lines" or self.r > 0


def constrained(problem: str, r: float) -> ConstrainedRun:
    """The `problem`, a key of PROBLEMS, whose feasible set reaches `r` to the left of the origin."""
    gradients = {
        "disc": [[-2 * r, 0.0]],
        "discs": [[-2 * r, -2.0], [-2 * r, 2.0]],
        "lines": [[-1.0, 0.5], [-1.0, -0.5]],
    }
    return ConstrainedRun(problem, r, np.array(gradients[problem]))
