"""The exact bound from a test set covers the risk at least as often as it says."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def risk_beside_mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """The risk stays; the mistakes on the test set are drawn."""
    m, risk = int(setting["m"]), float(setting["risk"])
    return Measured(risk, {"m": m, "delta": setting["delta"], "errors": int(rng.binomial(m, risk))})


def normal_approximation(m: int, delta: float, errors: int) -> float:
    """The upper end of the normal interval, one-sided, as if it were a bound."""
    from scipy.special import ndtri

    share = errors / m
    return share - float(ndtri(delta)) * math.sqrt(share * (1 - share) / m)


SIMULATION = Simulation(
    theorem="test_set_binomial",
    title="A test set, exactly",
    claim="The risk exceeds the bound from the test set in at most δ of the runs.",
    world="A hypothesis fixed beforehand misclassifies every test example with the same probability, independently.",
    kind="confident",
    one_run=risk_beside_mistakes,
    # Two risks at which the binomial distribution leaves just under delta: the bound fails most often there. At the
    # third the normal approximation fails wherever no mistake is seen.
    settings=(
        {"m": 20, "delta": 0.1, "risk": 0.11},
        {"m": 100, "delta": 0.05, "risk": 0.2},
        {"m": 20, "delta": 0.05, "risk": 0.05},
    ),
    runs=400,
    misprint=Misprinted("Mitchell, section 5.2.2: the normal approximation, taken for a bound", normal_approximation),
)
