"""A symbol sent through noise: how often the receiver names the wrong one."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 200  # symbols whose mean is one run


def share_wrong(rng: np.random.Generator, setting: Setting) -> Measured:
    """With probability p another symbol arrives, all as likely; the receiver believes what arrives."""
    symbols, p = int(setting["hypotheses"]), float(setting["noise"])
    unknown = -p * math.log(p / (symbols - 1)) - (1 - p) * math.log(1 - p)
    wrong = float((rng.random(TOGETHER) < p).mean())
    return Measured(wrong, {"hypotheses": symbols, "information": max(0.0, math.log(symbols) - unknown)})


SIMULATION = Simulation(
    title="Fano's inequality",
    claim="The best receiver is wrong with at least the bound's probability.",
    world="Symbols are equally likely, and all wrong ones arrive as often: believing what arrives is best, and the "
    "information is known exactly.",
    kind="average",
    one_run=share_wrong,
    settings=(
        {"hypotheses": 10, "noise": 0.3},
        {"hypotheses": 1000, "noise": 0.8},
        {"hypotheses": 3, "noise": 0.6},
    ),
    runs=60,
)
