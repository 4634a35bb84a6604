"""Given one calibration set, the sets miss more often than asked: how much more, without steps."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.conformal.conformal_conditional import SIMULATION as EXACT

SIMULATION = Simulation(
    title="Conformal sets, given the calibration, in closed form",
    says="The sets miss a new label more often than promised in at most a share δ of the calibration sets.",
    world=EXACT.world,
    kind="confident",
    one_run=EXACT.one_run,
    settings=EXACT.settings,
    runs=300,
)
