"""Losses that bend the scores by a slope of at most L: their complexity beside that of the scores."""

from collections.abc import Callable

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.rademacher._all_signs import all_signs

BENDS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "hinge": lambda scores: np.maximum(0, 1 - scores),
    "absolute": np.abs,
    "sine": np.sin,
    "steep": lambda scores: -3 * scores,
}


def complexity_of_the_losses(rng: np.random.Generator, setting: Setting) -> Measured:
    """Scores of a finite class on a few examples, drawn anew."""
    m, size = int(setting["m"]), int(setting["size"])
    scores = rng.normal(size=(size, m))
    signs = all_signs(m)
    complexity = float((signs @ scores.T).max(axis=1).mean()) / m
    bent = BENDS[str(setting["bend"])](scores)
    of_losses = float((signs @ bent.T).max(axis=1).mean()) / m
    return Measured(of_losses, {"rademacher": max(complexity, 0.0), "lipschitz": setting["lipschitz"]})


SIMULATION = Simulation(
    title="Contraction",
    claim="The complexity of the losses, a mean over all signs, never exceeds L times that of the scores.",
    world="A finite class of random scores, so that every supremum and the mean over all signs are exact; the losses "
    "are L-Lipschitz in the score.",
    kind="sure",
    one_run=complexity_of_the_losses,
    settings=(
        {"bend": "hinge", "lipschitz": 1, "m": 8, "size": 20},
        {"bend": "absolute", "lipschitz": 1, "m": 6, "size": 200},
        {"bend": "sine", "lipschitz": 1, "m": 3, "size": 5},
        {"bend": "steep", "lipschitz": 3, "m": 5, "size": 10},
    ),
    runs=40,
)
