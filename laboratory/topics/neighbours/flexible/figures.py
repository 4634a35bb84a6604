"""Where both fits lie over the samples, and bias and variance against k."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import INPUT, NEIGHBOURS, Scale
from laboratory.figures.curves import band, curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.flexible.run import Flexible

HEIGHT = 340
Y, PART = Scale("", "<i>y</i>"), Scale("part of the risk")
LINE, NEAR = one_of(1, "line"), one_of(0, "neighbours")
CURVE = TRUTH.called("true curve").but(color=None, dash="dot", width=2)
BIAS, VARIANCE = one_of(2, "bias²"), one_of(0, "variance", 3.5)
LINES = one_of(1, "line, both")
WIDTH = 2.0  # standard deviations


def fans(run: Flexible, theme: str = "light") -> Figure:
    """The mean of each method's predictions, with two standard deviations on both sides, and the true curve."""
    fig = figure(theme, height=HEIGHT, xaxis=INPUT.axis(range=[0, 1]), yaxis=Y.axis(zeroline=False, rangemode="normal"))
    ends = []
    for role, fits in ((NEAR, run.neighbours), (LINE, run.line)):
        mean, half = fits.predictions.mean(axis=0), WIDTH * fits.predictions.std(axis=0, ddof=1)
        band(fig, run.places, mean - half, mean + half, role)
        ends.append(curve(fig, run.places, mean, role))
    ends.append(curve(fig, run.places, run.truth, CURVE))
    label_ends(fig, ends)
    return fig


def fans_in_words(run: Flexible) -> str:
    """What a person sees of the predictions."""
    near, line = (format_short(float(fits.measured_variance**0.5)) for fits in (run.neighbours, run.line))
    return (
        f"The band of {run.k} nearest neighbours over the samples has a standard deviation of {near}, that of the line "
        f"{line}."
    )


def parts(run: Flexible, theme: str = "light") -> Figure:
    """Exact bias and variance of k neighbours against k, and the line's variance and whole excess risk."""
    fig = figure(theme, height=HEIGHT, xaxis=NEIGHBOURS.axis(log=True), yaxis=PART.axis(rangemode="tozero"))
    whole = run.line.squared_bias(run.truth) + run.line.mean_variance
    ends = [
        curve(fig, run.ks, run.biases, BIAS, points=True),
        curve(fig, run.ks, run.variances, VARIANCE, points=True),
        hline(fig, whole, LINES),
    ]
    vline(fig, run.k)
    label_ends(fig, ends)
    return fig


def parts_in_words(run: Flexible) -> str:
    """What a person sees of the parts."""
    first, last = (format_short(float(run.variances[place])) for place in (0, -1))
    return f"As k grows from 1 to {run.ks[-1]}, the variance falls from {first} to {last}, and the bias grows."


def flexible_table(run: Flexible) -> dict[str, Any]:
    """A row for each number of neighbours."""
    m = len(run.ks)
    return {
        "k": run.ks.tolist(),
        "squared_bias": run.biases.tolist(),
        "variance": run.variances.tolist(),
        "line_squared_bias": np.full(m, run.line.squared_bias(run.truth)).tolist(),
        "line_variance": np.full(m, run.line.mean_variance).tolist(),
    }
