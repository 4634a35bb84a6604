"""Sums of matrices with one entry of 1 or -1 at a random place, by their norms."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def norm(rng: np.random.Generator, setting: Setting) -> Measured:
    """The largest singular value; each summand's square is 1 in a random place of the diagonal."""
    m, rows, columns = (int(setting[name]) for name in ("summands", "rows", "columns"))
    total = np.zeros((rows, columns))
    places = rng.integers(0, rows, size=m), rng.integers(0, columns, size=m)
    np.add.at(total, places, rng.choice([-1.0, 1.0], size=m))
    inputs = {
        "delta": setting["delta"],
        "rows": rows,
        "columns": columns,
        "variance": m / min(rows, columns),
        "bound": 1,
    }
    return Measured(float(np.linalg.norm(total, 2)), inputs)


SIMULATION = Simulation(
    title="Sums of random matrices of any shape",
    claim="The norm of the sum exceeds the bound in at most δ of the runs.",
    world="Every summand has one entry, 1 or -1 with equal probabilities, at a place that is drawn uniformly.",
    kind="confident",
    one_run=norm,
    settings=(
        {"summands": 80, "rows": 4, "columns": 7, "delta": 0.2},
        {"summands": 50, "rows": 1, "columns": 1, "delta": 0.5},
    ),
    runs=300,
)
