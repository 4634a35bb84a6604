"""A forest plot: an interval on each line, with its middle; what the data contradict is pale."""

from collections.abc import Sequence
from typing import NamedTuple

from laboratory.figures.axes import Scale
from laboratory.figures.curves import vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, spread
from laboratory.figures.roles import AXIS, MEASURED, QUIET, Role
from laboratory.figures.theme import figure

LINE, FRAME = 32, 104  # pixels
LONGEST = 26  # letters of a name


class ForestLine(NamedTuple):
    """A name, an interval around a middle, and whether it is to be pale."""

    name: str
    low: float
    middle: float
    high: float
    pale: bool = False


def forest(lines: Sequence[ForestLine], scale: Scale, theme: str, holds: float | None = None) -> Figure:
    """The lines from top to bottom, on an axis that holds them all; a line stands at `holds`, where it is a number."""
    low, high = _span(lines, holds)
    places = list(range(len(lines)))
    axis = {
        "tickvals": places, "ticktext": [_short(line.name) for line in lines], "range": [len(lines) - 0.5, -0.5],
        "zeroline": False, "showgrid": False,
    }  # fmt: skip
    fig = figure(theme, xaxis=scale.axis(range=[low, high]), yaxis=axis, height=FRAME + LINE * len(lines))
    fig.update_layout(hovermode="closest")
    if holds is not None:
        vline(fig, holds, role=AXIS)
    roles = {False: Role("interval", MEASURED[0]), True: QUIET.but(name="contradicted interval", marker="circle-open")}
    for pale, role in roles.items():
        own = [place for place in places if lines[place].pale is pale]
        if not own:
            continue
        middles, lows, highs = ([getattr(lines[at], end) for at in own] for end in ("middle", "low", "high"))
        texts = [f"{lines[at].name}: {lines[at].low:.4f} to {lines[at].high:.4f}" for at in own]
        dots(fig, middles, own, role, "%{text}", size=8, text=texts, error_x=spread(fig, middles, lows, highs, role))
    return fig


def _span(lines: Sequence[ForestLine], holds: float | None) -> tuple[float, float]:
    ends = [end for line in lines for end in (line.low, line.high)] + ([] if holds is None else [holds])
    low, high = min(ends), max(ends)
    room = 0.05 * ((high - low) or 1)
    return low - room, high + room


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
