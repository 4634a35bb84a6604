"""A threshold rebuilt from one example and a message: how many grid steps it lies to the right of it."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The rule puts the threshold as far to the right of the last 1 as the sample allows: the worst for the message."""
    m, bits, delta = int(setting["m"]), int(setting["bits"]), float(setting["delta"])
    x = rng.random(m)
    ones, zeros = x[x < 0.5], x[x >= 0.5]
    start = ones.max(initial=0.0)
    room = zeros.min(initial=1.0) - start
    jumps = np.floor(room * float(setting["grid"]))
    threshold = start + min(jumps, 2**bits - 1) / float(setting["grid"])
    return Measured(abs(threshold - 0.5), {"m": m, "delta": delta, "size": 1, "bits": bits})


SIMULATION = Simulation(
    title="Compression with a message",
    claim="The true risk exceeds the bound in at most δ of the runs.",
    world="Examples are uniform on [0, 1], labelled by a threshold at 1/2; the hypothesis is given by the largest "
    "example labelled 1 and a number of grid steps of b bits, and makes no mistake on the others.",
    kind="confident",
    one_run=risk,
    settings=(
        {"m": 30, "bits": 3, "delta": 0.2, "grid": 100},
        {"m": 10, "bits": 0, "delta": 0.5, "grid": 10},
        {"m": 100, "bits": 6, "delta": 0.1, "grid": 1000},
    ),
    runs=500,
)
