"""Online gradient descent on squared distances, to points at random or always on the far side."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """Losses are σ/2 (w - z)² with z = ±1; weights stay in [-1, 1], where gradients are no longer than 2σ."""
    rounds, curvature = int(setting["rounds"]), float(setting["curvature"])
    weight, lost, points = 0.0, 0.0, rng.choice([-1.0, 1.0], size=rounds)
    for t in range(rounds):
        if setting["points"] == "far side" and weight:
            points[t] = -np.sign(weight)
        if setting["points"] == "turning":  # to one end for long, then to the other
            points[t] = points[0] * (-1) ** int(np.log2(t + 1))
        lost += curvature / 2 * (weight - points[t]) ** 2
        weight -= (weight - points[t]) / (t + 1)
    best = curvature / 2 * float(((points - points.mean()) ** 2).sum())
    return Measured(lost - best, {"rounds": rounds, "curvature": curvature, "lipschitz": 2 * curvature})


SIMULATION = Simulation(
    title="Online gradient descent, strongly convex",
    claim="The regret never exceeds the bound, which grows like a logarithm.",
    world="Squared distances times σ/2 from -1 or 1, tossed or chosen by an adversary; weights start at 0, and with "
    "steps 1/(σt) they are the mean of the points so far, so that they stay in [-1, 1], where gradients are no longer "
    "than 2σ.",
    kind="sure",
    one_run=regret,
    settings=(
        {"points": "far side", "rounds": 200, "curvature": 0.5},
        {"points": "turning", "rounds": 200, "curvature": 2},
        {"points": "tossed", "rounds": 3, "curvature": 1},
    ),
    runs=40,
)
