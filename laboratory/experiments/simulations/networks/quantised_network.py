"""One threshold unit whose weights are whole numbers of a few bits: every such network is tried."""

from functools import cache
from itertools import product

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE = 0.2
ANGLES = np.linspace(0, 2 * np.pi, 90, endpoint=False)
POINTS = np.column_stack([np.cos(ANGLES), np.sin(ANGLES), np.ones(ANGLES.size)])
TRUTH = POINTS[:, 0] + 0.3 > 0


@cache
def _answers(bits: int) -> np.ndarray:
    """What every unit says of every point; shape `(networks, points)`."""
    values = np.arange(2**bits) - 2 ** (bits - 1) + 0.5
    weights = np.array(list(product(values, repeat=POINTS.shape[1])))
    ones: np.ndarray = weights @ POINTS.T > 0
    return ones


def risk_of_the_luckiest(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the networks of fewest mistakes on the sample the one of largest risk."""
    m, bits = int(setting["m"]), int(setting["bits"])
    places = rng.integers(ANGLES.size, size=m)
    labels = TRUTH[places] ^ (rng.random(m) < NOISE)
    answers = _answers(bits)
    errors = (answers[:, places] != labels).mean(axis=1)
    risks = NOISE + (1 - 2 * NOISE) * (answers != TRUTH).mean(axis=1)
    inputs = {"m": m, "delta": setting["delta"], "parameters": POINTS.shape[1], "bits": bits}
    return Measured(float(risks[errors == errors.min()].max()), inputs | {"training_error": float(errors.min())})


SIMULATION = Simulation(
    title="A network of a few bits",
    claim="The risk of the network of smallest training error exceeds the bound in at most δ of the runs.",
    world="Examples are independent draws from equally likely points, some labels are flipped; the network is one "
    "unit with two weights and a bias, and all of its settings are tried.",
    kind="confident",
    one_run=risk_of_the_luckiest,
    settings=({"m": 60, "bits": 3, "delta": 0.1}, {"m": 20, "bits": 2, "delta": 0.5}),
    runs=200,
)
