"""The smallest box around the positive examples: how often its risk is above the bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.tightest_box import WORLD, part_left_out


def risk_of_the_box(rng: np.random.Generator, setting: Setting) -> Measured:
    """What the smallest box leaves out of the target."""
    m, n = int(setting["m"]), int(setting["n"])
    risk = part_left_out(rng, m, n, float(setting["p"]))
    return Measured(risk, {"m": m, "n": n, "delta": setting["delta"]})


SIMULATION = Simulation(
    title="Axis-aligned rectangles",
    claim="The risk of the smallest box around the positive examples exceeds the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_box,
    settings=(
        {"m": 100, "n": 2, "p": 0.7, "delta": 0.1},
        {"m": 30, "n": 1, "p": 1, "delta": 0.5},
        {"m": 200, "n": 5, "p": 0.9, "delta": 0.1},
    ),
    runs=400,
)
