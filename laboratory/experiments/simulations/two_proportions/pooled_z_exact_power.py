"""How often the exact pooled z test finds the better of two models."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.two_proportions._unconditional import by_pooled_z, share_rejected

SIMULATION = Simulation(
    title="The better of two models, found by the exact pooled z test",
    claim="The share of pairs of samples on which the test rejects is the power.",
    world="All outcomes are drawn independently, each sample with a probability of its own; size and level are fixed.",
    kind="average",
    one_run=partial(share_rejected, ranks=by_pooled_z),
    settings=(
        {"n": 40, "p1": 0.3, "p2": 0.1, "alpha": 0.05},
        {"n": 15, "p1": 0.8, "p2": 0.2, "alpha": 0.01},
    ),
    runs=200,
)
