"""The bound from a test set by relative entropy covers the risk at least as often as it says."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_beside_test_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """The risk stays; the error on the test set is drawn."""
    m, risk = int(setting["m"]), float(setting["risk"])
    inputs = {"m": m, "delta": setting["delta"], "test_error": rng.binomial(m, risk) / m}
    return Measured(risk, inputs)


SIMULATION = Simulation(
    theorem="test_set_kl",
    title="A test set, by relative entropy",
    claim="The risk exceeds the bound from the test set in at most δ of the runs.",
    world="A hypothesis fixed beforehand misclassifies every test example with the same probability, independently.",
    kind="confident",
    one_run=risk_beside_test_error,
    settings=({"m": 20, "delta": 0.1, "risk": 0.11}, {"m": 100, "delta": 0.3, "risk": 0.2}),
    runs=500,
)
