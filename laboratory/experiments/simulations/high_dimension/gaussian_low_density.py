"""Where a Gaussian vector lies: how often near the centre, exactly."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.high_dimension._gaussian_vectors import WORLD, share_of_dense

SIMULATION = Simulation(
    title="Gaussian mass near the centre",
    claim="Vectors lie where the density is high with exactly the theorem's probability.",
    world=WORLD,
    kind="average",
    one_run=share_of_dense,
    settings=({"n": 10, "ratio": 0.01}, {"n": 2, "ratio": 0.3}),
    runs=300,
)
