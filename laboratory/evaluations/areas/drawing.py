"""The figures of areas under the ROC curve, and what they are called where nobody sees them."""

from collections.abc import Sequence

from bounds.numbers import format_short, pluralize
from laboratory.evaluations.evidence import Evidence
from laboratory.figures.axes import Scale
from laboratory.figures.figure import Figure
from laboratory.figures.forest import ForestLine, forest

AREA = Scale("AUC")
MOST = 15  # models, two lines each


def area_lines(evidence: Evidence) -> list[ForestLine]:
    """Of one model all its intervals; of several what is guaranteed alone, and what is approximate."""
    several = len(evidence.areas) > 1
    return [
        ForestLine(
            f"{area.model}, {each.kind}" if several else each.name, each.low, area.area, each.high,
            bool(each.contradicted),
        )
        for area in evidence.areas[:MOST] for each in area.intervals if not several or each.at_once == 1
    ]  # fmt: skip


def areas(evidence: Evidence, theme: str = "light") -> Figure:
    """Each area with its intervals; 1/2 is that of scores that say nothing."""
    return forest(area_lines(evidence), AREA, theme, holds=0.5)


def in_words(lines: Sequence[ForestLine], of: str) -> str:
    """What a person sees of a figure of these lines."""
    listed = "; ".join(f"{line.name} {format_short(line.low, 4)} to {format_short(line.high, 4)}" for line in lines)
    return f"{pluralize(len(lines), 'interval')} of {of}: {listed}."
