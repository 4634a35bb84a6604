"""Split conformal prediction never covers much more often than its level."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.conformal.conformal_coverage import SIMULATION as EXACT

SIMULATION = Simulation(
    title="Conformal coverage, from above",
    claim="The mean coverage over calibration sets is at most the bound.",
    world=EXACT.world,
    kind="average",
    one_run=EXACT.one_run,
    settings=({"m": 9, "alpha": 0.15}, {"m": 40, "alpha": 0.2}),
    runs=2_000,
)
