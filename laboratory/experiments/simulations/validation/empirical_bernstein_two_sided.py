"""The older width that adapts to the variance seen, on both sides."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def distance_beside_variance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses by a beta distribution of mean `first` / (`first` + `second`)."""
    m, first, second = int(setting["m"]), float(setting["first"]), float(setting["second"])
    losses = rng.beta(first, second, size=m)
    inputs = {"m": m, "delta": setting["delta"], "variance": float(losses.var())}
    return Measured(abs(first / (first + second) - float(losses.mean())), inputs)


SIMULATION = Simulation(
    title="The variance that was seen, on both sides",
    claim="The mean loss on the sample differs from the true one by more than the bound in at most δ of the runs.",
    world="Losses are independent draws of one beta distribution, which lies in [0, 1].",
    kind="confident",
    one_run=distance_beside_variance,
    settings=(
        {"m": 300, "delta": 0.1, "first": 0.3, "second": 3},
        {"m": 1000, "delta": 0.5, "first": 0.5, "second": 0.5},
    ),
    runs=500,
)
