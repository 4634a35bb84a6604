"""The candidate chosen on the validation set; and its validation error taken for an estimate of its risk."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def distance_of_the_chosen(rng: np.random.Generator, setting: Setting) -> Measured:
    """All candidates guess; the one with the fewest mistakes is chosen."""
    m, k = int(setting["m"]), int(setting["k"])
    chosen = int(rng.binomial(m, 0.5, size=k).min())
    return Measured(abs(0.5 - chosen / m), {"m": m, "delta": setting["delta"], "k": k})


def as_if_not_chosen(m: int, delta: float, k: int) -> float:
    """The number of candidates left out."""
    return math.sqrt(math.log(2 / delta) / (2 * m))


SIMULATION = Simulation(
    title="Chosen on the validation set",
    claim="The validation error of the chosen one differs from its risk by more than the bound in at most δ of the "
    "runs.",
    world="Candidates are fixed before the validation examples are drawn and misclassify half of them, independently.",
    kind="confident",
    one_run=distance_of_the_chosen,
    settings=({"m": 200, "delta": 0.05, "k": 100}, {"m": 50, "delta": 0.1, "k": 60}),
    runs=1_000,
    misprint=Misprinted("the bound of one model, taken for the chosen one", as_if_not_chosen),
)
