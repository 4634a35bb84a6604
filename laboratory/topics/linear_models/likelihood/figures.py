"""The sample with the fitted distribution beside the true one, and the likelihood of a parameter."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import SAMPLE, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.likelihood.run import NAMES, LikelihoodRun

EXAMPLE, DENSITY, LOG = Scale("example", "<i>x</i>"), Scale("density"), Scale("log-likelihood")
FITTED, TRUE = one_of(1, "most likely", 2.5), TRUTH.called("true")
RUG = 200  # examples: more are not drawn one by one


def distributions(run: LikelihoodRun, theme: str = "light") -> Figure:
    """The sample on the axis, the true distribution heavy, the most likely one beside it."""
    fig = figure(
        theme, hovermode="closest", xaxis=EXAMPLE.axis(rangemode="normal", zeroline=False),
        yaxis=(PROBABILITY if run.counted else DENSITY).axis(),
    )  # fmt: skip
    fitted = tuple(run.estimate.parameters.values())
    ends = [
        curve(fig, run.support, run.density(parameters), role, points=run.counted)
        for parameters, role in ((run.true, TRUE), (fitted, FITTED))
    ]
    sample = run.estimate.sample[:RUG]
    tick = SAMPLE.but(marker="line-ns-open")
    dots(fig, sample, np.zeros(len(sample)), tick, "example %{x:.4~g}", size=11, edge=1)
    label_ends(fig, ends)
    return fig


def likelihood(run: LikelihoodRun, theme: str = "light") -> Figure:
    """The logarithmic likelihood of the sample against the parameter; its top, and the true value."""
    fig = figure(theme, hovermode="closest", xaxis=Scale(run.name).axis(rangemode="normal", zeroline=False),
                   yaxis=LOG.axis(rangemode="normal", zeroline=False))  # fmt: skip
    heights = run.estimate.curve(run.name, run.tried)
    heights = np.where(np.isfinite(heights), heights, np.nan)
    curve(fig, run.tried, heights, FITTED.called("log-likelihood"))
    dot(fig, (run.estimated, run.estimate.log_likelihood), FITTED, "most likely", size=13)
    vline(fig, run.true[0], "true")
    return fig


def distributions_in_words(run: LikelihoodRun) -> str:
    """What a person sees of the distributions."""
    name = in_a_sentence(NAMES[run.estimate.family].partition(" (")[0])
    estimated = run.estimate.parameters
    true, likely = (
        ", ".join(
            f"{parameter} {format_short(float(value))}" for parameter, value in zip(estimated, values, strict=True)
        )
        for values in (run.true, estimated.values())
    )
    return (
        f"{pluralize(len(run.estimate.sample), 'example')}, the distribution they were drawn from ({name}, {true}) "
        "and the most "
        f"likely one ({likely})."
    )


def likelihood_in_words(run: LikelihoodRun) -> str:
    """What a person sees of the likelihood."""
    return (
        f"The log-likelihood against the {run.name}: its top is {format_short(run.estimate.log_likelihood)} at "
        f"{format_short(run.estimated)}; the true value is {format_short(run.true[0])}."
    )


def likelihood_table(run: LikelihoodRun) -> dict[str, Any]:
    """A row for each value tried."""
    return {run.name: run.tried.tolist(), "log_likelihood": run.estimate.curve(run.name, run.tried).tolist()}
