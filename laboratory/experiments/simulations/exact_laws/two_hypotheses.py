"""Two hypotheses, one a little better: how often the sample prefers the other."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 50  # samples whose mean is one run


def share_of_wrong_choices(rng: np.random.Generator, setting: Setting) -> Measured:
    """Only examples count on which one of the two is wrong and the other is not; a coin settles ties."""
    won, lost = float(setting["won"]), float(setting["lost"])
    outcomes = rng.multinomial(int(setting["m"]), [won, lost, 1 - won - lost], size=TOGETHER)
    lead = outcomes[:, 0] - outcomes[:, 1]
    wrong = (lead < 0) | ((lead == 0) & (rng.random(TOGETHER) < 0.5))
    return Measured(float(wrong.mean()), dict(setting))


SIMULATION = Simulation(
    title="The better of two",
    claim="The worse hypothesis has fewer mistakes, or wins the coin at a tie, with exactly the theorem's probability.",
    world="Examples are independent; on one only the worse hypothesis is wrong with probability a, only the better one "
    "with probability b < a, and on all others both are right or both wrong.",
    kind="average",
    one_run=share_of_wrong_choices,
    settings=({"m": 30, "won": 0.12, "lost": 0.06}, {"m": 200, "won": 0.3, "lost": 0.25}),
    runs=250,
)
