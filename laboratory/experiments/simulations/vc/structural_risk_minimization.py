"""Functions that change sign at most k times on a line, for all k at once, with labels by coins."""

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting, Simulation


def worst_of_all_classes(rng: np.random.Generator, setting: Setting) -> Measured:
    """The distance of training error from risk, in the class where it is largest in proportion to the bound."""
    m, classes, delta = int(setting["m"]), int(setting["classes"]), float(setting["delta"])
    index = np.arange(1, classes + 1)
    # With a function the class holds its negative, so the largest distance is that of the best fit.
    distances = _largest_agreement(rng.choice([-1, 1], size=m), classes)[1:] / (2 * m)
    widths = theorems["structural_risk_minimization"].grid(m=m, delta=delta, d=index + 1, index=index)
    worst = int(np.argmax(distances / np.asarray(widths)))
    return Measured(float(distances[worst]), {"m": m, "delta": delta, "d": worst + 2, "index": worst + 1})


def _largest_agreement(labels: np.ndarray, changes: int) -> np.ndarray:
    """Agreements less disagreements of the best function with at most 0, 1, ... changes; shape `(changes + 1,)`."""
    best = np.zeros((2, changes + 1))  # ending in +1, and in -1
    for label in labels:
        best[:, 1:] = np.maximum(best[:, 1:], best[::-1, :-1])
        best[0] += label
        best[1] -= label
    agreement: np.ndarray = best.max(axis=0)
    return agreement


SIMULATION = Simulation(
    title="Classes one within the other",
    claim="In some of the classes training error and risk differ by more than the bound in at most δ of the runs.",
    world="Examples are different points of a line in their order, with labels by a fair coin, so that every function "
    "has risk 1/2; the k-th class, of at most k changes of sign, has VC dimension k + 1.",
    kind="confident",
    one_run=worst_of_all_classes,
    settings=({"m": 200, "delta": 0.1, "classes": 5}, {"m": 80, "delta": 0.5, "classes": 2}),
    runs=60,
)
