"""Whether a claimed solution is one: the residual of every optimality condition, and which are broken."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Certificate:
    """The Karush-Kuhn-Tucker conditions at a claimed solution of a convex problem.

    Attributes
    ----------
    residuals : by how much each condition is broken, by its name; 0 where it holds.
    tolerance : what counts as rounding.
    """

    residuals: Mapping[str, float]
    tolerance: float

    @property
    def violated(self) -> tuple[str, ...]:
        """The conditions broken by more than rounding, the worst first."""
        broken = [name for name, residual in self.residuals.items() if not residual <= self.tolerance]
        return tuple(sorted(broken, key=lambda name: -self.residuals[name]))

    @property
    def optimal(self) -> bool:
        """Whether all conditions hold: the problem being convex, the claim is then a solution."""
        return not self.violated

    @property
    def verdict(self) -> str:
        """One sentence."""
        if self.optimal:
            return f"Optimal: every condition holds to {self.tolerance:g}."
        worst = self.violated[0]
        return f"Not optimal: {worst} is broken by {self.residuals[worst]:.4g}."
