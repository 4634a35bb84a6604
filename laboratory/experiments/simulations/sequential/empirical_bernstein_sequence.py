"""Losses watched from the first to the last, beside their own surprises."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.sequential._watching import SAYS, WORLD


def at_the_worst_time(rng: np.random.Generator, setting: Setting) -> Measured:
    """The distance of the mean loss from the risk when it is largest in proportion; the guess is the mean so far."""
    last, risk, delta, stake = int(setting["last"]), *(float(setting[name]) for name in ("risk", "delta", "stake"))
    times = np.arange(1, last + 1)
    losses = (rng.random(last) < risk).astype(float)
    sums = np.cumsum(losses)
    surprise = np.cumsum((losses - (0.5 + sums - losses) / times) ** 2)
    widths = theorems["empirical_bernstein_sequence"].grid(m=times, delta=delta, surprise=surprise, stake=stake)
    distance = np.abs(sums / times - risk)
    worst = int(np.argmax(distance / widths))
    inputs = {"m": int(times[worst]), "delta": delta, "surprise": float(surprise[worst]), "stake": stake}
    return Measured(float(distance[worst]), inputs)


SIMULATION = Simulation(
    title="Empirical Bernstein confidence sequence",
    claim=SAYS,
    world=WORLD + " The guess is the mean of the losses so far and of one half.",
    kind="confident",
    one_run=at_the_worst_time,
    settings=(
        {"last": 1000, "risk": 0.05, "delta": 0.2, "stake": 0.3},
        {"last": 300, "risk": 0.5, "delta": 0.5, "stake": 0.15},
    ),
    runs=300,
)
