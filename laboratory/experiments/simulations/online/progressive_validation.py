"""An online learner that moves its threshold after every mistake, judged before it learns from an example."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE, TRUE = 0.1, 0.6


def mean_risk_of_the_thresholds(rng: np.random.Generator, setting: Setting) -> Measured:
    """The steps shrink like one over the root of time; the risk of a threshold is known."""
    m = int(setting["m"])
    x = rng.random(m)
    positive = (x >= TRUE) ^ (rng.random(m) < NOISE)
    held, mistakes = np.empty(m), 0
    threshold = 0.0
    for t in range(m):
        held[t] = threshold
        if (x[t] >= threshold) != positive[t]:
            mistakes += 1
            step = 0.5 / np.sqrt(t + 1)
            threshold = min(max(threshold + (-step if positive[t] else step), 0.0), 1.0)
    risk = float((NOISE + (1 - 2 * NOISE) * np.abs(held - TRUE)).mean())
    return Measured(risk, dict(setting) | {"online_loss": mistakes / m})


SIMULATION = Simulation(
    title="Progressive validation",
    claim="The mean risk of the thresholds held exceeds the bound in at most δ of the runs.",
    world="Examples are independent and uniform on [0, 1], with labels flipped with a fixed probability; each "
    "threshold depends on earlier examples only.",
    kind="confident",
    one_run=mean_risk_of_the_thresholds,
    settings=({"m": 50, "delta": 0.1}, {"m": 200, "delta": 0.5}),
    runs=300,
)
