"""A vote's risk is at most twice that of its voters on average."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import WORLD
from laboratory.experiments.simulations.pac_bayes._voting_thresholds import voters


def risk_of_the_vote(rng: np.random.Generator, setting: Setting) -> Measured:
    """A vote that is undecided is wrong."""
    vote = voters(rng, setting)
    return Measured(vote["vote"], {"gibbs": vote["gibbs"]})


SIMULATION = Simulation(
    title="A vote and its voters",
    claim="The vote's risk never exceeds twice that of its voters.",
    world=WORLD,
    kind="sure",
    one_run=risk_of_the_vote,
    settings=({"m": 20, "lam": 5}, {"m": 100, "lam": 100}),
    runs=50,
)
