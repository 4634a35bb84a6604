"""The risks of learners under every labelling, and the exact averages by sample size."""

from typing import Any

import numpy as np

from laboratory.figures.axes import ERROR, EXAMPLES, Scale
from laboratory.figures.curves import curve, dot, hline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.no_free_lunch.lunch.run import LunchRun, averages, doubled

LABELLINGS = Scale("labellings, sorted by risk", whole=True)
DOUBLED = one_of(2, "2m points")
QUARTER = 0.25  # a lower bound on the average of the doubled domain


def labellings(run: LunchRun, theme: str = "light") -> Figure:
    """The expected risk of each learner under each labelling, sorted; level: the mean of them."""
    count = 2**run.points
    top = max(run.worst(name) for name in run.costs)
    fig = figure(
        theme, xaxis=LABELLINGS.axis(range=[0, count + 1], showgrid=False), yaxis=ERROR.axis(range=[0, 1.1 * top])
    )
    ends = []
    for place, name in enumerate(run.costs):
        learner, mean = one_of(place, name, 1.5), run.mean(name)
        rank, risks = np.arange(1, count + 1), np.sort(run.costs[name].expected_risk)
        end = curve(fig, rank, risks, learner, points=True, marker=learner.dots(theme, 5))
        curve(fig, [0, count + 1], [mean, mean], learner, name=f"{name}, mean")
        ends.append(end._replace(name=f"{name},<br>mean {mean:.4f}"))
    label_ends(fig, ends)
    return fig


def labellings_in_words(run: LunchRun) -> str:
    """What a person sees of the labellings."""
    means = "; ".join(f"{name} {run.mean(name):.4f}" for name in run.costs)
    return f"Expected risks of three learners under all {2**run.points} labellings, sorted. Means: {means}."


def lunch_law(run: LunchRun, theme: str = "light") -> Figure:
    """The exact average over labellings against the sample size, on this domain and on one of 2m points."""
    sizes = np.arange(1, max(4 * run.points, 12) + 1)
    fig = figure(theme, xaxis=EXAMPLES.axis(range=[0, float(sizes[-1])]), yaxis=ERROR.axis(range=[0, 0.55]))
    these = TRUTH.called(f"{run.points} points")
    ends = [
        hline(fig, QUARTER, QUIET.called("1/4")),
        curve(fig, sizes, doubled(sizes), DOUBLED),
        curve(fig, sizes, averages(run.points, sizes), these),
    ]
    dot(fig, (run.m, run.average), these, "now")
    label_ends(fig, ends)
    return fig


def law_in_words(run: LunchRun) -> str:
    """What a person sees of the averages."""
    return f"The exact mean risk falls with the sample size; at m = {run.m} it is {run.average:.4f}."


def lunch_table(run: LunchRun) -> dict[str, Any]:
    """A row for each labelling, in the order of its number."""
    risks = {name.replace(" ", "_"): cost.expected_risk.tolist() for name, cost in run.costs.items()}
    return {"labelling": list(range(2**run.points)), **risks}
