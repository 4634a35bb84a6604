"""The spread of losses, by that on the sample."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def true_spread(rng: np.random.Generator, setting: Setting) -> Measured:
    """Beside the sample's variance, with m - 1 below the line."""
    m, risk = int(setting["m"]), float(setting["risk"])
    losses = rng.random(m) < risk
    inputs = {"m": m, "delta": setting["delta"], "variance": float(losses.var(ddof=1))}
    return Measured(float(np.sqrt(risk * (1 - risk))), inputs)


SIMULATION = Simulation(
    title="The losses' standard deviation",
    claim="The true standard deviation exceeds the bound in at most δ of the runs.",
    world="Losses of 0 or 1 of a hypothesis fixed beforehand, independent, so that their true standard deviation is "
    "known.",
    kind="confident",
    one_run=true_spread,
    settings=({"m": 50, "delta": 0.1, "risk": 0.1}, {"m": 4, "delta": 0.5, "risk": 0.5}),
    runs=500,
)
