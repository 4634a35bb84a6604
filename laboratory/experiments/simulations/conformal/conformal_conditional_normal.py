"""Given one calibration set, the sets miss more often than the level: how much more, without steps."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.conformal.conformal_conditional import SIMULATION as EXACT

SIMULATION = Simulation(
    title="Conformal sets, given the calibration, in closed form",
    claim="The sets miss a new label with more than the bound's probability in at most a share δ of the calibration "
    "sets.",
    world=EXACT.world,
    kind="confident",
    one_run=EXACT.one_run,
    settings=EXACT.settings,
    runs=300,
)
