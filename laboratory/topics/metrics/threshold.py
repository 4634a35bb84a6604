"""The threshold as something to take hold of, wherever a figure shows it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from laboratory.handles import Handle, Stops
from laboratory.topics.metrics.scored import MetricsRun
from learners.selection.confusion import Confusion

HUNDREDTHS = np.arange(101) / 100
Place = tuple[float, float]


def threshold_handle(
    run: MetricsRun, threshold: float, place: Callable[[float, Confusion], Place],
    says: Callable[[Confusion], str] = lambda counts: "",
) -> Handle:  # fmt: skip
    """A handle at `place` of each threshold and its counts; how many test examples it misjudges is read there."""
    values = sorted({*HUNDREDTHS.tolist(), threshold})
    counted = [run.confusion(value) for value in values]
    x, y = zip(*(place(value, counts) for value, counts in zip(values, counted, strict=True)), strict=True)
    wrong = [f"{c.false_positives + c.false_negatives} of {run.samples} wrong{says(c)}" for c in counted]
    return Handle("Threshold", sets="threshold", stops=Stops(values, x, y, wrong))
