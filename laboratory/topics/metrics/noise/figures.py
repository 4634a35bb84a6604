"""The probability of label 1 along the input with one sample, and one neighbour's risk as the sample grows."""

from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures.axes import ERROR, EXAMPLES, INPUT, PROBABILITY
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, GUARANTEE, SAMPLE, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.metrics.noise.run import REASONS, SIZES, NoisyLabels

ETA = one_of(0, "η", 3.0)
FARTHEST = 3.0  # deviations of the input that are drawn


def posterior_figure(run: NoisyLabels, theme: str = "light") -> Figure:
    """The posterior probability, and a sample's labels at 0 and 1."""
    ends = [-FARTHEST * run.deviation, FARTHEST * run.deviation]
    fig = figure(theme, hovermode="closest", xaxis=INPUT.axis(range=ends, zeroline=False),
                   yaxis=PROBABILITY.axis(range=[-0.06, 1.06]))  # fmt: skip
    dots(fig, run.points, run.labels, SAMPLE, "x = %{x:.3g}, label %{y}", edge=0, opacity=0.7)
    label_ends(fig, [curve(fig, run.places, run.eta, ETA, shape="linear")])
    return fig


def risks_figure(run: NoisyLabels, theme: str = "light") -> Figure:
    """One neighbour's mean true risk beside the Bayes risk and Cover and Hart's limit."""
    means = run.risks.mean(axis=1)
    fig = figure(
        theme,
        xaxis=EXAMPLES.axis(log=True),
        yaxis=ERROR.axis(range=[0, 1.15 * max(float(means.max()), run.limit, 0.05)]),
    )
    across = [SIZES[0], SIZES[-1]]
    label_ends(fig, [
        curve(fig, np.array(SIZES), means, TRUTH.called("one<br>neighbour"), points=True),
        curve(fig, across, [run.limit] * 2, GUARANTEE.called("limit,<br>at most")),
        curve(fig, across, [run.bayes] * 2, BAYES),
    ])  # fmt: skip
    return fig


def posterior_in_words(run: NoisyLabels) -> str:
    """What a person sees of the posterior."""
    return (
        f"The probability η of label 1 against the input, and {len(run.points)} examples. {REASONS[run.reason]}: the "
        f"Bayes risk is {percent(run.bayes)}."
    )


def risks_in_words(run: NoisyLabels) -> str:
    """What a person sees of the risks."""
    return (
        f"The mean true risk of one neighbour is {percent(run.risks[0].mean())} with {SIZES[0]} examples and "
        f"{percent(run.risk)} with {SIZES[-1]:,}; the Bayes risk is {percent(run.bayes)}."
    )


def risks_table(run: NoisyLabels) -> dict[str, Any]:
    """A row for each size."""
    return {"m": list(SIZES), "mean_true_risk": run.risks.mean(axis=1).tolist()}
