"""The regularized logistic loss of a sample as an objective, and the solvers that minimize it."""

from typing import Any

import numpy as np

from learners.optimizers.conjugate import ConjugateRun
from learners.optimizers.damped_newton import newton
from learners.optimizers.gradient_descent import GradientDescent
from learners.optimizers.nonlinear_conjugate_gradient import NonlinearConjugateGradient
from learners.optimizers.objective import Objective
from learners.optimizers.run import Run
from learners.shared.arrays import Reals


def logistic_loss(X: Reals, signs: Reals, penalties: Reals) -> Objective:
    """Mean of ln(1 + exp(-y <w, x>)) + sum of prices w^2 over X `(samples, features)`; prices `(features,)` >= 0."""
    rows, samples = signs[:, np.newaxis] * X, len(X)

    def value(w: Reals) -> float:
        return float(np.logaddexp(0.0, -(rows @ w)).mean() + penalties @ w**2)

    def gradient(w: Reals) -> Reals:
        slopes: Reals = 2 * penalties * w - np.exp(-np.logaddexp(0.0, rows @ w)) @ rows / samples
        return slopes

    def hessian(w: Reals) -> Reals:
        margins = rows @ w
        bends = np.exp(-np.logaddexp(0.0, margins) - np.logaddexp(0.0, -margins))
        curvatures: Reals = (rows.T * bends) @ rows / samples + 2 * np.diag(penalties)
        return curvatures

    largest = float(np.linalg.norm(X, 2)) ** 2 / (4 * samples) + 2 * float(penalties.max(initial=0.0))
    return Objective("Logistic loss", value, gradient, np.zeros(X.shape[1]), hessian=hessian, smoothness=largest)


def minimize(objective: Objective, start: Reals, settings: dict[str, Any]) -> tuple[Reals, dict[str, Any]]:
    """The last weights `(features,)` and what happened on the way."""
    run = _run(objective, start, settings)
    history: dict[str, Any] = {
        "objectives": run.values,
        "gradient_norms": run.gradient_norms,
        "weights_path": run.path,
        "norms": np.linalg.norm(run.path, axis=1),
        "smoothness": objective.smoothness,
        "stopped_by": run.stopped_by,
    }
    if isinstance(run, ConjugateRun):
        history |= {name: getattr(run, name) for name in ("etas", "betas", "cosines", "evaluations")}
        history["restarts"] = np.array(run.restarts, dtype=np.int64)
    return run.path[-1], history


def _run(objective: Objective, start: Reals, settings: dict[str, Any]) -> Run:
    steps, tolerance = settings["steps"], settings["tolerance"]
    if settings["solver"] == "newton":
        return newton(objective, start, steps, tolerance)
    if settings["solver"] == "gradient":
        rate = settings["rate"] / (objective.smoothness or 1.0)
        return GradientDescent(rate, tolerance).minimize(objective, start, steps)
    conjugate = NonlinearConjugateGradient(settings["formula"], restart=len(start), tolerance=tolerance)
    return conjugate.minimize(objective, start, steps)
