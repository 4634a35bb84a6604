"""The lines at which all runs end, and the updates of each between their bounds."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.plane import BOUNDARY, HIDDEN, band, empty_plane, examples, line
from laboratory.figures.regions import Window
from laboratory.figures.roles import guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.perceptron_lab.starts.run import RunsFromStarts

EDGE = 1.06  # the unit ball with a little air
WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
HEIGHT = 330
FINE = 181  # angles of a drawn bound
QUARTER = 90  # degrees
ANGLE, UPDATES = Scale("angle to w*", unit="degrees", whole=True), Scale("updates", whole=True)
ENDED = BOUNDARY.called("a last line").but(width=1.2)
MADE, EACH, ANY = one_of(0, "made", 2.5), guarantee(0, "from here:<br>at most"), guarantee(1, "any start:<br>at most")


def plane(run: RunsFromStarts, theme: str = "light") -> Figure:
    """The examples, the hidden line with its margin, and the last line of each run."""
    fig = empty_plane(WINDOW, theme, height=HEIGHT)
    band(fig, WINDOW, run.hidden, half=run.world.margin, edges=False)
    line(fig, WINDOW, run.hidden, role=HIDDEN)
    for weights in run.ended:
        line(fig, WINDOW, weights, role=ENDED)
    examples(fig, run.points, run.signs, None, 8)
    return fig


def plane_in_words(run: RunsFromStarts) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.signs)} labelled points and {run.lines} last lines, at most {format_short(run.apart)} degrees "
        f"apart; together they misclassify {int(run.wrong.sum())} points."
    )


def updates(run: RunsFromStarts, theme: str = "light") -> Figure:
    """Updates from each start, against its angle to the hidden direction, with their bounds."""
    fig = figure(
        theme, height=HEIGHT, xaxis=ANGLE.axis(range=[0, 360], dtick=QUARTER),
        yaxis=UPDATES.axis(range=[0, 1.05 * run.bound]),
    )  # fmt: skip
    fine = np.linspace(0, 360, FINE)
    ends = [
        curve(fig, fine, run.bounds_at(fine), EACH),
        curve(fig, run.angles, run.updates, MADE, digits=",d", points=True),
        hline(fig, run.bound, ANY),
    ]
    label_ends(fig, ends)
    return fig


def updates_in_words(run: RunsFromStarts) -> str:
    """What a person sees of the updates."""
    fewest, most = (format_number(int(count)) for count in (run.updates.min(), run.updates.max()))
    return f"Updates by the angle of the start: from {fewest} to {most}; at most {format_number(run.most)}."


def starts_table(run: RunsFromStarts) -> dict[str, Any]:
    """A row for each start."""
    return {
        "angle": run.angles.tolist(),
        "start_w1": run.begun[:, 0].tolist(),
        "start_w2": run.begun[:, 1].tolist(),
        "updates": run.updates.tolist(),
        "at_most": run.bounds.tolist(),
        "end_w1": run.ended[:, 0].tolist(),
        "end_w2": run.ended[:, 1].tolist(),
        "misclassified": run.wrong.tolist(),
    }
