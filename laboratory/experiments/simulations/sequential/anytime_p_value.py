"""A test set watched to its end: how often mistakes ever look as few as those of one report."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # test sets of which the share is one run
REPORTED = ("m", "errors", "doubted", "bet")


def share_that_ever_looked_as_good(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of a hypothesis whose true risk is what is doubted, the share of test sets that ever give so small a p-value."""
    inputs = {name: setting[name] for name in REPORTED}
    doubted, bet = float(setting["doubted"]), float(setting["bet"])
    won, lost = np.log((1 - bet) / (1 - doubted)), np.log(bet / doubted)
    reported = setting["errors"] * lost + (setting["m"] - setting["errors"]) * won
    wrong = rng.random((TOGETHER, int(setting["last"]))) < doubted
    highest = np.cumsum(np.where(wrong, lost, won), axis=1).max(axis=1)
    return Measured(float((highest >= reported - 1e-9).mean()), inputs)


SIMULATION = Simulation(
    title="A test set watched for evidence",
    claim="The mistakes ever look as few as reported with at most the p-value's probability.",
    world="Every test example is got wrong with the probability that is doubted, independently.",
    kind="average",
    one_run=share_that_ever_looked_as_good,
    settings=(
        {"m": 5, "errors": 0, "doubted": 0.5, "bet": 0.25, "last": 200},
        {"m": 40, "errors": 13, "doubted": 0.5, "bet": 0.4, "last": 400},
    ),
    runs=200,
)
