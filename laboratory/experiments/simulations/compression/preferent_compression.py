"""The points of a sample that no other point exceeds in both coordinates: a compression of random size."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def chance_of_change(rng: np.random.Generator, setting: Setting) -> Measured:
    """A new point changes the compression if it is not exceeded either: it lies above a staircase."""
    m, delta = int(setting["m"]), float(setting["delta"])
    points = rng.random((m, 2))
    points = points[np.argsort(-points[:, 0])]
    before = np.concatenate([[0.0], np.maximum.accumulate(points[:, 1])[:-1]])
    kept = points[points[:, 1] > before]
    heights = np.diff(np.concatenate([[0.0], kept[:, 1]]))
    return Measured(float(1 - kept[:, 0] @ heights), {"m": m, "delta": delta, "size": len(kept)})


SIMULATION = Simulation(
    title="Undominated points",
    claim="The probability that a new point changes the compression exceeds the bound in at most δ of the runs.",
    world="Points are uniform on the unit square. What is exceeded by a point of the sample stays so when others "
    "join: the compression is preferent; no two points are alike.",
    kind="confident",
    one_run=chance_of_change,
    settings=({"m": 20, "delta": 0.5}, {"m": 200, "delta": 0.2}),
    runs=500,
)
