"""The memorizer's answers on a line, and its errors against the sample size."""

from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.figures.axes import EXAMPLES, INPUT, Scale, error_axis
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, SAMPLE, TRAINING, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.memoriser.run import Spikes

ANSWER = Scale("answer")
ANSWERS = one_of(0, "memorizer", width=4)
STORED, SPIKES = SAMPLE.but(color=1), Role("spikes", 1, width=1)
RIGHT = QUIET.called("true label")
LINE = TRUTH.called("true risk<br>on a line")


def spike_line(run: Spikes, stored: int, theme: str = "light") -> Figure:
    """The memorizer's answers: +1 everywhere, −1 on the examples alone."""
    plain = {"showgrid": False, "zeroline": False}
    fig = figure(
        theme, hovermode="closest", xaxis=INPUT.axis(range=[0, 1], **plain),
        yaxis=ANSWER.axis(range=[-1.25, 1.25], tickvals=[-1, 1], **plain),
    )  # fmt: skip
    ends = [curve(fig, [0, 1], [1, 1], ANSWERS), curve(fig, [0, 1], [-1, -1], RIGHT)]
    places = run.places[:stored]
    x, y = np.repeat(places, 3), np.tile([1.0, -1.0, np.nan], len(places))
    polyline(fig, x, y, SPIKES)
    dots(fig, places, -np.ones(len(places)), STORED, "example, x = %{x:.3f}", edge=0)
    label_ends(fig, ends)
    return fig


def line_in_words(stored: int) -> str:
    """What a person sees of the line."""
    return f"A line at +1 with {pluralize(stored, 'spike')} down to −1, one on each example."


def spike_risks(run: Spikes, stored: int, theme: str = "light") -> Figure:
    """Training error and true risk of the memorizer, on a line and on finitely many examples."""
    last = float(run.sizes[-1])
    fig = figure(theme, xaxis=EXAMPLES.axis(range=[0, last]), yaxis=error_axis(range=[-0.06, 1.14]))
    among = one_of(2, f"true risk among<br>{pluralize(run.atoms, 'point')}")
    label_ends(fig, [
        curve(fig, [0.0, last], [0, 0], TRAINING),
        curve(fig, [0.0, last], [1, 1], LINE),
        curve(fig, run.sizes, run.risk, among),
    ])  # fmt: skip
    for role, height in ((TRAINING, 0.0), (LINE, 1.0), (among, run.at(stored))):
        dot(fig, (stored, height), role)
    return fig


def risks_in_words(run: Spikes, stored: int) -> str:
    """What a person sees of the errors."""
    return (
        f"Training error 0 and true risk 1 at every sample size; among {pluralize(run.atoms, 'point')} the expected "
        "risk "
        f"falls, and at m = {stored} it is {run.at(stored):.3f}."
    )


def spike_table(run: Spikes) -> dict[str, Any]:
    """A row for each sample size."""
    m = len(run.sizes)
    return {
        "examples": run.sizes.tolist(),
        "training_error": [0.0] * m,
        "risk_on_a_line": [1.0] * m,
        f"risk_among_{run.atoms}_points": run.risk.tolist(),
    }
