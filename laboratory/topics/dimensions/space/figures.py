"""High-dimensional space by dimension: edges, volumes, shells, corners, Gaussian mass, the nearest point."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, percent
from laboratory.figures.axes import DIMENSION, PROBABILITY, SHARE, Scale
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.space.run import Law

LABELLED = 0.4  # height at which an edge curve has its name
LAST_SHOWN = 32  # dimension on the linear axis of volumes
SMALLEST = -45  # power of ten at the foot of logarithmic volumes
EDGE = Scale("edge of the neighbourhood")
VOLUME = Scale("volume")
FROM_THE_CENTRE = Scale("distance from the centre")
BALL = TRUTH.called("this ball")
HERE = TRUTH.called("here")
CURVES = {
    "this": "this ball", "unit": "unit ball", "shell": "shell of a ball", "corners": "corners of a cube",
    "exact": "exact probability", "bound": "Markov's bound", "nearest": "nearest of all", "one": "one point",
}  # fmt: skip


def edge_curves(run: Law, theme: str = "light") -> Figure:
    """The edge of a neighbourhood by dimension, a curve for each share of the volume."""
    fig = figure(theme, xaxis=DIMENSION.axis(log=True, range=[-0.04, 2.04]), yaxis=EDGE.axis(range=[0, 1.08]))
    for place, (share, edge) in enumerate(run.curves.items()):
        role = one_of(place, f"share {share}", 2 if place else 3.5)
        curve(fig, run.dimensions, edge, role)
        at = int(run.dimensions[int(np.argmax(edge >= LABELLED))]) if edge[-1] >= LABELLED else 100
        outer = bool(place) or at == 1
        here = (float(at), run.at(at, share))
        annotate(fig, here, percent(edge[0], 6), role, left=not outer, below=outer)
    return _read_off(fig, run)


def volume_curves(run: Law, radius: float, log: bool = False, theme: str = "light") -> Figure:
    """The volume of a ball by dimension, beside the unit ball's and the unit cube's."""
    this, unit = run.curves["this"], run.curves["unit"]
    if log:
        up = VOLUME.axis(log=True, range=[SMALLEST, float(np.log10(max(this.max(), 10))) + 2], dtick=10)
    else:
        up = VOLUME.axis(range=[0, 1.2 * float(max(this[:LAST_SHOWN].max(), unit.max()))], exponentformat="power")
    fig = _by_dimension(up, theme, 101 if log else LAST_SHOWN)
    cube = hline(fig, 1, QUIET.called("unit cube"))
    if radius != 1:
        role = QUIET.called("unit ball")
        curve(fig, run.dimensions, unit, role)
        at = 60 if log else 8
        annotate(fig, (at, run.at(at, "unit")), "radius 1", role)
    curve(fig, run.dimensions, this, BALL)
    label_ends(fig, [cube._replace(name="unit<br>cube")])
    return _read_off(fig, run) if log or run.n <= LAST_SHOWN else fig


def shell_curves(run: Law, theme: str = "light") -> Figure:
    """Mass of the ball near its surface, and of the cube in its corners."""
    fig = _by_dimension(SHARE.axis(range=[0, 1.15]), theme)
    corners, shell = one_of(1, "corners of a cube"), TRUTH.called("shell of a ball")
    curve(fig, run.dimensions, run.curves["corners"], corners)
    curve(fig, run.dimensions, run.curves["shell"], shell)
    _named(fig, run, "corners", 12, corners)
    _named(fig, run, "shell", _where(run, "shell", 0.8), shell, below=True)
    return _read_off(fig, run)


def nearest_curves(run: Law, theme: str = "light") -> Figure:
    """The median distance from the centre of a ball to the nearest of many points, and of one point."""
    fig = _by_dimension(FROM_THE_CENTRE.axis(range=[0, 1.1]), theme)
    single, nearest = one_of(1, "one point"), TRUTH.called("nearest of all")
    curve(fig, run.dimensions, run.curves["one"], single)
    curve(fig, run.dimensions, run.curves["nearest"], nearest)
    _named(fig, run, "one", 14, single, below=True)
    _named(fig, run, "nearest", 15, nearest, below=True)
    return _read_off(fig, run)


def gaussian_curves(run: Law, theme: str = "light") -> Figure:
    """Mass of a Gaussian where its density is not small, exactly, and Markov's bound where it is informative."""
    fig = _by_dimension(PROBABILITY.axis(range=[0, 1.1]), theme)
    bound, markov, exact = run.curves["bound"], GUARANTEE.called("Markov's bound"), TRUTH.called("exact")
    curve(fig, run.dimensions, np.where(bound <= 1, bound, np.nan), markov)
    curve(fig, run.dimensions, run.curves["exact"], exact)
    if len(low := np.flatnonzero(bound <= 0.6)):
        _named(fig, run, "bound", int(run.dimensions[low[0]]), markov)
    _named(fig, run, "exact", _where(run, "exact", 0.5), exact, left=True, below=True)
    return _read_off(fig, run)


def law_in_words(run: Law) -> str:
    """The curves in words, at a few dimensions."""
    at = sorted({1, 10, 100, run.n})
    curves = "; ".join(
        f"{CURVES.get(name, f'share {name}')}: {', '.join(f'{_read(name, run.at(n, name))} in {n}' for n in at)}"
        for name in run.curves
        if name != "unit" or not np.array_equal(run.curves["this"], run.curves["unit"])
    )
    return f"By dimension, from 1 to {int(run.dimensions[-1])}. {curves}."


def _read(name: str, value: float) -> str:
    """A value of a curve; Markov's bound is drawn only where it is informative."""
    return "vacuous" if name == "bound" and value > 1 else format_number(value, 3)


def _by_dimension(up: dict[str, Any], theme: str, last: int = 101) -> Figure:
    return figure(theme, xaxis=DIMENSION.axis(range=[0, last]), yaxis=up)


def _where(run: Law, name: str, height: float) -> int:
    """The dimension in which a curve comes nearest to a height."""
    return int(run.dimensions[int(np.argmin(np.abs(run.curves[name] - height)))])


def _named(fig: Figure, run: Law, name: str, at: int, role: Role, left: bool = False, below: bool = False) -> None:
    annotate(fig, (at, run.at(at, name)), role.title, role, left=left, below=below)


def _read_off(fig: Figure, run: Law) -> Figure:
    """Mark the dimension that is read off, and the answer."""
    vline(fig, run.n)
    dot(fig, (run.n, run.answer), HERE)
    return fig
