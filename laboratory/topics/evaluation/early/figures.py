"""False alarms by the number of items seen, and by the number of looks."""

from typing import Any

from bounds.numbers import format_short, percent
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.early.run import EarlyLooks

HEIGHT = 330
ITEMS = Scale("items only one model gets right", "<i>m</i>", whole=True)
LOOKS = Scale("looks", "<i>K</i>", whole=True)
EVERY, SPACED, E_PROCESS = one_of(0, "each item", 3.0), one_of(1, "K looks"), one_of(2, "e-value")
NORMAL, EXACT = one_of(3, "normal law"), one_of(1, "exact")
ALPHA = QUIET.called("α")
ROOM = 1.15  # above the highest curve


def alarms(run: EarlyLooks, theme: str = "light") -> Figure:
    """The probability that some look so far was significant, though no model is better."""
    top = min(1.02, ROOM * max(float(run.every[-1]), run.alpha))
    fig = figure(theme, height=HEIGHT, xaxis=ITEMS.axis(), yaxis=PROBABILITY.axis(range=[0, top]))
    ends = [
        curve(fig, run.counts, run.every, EVERY, shape="hv"),
        curve(fig, run.counts, run.spaced, SPACED, shape="hv"),
        curve(fig, run.counts, run.e_process, E_PROCESS, shape="hv"),
        hline(fig, run.alpha, ALPHA),
    ]
    label_ends(fig, ends)
    return fig


def alarms_in_words(run: EarlyLooks) -> str:
    """What a person sees of the false alarms."""
    every, spaced, sure = (percent(float(of[-1])) for of in (run.every, run.spaced, run.e_process))
    return f"By item {run.items} the curves have risen to {every} (each item), {spaced} (K looks), {sure} (e-value)."


def by_looks(run: EarlyLooks, theme: str = "light") -> Figure:
    """The false-alarm rate by the number of equally spaced looks, by the normal law, and exactly at K."""
    top = min(1.02, ROOM * max(float(run.normal[-1]), float(run.spaced[-1])))
    fig = figure(theme, height=HEIGHT, xaxis=LOOKS.axis(), yaxis=PROBABILITY.axis(range=[0, top]))
    ends = [curve(fig, run.ks, run.normal, NORMAL), hline(fig, run.alpha, ALPHA)]
    dot(fig, (run.looks, float(run.spaced[-1])), EXACT)
    vline(fig, run.looks)
    label_ends(fig, ends)
    return fig


def by_looks_in_words(run: EarlyLooks) -> str:
    """What a person sees of the looks."""
    normal, exact = format_short(float(run.normal[run.looks - 1]), 3), format_short(float(run.spaced[-1]), 3)
    return f"At K = {run.looks} the normal law's curve stands at {normal}; the dot, of {run.items} items, at {exact}."


def early_table(run: EarlyLooks) -> dict[str, Any]:
    """A row for each number of items."""
    return {
        "items": run.counts.astype(int).tolist(),
        "every_item": run.every.tolist(),
        "spaced_looks": run.spaced.tolist(),
        "e_value": run.e_process.tolist(),
    }
