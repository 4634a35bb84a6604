"""The leave-one-out error of nearest neighbours on a circle of a few points, beside the true risk."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def squared_miss(rng: np.random.Generator, setting: Setting) -> Measured:
    """Neighbours on the circle have different favourite labels; ties of distance are many."""
    m, k, points, noise = (setting[name] for name in ("m", "k", "points", "noise"))
    x, tags = rng.integers(points, size=m), rng.random(m)
    probability = np.where(np.arange(points) % 2 == 0, noise, 1 - noise)
    y = rng.random(m) < probability[x]
    others = [np.delete(np.arange(m), i) for i in range(m)]
    left_out = np.array([_predicted(x[i], x[o], y[o], tags[o], k, points) for i, o in enumerate(others)])
    on_all = np.array([_predicted(place, x, y, tags, k, points) for place in range(points)])
    risk = np.where(on_all, 1 - probability, probability).mean()
    return Measured(float((np.mean(left_out != y) - risk) ** 2), {"m": m, "k": k})


def _predicted(place: int, x: np.ndarray, y: np.ndarray, tags: np.ndarray, k: int, points: int) -> bool:
    """The majority among the k nearest, the smaller tag first."""
    away = np.minimum((x - place) % points, (place - x) % points)
    return bool(y[np.lexsort((tags, away))[:k]].mean() > 0.5)


SIMULATION = Simulation(
    title="Leave-one-out error of nearest neighbours",
    claim="The squared distance between leave-one-out error and true risk is, on average, at most the bound.",
    world="Points are uniform on a finite circle, so that the true risk is a finite sum; ties are broken by random "
    "numbers that the examples carry.",
    kind="average",
    one_run=squared_miss,
    settings=(
        {"m": 20, "k": 1, "points": 12, "noise": 0.0},
        {"m": 15, "k": 1, "points": 1, "noise": 0.5},
        {"m": 60, "k": 5, "points": 8, "noise": 0.3},
    ),
    runs=150,
)
