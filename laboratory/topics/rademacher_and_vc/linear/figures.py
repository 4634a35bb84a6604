"""Linear predictors of norm 1: their complexity between closed forms, and bounds by margin and by dimension."""

from math import log10
from typing import Any

from bounds.numbers import at_least, at_most, format_number, format_short
from laboratory.figures.axes import EXAMPLES, Scale, error_axis
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.rademacher_and_vc.linear.labels import risk_in_words
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun

COMPLEXITY, SIMULATED = Scale("complexity"), one_of(1, "simulated")
TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]


def complexity(run: LinearRun, theme: str = "light") -> Figure:
    """Simulated complexity with the bound on its error, and the closed forms around it."""
    fig = figure(theme, xaxis=_sizes(run), yaxis=COMPLEXITY.axis(log=True, tickvals=TICKS))
    curve(fig, run.sizes, run.by_radius, QUIET.called("any examples in the ball").beforehand)
    ends = [curve(fig, run.sizes, run.above, GUARANTEE.called("at most"))]
    ends.append(curve(fig, run.sizes, run.below, guarantee(1, "at least")))
    within = {"type": "data", "array": run.widths, "thickness": 1.5, "width": 4}
    ends.append(curve(fig, run.sizes, run.simulated, SIMULATED, points=True, error_y=within))
    label_ends(fig, ends)
    return fig


def complexity_in_words(run: LinearRun) -> str:
    """What a person sees of the complexity."""
    return (
        f"The simulated complexity is {format_short(float(run.simulated[0]))} with {run.sizes[0]} examples and "
        f"{format_short(float(run.simulated[-1]))} with {format_number(run.sizes[-1])}; by its closed forms the exact "
        f"one is there at least {at_least(float(run.below[-1]))} and at most {at_most(float(run.above[-1]))}."
    )


def risks(run: LinearRun, theme: str = "light") -> Figure:
    """Bounds by margin and by dimension beside the true risk of the hard-margin SVM."""
    fig = figure(theme, xaxis=_sizes(run), yaxis=error_axis(range=[-0.03, 1.65]))
    first, last = run.sizes[0], run.sizes[-1]
    curve(fig, [first, last], [1, 1], QUIET.called("vacuous above"))
    annotate(fig, (float(first), 1.0), "vacuous above", QUIET)
    ends = [
        curve(fig, run.sizes, run.by_margin, GUARANTEE.called("by the margin")),
        curve(fig, run.sizes, run.by_dimension, guarantee(1, "by the<br>dimension")),
        curve(fig, run.sizes, run.risks, TRUTH),
    ]
    label_ends(fig, ends)
    return fig


def risks_in_words(run: LinearRun) -> str:
    """What a person sees of the bounds and the risk."""
    return (
        f"With {format_number(run.sizes[-1])} examples the bound on the risk is {at_most(float(run.by_margin[-1]))} by "
        f"the margin and {at_most(float(run.by_dimension[-1]))} by the dimension; the support vector machine's risk is "
        f"{risk_in_words(float(run.risks[-1]))}."
    )


def linear_table(run: LinearRun) -> dict[str, Any]:
    """A row for each sample size."""
    return {
        "m": list(run.sizes),
        "simulated": run.simulated.tolist(),
        "within": run.widths.tolist(),
        "at_least": run.below.tolist(),
        "at_most": run.above.tolist(),
        "bound_by_margin": run.by_margin.tolist(),
        "bound_by_dimension": run.by_dimension.tolist(),
        "true_risk": run.risks.tolist(),
    }


def _sizes(run: LinearRun) -> dict[str, Any]:
    """A little wider than the sizes: names at the very end of an axis are not drawn."""
    return EXAMPLES.axis(log=True, range=[log10(run.sizes[0]) - 0.04, log10(run.sizes[-1]) + 0.04])
