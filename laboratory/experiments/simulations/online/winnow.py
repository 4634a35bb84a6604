"""Winnow that sets weights to 0 after a wrong 1."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.online._winnow import SETTINGS, WORLD, mistakes

SIMULATION = Simulation(
    title="Winnow",
    claim="It never makes more mistakes than the bound.",
    world=WORLD,
    kind="sure",
    one_run=partial(mistakes, threshold=0.5, demoted=0.0),
    settings=SETTINGS,
    runs=20,
)
