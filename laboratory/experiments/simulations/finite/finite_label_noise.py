"""Labels flipped nearly as often as not: how far from the target the fewest disagreements lead."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def distance_of_the_worst_minimizer(rng: np.random.Generator, setting: Setting) -> Measured:
    """All but the target are equally far from it; at a tie one of them is taken."""
    m, noise = int(setting["m"]), float(setting["noise"])
    distance, others = float(setting["distance"]), int(setting["hypotheses"]) - 1
    turned = int(rng.binomial(m, noise))
    # A hypothesis agrees with a turned label where it differs from the target, and only there.
    more = rng.binomial(m - turned, distance, size=others) - rng.binomial(turned, distance, size=others)
    inputs = {"m": m, "delta": setting["delta"], "noise": noise, "ln_size": math.log(others + 1)}
    return Measured(distance if int(more.min()) <= 0 else 0.0, inputs)


SIMULATION = Simulation(
    title="Labels flipped at random",
    claim="A hypothesis of fewest disagreements differs from the target by more than the bound in at most δ of the "
    "runs.",
    world="An example is one uniform number for each hypothesis, which differs from the target where its number is "
    "below its distance; labels are the target's, each flipped independently with probability η.",
    kind="confident",
    one_run=distance_of_the_worst_minimizer,
    settings=(
        {"m": 600, "delta": 0.5, "noise": 0.4, "hypotheses": 200, "distance": 0.4},
        {"m": 500, "delta": 0.1, "noise": 0.3, "hypotheses": 50, "distance": 0.09},
    ),
    runs=500,
)
