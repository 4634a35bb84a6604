"""Predictors in a feature space beside all signs: the trace is the right order."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.rademacher._signed_sums import SETTINGS, WORLD, complexity

SIMULATION = Simulation(
    title="Complexity by the trace, from below",
    claim="The complexity, a mean over all signs, is never below the bound; two equal examples reach it.",
    world=WORLD,
    kind="sure",
    one_run=complexity,
    settings=SETTINGS,
    runs=60,
)
