"""One result is the best, all others are just as bad as may not happen often."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation


def utility_lost(rng: np.random.Generator, setting: Setting) -> Measured:
    """The others lose slightly more than the bound, so that the bound fails as often as it can."""
    results, privacy, sensitivity = int(setting["results"]), float(setting["privacy"]), float(setting["sensitivity"])
    inputs = {name: setting[name] for name in ("privacy", "sensitivity", "delta")} | {"ln_results": np.log(results)}
    worse = 1.001 * float(theorems["exponential_mechanism"](**inputs))
    weight = np.exp(-privacy * worse / (2 * sensitivity))  # beside the best one's, which is 1
    drawn_worse = rng.random() < (results - 1) * weight / (1 + (results - 1) * weight)
    return Measured(worse if drawn_worse else 0.0, inputs)


SIMULATION = Simulation(
    title="The exponential mechanism",
    claim="The loss of utility exceeds the bound in at most the share β of the draws.",
    world="Results are drawn by the mechanism's own probabilities, from utilities that make failures most frequent.",
    kind="confident",
    one_run=utility_lost,
    settings=(
        {"results": 10, "sensitivity": 1.0, "privacy": 0.5, "delta": 0.2},
        {"results": 1000, "sensitivity": 0.01, "privacy": 2.0, "delta": 0.4},
    ),
    runs=1_000,
)
