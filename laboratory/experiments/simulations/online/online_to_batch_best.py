"""From online to batch: the one play that does best on the examples it has not seen, with fewer examples counted."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import risk
from laboratory.experiments.simulations.online._running_mean import SETTINGS, WORLD, plays


def risk_of_the_chosen(rng: np.random.Generator, setting: Setting) -> Measured:
    """Each play is tested on its own example and the later ones."""
    m, delta = int(setting["m"]), float(setting["delta"])
    z, played = plays(rng, m)
    left = m - np.arange(m)
    losses = np.abs(played[:, None] - z)
    error = np.triu(losses).sum(axis=1) / left
    chosen = int(np.argmin(error + np.sqrt(np.log(2 * m * (m + 1) / delta) / (2 * left))))
    inputs = {"m": m, "delta": delta, "online_loss": float(np.abs(played - z).mean())}
    return Measured(float(risk(played[chosen])), inputs)


SIMULATION = Simulation(
    title="From online to batch, the best play",
    claim="The risk of the chosen play exceeds the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_chosen,
    settings=SETTINGS,
    runs=200,
)
