"""Where a Gaussian vector lies: how often near the centre, at most."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.high_dimension._gaussian_vectors import WORLD, share_of_dense

SIMULATION = Simulation(
    title="Gaussian mass near the centre, bounded",
    claim="Vectors lie where the density is high with at most the bound's probability.",
    world=WORLD,
    kind="average",
    one_run=share_of_dense,
    settings=({"n": 20, "ratio": 0.01}, {"n": 4, "ratio": 0.3}),
    runs=300,
)
