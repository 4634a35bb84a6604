"""The exact end of pass@k holds at least as often as it says."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def pass_beside_runs(rng: np.random.Generator, setting: Setting) -> Measured:
    """The problem stays; the runs are drawn."""
    runs, k, p = int(setting["runs"]), int(setting["k"]), float(setting["p"])
    right = int(rng.binomial(runs, p))
    return Measured(1 - (1 - p) ** k, {"runs": runs, "k": k, "delta": setting["delta"], "right": right})


SIMULATION = Simulation(
    title="Runs on one problem",
    claim="The probability that one of k fresh runs is right is above the end in at most δ of the cases.",
    world="Every run is right with the same probability, independently of the others.",
    kind="confident",
    one_run=pass_beside_runs,
    settings=({"runs": 20, "k": 5, "delta": 0.1, "p": 0.13}, {"runs": 100, "k": 10, "delta": 0.05, "p": 0.18}),
    runs=400,
)
