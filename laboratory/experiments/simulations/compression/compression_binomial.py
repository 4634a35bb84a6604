"""A threshold at each of the examples, with its mistakes on the others: all of them at once."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE, TRUE = 0.2, 0.4


def most_underestimated(rng: np.random.Generator, setting: Setting) -> Measured:
    """The threshold whose few mistakes are least likely at its risk: if one violates its bound, this one does."""
    from scipy.special import bdtr

    m = int(setting["m"])
    x = np.sort(rng.random(m))
    positive = (x >= TRUE) ^ (rng.random(m) < NOISE)
    ones, zeros = positive.astype(int), 1 - positive.astype(int)
    # Mistakes on the others: positive ones to the left, negative ones to the right.
    errors = np.cumsum(ones) - ones + np.cumsum(zeros[::-1])[::-1] - zeros
    risks = NOISE + (1 - 2 * NOISE) * np.abs(x - TRUE)
    worst = int(np.argmin(bdtr(errors, m - 1, risks)))
    inputs = {"m": m, "delta": setting["delta"], "size": 1, "errors": int(errors[worst])}
    return Measured(float(risks[worst]), inputs)


SIMULATION = Simulation(
    title="Compression to any one example",
    claim="The risk of some threshold at an example exceeds its bound in at most δ of the runs.",
    world="Examples are independent and uniform on [0, 1], with labels flipped with a fixed probability; the "
    "threshold at an example is rebuilt from that example.",
    kind="confident",
    one_run=most_underestimated,
    settings=({"m": 60, "delta": 0.1}, {"m": 20, "delta": 0.5}),
    runs=200,
)
