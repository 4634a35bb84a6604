"""Langford and Seeger's PAC-Bayes bound, for Gibbs posteriors over thresholds."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import SAYS, SETTINGS, WORLD, gibbs_risk

SIMULATION = Simulation(
    title="Langford and Seeger's PAC-Bayes bound",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=gibbs_risk,
    settings=SETTINGS,
    runs=200,
)
