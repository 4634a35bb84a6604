"""Functions to which no single example matters much: a sum of unequal parts, and boxes that stay empty."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """The function less its mean, which is known exactly."""
    m = int(setting["m"])
    if setting["function"] == "weighted sum":
        changes = np.arange(1, m + 1) / m
        over = float(changes @ (rng.integers(2, size=m) - 0.5))
    else:
        boxes = int(setting["boxes"])
        changes = np.ones(m)
        filled = np.unique(rng.integers(boxes, size=m)).size
        over = boxes - filled - boxes * (1 - 1 / boxes) ** m
    return Measured(over, {"delta": setting["delta"], "squares": float(changes @ changes)})


SIMULATION = Simulation(
    title="Bounded differences",
    claim="The function exceeds its mean by more than the bound in at most δ of the runs.",
    world="Examples are independent: coins whose sum weighs the i-th by i/m, or balls thrown into boxes, of which "
    "one ball fills or empties one box at most.",
    kind="confident",
    one_run=excess,
    settings=(
        {"function": "weighted sum", "m": 60, "delta": 0.1},
        {"function": "empty boxes", "m": 60, "boxes": 60, "delta": 0.5},
    ),
    runs=800,
)
