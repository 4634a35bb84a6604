"""Choosing on the test set: the luckiest of many candidates that are equally good."""

import numpy as np

from bounds import theorems
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS
from laboratory.topics.broken_assumptions.laws import fewest_mistakes
from laboratory.topics.broken_assumptions.run import BrokenRun, Repair
from laboratory.topics.broken_assumptions.tested import SLUG

LOOKS = np.array([1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0])


def looked_run(m: int, delta: float, risk: float, runs: int, seed: int) -> BrokenRun:
    """Candidates of one true risk and independent errors: the one of smallest test error is reported."""
    mistakes = np.random.default_rng(seed).binomial(m, risk, size=(runs, int(LOOKS[-1])))
    errors = np.array([mistakes[:, : int(looks)].min(axis=1) / m for looks in LOOKS])
    width = float(theorems[SLUG](m=m, delta=delta))
    truth = np.full(len(LOOKS), risk)
    inputs = tuple({"m": m, "delta": delta, "k": int(looks)} for looks in LOOKS)
    wider = np.array([float(theorems["validation_selection"](**values)) for values in inputs])
    misses = (np.abs(errors - risk) > wider[:, np.newaxis] + 1e-12).sum(axis=1)
    laws = np.array([fewest_mistakes(m, risk, int(looks)) for looks in LOOKS])
    return BrokenRun(
        SLUG, {"m": m, "delta": delta}, LOOKS, errors, truth - width, truth + width, truth, (FIXED_HYPOTHESIS,), laws,
        Repair("validation_selection", inputs, misses), kind="look",
    )  # fmt: skip
