"""What training learned, tried on held-out examples: the distance of error and risk."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.validation._held_out_threshold import WORLD, risk_and_error


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Either way, training and validation examples being drawn anew."""
    risk, error = risk_and_error(rng, int(setting["m"]))
    return Measured(abs(risk - error), dict(setting))


SIMULATION = Simulation(
    title="A validation set, on both sides",
    claim="The validation error differs from the risk of the learned hypothesis by more than the bound in at most δ of "
    "the runs.",
    world=WORLD,
    kind="confident",
    one_run=distance,
    settings=({"m": 100, "delta": 0.1}, {"m": 40, "delta": 0.3}),
    runs=800,
)
