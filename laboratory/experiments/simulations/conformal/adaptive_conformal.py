"""Sets whose level adapts, on scores whose scale jumps about: the share of misses."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

ALPHA, SCORES = 0.1, 50  # the level asked for, and how many of the latest scores a set is cut at a quantile of


def distance(rng: np.random.Generator, setting: Setting) -> Measured:
    """Every so often the scale of the scores is drawn anew, up to a thousand times as large or small."""
    rounds, step, start = int(setting["rounds"]), float(setting["step"]), float(setting["start"])
    scales = np.repeat(np.exp(rng.uniform(-3.5, 3.5, size=rounds // 40 + 2)), 40)
    scores = scales[: rounds + SCORES] * np.abs(rng.normal(size=scales[: rounds + SCORES].size))
    level, missed = start, 0
    for t in range(rounds):
        misses = level > 1 or (level >= 0 and scores[t + SCORES] > np.quantile(scores[t : t + SCORES], 1 - level))
        missed += misses
        level += step * (ALPHA - misses)
    return Measured(abs(missed / rounds - ALPHA), {"rounds": rounds, "step": step, "start": start})


SIMULATION = Simulation(
    title="Adaptive conformal inference",
    claim="The share of labels missed never differs from the level by more than the bound, whatever the scores do.",
    world="Nothing is assumed of the scores; the level moves by the rule, and beyond 0 and 1 the sets hold every label "
    "or none.",
    kind="sure",
    one_run=distance,
    settings=(
        {"rounds": 300, "step": 0.05, "start": 0.1},
        {"rounds": 100, "step": 0.5, "start": 1.0},
    ),
    runs=60,
)
