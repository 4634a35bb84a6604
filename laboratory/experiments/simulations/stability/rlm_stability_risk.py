"""The gap of a regularized minimizer, bounded because one example moves it little."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.absolute_loss import WORLD, regularized_minimizer, risk


def gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """True mean loss less mean loss on the sample."""
    z = rng.random(int(setting["m"]))
    learned = regularized_minimizer(z, float(setting["lam"]))
    seen = float(np.abs(learned - z).mean())
    inputs = dict(setting) | {"lipschitz": 1, "radius": 1, "loss_bound": 1}
    return Measured(float(risk(np.array(learned))) - seen, inputs)


SIMULATION = Simulation(
    title="The gap of a regularized minimizer",
    claim="The true loss exceeds the loss on the sample by more than the bound in at most δ of the runs.",
    world=WORLD + " The minimizer lies between 0 and the largest example, so that losses lie in [0, 1].",
    kind="confident",
    one_run=gap,
    settings=({"m": 100, "delta": 0.1, "lam": 0.5}, {"m": 1000, "delta": 0.5, "lam": 0.2}),
    runs=300,
)
