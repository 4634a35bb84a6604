"""A vote bounded by how often two of its voters are wrong together."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import WORLD
from laboratory.experiments.simulations.pac_bayes._voting_thresholds import voters


def risk_of_the_vote(rng: np.random.Generator, setting: Setting) -> Measured:
    """The trade-off may be chosen afterwards; here it was not."""
    vote = voters(rng, {"m": setting["m"], "lam": setting["sharpness"]})
    inputs = {"m": setting["m"], "delta": setting["delta"], "kl": vote["kl"], "training_error": vote["tandem"]}
    return Measured(vote["vote"], inputs | {"lam": setting["lam"]})


SIMULATION = Simulation(
    title="PAC-Bayes for votes",
    claim="The vote's risk exceeds the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_vote,
    settings=(
        {"m": 300, "delta": 0.1, "sharpness": 20, "lam": 0.5},
        {"m": 1000, "delta": 0.5, "sharpness": 5, "lam": 0.3},
    ),
    runs=100,
)
