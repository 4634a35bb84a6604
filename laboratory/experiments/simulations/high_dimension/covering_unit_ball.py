"""Points dropped into a ball, each kept if it is far from all kept before."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

DROPPED = 2000


def log_kept(rng: np.random.Generator, setting: Setting) -> Measured:
    """Kept points are more than ε apart; when no more can be added they are a net of width ε."""
    n, width = int(setting["n"]), float(setting["width"])
    points = rng.normal(size=(DROPPED, n))
    points *= rng.random((DROPPED, 1)) ** (1 / n) / np.linalg.norm(points, axis=1, keepdims=True)
    kept = points[:1]
    for point in points[1:]:
        if np.linalg.norm(kept - point, axis=1).min() > width:
            kept = np.vstack([kept, point])
    return Measured(float(np.log(len(kept))), {"n": n, "width": width})


SIMULATION = Simulation(
    title="A net of the ball",
    claim="The logarithm of the number of points kept never exceeds the bound.",
    world="Points are uniform in the Euclidean unit ball.",
    kind="sure",
    one_run=log_kept,
    settings=({"n": 1, "width": 0.01}, {"n": 2, "width": 0.2}, {"n": 5, "width": 1.0}),
    runs=5,
)
