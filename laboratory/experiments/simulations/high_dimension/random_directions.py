"""Random directions: the largest cosine between two of them."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def largest_cosine(rng: np.random.Generator, setting: Setting) -> Measured:
    """Gaussian vectors brought to length 1."""
    n, points = int(setting["n"]), int(setting["points"])
    vectors = rng.normal(size=(points, n))
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    cosines = np.abs(vectors @ vectors.T)
    return Measured(float(cosines[np.triu_indices(points, 1)].max()), dict(setting))


SIMULATION = Simulation(
    title="Random directions",
    claim="The largest cosine exceeds the bound in at most δ of the runs.",
    world="Gaussian vectors, divided by their lengths, are uniform on the sphere and independent.",
    kind="confident",
    one_run=largest_cosine,
    settings=(
        {"n": 3, "points": 2, "delta": 0.5},
        {"n": 100, "points": 2, "delta": 0.3},
        {"n": 500, "points": 40, "delta": 0.2},
    ),
    runs=300,
)
