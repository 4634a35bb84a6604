"""The smallest disc around a known centre, where few examples lie in the target's outer ring."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def risk(rng: np.random.Generator, setting: Setting) -> Measured:
    """Points in the plane, uniform on the unit disc, which has as much as the target's radius squared inside it."""
    m, radius = int(setting["m"]), float(setting["radius"])
    angle, distance = rng.uniform(0, 2 * np.pi, m), np.sqrt(rng.random(m))
    points = distance[:, None] * np.column_stack([np.cos(angle), np.sin(angle)])
    positive = np.hypot(*points.T)[np.hypot(*points.T) <= radius]
    learnt = positive.max(initial=0.0)
    return Measured(radius**2 - learnt**2, {"m": m, "delta": setting["delta"]})


SIMULATION = Simulation(
    title="Concentric circles",
    claim="The risk of the smallest disc exceeds ln(1/δ)/m in at most δ of the runs.",
    world="Examples are independent and uniform on a disc; a smaller one around the same centre labels them without "
    "error.",
    kind="confident",
    one_run=risk,
    settings=({"m": 20, "delta": 0.1, "radius": 0.9}, {"m": 100, "delta": 0.5, "radius": 0.5}),
    runs=1_000,
)
