"""The exact lower bound from a test set stays below the risk at least as often as it says."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_beside_mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """The risk stays; the mistakes on the test set are drawn."""
    m, risk = int(setting["m"]), float(setting["risk"])
    return Measured(risk, {"m": m, "delta": setting["delta"], "errors": int(rng.binomial(m, risk))})


SIMULATION = Simulation(
    theorem="test_set_binomial_lower",
    title="A test set, exactly, from below",
    claim="The risk is below the bound from the test set in at most δ of the runs.",
    world="A hypothesis fixed beforehand misclassifies every test example with the same probability, independently.",
    kind="confident",
    one_run=risk_beside_mistakes,
    # Risks at which the binomial distribution leaves just under delta: the bound cannot fail more often anywhere.
    settings=({"m": 20, "delta": 0.1, "risk": 0.1269}, {"m": 100, "delta": 0.05, "risk": 0.1837}),
    runs=400,
)
