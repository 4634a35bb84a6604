"""Margins chosen after the sample was seen, over a grid of any ratio."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.margin._unit_scores import SAYS, SETTINGS, WORLD, inputs_of, learned

MARGINS = np.linspace(0.05, 1, 20)


def risk_at_the_best_margin(rng: np.random.Generator, setting: Setting) -> Measured:
    """The margin at which the bound is smallest, chosen on the sample."""
    risk, margins = learned(rng, setting)
    ways = [inputs_of(setting, margins, float(gamma)) | {"radius": 1} | {"base": 2} for gamma in MARGINS]
    best = min(ways, key=lambda way: float(theorems["margin_all_grid"](**way)))
    return Measured(risk, best)


SIMULATION = Simulation(
    title="Any margin, over a grid",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_at_the_best_margin,
    settings=SETTINGS,
    runs=60,
)
