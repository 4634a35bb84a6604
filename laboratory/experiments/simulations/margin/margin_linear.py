"""Scores by unit weights on the sphere: the risk is an angle, and the margin is bought with training examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE = 0.05


def risk_of_the_mean_direction(rng: np.random.Generator, setting: Setting) -> Measured:
    """The weights point to the mean of the examples times their labels."""
    m, dimension = int(setting["m"]), int(setting["dimension"])
    x = rng.normal(size=(m, dimension))
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    labels = np.where(x[:, 0] > 0, 1.0, -1.0) * np.where(rng.random(m) < NOISE, -1.0, 1.0)
    weights = labels @ x
    weights /= np.linalg.norm(weights)
    risk = NOISE + (1 - 2 * NOISE) * float(np.arccos(np.clip(weights[0], -1, 1))) / np.pi
    gamma = float(setting["gamma"])
    short = float((labels * (x @ weights) < gamma).mean())
    inputs = {"m": m, "delta": setting["delta"], "radius": 1, "norm": 1, "gamma": gamma, "margin_error": short}
    return Measured(risk, inputs)


SIMULATION = Simulation(
    title="Margins of linear scores",
    claim="The risk of the learned weights exceeds the margin bound in at most δ of the runs.",
    world="Examples are independent and uniform on the unit sphere, so that two halfspaces differ on their angle over "
    "π; labels are flipped with a fixed probability, weights have length 1 and the margin was fixed before.",
    kind="confident",
    one_run=risk_of_the_mean_direction,
    settings=(
        {"m": 2000, "dimension": 5, "gamma": 0.2, "delta": 0.1},
        {"m": 300, "dimension": 3, "gamma": 0.3, "delta": 0.5},
    ),
    runs=200,
)
