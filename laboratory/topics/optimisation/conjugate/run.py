"""Conjugate gradients with a search for steps that satisfy Wolfe's conditions, and Zoutendijk's sum."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import theorems
from laboratory.topics.optimisation.conjugate.losses import QUADRATICS, Minimand, loss
from learners.optimizers import optimizers
from learners.optimizers.conjugate import ConjugateRun, SearchedRun
from learners.optimizers.run import Run
from learners.shared.arrays import Reals

FORMULAS = {
    "FR": "FR, Fletcher–Reeves",
    "PR": "PR, Polak–Ribière",
    "PR+": "PR+, the same but β ≥ 0",
    "HS": "HS, Hestenes–Stiefel",
}
DESCENT, QUASI_NEWTON, EXACT = "GD", "BFGS", "CG"
METHODS = {DESCENT: "Gradient descent", **FORMULAS, QUASI_NEWTON: "BFGS, quasi-Newton"}
TOLERANCE = 1e-6


@dataclass(frozen=True, eq=False)
class Searches:
    """Runs on one loss from one start, each step found by the same line search.

    Attributes
    ----------
    loss : what is minimized, from where.
    decrease, curvature : c1 < c2, the constants of Wolfe's conditions; `strong`, whether the strong ones are required.
    restart : after how many steps each begins anew, 0 for never but where a direction would climb.
    formula : the key of the selected run.
    runs : by key of `METHODS`; on quadratics also `EXACT`, linear conjugate gradients with exact steps.
    steepest : gradient descent with exact steps, on quadratics.
    """

    kind: str
    loss: Minimand
    decrease: float
    curvature: float
    strong: bool
    restart: int
    formula: str
    runs: Mapping[str, SearchedRun]
    steepest: Run | None

    @property
    def selected(self) -> ConjugateRun:
        """The run of the selected formula."""
        run = self.runs[self.formula]
        assert isinstance(run, ConjugateRun)
        return run

    @property
    def room(self) -> float:
        """How far the start lies above the infimum."""
        return float(self.selected.values[0]) - self.loss.infimum

    @property
    def inputs(self) -> dict[str, float]:
        """The inputs of Zoutendijk's theorem."""
        constants = {"decrease": self.decrease, "curvature": self.curvature}
        return {"smoothness": self.loss.smoothness, "start": self.room, **constants}

    @property
    def bound(self) -> float:
        """The bound on Zoutendijk's sum: L (f(w_0) - inf f) / (c1 (1 - c2))."""
        return float(theorems["zoutendijk"](**self.inputs)) if self.room > 0 else 0.0

    @property
    def admissible(self) -> bool:
        """Does every step of the selected run satisfy both conditions?"""
        shares, slopes = self.wolfe
        lowest = -self.curvature if self.strong else -np.inf
        return bool((shares >= self.decrease).all() and (slopes <= self.curvature).all() and (slopes >= lowest).all())

    @cached_property
    def wolfe(self) -> tuple[Reals, Reals]:
        """What Armijo's and the curvature condition bound, `(T,)` each, for the selected run.

        The decrease of f over eta times the slope at the step's start; the slope at its end over that at its start.
        """
        run = self.selected
        gradients = np.array([self.loss.objective.gradient(w) for w in run.path])
        before = np.einsum("ij,ij->i", gradients[:-1], run.searched)
        after = np.einsum("ij,ij->i", gradients[1:], run.searched)
        return np.diff(run.values) / (run.etas * before), after / before

    def gaps(self, method: str) -> Reals:
        """The loss above its infimum, `(T + 1,)`; never below 0, where rounding would put it."""
        return np.maximum(0.0, self.runs[method].values - self.loss.infimum)

    def sums(self, method: str) -> Reals:
        """Zoutendijk's sum of cos^2 ||g||^2 after each step, `(T,)`."""
        run = self.runs[method]
        return np.cumsum((run.cosines * run.gradient_norms[: run.steps]) ** 2)

    def reached(self, method: str) -> bool:
        """Did it bring the gradient to the tolerance?"""
        return self.runs[method].stopped_by == "small gradient"


def conjugate(
    kind: str, formula: str, decrease: float, curvature: float, condition: float, others: tuple[str, ...],
    steps: int, restart: int, weak: bool, seed: int,
) -> Searches:  # fmt: skip
    """Run `formula` and `others` for at most `steps` steps each; `restart` 0: only where a direction would climb."""
    what = loss(kind, condition, seed)
    search = {"decrease": decrease, "curvature": curvature, "strong": not weak, "tolerance": TOLERANCE}
    methods = {
        name: optimizers["nonlinear_conjugate_gradient"](formula=name, restart=restart, **search)
        for name in FORMULAS
        if name == formula or name in others
    }
    if DESCENT in others:  # restarted at every step, it follows minus the gradient
        methods = {DESCENT: optimizers["nonlinear_conjugate_gradient"](restart=1, **search), **methods}
    if QUASI_NEWTON in others:
        methods[QUASI_NEWTON] = optimizers["bfgs"](**search)
    steepest = None
    if kind in QUADRATICS:
        methods[EXACT] = optimizers["linear_conjugate_gradient"](tolerance=TOLERANCE)
        steepest = optimizers["steepest_descent"](tolerance=TOLERANCE).minimize(what.objective, what.start, steps)
    runs = {name: method.minimize(what.objective, what.start, steps) for name, method in methods.items()}
    return Searches(kind, what, decrease, curvature, not weak, restart, formula, runs, steepest)
