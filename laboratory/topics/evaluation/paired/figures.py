"""Power against the number of items: exact, approximated, and with items of its own for each model."""

from typing import Any

from bounds.numbers import format_number, percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.paired.run import PairedPlan

HEIGHT = 360
ITEMS, POWER = Scale("items", "<i>m</i>", whole=True), Scale("power")
EXACT, UNPAIRED = one_of(0, "same items, exact", 3.5), one_of(3, "two samples, m each")
CONNOR, MIETTINEN = one_of(1, "Connor"), one_of(2, "Miettinen")


def power(run: PairedPlan, theme: str = "light") -> Figure:
    """The exact power, two approximations to it, and that of two samples."""
    fig = figure(theme, height=HEIGHT, xaxis=ITEMS.axis(nticks=5, tickangle=0), yaxis=POWER.axis(range=[0, 1.02]))
    ends = [
        curve(fig, run.m, run.miettinen, MIETTINEN),
        curve(fig, run.m, run.connor, CONNOR),
        curve(fig, run.m, run.unpaired, UNPAIRED),
        curve(fig, run.m, run.exact, EXACT),
        hline(fig, run.power, QUIET.called("wanted")),
    ]
    vline(fig, run.items, format_number(run.items))
    label_ends(fig, ends)
    return fig


def power_in_words(run: PairedPlan) -> str:
    """What a person sees of the power."""
    last, exact = format_number(int(run.m[-1])), percent(float(run.exact[-1]))
    unpaired = percent(float(run.unpaired[-1]))
    return f"The exact power rises to {exact} at {last} items; two samples of {last} each reach {unpaired}."


def power_table(run: PairedPlan) -> dict[str, Any]:
    """A row for each number of items."""
    return {
        "items": run.m.astype(int).tolist(),
        "exact_power": run.exact.tolist(),
        "connor": run.connor.tolist(),
        "miettinen": run.miettinen.tolist(),
        "two_samples": run.unpaired.tolist(),
    }
