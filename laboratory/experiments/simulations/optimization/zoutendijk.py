"""Conjugate gradients with a Wolfe search on smooth functions whose minimum and constants are known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.optimization._smooth_functions import random_function
from learners.optimizers.nonlinear_conjugate_gradient import NonlinearConjugateGradient
from learners.optimizers.objective import Objective

SHORT = 1e-5  # a gradient so short that rounding would soon decide about Armijo's condition


def used_up(rng: np.random.Generator, setting: Setting) -> Measured:
    """The sum over all steps."""
    function = random_function(rng, mu=0.01)
    c1, c2 = float(setting["decrease"]), float(setting["curvature"])
    objective = Objective("a smooth function", function.value, function.gradient, np.zeros_like(function.best))
    search = NonlinearConjugateGradient(str(setting["formula"]), c1, c2, strong=False, tolerance=SHORT)
    run = search.minimize(objective, objective.start, int(setting["most"]))
    used = float(((run.cosines * run.gradient_norms[: run.steps]) ** 2).sum())
    inputs = {"smoothness": function.smoothness, "start": float(run.values[0]), "decrease": c1, "curvature": c2}
    return Measured(used, inputs)


SIMULATION = Simulation(
    title="Zoutendijk's sum of conjugate gradients",
    claim="The sum of squared gradients, each by the squared cosine of its angle to the step, never exceeds the bound.",
    world="Huber losses of linear functions that all vanish at one point are smooth, with constants that are computed; "
    "conjugate gradients begin at 0 and search each direction for a step with both weak Wolfe conditions.",
    kind="sure",
    one_run=used_up,
    settings=(
        {"formula": "FR", "decrease": 0.1, "curvature": 0.9, "most": 60},
        {"formula": "PR+", "decrease": 0.25, "curvature": 0.4, "most": 60},
        {"formula": "HS", "decrease": 0.7, "curvature": 0.8, "most": 60},
    ),
    runs=60,
)
