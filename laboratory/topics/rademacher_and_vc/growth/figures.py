"""Growth functions beside Sauer's lemma."""

from typing import Any

import numpy as np

from bounds import theorems
from bounds.numbers import format_number
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.rademacher_and_vc.growth.labels import labellings_in_words, of_the_class
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun

POINTS, LABELLINGS = Scale("points", "<i>m</i>", whole=True), Scale("labellings of m points", whole=True)
SAUER, CLOSED = GUARANTEE.called("Sauer's sum"), guarantee(1, "(em/d)<sup>d</sup>")
ALL, COUNTED = QUIET.called("all 2<sup>m</sup>"), one_of(1, "random points").but(marker="circle-open")


def growth(run: GrowthRun, theme: str = "light") -> Figure:
    """How many labellings of m points: the class, Sauer's sum, its closed form, and all 2^m."""
    top = _top(run)
    decades = float(np.log10(top))
    across = POINTS.axis(log=True, range=[-0.02, float(np.log10(run.largest)) + 0.01])
    up = LABELLINGS.axis(log=True, range=[0, decades]) | ({"dtick": None, "nticks": 8} if decades > 12 else {})
    fig = figure(theme, xaxis=across, yaxis=up)
    visible = run.everything <= 10 * top
    every = curve(fig, run.sizes[visible], run.everything[visible], ALL, digits=",.6~g")
    ends = [curve(fig, run.sizes[run.d - 1 :], run.polynomial, CLOSED, digits=",.6~g")] if len(run.polynomial) else []
    ends.append(curve(fig, run.sizes, run.sauer, SAUER, digits=",.6~g"))
    role = TRUTH.called("the class") if run.is_known else guarantee(2, "the class, at most")
    ends.append(curve(fig, run.sizes, run.growth, role, digits=",.6~g"))
    counted = np.arange(1, len(run.counted) + 1)
    dots(fig, counted, run.counted, COUNTED, "counted: %{y:,}", size=10)
    leaves = max(1.0, min(float(run.largest), 0.8 * float(np.log2(top))))
    annotate(fig, (leaves, float(2.0**leaves)), every.name, ALL, left=True)
    place = min(3, len(run.counted))
    annotate(fig, (place, float(run.counted[place - 1])), "counted", COUNTED, below=True)
    label_ends(fig, ends)
    return fig


def _top(run: GrowthRun) -> float:
    """Where the axis ends: 2^m is drawn as far as there."""
    return 3 * float(run.polynomial[-1]) if len(run.polynomial) else float(run.everything[-1])


def growth_in_words(run: GrowthRun) -> str:
    """What a person sees of the growth."""
    reaches = "reaches" if run.is_known else "reaches at most"
    sauer = labellings_in_words(float(run.sauer[-1]))
    exceeds = ", and 2ᵐ soon exceeds the axis" if run.everything[-1] > _top(run) else ""
    return (
        f"Labellings of up to {format_number(run.largest)} points on logarithmic axes: the class {reaches} "
        f"{of_the_class(run)}, Sauer's sum for VC dimension {run.d} is {sauer}{exceeds}."
    )


def growth_table(run: GrowthRun) -> dict[str, Any]:
    """A row for each m."""
    before = [""] * (run.largest - len(run.polynomial))
    after = [""] * (run.largest - len(run.counted))
    whole = [theorems["sauer_polynomial"].whole(m=int(m), d=run.d) for m in run.sizes[len(before) :]]
    return {
        "m": run.sizes.tolist(),
        "labellings" if run.is_known else "labellings_at_most": run.growth.tolist(),
        "sauer_sum": run.sauer.tolist(),
        "closed_form": [*before, *run.polynomial.tolist()],
        "closed_form_whole": [*before, *whole],
        "counted_on_random_points": [*run.counted.tolist(), *after],
    }
