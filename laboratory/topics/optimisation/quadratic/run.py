"""Conjugate gradients against gradient descent, both with exact steps, on quadratics."""

from dataclasses import dataclass, replace

import numpy as np

from bounds import theorems
from learners.optimizers import optimizers
from learners.optimizers.conjugate import ConjugateRun
from learners.optimizers.objective import Objective
from learners.optimizers.objectives import quadratic
from learners.optimizers.run import Run
from learners.shared.arrays import Reals

QUADRATICS = {"plane": "In the plane", "spread": "Six equally spaced curvatures", "hilbert": "Hilbert matrix, 6 × 6"}
TURN = np.pi / 6
SIZE = 6
TOLERANCE = 1e-12
ROUND = 1e-9  # what eigenvalues of equal curvatures differ by


@dataclass(frozen=True, eq=False)
class Race:
    """Both on half of (w - c)'H(w - c).

    Attributes
    ----------
    objective : with `minimizer` c and Hessian H `(n, n)`.
    conjugate, steepest : their runs; conjugate gradients stop once the gradient is 0 but for rounding.
    """

    kind: str
    objective: Objective
    hessian: Reals
    conjugate: ConjugateRun
    steepest: Run

    @property
    def best(self) -> Reals:
        """The lowest point `(n,)`."""
        return np.asarray(self.objective.minimizer, np.float64)

    @property
    def curvatures(self) -> Reals:
        """H's eigenvalues `(n,)`, ascending."""
        return np.asarray(np.linalg.eigvalsh(self.hessian))

    @property
    def condition(self) -> float:
        """The largest over the smallest."""
        return float(self.curvatures[-1] / self.curvatures[0])

    @property
    def has_found_it(self) -> bool:
        """Whether conjugate gradients reach the lowest point, but for rounding."""
        return self.conjugate.stopped_by == "small gradient"

    @property
    def have_both_found_it(self) -> bool:
        """Whether gradient descent reaches it too: few steps do where the condition number is near 1."""
        return self.has_found_it and self.steepest.stopped_by == "small gradient"

    @property
    def is_round(self) -> bool:
        """Whether all curvatures are equal, but for rounding."""
        return self.condition < 1 + ROUND

    def gaps(self, run: Run) -> Reals:
        """Values along a run above the minimum, `(T + 1,)`; never below 0, where rounding would put them."""
        return np.maximum(0.0, run.values - float(self.objective.minimum or 0.0))

    def axes(self, level: float) -> Reals:
        """Semi-axes of a level line, rows `(n, n)`: eigenvectors of length sqrt(2 level / lambda)."""
        values, vectors = np.linalg.eigh(self.hessian)
        return np.asarray(vectors.T * np.sqrt(2 * level / values)[:, np.newaxis])

    @property
    def bounds(self) -> Reals:
        """The theorem's bound on the gaps of exact gradient descent, `(T + 1,)`."""
        gaps = self.gaps(self.steepest)
        later = np.arange(1, len(gaps))
        if gaps[0] == 0:
            return np.zeros_like(gaps)
        bounds = theorems["steepest_descent"](steps=later, kappa=max(1.0, self.condition), start=gaps[0])
        return np.concatenate([gaps[:1], bounds])


def race(kind: str, condition: float, steps: int) -> Race:
    """Run both for at most `steps` steps; `condition` >= 1 is the plane's condition number and that of "spread"."""
    objective = _objective(kind, condition)
    H = objective.hessian(objective.start) if objective.hessian is not None else np.eye(len(objective.start))
    conjugate = optimizers["linear_conjugate_gradient"](tolerance=TOLERANCE)
    steepest = optimizers["steepest_descent"](tolerance=TOLERANCE)
    return Race(
        kind,
        objective,
        H,
        conjugate.minimize(objective, objective.start, steps),
        steepest.minimize(objective, objective.start, steps),
    )


def conjugacy(run: ConjugateRun, hessian: Reals) -> Reals:
    """|p_s' H p_t|, scaled so that the diagonal is 1, `(T, T)`: 0 elsewhere where directions are conjugate."""
    gram = run.searched @ hessian @ run.searched.T
    sizes = np.sqrt(np.diag(gram))
    return np.asarray(np.abs(gram / np.outer(sizes, sizes)))


def _objective(kind: str, condition: float) -> Objective:
    """The plane starts where exact gradient descent is slowest: at equal slopes along both axes."""
    if kind == "plane":
        turned = np.array([[np.cos(TURN), -np.sin(TURN)], [np.sin(TURN), np.cos(TURN)]])
        valley = quadratic((1.0, condition), TURN, turned @ np.array([2.0, 0.0]))
        return replace(valley, start=valley.minimizer + turned @ np.array([-2.0, 2.0 / condition]))
    if kind == "spread":
        return quadratic(np.linspace(1, condition, SIZE))
    if kind != "hilbert":
        options = ", ".join(QUADRATICS)
        raise ValueError(f"the quadratic must be one of {options}; got {kind!r}")
    rows = np.arange(SIZE)
    H = 1 / (rows[:, np.newaxis] + rows + 1)
    return Objective(
        title=QUADRATICS[kind],
        value=lambda w: float((w - 1) @ H @ (w - 1)) / 2,
        gradient=lambda w: H @ (w - 1),
        start=np.zeros(SIZE),
        hessian=lambda w: H,
        minimizer=np.ones(SIZE),
        minimum=0.0,
    )
