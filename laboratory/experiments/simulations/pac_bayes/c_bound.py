"""A vote whose voters disagree: the C-bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import WORLD
from laboratory.experiments.simulations.pac_bayes._voting_thresholds import voters


def risk_of_the_vote(rng: np.random.Generator, setting: Setting) -> Measured:
    """A vote that is undecided is wrong."""
    vote = voters(rng, setting)
    return Measured(vote["vote"], {"gibbs": vote["gibbs"], "disagreement": vote["disagreement"]})


SIMULATION = Simulation(
    title="The C-bound",
    claim="The vote's risk never exceeds what its voters' errors and disagreement allow.",
    world=WORLD,
    kind="sure",
    one_run=risk_of_the_vote,
    settings=({"m": 20, "lam": 10}, {"m": 100, "lam": 100}),
    runs=50,
)
