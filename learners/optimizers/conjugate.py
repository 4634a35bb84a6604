"""What conjugate gradients did beyond a `Run`: directions, steps, and the betas of all the formulas."""

from dataclasses import dataclass, field

import numpy as np

from learners.optimizers.objective import Vector
from learners.optimizers.run import Run

FORMULAS = ("FR", "PR", "PR+", "HS")


@dataclass(frozen=True, eq=False)
class SearchedRun(Run):
    """A run of T steps along p_1, ..., p_T, each found by a line search: w_(t+1) = w_t + eta_t p_t.

    Attributes
    ----------
    searched : `(T, n)`, p_t.
    etas : `(T,)`, the steps.
    cosines : `(T,)`, of the angles between p_t and -g_t.
    evaluations : values and gradients looked at by the line searches.
    """

    searched: Vector
    etas: Vector
    cosines: Vector
    evaluations: int


@dataclass(frozen=True, eq=False)
class ConjugateRun(SearchedRun):
    """The same with p_(t+1) = -g_(t+1) + beta_t p_t.

    Attributes
    ----------
    betas : `(T,)`, what made p_t of p_(t-1), 0 at the start and where the search began anew.
    formulas : `(T, 4)`, what FR, PR, PR+ and HS would have been there; nan at the start.
    restarts : the numbers t, counted from 0, of the steps that began anew with p_t = -g_t, without the first.
    """

    betas: Vector
    formulas: Vector
    restarts: tuple[int, ...]


@dataclass
class Trace:
    """The same as lists while the run is on."""

    searched: list[Vector] = field(default_factory=list)
    slopes: list[float] = field(default_factory=list)
    etas: list[float] = field(default_factory=list)
    cosines: list[float] = field(default_factory=list)
    betas: list[float] = field(default_factory=list)
    formulas: list[Vector] = field(default_factory=list)
    restarts: list[int] = field(default_factory=list)
    evaluations: int = 0

    def result(self, run: Run) -> ConjugateRun:
        """The run with this trace; a last direction along which there was no step is left out."""
        T, n = run.steps, run.path.shape[1]
        return ConjugateRun(
            **vars(run),
            searched=np.array(self.searched[:T]).reshape(T, n),
            etas=np.array(self.etas[:T]),
            cosines=np.array(self.cosines[:T]),
            betas=np.array(self.betas[:T]),
            formulas=np.array(self.formulas[:T]).reshape(T, len(FORMULAS)),
            restarts=tuple(t for t in self.restarts if t < T),
            evaluations=self.evaluations,
        )


def all_betas(gradient: Vector, before: Vector, p: Vector) -> Vector:
    """FR, PR, PR+ and HS `(4,)` from the gradients after and before a step along p, all `(n,)`; nan for x / 0."""
    change, length = gradient - before, float(before @ before)
    across = float(p @ change)
    nan = float("nan")
    fletcher_reeves = float(gradient @ gradient) / length if length else nan
    polak_ribiere = float(gradient @ change) / length if length else nan
    hestenes_stiefel = float(gradient @ change) / across if across else nan
    return np.array([fletcher_reeves, polak_ribiere, max(0.0, polak_ribiere), hestenes_stiefel])


def cosine(p: Vector, gradient: Vector) -> float:
    """The cosine of the angle between p and minus the gradient, both `(n,)` and not 0."""
    return float(-(p @ gradient) / (np.linalg.norm(p) * np.linalg.norm(gradient)))
