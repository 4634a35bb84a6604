"""How far the dual of a support vector machine is solved."""

from typing import Annotated

from learners.shared.arguments import integer, real
from learners.shared.words import Steps, Tolerance


class ToPrecision:
    """Solves the dual until its optimality conditions hold.

    Parameters
    ----------
    tol : real > 0
        The violation of the optimality conditions, in units of y f(x), at which the multipliers are good enough.
    max_iter : int >= 1
        The most steps of the solver.

    Attributes
    ----------
    n_iter_ : int, steps of the solver; 1 where none was needed.
    """

    tol: Annotated[Tolerance, "violation of the conditions to stop at"]
    max_iter: Annotated[Steps, "most steps of the solver"]
    n_iter_: int

    def _precision(self) -> tuple[float, int]:
        """The arguments; ValueError on a bad one."""
        tolerance = real(self, "tol", above=0)
        return tolerance, integer(self, "max_iter", 1)
