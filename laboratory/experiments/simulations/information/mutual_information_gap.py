"""The hypothesis that looks best among many equal ones: its information is at most its own name."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def gap_of_the_best(rng: np.random.Generator, setting: Setting) -> Measured:
    """Its risk is 1/2, whatever the sample shows."""
    m, hypotheses = int(setting["m"]), int(setting["hypotheses"])
    fewest = int(rng.binomial(m, 0.5, size=hypotheses).min())
    return Measured(0.5 - fewest / m, {"m": m, "information": float(np.log(hypotheses)), "sigma": 0.5})


SIMULATION = Simulation(
    title="A gap by mutual information",
    claim="The mean gap is at most what the information about the sample allows.",
    world="Hypotheses have independent errors, each on half of all examples; the one of fewest mistakes is kept, so "
    "that it shares at most the logarithm of their number with the sample, and losses of 0 or 1 are 1/2-sub-Gaussian.",
    kind="average",
    one_run=gap_of_the_best,
    settings=({"m": 100, "hypotheses": 50}, {"m": 10, "hypotheses": 2}),
    runs=1000,
)
