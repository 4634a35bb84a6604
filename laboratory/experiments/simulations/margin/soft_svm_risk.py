"""Soft SVM on orthogonal examples: every coordinate of its weights, and its risk, in closed form."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def excess_of_the_minimizer(rng: np.random.Generator, setting: Setting) -> Measured:
    """True hinge loss minus its minimum within the norm; a score stands for its weight times the radius."""
    m, radius, norm = int(setting["m"]), float(setting["radius"]), float(setting["norm"])
    points, noise = int(setting["points"]), float(setting["noise"])
    times = rng.multinomial(m, np.full(points, 1 / points))
    turned = rng.binomial(times, noise)
    lam = math.sqrt(2 * radius**2 / (norm**2 * m))
    # The objective is a sum over the examples: λ (u/ρ)² + (right (1 - u)₊ + turned (1 + u)₊)/m for each of them.
    scores = np.clip(radius**2 * (times - 2 * turned) / (2 * lam * m), -1, 1)
    # Of all weights within the norm equal ones do best, and no score above 1 does better than 1.
    best = min(1.0, radius * norm / math.sqrt(points))
    excess = (1 - 2 * noise) * (best - float(scores.mean()))
    return Measured(excess, {"m": m, "radius": radius, "norm": norm})


SIMULATION = Simulation(
    title="Soft SVM on orthogonal examples",
    claim="The mean of its true hinge loss exceeds the minimum within the norm by at most the bound.",
    world="Equally likely orthogonal examples of length ρ, drawn independently, with one label that is flipped "
    "with a fixed probability; λ is as the theorem has it, and weights, risk and the best risk are known exactly.",
    kind="average",
    one_run=excess_of_the_minimizer,
    settings=(
        {"m": 200, "radius": 1, "norm": 4, "points": 100, "noise": 0},
        {"m": 1000, "radius": 2, "norm": 2, "points": 400, "noise": 0.1},
    ),
    runs=500,
)
