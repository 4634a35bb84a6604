"""The axes of the curves, and what is marked along them."""

import math
from collections.abc import Sequence
from typing import Any

from bounds.numbers import format_number
from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.figure import Figure
from laboratory.figures.marks import zone
from laboratory.figures.names import word
from laboratory.figures.roles import PATCH, QUIET
from laboratory.figures.theme import TICK

FEWEST_TICKS = 3


def sizes_axis(sizes: Sequence[int], log: bool) -> dict[str, Any]:
    """On a logarithmic axis the round numbers within reach are written out: 30, 100, 300, ..., more where few."""
    if not log:
        return EXAMPLES.axis()
    decades = range(math.floor(math.log10(min(sizes))), math.ceil(math.log10(max(sizes))) + 1)
    for steps in ((1, 3) if len(decades) <= 4 else (1,), (1, 2, 3, 5, 7)):
        ticks = [step * 10**power for power in decades for step in steps]
        ticks = [tick for tick in ticks if min(sizes) <= tick <= max(sizes)]
        if len(ticks) >= FEWEST_TICKS:
            break
    return EXAMPLES.axis(log=True, tickvals=ticks, ticktext=[format_number(tick) for tick in ticks])


def errors_axis(low: float, high: float, log: bool) -> dict[str, Any]:
    """From the smallest error shown to the largest."""
    if log:
        return ERROR.axis(log=True, range=[math.log10(low), math.log10(high)])
    return ERROR.axis(range=[low, high])


def mark_vacuous(fig: Figure, high: float, log: bool) -> None:
    """Shade what lies above 1, up to the top."""
    zone(fig, 1, high, PATCH.beforehand, lying=True, layer="below")
    corner: dict[str, Any] = {"xref": "paper", "xanchor": "right", "yanchor": "bottom"}
    word(fig, (1, 0 if log else 1), "vacuous above 1", QUIET.beforehand, size=TICK, **corner)
