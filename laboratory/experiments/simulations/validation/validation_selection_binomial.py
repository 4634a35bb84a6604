"""The candidate chosen on the validation set, judged by the exact binomial bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_beside_fewest_mistakes(rng: np.random.Generator, setting: Setting) -> Measured:
    """All candidates have the same risk; the one with the fewest mistakes is chosen."""
    m, k, risk = int(setting["m"]), int(setting["k"]), float(setting["risk"])
    fewest = int(rng.binomial(m, risk, size=k).min())
    return Measured(risk, {"m": m, "delta": setting["delta"], "errors": fewest, "k": k})


SIMULATION = Simulation(
    title="Chosen on the validation set, judged exactly",
    claim="The risk of the chosen candidate exceeds the bound in at most δ of the runs.",
    world="Candidates are fixed before the validation examples are drawn and have the same error probability, "
    "independently of each other.",
    kind="confident",
    one_run=risk_beside_fewest_mistakes,
    # Risks at which the binomial distribution leaves each candidate just under its share of delta.
    settings=(
        {"m": 100, "delta": 0.1, "k": 10, "risk": 0.1915},
        {"m": 50, "delta": 0.1, "k": 20, "risk": 0.3806},
    ),
    runs=150,
)
