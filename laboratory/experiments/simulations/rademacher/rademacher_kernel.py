"""Predictors in a feature space beside all signs: the trace bounds their complexity."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.rademacher._signed_sums import SETTINGS, WORLD, complexity

SIMULATION = Simulation(
    title="Complexity by the trace",
    claim="The complexity, a mean over all signs, never exceeds the bound.",
    world=WORLD,
    kind="sure",
    one_run=complexity,
    settings=SETTINGS,
    runs=60,
)
