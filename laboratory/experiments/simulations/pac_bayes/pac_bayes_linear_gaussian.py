"""Gaussian weights around the direction of largest margin in the plane: their risk is a sum over the examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

ANGLES = np.linspace(-1.2, 1.2, 500)  # of the examples times their labels, from the true direction


def gibbs_risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """The direction of largest margin halves the angle that the sample spans."""
    from scipy.special import ndtr

    m, mu = int(setting["m"]), float(setting["mu"])
    seen = rng.choice(ANGLES, size=m)
    low, high = seen.min(), seen.max()
    gamma = float(np.cos((high - low) / 2))
    risk = float(ndtr(-mu * np.cos(ANGLES - (low + high) / 2)).mean())
    return Measured(risk, {"m": m, "delta": setting["delta"], "gamma": gamma, "mu": mu})


SIMULATION = Simulation(
    title="PAC-Bayes for halfspaces",
    claim="The risk of Gaussian weights around the learned direction exceeds the bound in at most δ of the runs.",
    world="Examples are independent draws from equally likely unit vectors of the plane, which the true direction "
    "separates; given an example, Gaussian weights misclassify it with a probability known from its margin.",
    kind="confident",
    one_run=gibbs_risk,
    settings=({"m": 100, "delta": 0.1, "mu": 4}, {"m": 20, "delta": 0.5, "mu": 1}),
    runs=300,
)
