"""The exact end of pass@k holds at least as often as it says."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.evaluation._runs import SETTINGS, WORLD, pass_beside_runs

SIMULATION = Simulation(
    title="Runs on one problem",
    claim="The probability that one of k fresh runs is right is below the end in at most δ of the cases.",
    world=WORLD,
    kind="confident",
    one_run=pass_beside_runs,
    settings=SETTINGS,
    runs=400,
)
