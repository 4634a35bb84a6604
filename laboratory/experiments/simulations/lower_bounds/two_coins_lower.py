"""Which of two coins was tossed: no rule is wrong with less than the bound's probability."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.lower_bounds.two_coins_exact import WORLD, share_of_wrong_guesses

SIMULATION = Simulation(
    title="Two coins, from below",
    claim="The best rule there is, the majority, is wrong with at least the bound's probability.",
    world=WORLD,
    kind="average",
    one_run=share_of_wrong_guesses,
    settings=({"m": 21, "alpha": 0.2}, {"m": 1, "alpha": 0.9}, {"m": 101, "alpha": 0.1}),
    runs=400,
)
