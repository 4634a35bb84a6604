"""What training learned, tried on held-out examples: the risk from above."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.validation._held_out_threshold import WORLD, risk_and_error


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Risk less validation error, training and validation examples being drawn anew."""
    risk, error = risk_and_error(rng, int(setting["m"]))
    return Measured(risk - error, dict(setting))


SIMULATION = Simulation(
    title="A validation set, from above",
    claim="The risk of the learned hypothesis exceeds its validation error by more than the bound in at most δ of the "
    "runs.",
    world=WORLD,
    kind="confident",
    one_run=gap,
    settings=({"m": 100, "delta": 0.1}, {"m": 40, "delta": 0.3}),
    runs=800,
)
