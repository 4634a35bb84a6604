"""How often Fisher's exact test finds the better of two models, beside what it never falls below again."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.two_proportions._fisher import share_rejected

SIMULATION = Simulation(
    title="The better of two models, at one size and all larger ones",
    claim="The share of pairs of samples on which the test rejects is at least the bound, on average.",
    world="All outcomes are drawn independently, each sample with a probability of its own; size and level are fixed.",
    kind="average",
    one_run=share_rejected,
    settings=(
        {"n": 60, "p1": 0.55, "p2": 0.25, "alpha": 0.05},
        {"n": 40, "p1": 0.9, "p2": 0.4, "alpha": 0.025},
    ),
    runs=200,
)
