"""Hypotheses equally bad and independent of each other, beside one that is never wrong."""

import numpy as np

from laboratory.experiments.simulation import Setting

WORLD = (
    "An example is one uniform number for each hypothesis, which is wrong where its number is below its risk; one "
    "hypothesis is never wrong, so that examples are independent and the class contains the truth."
)


def risk_of_the_worst_survivor(rng: np.random.Generator, setting: Setting) -> float:
    """The risk of the bad ones if one of them makes no mistake on the sample; else 0."""
    risk, bad = float(setting["risk"]), int(setting["hypotheses"]) - 1
    mistakes = rng.binomial(int(setting["m"]), risk, size=bad)
    return risk if (mistakes == 0).any() else 0.0
