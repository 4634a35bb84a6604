"""Random tables of points and hypotheses, read by rows and by columns."""

from itertools import product

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.growth._brute_force import vc_dimension


def dimension(rng: np.random.Generator, setting: Setting) -> Measured:
    """The worst table: a point for every word of labels of the hypotheses."""
    hypotheses = int(setting["hypotheses"])
    table = rng.integers(2, size=(hypotheses, int(setting["points"])))
    if setting["table"] == "worst":
        table = np.array(list(product((0, 1), repeat=hypotheses))).T
    return Measured(vc_dimension(table.T), {"d": vc_dimension(table)})


SIMULATION = Simulation(
    title="The dual class",
    claim="The dual's VC dimension never exceeds the bound, and reaches it in the worst case.",
    world="A table of labels has a row for every hypothesis and a column for every point; VC dimensions are found by "
    "trying all sets.",
    kind="sure",
    one_run=dimension,
    settings=(
        {"hypotheses": 3, "points": 0, "table": "worst"},
        {"hypotheses": 6, "points": 6, "table": "random"},
        {"hypotheses": 7, "points": 4, "table": "random"},
    ),
    runs=30,
)
