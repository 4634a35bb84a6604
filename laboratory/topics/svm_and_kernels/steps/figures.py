"""Pegasos in the plane after some draws, and its objective above the minimum beside the bound."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.plane import BOUNDARY, HEIGHT, band, empty_plane, examples, line, window_around
from laboratory.figures.roles import GUARANTEE, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.svm_and_kernels.figures import AIR
from laboratory.topics.svm_and_kernels.steps.run import RUNS, SteppingRun

DIGITS = 3
BEST = Role("best line", 3, "longdash", width=2.0)
MEAN = one_of(0, "mean weights", width=4.0)
LAST = one_of(2, "last weights", width=1.5)
DRAWS = Scale("examples drawn", "<i>t</i>", whole=True)
OBJECTIVE = Scale("objective above the minimum")


def plane(run: SteppingRun, step: int, theme: str = "light") -> Figure:
    """The line of the weights after some draws, with its band, and the best line."""
    window, w = window_around(run.points, AIR, square=True), run.path[step]
    fig = empty_plane(window, theme)
    if w.any():
        band(fig, window, w)
    line(fig, window, run.best, 0.0, BEST)
    line(fig, window, w, 0.0, BOUNDARY.called("line now"))
    examples(fig, run.points, run.signs, run.signs * (run.points @ w) <= 0 if w.any() else None)
    return fig


def gaps(run: SteppingRun, step: int, theme: str = "light") -> Figure:
    """How far the objective is above its minimum, over the draws, below the bound on the mean."""
    fig = figure(theme, height=HEIGHT, xaxis=DRAWS.axis(log=True), yaxis=OBJECTIVE.axis(log=True))
    ends = [
        curve(fig, run.draws, np.where(heights > 0, heights, np.nan), role, digits=".3~g")
        for role, heights in ((LAST, run.gaps_of_last), (GUARANTEE, run.bounds), (MEAN, run.mean_gaps))
    ]
    vline(fig, int(run.draws[step]))
    label_ends(fig, ends)
    return fig


def plane_in_words(run: SteppingRun, step: int) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.signs)} labelled points, Pegasos's line after {pluralize(int(run.draws[step]), 'draw')}, and the "
        "best line, dashed."
    )


def gaps_in_words(run: SteppingRun, step: int) -> str:
    """What a person sees of the gaps."""
    return (
        f"After {pluralize(int(run.draws[step]), 'draw')} the mean weights' objective lies, averaged over {RUNS} runs, "
        f"{format_number(float(run.mean_gaps[step]), DIGITS)} above the minimum; the bound is "
        f"{at_most(float(run.bounds[step]), DIGITS)}."
    )


def stepping_table(run: SteppingRun) -> dict[str, Any]:
    """A row for each recorded draw, in full precision."""
    return {
        "draws": run.draws.tolist(),
        "w1": run.path[:, 0].tolist(),
        "w2": run.path[:, 1].tolist(),
        "gap_of_last": run.gaps_of_last.tolist(),
        "gap_of_mean": run.gaps_of_mean.tolist(),
        "mean_gap_over_runs": run.mean_gaps.tolist(),
        "bound": run.bounds.tolist(),
    }
