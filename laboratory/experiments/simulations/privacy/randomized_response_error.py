"""The share of a secret, estimated from answers that may be lies: how far off it is."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def error(rng: np.random.Generator, setting: Setting) -> Measured:
    """Everybody's bit and coin are drawn."""
    m, truth, share = int(setting["m"]), float(setting["truth"]), float(setting["share"])
    bits, honest = rng.random(m) < share, rng.random(m) < truth
    estimate = (np.mean(bits == honest) - 1 + truth) / (2 * truth - 1)
    return Measured(abs(float(estimate) - share), {"m": m, "truth": truth, "delta": setting["delta"]})


SIMULATION = Simulation(
    title="A share from randomized answers",
    claim="The estimated share is farther from the true one than the bound in at most δ of the runs.",
    world="Bits are drawn independently from one population, and every answer has a coin of its own.",
    kind="confident",
    one_run=error,
    settings=(
        {"m": 100, "truth": 0.75, "share": 0.3, "delta": 0.1},
        {"m": 400, "truth": 0.6, "share": 0.5, "delta": 0.5},
    ),
    runs=500,
)
