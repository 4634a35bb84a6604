"""A learner that fails often, repeated: the hypothesis that further examples choose."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess(rng: np.random.Generator, setting: Setting) -> Measured:
    """A run ends at the level or, failing, well above it; mistakes on the further examples are independent."""
    runs, m, failure = int(setting["runs"]), int(setting["m"]), float(setting["failure"])
    level, worse = float(setting["level"]), float(setting["worse"])
    risks = np.where(rng.random(runs) < failure, worse, level)
    chosen = int(rng.binomial(m, risks).argmin())
    inputs = {name: setting[name] for name in ("m", "delta", "runs")}
    return Measured(float(risks[chosen]) - level, inputs)


SIMULATION = Simulation(
    title="A learner repeated",
    claim="The risk of the hypothesis chosen exceeds the level of a successful run by more than the bound in at most δ "
    "of the runs.",
    world="Each run of the learner fails independently with the same probability; every hypothesis has examples of "
    "its own to be judged by, which are independent.",
    kind="confident",
    one_run=excess,
    settings=(
        {"m": 100, "delta": 0.3, "failure": 0.5, "runs": 3, "level": 0.1, "worse": 0.9},
        {"m": 40, "delta": 0.4, "failure": 0.6, "runs": 4, "level": 0.1, "worse": 0.7},
    ),
    runs=1_000,
)
