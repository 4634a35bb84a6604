"""The direction of largest margin in the plane: its mean risk by radius and margin."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk_of_the_largest_margin(rng: np.random.Generator, setting: Setting) -> Measured:
    """It halves the angle that the sample spans."""
    m, widest = int(setting["m"]), float(setting["widest"])
    angles = np.linspace(-widest, widest, 500)
    seen = rng.choice(angles, size=m)
    turned = float(seen.min() + seen.max()) / 2
    wrong = np.abs(angles - turned) >= np.pi / 2
    return Measured(float(wrong.mean()), {"m": m, "radius": 1, "gamma": float(np.cos(widest))})


SIMULATION = Simulation(
    title="Radius and margin",
    claim="The mean risk of the halfspace of largest margin is at most the bound.",
    world="Examples times labels are independent draws from equally likely unit vectors at small enough angles to the "
    "true direction, which separates them with the cosine of the widest angle.",
    kind="average",
    one_run=risk_of_the_largest_margin,
    settings=({"m": 5, "widest": 1.3}, {"m": 30, "widest": 1.5}),
    runs=500,
)
