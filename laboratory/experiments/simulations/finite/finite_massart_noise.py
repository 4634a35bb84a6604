"""Labels that are wrong with a bounded probability: minimizing over a grid of thresholds."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

GRID = np.linspace(0, 1, 21)
TRUE = 0.5


def worst_excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """Among thresholds of equally few mistakes the minimizer takes the worst."""
    m, margin = int(setting["m"]), float(setting["noise_margin"])
    x = rng.random(m)
    labels = (x >= TRUE) ^ (rng.random(m) < (1 - margin) / 2)
    errors = ((x[:, None] >= GRID) != labels[:, None]).sum(axis=0)
    distance = float(np.abs(GRID - TRUE)[errors == errors.min()].max())
    return Measured(margin * distance, dict(setting) | {"ln_size": float(np.log(GRID.size))})


SIMULATION = Simulation(
    title="Bounded label noise",
    claim="The minimizer's risk exceeds the best of the class by more than the bound in at most δ of the runs.",
    world="Examples are independent and uniform; labels are flipped with probability (1 - h)/2 everywhere, and the "
    "true threshold is on the grid.",
    kind="confident",
    one_run=worst_excess,
    settings=({"m": 100, "delta": 0.1, "noise_margin": 0.6}, {"m": 500, "delta": 0.3, "noise_margin": 0.2}),
    runs=500,
)
