"""A fair game that is watched until the steps' variances are used up."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def highest(rng: np.random.Generator, setting: Setting) -> Measured:
    """The most that was ever won; who is ahead stakes a half, who is not stakes 1, and wins `chance` of the time."""
    chance, variances = float(setting["chance"]), float(setting["variances"])
    won, most, used = 0.0, 0.0, 0.0
    while True:
        stake = 0.5 if won > 0 else 1.0
        used += stake**2 * chance * (1 - chance)
        if used > variances:
            inputs = {"delta": setting["delta"], "variances": variances, "largest_step": 1 - chance}
            return Measured(most, inputs)
        won += stake * (float(rng.random() < chance) - chance)
        most = max(most, won)


SIMULATION = Simulation(
    title="A fair game, watched",
    says="More than the bound is won at one or more of all times in at most δ of the games.",
    world="A stake is determined by the rounds before; a win yields it and every round costs the share of it that is "
    "won on average, so that the sum is a martingale whose variances are known.",
    kind="confident",
    one_run=highest,
    settings=(
        {"chance": 0.5, "variances": 10.0, "delta": 0.2},
        {"chance": 0.05, "variances": 2.0, "delta": 0.3},
        {"chance": 0.9, "variances": 3.0, "delta": 0.5},
    ),
    runs=300,
)
