"""How often a random projection distorts a vector, by the chi-square distribution."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.high_dimension.random_projection_distortion import share_distorted

SIMULATION = Simulation(
    title="Random projections, exactly",
    claim="A projection distorts a vector with exactly the theorem's probability, on average.",
    world="The matrix has independent Gaussian entries of variance 1/n and the vector was fixed before.",
    kind="average",
    one_run=share_distorted,
    settings=({"n": 50, "epsilon": 0.3}, {"n": 5, "epsilon": 0.9}),
    runs=300,
)
