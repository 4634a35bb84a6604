"""The nearest neighbour on many samples: its training error, its true risk, and the naive bound."""

from typing import Any

import numpy as np

from laboratory.figures.axes import Scale, error_axis
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.chosen.neighbour import NeighbourRuns

SAMPLE = Scale("sample, sorted by true risk", whole=True)
NAIVE = GUARANTEE.called("naive bound")


def neighbours(run: NeighbourRuns, theme: str = "light") -> Figure:
    """For each sample the nearest neighbour's training error and true risk, and what Hoeffding would guarantee."""
    order = np.argsort(run.risk)
    count = np.arange(1, len(order) + 1)
    top = max(float(run.risk.max()), float(run.naive.max()))
    fig = figure(
        theme,
        height=440,
        xaxis=SAMPLE.axis(range=[0, len(order) + 1]),
        yaxis=error_axis(range=[-0.04 * top, 1.2 * top]),
    )
    label_ends(fig, [
        curve(fig, count, run.naive[order], NAIVE),
        curve(fig, count, run.training[order], TRAINING),
        curve(fig, count, run.risk[order], TRUTH, points=True, mode="markers", marker=TRUTH.dots(theme, 3)),
    ])  # fmt: skip
    return fig


def neighbours_in_words(run: NeighbourRuns) -> str:
    """What a person sees of the samples."""
    return (
        f"On {len(run.risk)} samples the training error is {run.training.mean():.3f}, the true risk about "
        f"{run.risk.mean():.3f}, and the naive bound holds on {run.held}."
    )


def neighbours_table(run: NeighbourRuns) -> dict[str, Any]:
    """A row for each sample."""
    return {
        "sample": list(range(1, len(run.risk) + 1)),
        "training_error": run.training.tolist(),
        "true_risk": run.risk.tolist(),
        "naive_bound": run.naive.tolist(),
    }
