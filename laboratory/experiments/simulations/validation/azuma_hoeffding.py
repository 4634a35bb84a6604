"""A fair game whose stakes depend on how it went so far."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def won(rng: np.random.Generator, setting: Setting) -> Measured:
    """All won after so many tosses; who is ahead stakes a part of the most there is, who is not stakes it all."""
    rounds, ahead = int(setting["rounds"]), float(setting["ahead"])
    total = 0.0
    for sign in rng.choice([-1.0, 1.0], size=rounds):
        total += sign * (ahead if total > 0 else 1.0)
    return Measured(total, {"delta": setting["delta"], "squares": float(rounds)})


SIMULATION = Simulation(
    title="A fair game with stakes of at most 1",
    claim="The winnings exceed the bound in at most δ of the games.",
    world="Coins are fair, and the stake, at most 1, is determined by the tosses before: the sum is a martingale.",
    kind="confident",
    one_run=won,
    settings=({"rounds": 60, "ahead": 1.0, "delta": 0.2}, {"rounds": 60, "ahead": 0.5, "delta": 0.5}),
    runs=1_000,
)
