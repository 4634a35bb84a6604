"""The rule of three: a test set without a mistake is rare where the risk is above the bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_unless_a_mistake(rng: np.random.Generator, setting: Setting) -> Measured:
    """The risk where there was no mistake; 0 where there was one, for then nothing is claimed."""
    m, risk = int(setting["m"]), float(setting["risk"])
    no_mistake = rng.binomial(m, risk) == 0
    return Measured(risk if no_mistake else 0.0, {"m": m, "delta": setting["delta"]})


SIMULATION = Simulation(
    theorem="test_set_no_errors",
    title="A test set without a mistake",
    claim="There is no mistake and yet a risk above the bound in at most δ of the runs; with a mistake nothing is "
    "claimed, and the measured value is 0.",
    world="A hypothesis fixed beforehand misclassifies every test example with the same probability, independently.",
    kind="confident",
    one_run=risk_unless_a_mistake,
    # Risks just above the bound: it cannot fail more often anywhere.
    settings=({"m": 20, "delta": 0.1, "risk": 0.109}, {"m": 100, "delta": 0.05, "risk": 0.03}),
    runs=500,
)
