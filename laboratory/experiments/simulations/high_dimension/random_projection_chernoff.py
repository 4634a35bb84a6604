"""How often a random projection distorts a vector, by two Chernoff bounds."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.high_dimension.random_projection_distortion import share_distorted

SIMULATION = Simulation(
    title="Random projections, by Chernoff",
    claim="A projection distorts a vector with at most the bound's probability, on average.",
    world="The matrix has independent Gaussian entries of variance 1/n and the vector was fixed before.",
    kind="average",
    one_run=share_distorted,
    settings=({"n": 50, "epsilon": 0.4}, {"n": 10, "epsilon": 0.9}),
    runs=300,
)
