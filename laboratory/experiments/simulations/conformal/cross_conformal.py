"""CV+ around least squares, compared with the bound for few folds."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.conformal.cv_plus import SIMULATION as CV_PLUS

SIMULATION = Simulation(
    title="Cross-conformal prediction",
    claim="The mean coverage of CV+ intervals over samples and test examples is at least the bound.",
    world=CV_PLUS.world,
    kind="average",
    one_run=CV_PLUS.one_run,
    settings=CV_PLUS.settings,
    runs=200,
)
