"""The probability of label 1 along the line, and the likelihood against the intercept, misprinted and right."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import INPUT, PROBABILITY, Scale
from laboratory.figures.curves import curve, dot, hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, SAMPLE, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.labels.run import Labelled

INTERCEPT, LOG = Scale("intercept", "<i>b</i>"), Scale("log-likelihood")
YOURS, BEST, PRINTED = one_of(0, "yours", 3.0), one_of(2, "most likely", 2.5), one_of(1, "misprinted", 2.0)
GRID = 241


def probabilities(run: Labelled, theme: str = "light") -> Figure:
    """Labels at 0 and 1, your model, and the most likely one where there is one."""
    low, high = float(run.points.min()) - 0.5, float(run.points.max()) + 0.5
    places = np.linspace(low, high, GRID)
    fig = figure(theme, hovermode="closest", xaxis=INPUT.axis(range=[low, high], zeroline=False),
                   yaxis=PROBABILITY.axis(range=[-0.06, 1.06]))  # fmt: skip
    labels = (run.signs > 0).astype(float)
    dots(fig, run.points, labels, SAMPLE.called("labels"), "x = %{x:.3g}, label %{y}", size=9, edge=0)
    models = [(run.yours, YOURS)] + ([] if run.separable else [(run.best, BEST)])
    label_ends(fig, [curve(fig, places, run.probabilities(weights, places), role) for weights, role in models])
    return fig


def likelihoods(run: Labelled, theme: str = "light") -> Figure:
    """The log-likelihood against the intercept at your slope, and the misprinted sum, which has no maximum."""
    fig = figure(theme, hovermode="closest", xaxis=INTERCEPT.axis(rangemode="normal", zeroline=False),
                   yaxis=LOG.axis(rangemode="normal", zeroline=False))  # fmt: skip
    slope = run.yours[1]
    right = [run.log_likelihood((float(b), slope)) for b in run.intercepts]
    wrong = [run.printed((float(b), slope)) for b in run.intercepts]
    ends = [
        curve(fig, run.intercepts, right, BEST.called("with labels")),
        curve(fig, run.intercepts, wrong, PRINTED),
    ]
    hline(fig, 0, QUIET.beforehand)
    dot(fig, (run.yours[0], run.log_likelihood(run.yours)), YOURS, "yours", size=12)
    label_ends(fig, ends)
    return fig


def probabilities_in_words(run: Labelled) -> str:
    """What a person sees of the models."""
    best = "none is most likely" if run.separable else f"the most likely has intercept {format_short(run.best[0])}"
    return f"{len(run.signs)} labels and the probability of label 1 along the line in your model; {best}."


def likelihoods_in_words(run: Labelled) -> str:
    """What a person sees of the likelihoods."""
    return (
        f"The log-likelihood of the labels against the intercept, {format_short(run.log_likelihood(run.yours))} at "
        "yours; the misprinted sum, without the label, rises towards 0 and has no maximum."
    )


def likelihoods_table(run: Labelled) -> dict[str, Any]:
    """A row for each intercept."""
    slope = run.yours[1]
    return {
        "intercept": run.intercepts.tolist(),
        "log_likelihood": [run.log_likelihood((float(b), slope)) for b in run.intercepts],
        "misprinted": [run.printed((float(b), slope)) for b in run.intercepts],
    }
