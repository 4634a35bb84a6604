"""Proposals under and above the weights; frequencies beside weights; the cost of a round's draw."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import ROUND, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.boosting.rejection.run import SHOWN, DrawnExamples, Weighted

SHADE = 0.3
LEGEND = {"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0}
EXAMPLE = Scale("example", whole=True)
WEIGHT = Scale("weight <i>D</i>(<i>i</i>)")
PROPOSALS = Scale("proposals for a round's sample")
ACCEPTED, REJECTED = one_of(2, "accepted").but(marker="circle"), one_of(1, "rejected").but(marker="x-thin")
FREQUENCY = one_of(2, "frequency")
WEIGHED = TRUTH.called("weight").but(alpha=SHADE).beforehand
MEASURED, LAW = one_of(2, "measured", 2.5), TRUTH.called("expected")


def proposals(tried: DrawnExamples, theme: str = "light") -> Figure:
    """The weights as bars, and the first proposals (U, V): accepted where they fall into the bar."""
    fig = _bars(tried, theme, float(tried.weights.max()))
    index, height = (part[:SHOWN] for part in (tried.sampling.proposals, tried.sampling.heights))
    hit = tried.weights[index] > height
    for role, which in ((ACCEPTED, hit), (REJECTED, ~hit)):
        dots(fig, index[which] + 1, height[which], role, "U = %{x}, V = %{y:.3g}", size=6)
    hline(fig, float(tried.weights.max()), QUIET.beforehand)
    return fig


def proposals_in_words(tried: DrawnExamples) -> str:
    """What a person sees of the proposals."""
    points = min(SHOWN, tried.sampling.trials)
    return (
        f"{pluralize(len(tried.weights), 'bar')}, the weights, and {pluralize(points, 'point')} below the height of "
        "the highest bar: those inside a bar are accepted, those above it rejected."
    )


def frequencies(tried: DrawnExamples, theme: str = "light") -> Figure:
    """The weights as bars and each example's share of the draws, with the range of the guarantee."""
    fig = _bars(tried, theme, float(max(tried.weights.max(), tried.frequencies.max())))
    x = np.arange(1, len(tried.weights) + 1)
    ends = np.clip(tried.weights + np.array([[-1], [1]]) * tried.bound, 0, 1)
    polyline(fig, np.repeat(x, 3), np.column_stack([*ends, np.full(len(x), np.nan)]).ravel(), GUARANTEE)
    dots(fig, x, tried.frequencies, FREQUENCY, "frequency: %{y:.3g}", size=8)
    fig.update_layout(yaxis={"range": [0, 1.08 * max(float(ends[1].max()), float(tried.frequencies.max()))]})
    return fig


def frequencies_in_words(tried: DrawnExamples) -> str:
    """What a person sees of the frequencies."""
    return (
        f"A square beside each of {len(tried.weights)} bars: the frequencies of {format_number(tried.draws)} draws, at "
        f"most {format_short(tried.farthest)} from the weights."
    )


def cost(run: Weighted, step: int, theme: str = "light") -> Figure | None:
    """The proposals that each round's sample took AdaBoost, and how many are expected."""
    if run.learner is None or not run.learner.rounds_:
        return None
    rounds = np.arange(1, run.learner.rounds_ + 1)
    fig = figure(theme, xaxis=ROUND.axis(range=[0, len(rounds) + 0.5]), yaxis=PROPOSALS.axis())
    ends = [
        curve(fig, rounds, run.past("expected_trials"), LAW),
        curve(fig, rounds, run.past("trials"), MEASURED, points=True),
    ]
    vline(fig, step + 1)
    label_ends(fig, ends)
    return fig


def cost_in_words(run: Weighted) -> str:
    """What a person sees of the cost."""
    if run.learner is None or not run.learner.rounds_:
        return "No round was boosted."
    first, last = (format_number(int(run.past("trials")[at])) for at in (0, -1))
    return f"The proposals that a round's sample took: {first} in the first round, {last} in the last."


def weights_table(tried: DrawnExamples) -> dict[str, Any]:
    """A row for each example."""
    accepted = np.bincount(tried.sampling.indices, minlength=len(tried.weights))
    return {
        "example": list(range(1, len(tried.weights) + 1)),
        "weight": tried.weights.tolist(),
        "frequency": tried.frequencies.tolist(),
        "accepted": accepted.tolist(),
        "rejected": tried.sampling.rejected.tolist(),
    }


def _bars(tried: DrawnExamples, theme: str, top: float) -> Figure:
    fig = figure(
        theme, hovermode="closest", showlegend=True, legend=LEGEND, bargap=0.15,
        xaxis=EXAMPLE.axis(range=[0.4, len(tried.weights) + 0.6]), yaxis=WEIGHT.axis(range=[0, 1.08 * top]),
    )  # fmt: skip
    bars(fig, np.arange(1, len(tried.weights) + 1), tried.weights, WEIGHED, "example %{x}: weight %{y:.3g}")
    return fig
