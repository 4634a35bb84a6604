"""Choosing on the test set: the luckiest of many candidates that are equally good."""

import numpy as np

from bounds import theorems
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS
from laboratory.topics.broken_assumptions.laws import fewest_mistakes
from laboratory.topics.broken_assumptions.run import BrokenRun, Repair
from laboratory.topics.broken_assumptions.tested import SLUG

LOOKS = np.array([1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0])


def looked_run(m: int, delta: float, risk: float, runs: int, seed: int) -> BrokenRun:
    """Candidates of one true risk that err independently: the one with the fewest mistakes on the test set is told."""
    drawn = np.random.default_rng(seed).binomial(m, risk, size=(runs, int(LOOKS[-1])))
    errors = np.array([drawn[:, : int(looks)].min(axis=1) / m for looks in LOOKS])
    width = float(theorems[SLUG](m=m, delta=delta))
    truth = np.full(len(LOOKS), risk)
    asked = tuple({"m": m, "delta": delta, "k": int(looks)} for looks in LOOKS)
    wider = np.array([float(theorems["validation_selection"](**given)) for given in asked])
    misses = (np.abs(errors - risk) > wider[:, np.newaxis] + 1e-12).sum(axis=1)
    laws = np.array([fewest_mistakes(m, risk, int(looks)) for looks in LOOKS])
    return BrokenRun(
        SLUG, {"m": m, "delta": delta}, LOOKS, errors, truth - width, truth + width, truth, (FIXED_HYPOTHESIS,), laws,
        Repair("validation_selection", asked, misses), kind="look",
    )  # fmt: skip
