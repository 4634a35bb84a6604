"""How often the exact test of non-inferiority shows that a model is not worse by a margin."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.two_proportions._unconditional import share_not_worse

SIMULATION = Simulation(
    title="Not worse by a margin, found by an exact test",
    claim="The share of pairs of samples on which the test rejects is the power.",
    world="All outcomes are drawn independently, each sample with a probability of its own; margin, size and level are "
    "fixed.",
    kind="average",
    one_run=share_not_worse,
    settings=(
        {"n": 40, "p1": 0.8, "p2": 0.75, "margin": 0.15, "alpha": 0.05},
        {"n": 25, "p1": 0.9, "p2": 0.9, "margin": 0.3, "alpha": 0.025},
    ),
    runs=200,
)
