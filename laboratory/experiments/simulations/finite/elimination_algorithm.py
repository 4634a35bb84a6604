"""The elimination algorithm on examples that seldom contradict a literal: its exact risk."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """All bits are 1 but for one, with the probability `rare`, any of them alike; the target is always true.

    So every example is positive, and what is kept of the negations after a bit that was 0 makes the risk large.
    """
    m, n, rare = int(setting["m"]), int(setting["n"]), float(setting["rare"])
    rows = 1 - np.vstack([np.zeros(n, int), np.eye(n, dtype=int)])  # all bits 1, then each of them 0
    chances = np.array([1 - rare, *[rare / n] * n])
    literals = np.hstack([rows, 1 - rows])
    kept = literals[rng.choice(n + 1, size=m, p=chances)].all(axis=0)
    wrong = ~literals[:, kept].all(axis=1)
    return Measured(float(chances @ wrong), {"m": m, "n": n, "delta": setting["delta"]})


SIMULATION = Simulation(
    title="Eliminating literals",
    claim="The risk of the conjunction that is left exceeds the bound in at most δ of the runs.",
    world="Examples are independent and labelled by the empty conjunction, which is always true; the learner deletes "
    "the literals that positive examples contradict.",
    kind="confident",
    one_run=risk,
    settings=(
        {"m": 60, "n": 3, "delta": 0.1, "rare": 0.6},
        {"m": 150, "n": 5, "delta": 0.5, "rare": 0.4},
    ),
    runs=1_000,
)
