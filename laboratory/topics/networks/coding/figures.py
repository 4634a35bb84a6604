"""The outputs of both labels with the zone in which nothing is decided, and the error against the share decided."""

from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, zone
from laboratory.figures.roles import NEGATIVE, PATCH, TEST, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.coding.run import THRESHOLD, ZONES, CodingRun

OUTPUT, EXAMPLES, DECIDED = Scale("output"), Scale("test examples", whole=True), Scale("share decided")
BINS = np.linspace(0, 1, 26)
ROLES = (Role("label 0", NEGATIVE.color, width=2.5), one_of(0, "label 1"))


def outputs(run: CodingRun, theme: str = "light") -> Figure:
    """How many test examples of either label have which output; shaded, where nothing is decided."""
    fig = figure(
        theme, hovermode="closest", barmode="overlay", bargap=0, xaxis=OUTPUT.axis(range=[0, 1]), yaxis=EXAMPLES.axis()
    )
    if run.zone > 0:
        zone(fig, THRESHOLD - run.zone, THRESHOLD + run.zone, PATCH.beforehand)
    middles = (BINS[1:] + BINS[:-1]) / 2
    for label, role in enumerate(ROLES):
        counts = np.histogram(run.outputs[run.labels == label], BINS)[0]
        bars(fig, middles, counts, role, f"{role.name}: %{{y}}", opacity=0.6)
    return fig


def refusing(run: CodingRun, theme: str = "light") -> Figure:
    """The error among the decided as the zone grows and less is decided; your zone is marked."""
    share, error = run.curve
    highest = float(np.nanmax(error, initial=0.0))
    fig = figure(theme, hovermode="closest", xaxis=DECIDED.axis(range=[0, 1.02]),
                   yaxis=ERROR.axis(range=[0, 1.15 * highest or 0.1]))  # fmt: skip
    curve(fig, share, error, TEST.called("test error among the decided"), customdata=ZONES)
    many, wrong = run.counts(run.zone)
    if many:
        dot(fig, (many / len(run.labels), wrong / many), TEST, "your zone", size=13)
    return fig


def outputs_in_words(run: CodingRun) -> str:
    """What a person sees of the outputs."""
    refused = len(run.labels) - run.counts(run.zone)[0]
    return f"Outputs of {len(run.labels)} test examples by label; {refused} lie in the zone where nothing is decided."


def refusing_in_words(run: CodingRun) -> str:
    """What a person sees of the error."""
    error = run.curve[1]
    return f"The test error among the decided, {percent(float(error[0]))} when all are, against the share decided."


def refusing_table(run: CodingRun) -> dict[str, Any]:
    """A row for each zone."""
    share, error = run.curve
    return {"zone": ZONES.tolist(), "share_decided": share.tolist(), "error_among_decided": error.tolist()}
