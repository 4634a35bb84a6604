"""What 1, 3 and 5 neighbours answer along a line, and the errors of every k."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import counted, short
from laboratory.figures import panels
from laboratory.figures.axes import INPUT, NEIGHBOURS, SQUARED_ERROR, error_axis
from laboratory.figures.curves import curve, dot, marked
from laboratory.figures.names import at_the_ends
from laboratory.figures.plane import CLASSES
from laboratory.figures.roles import BAYES, QUIET, TRAINING, TRUTH, Role, given
from laboratory.figures.theme import GREY, figure, ink, theme_of
from laboratory.topics.neighbours.line.run import DRAWN, NeighboursOnLine

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

ANSWER = Role("answer", 2, width=3)
MEAN = QUIET.called("truth")
TICKS = (1, 3, 9, 27, 79, 221)
SPACE = 0.05  # between two panels, as a share of the figure


def drawn_for(k: int) -> tuple[int, ...]:
    """The numbers of neighbours that have a panel: those of the notes, and the one that is asked for."""
    return tuple(sorted({*DRAWN, k}))


def steps(run: NeighboursOnLine, k: int, theme: str = "light") -> Figure:
    """A panel for each number of neighbours: the answer along the line, the sample, and what is misclassified."""
    shown = tuple(one for one in drawn_for(k) if one <= run.m)
    drawn = figure(theme, hovermode="closest")
    panels.lay_out(drawn, len(shown), 1, shared_xaxes=True, vertical_spacing=SPACE)
    drawn.update_xaxes(range=list(run.ends), showgrid=False, zeroline=False)
    low, high = (float(run.y.min()) - 0.3, float(run.y.max()) + 0.3) if run.numbers else (-0.25, 1.25)
    for panel, one in enumerate(shown):
        _panel(drawn, run, one, panel)
        name = f"<b><i>k</i> = {one}</b>" if one == k else f"<i>k</i> = {one}"
        ticks = {} if run.numbers else {"tickvals": [0, 1]}
        across = {"title": {"text": INPUT.title}} if panel == len(shown) - 1 else {}
        up = {"range": [low, high], "title": {"text": name}, "zeroline": False, **ticks}
        panels.set_axes(drawn, panel, across, up)
    return drawn


def _panel(drawn: Figure, run: NeighboursOnLine, k: int, panel: int) -> None:
    theme = theme_of(drawn)
    place: dict[str, Any] = panels.at(panel)
    along, answer = run.steps(k)
    if (truth := run.truth(along)) is not None:
        told = "truth at %{x:.3~g}: %{y:.3~g}<extra></extra>"
        curve(drawn, along, truth, MEAN, name=f"truth, {k}", hovertemplate=told, **place)
    told = f"{k} neighbours at %{{x:.3~g}}: %{{y:.3~g}}<extra></extra>"
    curve(drawn, along, answer, ANSWER, name=f"answer, {k}", shape="hv", hovertemplate=told, **place)
    for name, symbol, color, which in _examples(run):
        look = {"symbol": symbol, "size": 7, "color": ink(color, theme)}
        drawn.add_scatter(
            x=run.x[which], y=run.y[which], mode="markers", name=f"{name}, {k}",
            marker=given({**look, "line": {"width": 2, "color": ink(color, theme)}}),
            hovertemplate="example at %{x:.3~g}: %{y:.3~g}<extra></extra>", **place,
        )  # fmt: skip
    wrong, cross = run.wrong(k), {"width": 2.5, "color": GREY[theme]}
    drawn.add_scatter(
        x=run.x[wrong], y=run.y[wrong], mode="markers", name=f"misclassified, {k}", hoverinfo="skip",
        marker={"symbol": "x-thin", "size": 13, "line": cross}, **place,
    )  # fmt: skip


def _examples(run: NeighboursOnLine) -> list[tuple[str, str, int | None, Any]]:
    """The sample by what it is drawn with: name, symbol, place in the palette, mask."""
    if run.numbers:
        return [("examples", "circle", 0, np.ones(run.m, np.bool_))]
    return [(*CLASSES[label], run.y == label) for label in (True, False)]


def steps_in_words(run: NeighboursOnLine, k: int) -> str:
    """What a person sees of the step functions."""
    told = ", ".join(f"{run.changes(one)} for k = {one}" for one in drawn_for(k) if one <= run.m)
    return f"{counted(run.m, 'example')} on a line and what their neighbours answer; times the answer changes: {told}."


def errors(run: NeighboursOnLine, k: int, theme: str = "light") -> Figure:
    """Training error and true risk of every k that is tried."""
    found = np.array([run.errors(one) for one in run.ks])
    ticks = [one for one in run.ks if (one in TICKS and 1.8 * one < run.ks[-1]) or one == run.ks[-1]]
    told = {"tickvals": ticks, "ticktext": [str(one) for one in ticks], "tickangle": 0}
    across = NEIGHBOURS.axis(log=True, dtick=None, **told)
    top = 1.12 * float(np.nanmax([*found.ravel(), *run.errors(k)]))
    up = SQUARED_ERROR.axis(range=[0, top]) if run.numbers else error_axis(range=[0, top])
    drawn = figure(theme, xaxis=across, yaxis=up)
    ends = [curve(drawn, run.ks, found[:, 0], TRAINING, points=True)]
    if run.bayes is not None:
        ends += [curve(drawn, [1, run.ks[-1]], [run.bayes] * 2, BAYES), curve(drawn, run.ks, found[:, 1], TRUTH)]
        dot(drawn, (k, run.errors(k)[1]), TRUTH, "now", size=9)
    marked(drawn, k)
    at_the_ends(drawn, ends)
    return drawn


def errors_in_words(run: NeighboursOnLine, k: int) -> str:
    """What a person sees against k."""
    training, risk = run.errors(k)
    told = "" if run.bayes is None else f" and the true risk {short(risk)}, where no rule is below {short(run.bayes)}"
    return f"Errors for k from 1 to {run.ks[-1]}; with k = {k} the training error is {short(training)}{told}."


def line_table(run: NeighboursOnLine) -> dict[str, Any]:
    """The errors of every k that is tried; an empty cell where no truth is known."""
    found = np.array([run.errors(one) for one in run.ks])
    return {
        "k": list(run.ks),
        "training_error": found[:, 0].tolist(),
        "true_risk": ["" if run.world is None else risk for risk in found[:, 1].tolist()],
        "changes": [run.changes(one) for one in run.ks],
    }
