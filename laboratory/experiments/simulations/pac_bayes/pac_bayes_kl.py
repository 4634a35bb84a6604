"""PAC-Bayes by relative entropy, for Gibbs posteriors over thresholds."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import SAYS, SETTINGS, WORLD, gibbs_risk

SIMULATION = Simulation(
    title="PAC-Bayes by relative entropy",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gibbs_risk,
    settings=SETTINGS,
    runs=200,
)
