"""The predictions of 1, 3 and 5 neighbours along a line, and the errors of every k."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures import panels
from laboratory.figures.axes import INPUT, NEIGHBOURS, SQUARED_ERROR, error_axis
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.plane import CLASSES, mistakes
from laboratory.figures.roles import BAYES, QUIET, SAMPLE, TRAINING, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.line.run import PANELS, NeighboursOnLine

PREDICTION = Role("prediction", 2, width=3)
MEAN = QUIET.called("truth")
TICKS = (1, 3, 9, 27, 79, 221)
SPACE = 0.05  # between two panels, as a share of the figure


def panels_for(k: int) -> tuple[int, ...]:
    """The numbers of neighbours that have a panel: those of the notes, and the selected one."""
    return tuple(sorted({*PANELS, k}))


def steps(run: NeighboursOnLine, k: int, theme: str = "light") -> Figure:
    """A panel for each number of neighbours: the prediction along the line, the sample, and what is misclassified."""
    numbers_of_neighbours = tuple(number for number in panels_for(k) if number <= run.m)
    fig = figure(theme, hovermode="closest")
    panels.lay_out(fig, len(numbers_of_neighbours), 1, shared_xaxes=True, vertical_spacing=SPACE)
    fig.update_xaxes(range=list(run.ends), showgrid=False, zeroline=False)
    low, high = (float(run.y.min()) - 0.3, float(run.y.max()) + 0.3) if run.numbers else (-0.25, 1.25)
    for panel, number in enumerate(numbers_of_neighbours):
        _panel(fig, run, number, panel)
        name = f"<b><i>k</i> = {number}</b>" if number == k else f"<i>k</i> = {number}"
        ticks = {} if run.numbers else {"tickvals": [0, 1]}
        across = {"title": {"text": INPUT.title}} if panel == len(numbers_of_neighbours) - 1 else {}
        up = {"range": [low, high], "title": {"text": name}, "zeroline": False, **ticks}
        panels.set_axes(fig, panel, across, up)
    return fig


def _panel(fig: Figure, run: NeighboursOnLine, k: int, panel: int) -> None:
    place: dict[str, Any] = panels.at(panel)
    along, answer = run.steps(k)
    if (truth := run.truth(along)) is not None:
        hover = "truth at %{x:.3~g}: %{y:.3~g}<extra></extra>"
        curve(fig, along, truth, MEAN, name=f"truth, {k}", hovertemplate=hover, **place)
    hover = f"k = {k} at %{{x:.3~g}}: %{{y:.3~g}}<extra></extra>"
    curve(fig, along, answer, PREDICTION, name=f"prediction, {k}", shape="hv", hovertemplate=hover, **place)
    for role, which in _examples(run):
        reading = "example at %{x:.3~g}: %{y:.3~g}"
        dots(fig, run.x[which], run.y[which], role, reading, name=f"{role.name}, {k}", **place)
    wrong = run.wrong(k)
    mistakes(fig, np.column_stack([run.x, run.y])[wrong], 13, f"misclassified, {k}", **place)


def _examples(run: NeighboursOnLine) -> list[tuple[Role, Any]]:
    """The sample by its look in the figure, with a mask."""
    if run.numbers:
        return [(SAMPLE.but(color=0), np.ones(run.m, np.bool_))]
    return [(CLASSES[label], run.y == label) for label in (True, False)]


def steps_in_words(run: NeighboursOnLine, k: int) -> str:
    """What a person sees of the step functions."""
    changes = ", ".join(
        f"{pluralize(run.changes(number), 'time')} for k = {number}" for number in panels_for(k) if number <= run.m
    )
    predictions = f"{pluralize(run.m, 'example')} on a line and the predictions of their neighbours"
    return f"{predictions}; the prediction changes {changes}."


def errors(run: NeighboursOnLine, k: int, theme: str = "light") -> Figure:
    """Training error and true risk of every k that is tried."""
    both = np.array([run.errors(number) for number in run.ks])
    ticks = [number for number in run.ks if (number in TICKS and 1.8 * number < run.ks[-1]) or number == run.ks[-1]]
    named = {"tickvals": ticks, "ticktext": [str(number) for number in ticks], "tickangle": 0}
    across = NEIGHBOURS.axis(log=True, dtick=None, **named)
    top = 1.12 * float(np.nanmax([*both.ravel(), *run.errors(k)]))
    up = SQUARED_ERROR.axis(range=[0, top]) if run.numbers else error_axis(range=[0, top])
    fig = figure(theme, xaxis=across, yaxis=up)
    ends = [curve(fig, run.ks, both[:, 0], TRAINING, points=True)]
    if run.bayes is not None:
        ends += [curve(fig, [1, run.ks[-1]], [run.bayes] * 2, BAYES), curve(fig, run.ks, both[:, 1], TRUTH)]
        dot(fig, (k, run.errors(k)[1]), TRUTH, "now", size=9)
    vline(fig, k)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: NeighboursOnLine, k: int) -> str:
    """What a person sees against k."""
    training, risk = run.errors(k)
    of_risk = (
        ""
        if run.bayes is None
        else f" and the true risk {format_short(risk)}; the Bayes risk is {format_short(run.bayes)}"
    )
    return f"Errors for k from 1 to {run.ks[-1]}; with k = {k} the training error is {format_short(training)}{of_risk}."


def line_table(run: NeighboursOnLine) -> dict[str, Any]:
    """The errors of every k that is tried; an empty cell where the distribution is unknown."""
    both = np.array([run.errors(number) for number in run.ks])
    return {
        "k": list(run.ks),
        "training_error": both[:, 0].tolist(),
        "true_risk": ["" if run.world is None else risk for risk in both[:, 1].tolist()],
        "changes": [run.changes(number) for number in run.ks],
    }
