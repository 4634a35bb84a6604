"""A consistent learner over a finite class, on the distribution that makes the union bound as tight as it can be."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def worst_consistent_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The domain falls into equally likely cells; hypothesis i misclassifies its own cells only, h* nowhere.

    Of the hypotheses that no example contradicts, the adversary's learner returns the one of largest risk.
    """
    m, wrong, cells = int(setting["m"]), int(setting["hypotheses"]), int(setting["cells"])
    seen = np.zeros(cells, bool)
    seen[rng.integers(cells, size=m)] = True
    each = cells // wrong
    survives = ~seen[: wrong * each].reshape(wrong, each).any(axis=1)
    risk = each / cells if survives.any() else 0.0
    return Measured(risk, {"m": m, "delta": setting["delta"], "ln_size": math.log(wrong + 1)})


SIMULATION = Simulation(
    title="The worst consistent hypothesis",
    claim=(
        "The risk of the worst hypothesis without training error exceeds (ln|H| + ln 1/δ)/m in at most δ of the runs."
    ),
    world="Examples are independent and uniform; one of the hypotheses labels them without error.",
    kind="confident",
    one_run=worst_consistent_risk,
    settings=(
        {"m": 30, "delta": 0.1, "hypotheses": 4, "cells": 40},
        {"m": 100, "delta": 0.05, "hypotheses": 10, "cells": 200},
        {"m": 45, "delta": 0.2, "hypotheses": 10, "cells": 100},
    ),
    runs=1_000,
)
