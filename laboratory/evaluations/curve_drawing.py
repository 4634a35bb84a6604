"""The figure of learning curves: accuracy by training size with its intervals, and the power law beyond."""

from collections.abc import Sequence

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.evaluations.curve_words import TOLD
from laboratory.evaluations.curves import AccuracyCurve
from laboratory.evaluations.evidence import Evidence
from laboratory.figures import names
from laboratory.figures.axes import EXAMPLES, Scale
from laboratory.figures.curves import band, curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, spread
from laboratory.figures.names import End
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure

ACCURACY = Scale("accuracy")
MOST, MOST_TICKS, STEPS, PIXELS, LONGEST = 5, 6, 40, 400, 18
THIN = 1.5  # pixels


def drawn_curves(evidence: Evidence) -> tuple[AccuracyCurve, ...]:
    """The first five."""
    return evidence.curves[:MOST]


def accuracy_by_size(evidence: Evidence, theme: str = "light") -> Figure:
    """Each curve with its intervals; dotted, the law with the band of its resampled runs, to four times the size."""
    first = drawn_curves(evidence)
    sizes = sorted({size for each in first for size in each.sizes})
    farthest = [TOLD * each.sizes[-1] for each in first if each.law]
    ticks = _ticks([*sizes, *farthest])
    axis = EXAMPLES.axis(log=True, tickvals=ticks, ticktext=[format_number(tick) for tick in ticks])
    fig = figure(theme, xaxis=axis, yaxis=ACCURACY.axis(range=_span(first)), height=PIXELS)
    ends = [_draw(fig, each, one_of(place, _short(each.model))) for place, each in enumerate(first)]
    if farthest:
        vline(fig, max(sizes), role=QUIET)
    names.label_ends(fig, ends)
    return fig


def _draw(fig: Figure, each: AccuracyCurve, role: Role) -> End:
    middles = [accuracy.accuracy for accuracy in each.accuracies]
    lows, highs = ([getattr(interval, end) for interval in each.intervals] for end in ("low", "high"))
    end = curve(fig, each.sizes, middles, role, points=True, digits=".4f")
    bars = spread(fig, middles, lows, highs, role)
    dots(fig, each.sizes, middles, role, name=f"interval of {role.name}", error_y=bars, hoverinfo="skip")
    if each.law is None:
        return end
    beyond = np.geomspace(each.sizes[-1], TOLD * each.sizes[-1], STEPS)
    low, high = each.law.interval(beyond)
    law = role.but(name=f"law of {role.name}", dash="dot", width=THIN)
    band(fig, beyond, 1 - high, 1 - low, law, f"middle of the laws of {role.name}", ".4f")
    over = np.concatenate([np.geomspace(each.sizes[0], each.sizes[-1], STEPS), beyond[1:]])
    curve(fig, over, 1 - each.law.at(over), law, digits=".4f")
    return end._replace(y=float(1 - each.law.at(beyond[-1])))


def _span(first: Sequence[AccuracyCurve]) -> list[float]:
    lows = [interval.low for each in first for interval in each.intervals]
    highs = [interval.high for each in first for interval in each.intervals]
    for each in first:
        if each.law is not None:
            low, high = each.law.interval(TOLD * each.sizes[-1])
            lows.append(float(1 - high))
            highs.append(float(1 - low))
    room = 0.05 * (max(highs) - min(lows))
    return [max(min(lows) - room, 0.0), min(max(highs) + room, 1.0 + room)]


def _ticks(sizes: Sequence[int]) -> list[int]:
    """At most six of them, evenly among all, the ends included."""
    several = sorted(set(sizes))
    if len(several) <= MOST_TICKS:
        return several
    return sorted({several[round(place)] for place in np.linspace(0, len(several) - 1, MOST_TICKS)})


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def curves_in_words(evidence: Evidence) -> str:
    """What a person sees of it."""
    first = drawn_curves(evidence)
    listed = "; ".join(
        f"{each.model} from {format_short(each.accuracies[0].accuracy, 4)} after {format_number(each.sizes[0])} "
        f"examples to {format_short(each.accuracies[-1].accuracy, 4)} after {format_number(each.sizes[-1])}"
        for each in first
    )
    laws = sum(each.law is not None for each in first)
    further = f", and {pluralize(laws, 'power law')} beyond" if laws else ""
    return f"{pluralize(len(first), 'learning curve')} with intervals{further}: {listed}."
