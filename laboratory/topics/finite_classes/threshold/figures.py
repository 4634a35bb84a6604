"""The sample on a line with a threshold, and both errors of every threshold."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_short, pluralize
from laboratory.figures.axes import INPUT, THRESHOLD, Scale, error_axis
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.plane import examples, shade
from laboratory.figures.roles import BAYES, GUARANTEE, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.threshold.run import HandRun, index
from laboratory.topics.finite_classes.thresholds import GRID

LABEL = Scale("label")
ANSWER = one_of(2, "your answer", width=3)
YOURS = TRAINING.called("your threshold")
HIGHEST = 1.05  # no error is above 1


def line(run: HandRun, threshold: float, theme: str = "light") -> Figure:
    """The examples at their labels, and the answer of the threshold."""
    plain = {"showgrid": False, "zeroline": False}
    fig = figure(
        theme, hovermode="closest", xaxis=INPUT.axis(range=[-0.02, 1.02], **plain),
        yaxis=LABEL.axis(range=[-0.25, 1.25], tickvals=[0, 1], **plain),
    )  # fmt: skip
    shade(fig, np.array([threshold, 1.0]), np.array([-0.25, 1.25]), [[True]])
    answer = np.array([0, threshold, threshold, 1]), np.array([0, 0, 1, 1])
    hover = "your threshold answers %{y} at %{x:.3~g}<extra></extra>"
    curve(fig, *answer, ANSWER, hovertemplate=hover)
    points = np.column_stack([run.tried.x, run.tried.y])
    examples(fig, points, run.tried.y, (run.tried.x >= GRID[index(threshold)]) != run.tried.y, size=7)
    return fig


def line_in_words(run: HandRun, threshold: float) -> str:
    """What a person sees of the line."""
    positive = int(run.tried.y.sum())
    return (
        f"{positive} of {pluralize(run.m, 'example')} with label 1. The answer steps from 0 to 1 at {threshold:g}; a "
        f"cross marks {pluralize(run.mistakes(index(threshold)), 'misclassified example')}."
    )


def errors(run: HandRun, threshold: float, theme: str = "light") -> Figure:
    """Training error, true risk and guarantee over all thresholds."""
    measured, at = run.tried.errors, index(threshold)
    top = min(HIGHEST, 1.08 * float((measured + run.gap).max()))
    fig = figure(theme, xaxis=THRESHOLD.axis(range=[-0.01, 1.01]), yaxis=error_axis(range=[0, top]))
    noise = float(run.tried.world.noise)
    ends = [hline(fig, noise, BAYES)] if noise else []
    guaranteed = measured + run.gap
    if (informative := guaranteed < 1).any():
        ends.append(curve(fig, GRID, np.where(informative, guaranteed, np.nan), GUARANTEE, shape="hv"))
    ends += [curve(fig, GRID, measured, TRAINING, shape="hv"), curve(fig, GRID, run.tried.risks, TRUTH)]
    vline(fig, float(GRID[run.best]), "ERM", left=GRID[run.best] > 0.5)
    hover = f"your threshold {threshold:g}: training error %{{y:.4~g}}<extra></extra>"
    dot(fig, (threshold, float(measured[at])), YOURS, "your threshold", hover, 13)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: HandRun, threshold: float) -> str:
    """What a person sees of the errors."""
    at = index(threshold)
    return (
        f"Over all thresholds the true risk is a V, and the training error varies around it, at most "
        f"{format_short(run.farthest)} away. At {threshold:g} they are {format_short(run.tried.risks[at])} and "
        f"{format_short(run.tried.errors[at])}; the smallest training error is "
        f"{format_short(run.tried.errors[run.best])}, at "
        f"{format_short(GRID[run.best])}. The dashed bound is {at_most(run.gap)} above the training error."
    )


def errors_table(run: HandRun) -> dict[str, Any]:
    """A row for each threshold."""
    return {
        "threshold": GRID.tolist(),
        "training_error": run.tried.errors.tolist(),
        "true_risk": run.tried.risks.tolist(),
        "at_most": (run.tried.errors + run.gap).tolist(),
    }
