"""The restricted isometry of a Gaussian matrix: how many measurements are enough for all sparse signals."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.high_dimension._rows_tried import WORLD, most_that_failed, rows_to_try


def measurements_not_enough(rng: np.random.Generator, setting: Setting, theorem: str = "rip_gaussian") -> Measured:
    """The most measurements tried at which some signal of two entries is distorted; the last is the theorem's."""
    inputs = dict(setting) | {"sparsity": 2}
    tried = rows_to_try(float(theorems[theorem](**inputs)))
    matrix = rng.normal(size=(tried[-1], int(setting["dimension"])))
    distortion = np.array([_isometry_constant(matrix[:n].T @ matrix[:n] / n) for n in tried])
    return Measured(most_that_failed(tried, distortion, float(setting["epsilon"])), inputs)


def _isometry_constant(gram: np.ndarray) -> float:
    """How far the eigenvalues of the 2 by 2 blocks are from 1, at most."""
    first, second = np.triu_indices(len(gram), 1)
    diagonal = np.diag(gram)
    middle = (diagonal[first] + diagonal[second]) / 2
    reach = np.hypot((diagonal[first] - diagonal[second]) / 2, gram[first, second])
    return float((np.abs(middle - 1) + reach).max())


SIMULATION = Simulation(
    title="Restricted isometry",
    claim=(
        "With the theorem's number of measurements, some signal of two entries is distorted in at most δ of the runs."
    ),
    world=WORLD.replace("the vectors were fixed before", "all signals of two entries are tried, by eigenvalues"),
    kind="confident",
    one_run=measurements_not_enough,
    settings=({"epsilon": 0.9, "delta": 0.1, "dimension": 10}, {"epsilon": 0.5, "delta": 0.5, "dimension": 6}),
    runs=60,
)
