"""A memorizer that votes among the noisy labels it saw for the same example."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_on_noisy_labels(rng: np.random.Generator, setting: Setting) -> Measured:
    """Where as many labels were flipped as not, and where none was seen, it tosses a coin."""
    m, atoms, noise = int(setting["m"]), int(setting["atoms"]), float(setting["noise"])
    times = rng.multinomial(m, np.full(atoms, 1 / atoms))
    lead = 2 * rng.binomial(times, noise) - times
    wrong = (lead > 0) | ((lead == 0) & (rng.random(atoms) < 0.5))
    return Measured(float(np.where(wrong, 1 - noise, noise).mean()), dict(setting))


SIMULATION = Simulation(
    title="The memorizer votes over noise",
    claim="The mean risk of the majority memorizer, on noisy labels, is exactly the theorem's value.",
    world="Examples are independent draws from equally likely ones; every label is flipped with probability η.",
    kind="average",
    one_run=risk_on_noisy_labels,
    settings=({"m": 20, "atoms": 12, "noise": 0.2}, {"m": 400, "atoms": 100, "noise": 0.3}),
    runs=300,
)
