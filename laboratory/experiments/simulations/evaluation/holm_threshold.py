"""Holm's method on p-values that exclude each other near 0: its level is used up."""

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def first_true(rng: np.random.Generator, setting: Setting) -> Measured:
    """The true hypotheses share one uniform number, turned by equal parts of a circle: each p-value is uniform."""
    k, true = int(setting["k"]), int(setting["true"])
    of_true = (rng.random() + np.arange(true) / true) % 1
    of_false = rng.random(k - true) * float(setting["delta"]) / k
    smallest = float(of_true.min())
    rank = 1 + int((of_false < smallest).sum())
    return Measured(smallest, {"k": k, "rank": rank, "delta": setting["delta"]})


SIMULATION = Simulation(
    title="p-values that exclude each other",
    claim="The first true hypothesis has a p-value below what Holm's method holds it against in at most δ of the runs.",
    world="Each p-value of a true hypothesis is uniform, and never are two of them small at once; those of false ones "
    "are tiny.",
    kind="confident",
    one_run=first_true,
    settings=({"k": 10, "true": 10, "delta": 0.1}, {"k": 8, "true": 3, "delta": 0.2}),
    runs=400,
    misprint=Misprinted("every p-value held against δ, as if it were the only one", lambda k, rank, delta: delta),
)
