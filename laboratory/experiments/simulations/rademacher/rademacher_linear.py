"""Linear predictors beside all signs: examples at right angles use the bound up."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._all_signs import all_signs


def complexity(rng: np.random.Generator, setting: Setting) -> Measured:
    """The best weights point along the signed sum, so that its mean length over all signs is all that counts."""
    m, dimension = int(setting["m"]), int(setting["dimension"])
    radius, norm = float(setting["radius"]), float(setting["norm"])
    x = rng.normal(size=(m, dimension))
    if setting["examples"] == "right angles":
        x = np.linalg.qr(x.T)[0].T
    x *= radius / np.linalg.norm(x, axis=1, keepdims=True)
    lengths = np.linalg.norm(all_signs(m) @ x, axis=1)
    return Measured(norm * float(lengths.mean()) / m, {"m": m, "radius": radius, "norm": norm})


SIMULATION = Simulation(
    title="Complexity of linear predictors",
    claim="The complexity, a mean over all signs, never exceeds the bound; examples at right angles reach it.",
    world="Examples have length ρ, in directions that are drawn; the class holds all weights up to length B, and the "
    "mean is taken over all signs there are.",
    kind="sure",
    one_run=complexity,
    settings=(
        {"examples": "right angles", "m": 8, "dimension": 8, "radius": 1, "norm": 10},
        {"examples": "drawn", "m": 8, "dimension": 3, "radius": 2, "norm": 1},
        {"examples": "drawn", "m": 9, "dimension": 1, "radius": 1, "norm": 1},
    ),
    runs=60,
)
