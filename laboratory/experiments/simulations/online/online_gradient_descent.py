"""Online gradient descent against slopes at a right angle to all before, coin tosses and distances."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """What is lost, less what the best weights of length at most `norm` lose."""
    inputs = {name: setting[name] for name in ("rounds", "norm", "lipschitz")}
    if setting["losses"] == "distances":
        return Measured(_regret_on_distances(rng, **inputs), inputs)
    return Measured(_regret_on_slopes(rng, setting["losses"] == "right angles", **inputs), inputs)


def _regret_on_slopes(rng: np.random.Generator, upright: bool, rounds: int, norm: float, lipschitz: float) -> float:
    """Losses <g, w> in the plane; the best weights point against the sum of the slopes."""
    weights, total, lost = np.zeros(2), np.zeros(2), 0.0
    for _ in range(rounds):
        slope = rng.normal(size=2)
        if upright and total.any():
            slope = rng.choice([-1.0, 1.0]) * np.array([-total[1], total[0]])
        slope *= lipschitz / np.linalg.norm(slope)
        lost, total = lost + float(slope @ weights), total + slope
        weights = weights - norm / (lipschitz * np.sqrt(rounds)) * slope
        weights *= min(1.0, norm / max(float(np.linalg.norm(weights)), norm))
    return lost + norm * float(np.linalg.norm(total))


def _regret_on_distances(rng: np.random.Generator, rounds: int, norm: float, lipschitz: float) -> float:
    """Losses G|w - z| on the line, z being at the end of the interval that is farther off; a median is best."""
    weight, ends = 0.0, np.zeros(rounds)
    lost = 0.0
    for t in range(rounds):
        side = -np.sign(weight) if weight else rng.choice([-1.0, 1.0])
        ends[t] = norm * side
        lost += lipschitz * abs(weight - ends[t])
        weight = float(np.clip(weight + norm / np.sqrt(rounds) * side, -norm, norm))
    return lost - lipschitz * float(np.abs(np.median(ends) - ends).sum())


SIMULATION = Simulation(
    title="Online gradient descent",
    claim="The regret never exceeds the bound; slopes at right angles to the sum of those before reach it.",
    world="Losses are linear, or distances times G, so convex with gradients of length G, and are chosen by an "
    "adversary or tossed; descent starts at 0, is projected onto the ball, and the number of rounds is known.",
    kind="sure",
    one_run=regret,
    settings=(
        {"losses": "right angles", "rounds": 100, "norm": 1, "lipschitz": 2},
        {"losses": "tossed", "rounds": 100, "norm": 2, "lipschitz": 1},
        {"losses": "distances", "rounds": 49, "norm": 1, "lipschitz": 3},
    ),
    runs=20,
)
