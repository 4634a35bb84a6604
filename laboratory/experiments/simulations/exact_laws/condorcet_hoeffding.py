"""Independent voters: how often their majority is wrong, beside an exponential bound."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.exact_laws.condorcet import share_of_wrong_votes

SIMULATION = Simulation(
    title="Independent voters, by Hoeffding",
    claim="The majority is wrong with at most the bound's probability.",
    world="There are two labels; voters, an odd number, have independent errors, each with probability q.",
    kind="average",
    one_run=share_of_wrong_votes,
    settings=({"voters": 21, "error": 0.3}, {"voters": 3, "error": 0.1}, {"voters": 1, "error": 0.4}),
    runs=500,
)
