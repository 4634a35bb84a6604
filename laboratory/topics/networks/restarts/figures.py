"""The curves of all runs with their committee, and the error of each run."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import SQUARED_ERROR, Scale
from laboratory.figures.curves import at_point, curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, SAMPLE, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.figures import over_inputs
from laboratory.topics.networks.restarts.run import TARGETS, Starts

RUN = Scale("run", whole=True)
COMMITTEE = one_of(2, "committee", 3.0)
EACH = QUIET.called("each run").but(dash="solid")
TARGET = TRUTH.called("target")


def curves(run: Starts, theme: str = "light") -> Figure:
    """The sample, the target, each run thin and the committee heavy."""
    fig = over_inputs(run.truth, run.values, theme, room=0.5)
    gap = np.full((len(run.outputs), 1), np.nan)
    together = np.hstack([run.outputs, gap]).ravel()
    places = np.tile(np.append(run.places, np.nan), len(run.outputs))
    polyline(fig, places, together, EACH, "each run: %{y:.4~g}", opacity=0.7)
    dots(fig, run.points, run.values, SAMPLE, at_point("example"), size=6, edge=0)
    ends = [curve(fig, run.places, run.truth, TARGET), curve(fig, run.places, run.committee, COMMITTEE)]
    label_ends(fig, ends)
    return fig


def errors(run: Starts, theme: str = "light") -> Figure:
    """Each run's error on the sample and over all inputs; lines for the committee and for the runs' mean."""
    numbers = np.arange(1, len(run.errors) + 1)
    fig = figure(
        theme, hovermode="closest", xaxis=RUN.axis(range=[0.5, len(numbers) + 0.5], dtick=1),
        yaxis=SQUARED_ERROR.axis(),
    )  # fmt: skip
    for heights, role in ((run.losses, TRAINING), (run.errors, TRUTH.called("true error"))):
        dots(fig, numbers, heights, role, f"{role.name}, run %{{x}}: %{{y:.4~g}}", size=8)
    dot(fig, (run.best + 1, float(run.errors[run.best])), TRUTH.called("smallest training error"), size=15)
    across = [0.5, len(numbers) + 0.5]
    mean = curve(fig, across, [float(run.errors.mean())] * 2, GUARANTEE.called("mean of<br>the runs"))
    committee = curve(fig, across, [run.committee_error] * 2, COMMITTEE)
    label_ends(fig, [mean, committee])
    return fig


def curves_in_words(run: Starts) -> str:
    """What a person sees of the curves."""
    target = in_a_sentence(TARGETS[run.target].partition(" (")[0])
    return (
        f"{len(run.points)} examples around a {target}, {pluralize(len(run.outputs), 'network')} trained on them from "
        f"different starting values, and their mean, the committee, up to {format_short(run.farthest)} from the target."
    )


def errors_in_words(run: Starts) -> str:
    """What a person sees of the errors."""
    low, high = float(run.errors.min()), float(run.errors.max())
    return (
        f"Mean squared errors of the runs lie between {format_short(low)} and {format_short(high)}, their mean is "
        f"{format_short(float(run.errors.mean()))}; the committee's is {format_short(run.committee_error)}."
    )


def errors_table(run: Starts) -> dict[str, list[Any]]:
    """A row for each run."""
    return {
        "run": list(range(1, len(run.errors) + 1)),
        "training_error": run.losses.tolist(),
        "true_error": run.errors.tolist(),
    }
