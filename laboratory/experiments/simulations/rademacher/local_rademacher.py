"""A few rare losses and what they shrink to: the fixed point of their local complexity is known."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_of_the_most_misleading(rng: np.random.Generator, setting: Setting) -> Measured:
    """The hypothesis whose risk exceeds K/(K - 1) times its training error by most.

    A loss of mean p scaled to mean r has at most half the root of r/m as complexity: N of them have N times that.
    """
    m, delta, enlargement = int(setting["m"]), float(setting["delta"]), float(setting["K"])
    risks = np.array(setting["risks"])
    errors = rng.binomial(m, risks) / m
    worst = int(np.argmax(risks - enlargement / (enlargement - 1) * errors))
    inputs = {"training_error": float(errors[worst]), "fixed_point": risks.size**2 / (4 * m)}
    return Measured(float(risks[worst]), {"m": m, "delta": delta, "K": enlargement, **inputs})


SIMULATION = Simulation(
    title="Local Rademacher complexity",
    claim="The risk of the most misleading hypothesis exceeds the bound in at most δ of the runs.",
    world="Three hypotheses have independent errors on every example; with all their losses scaled down the "
    "class is star-shaped, and half the root of r/m for each bounds its local complexity.",
    kind="confident",
    one_run=risk_of_the_most_misleading,
    settings=(
        {"m": 1000, "delta": 0.2, "K": 2.0, "risks": (0.001, 0.2, 0.5)},
        {"m": 5000, "delta": 0.5, "K": 1.2, "risks": (0.01, 0.02, 0.1)},
    ),
    runs=300,
)
