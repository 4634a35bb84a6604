"""The threshold as a handle, wherever a figure shows it."""

from collections.abc import Callable

import numpy as np

from laboratory.topics.metrics.scored import MetricsRun
from laboratory.views.handles import Handle, on_rails
from learners.selection.confusion import Confusion

HUNDREDTHS = np.arange(101) / 100
Place = tuple[float, float]


def threshold_handle(
    run: MetricsRun, threshold: float, place: Callable[[float, Confusion], Place],
    describe: Callable[[Confusion], str] = lambda counts: "",
) -> Handle:  # fmt: skip
    """A handle at `place` of each threshold and its counts; its readings count the misclassified test examples."""
    counted = {value: run.confusion(value) for value in (*HUNDREDTHS.tolist(), threshold)}

    def reading(value: float) -> str:
        c = counted[value]
        return f"{c.false_positives + c.false_negatives} of {run.samples} misclassified{describe(c)}"

    return on_rails("Threshold", "threshold", threshold, counted, lambda value: place(value, counted[value]), reading)
