"""A fair game that is watched until the steps' variances are used up."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def highest(rng: np.random.Generator, setting: Setting) -> Measured:
    """The largest amount ever won: stakes are 1/2 when ahead and 1 otherwise, and are won with `probability`."""
    probability, variances = float(setting["probability"]), float(setting["variances"])
    won, most, used = 0.0, 0.0, 0.0
    while True:
        stake = 0.5 if won > 0 else 1.0
        used += stake**2 * probability * (1 - probability)
        if used > variances:
            inputs = {"delta": setting["delta"], "variances": variances, "largest_step": 1 - probability}
            return Measured(most, inputs)
        won += stake * (float(rng.random() < probability) - probability)
        most = max(most, won)


SIMULATION = Simulation(
    title="A fair game, watched",
    claim="The winnings exceed the bound at some time in at most δ of the games.",
    world="A stake is determined by the rounds before; a win yields it and every round costs the share of it that is "
    "won on average, so that the sum is a martingale whose variances are known.",
    kind="confident",
    one_run=highest,
    settings=(
        {"probability": 0.5, "variances": 10.0, "delta": 0.2},
        {"probability": 0.05, "variances": 2.0, "delta": 0.3},
        {"probability": 0.9, "variances": 3.0, "delta": 0.5},
    ),
    runs=300,
)
