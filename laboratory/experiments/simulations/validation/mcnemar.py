"""Two classifiers of the same risk: how unevenly their lonely mistakes divide, by chance alone."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 400  # test sets, of which those with the right number of lonely mistakes make one run
LONELY, BOTH = 0.25, 0.1


def share_as_uneven(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of the test sets with as many lonely mistakes as in the setting, those that divide them no more evenly."""
    first, second = int(setting["only_first"]), int(setting["only_second"])
    probabilities = [LONELY, LONELY, BOTH, 1 - 2 * LONELY - BOTH]
    counts = rng.multinomial(2 * (first + second), probabilities, size=TOGETHER)[:, :2]
    counts = counts[counts.sum(axis=1) == first + second]
    uneven = np.abs(counts[:, 0] - counts[:, 1]) >= abs(first - second)
    return Measured(float(uneven.mean()), {"only_first": first, "only_second": second})


SIMULATION = Simulation(
    title="Two classifiers on one test set",
    claim="Among test sets with that many lonely mistakes, the share that divides them at least as unevenly is at most "
    "the p-value.",
    world="Test examples are independent; either classifier is the only one to be wrong with the same probability, so "
    "that both have the same risk.",
    kind="average",
    one_run=share_as_uneven,
    settings=({"only_first": 14, "only_second": 6}, {"only_first": 2, "only_second": 7}),
    runs=300,
)
