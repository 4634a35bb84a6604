"""The width that adapts to the variance seen, on losses that are mostly small."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap_beside_variance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses by a beta distribution of mean `first` / (`first` + `second`)."""
    m, first, second = int(setting["m"]), float(setting["first"]), float(setting["second"])
    losses = rng.beta(first, second, size=m)
    inputs = {"m": m, "delta": setting["delta"], "variance": float(losses.var(ddof=1))}
    return Measured(first / (first + second) - float(losses.mean()), inputs)


SIMULATION = Simulation(
    title="The variance that was seen",
    claim="The true mean loss exceeds the mean of the sample by more than the bound in at most δ of the runs.",
    world="Losses are independent draws of one beta distribution, which lies in [0, 1].",
    kind="confident",
    one_run=gap_beside_variance,
    settings=(
        {"m": 100, "delta": 0.1, "first": 0.3, "second": 3},
        {"m": 30, "delta": 0.3, "first": 0.5, "second": 0.5},
    ),
    runs=1_000,
)
