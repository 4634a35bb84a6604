"""The perceptron without separation, by the root of a quadratic."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.online.perceptron_hinge import SIMULATION as PERCEPTRON
from laboratory.experiments.simulations.online.perceptron_hinge import mistakes

SIMULATION = Simulation(
    title="Perceptron, without separation, sharper",
    claim=PERCEPTRON.claim,
    world=PERCEPTRON.world,
    kind="sure",
    one_run=mistakes,
    settings=PERCEPTRON.settings,
    runs=20,
)
