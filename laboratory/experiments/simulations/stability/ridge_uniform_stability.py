"""Ridge regression on a line: how far leaving out one example can move any squared residual."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def largest_change(rng: np.random.Generator, setting: Setting) -> Measured:
    """Over all examples left out and all new ones with |x| and |y| within their bounds, exactly."""
    m, lam, radius = int(setting["m"]), float(setting["lam"]), float(setting["radius"])
    bound = float(setting["label_bound"])
    x, y = rng.uniform(-radius, radius, m), rng.choice([-bound, bound], size=m)
    products, squares = float(x @ y), float(x @ x)
    weight = products / (squares + m * lam)
    without = (products - x * y) / (squares - x**2 + m * lam)
    # (y - wx)² - (y - vx)² = (v - w) x (2y - (v + w) x), largest at the ends of both ranges.
    change = np.abs(without - weight) * radius * (2 * bound + np.abs(without + weight) * radius)
    return Measured(float(change.max()), dict(setting))


SIMULATION = Simulation(
    title="Stability of ridge regression",
    claim="Leaving out one example never moves a squared residual by more than the bound.",
    world="Ridge regression without a bias on a line; examples and labels keep within their bounds.",
    kind="sure",
    one_run=largest_change,
    settings=(
        {"m": 20, "lam": 0.1, "radius": 1, "label_bound": 1},
        {"m": 3, "lam": 1, "radius": 2, "label_bound": 3},
    ),
    runs=300,
)
