"""The mean largest gap by sample size under twice the complexity, and the tail around the mean."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, format_short
from laboratory.figures.axes import EXAMPLES, Scale
from laboratory.figures.curves import band, curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.rademacher_and_vc.symmetrised.run import SAMPLES, Symmetrised

HEIGHT = 330
MEAN, ABOVE, PROBABILITY = Scale("mean of the supremum"), Scale("above the mean", "ε"), Scale("probability")
LARGEST, GHOST, TAIL = (
    one_of(0, "largest gap", 3.5),
    one_of(1, "second sample").but(dash="solid"),
    one_of(0, "measured", 3.5),
)
TWICE, MCDIARMID = guarantee(0, "twice complexity"), guarantee(1, "McDiarmid")


def means(run: Symmetrised, theme: str = "light") -> Figure:
    """Both measured means with their intervals, and twice the exact complexity, by sample size."""
    fig = figure(theme, height=HEIGHT, xaxis=EXAMPLES.axis(log=True), yaxis=MEAN.axis(rangemode="tozero"))
    for role, side in ((LARGEST, run.largest), (GHOST, run.ghost)):
        band(fig, run.sizes, side.mean - side.half, side.mean + side.half, role)
    ends = [
        curve(fig, run.sizes, run.twice, TWICE, points=True),
        curve(fig, run.sizes, run.ghost.mean, GHOST, points=True),
        curve(fig, run.sizes, run.largest.mean, LARGEST, points=True),
    ]
    vline(fig, run.m)
    label_ends(fig, ends)
    return fig


def means_in_words(run: Symmetrised) -> str:
    """What a person sees of the means."""
    largest, ghost = (format_short(float(side.mean[run.at]), 3) for side in (run.largest, run.ghost))
    return (
        f"At m = {format_number(run.m)} the mean largest gap is {largest}, with a second sample {ghost}; twice the "
        f"complexity is {at_most(float(run.twice[run.at]))}."
    )


def tail(run: Symmetrised, theme: str = "light") -> Figure:
    """How often the largest gap is more than epsilon above its mean, under McDiarmid's bound."""
    fig = figure(
        theme, height=HEIGHT, xaxis=ABOVE.axis(),
        yaxis=PROBABILITY.axis(log=True, range=[float(np.log10(0.5 / SAMPLES)), 0.1]),
    )  # fmt: skip
    seen = np.where(run.tail > 0, run.tail, np.nan)
    ends = [curve(fig, run.epsilons, run.allowed, MCDIARMID), curve(fig, run.epsilons, seen, TAIL, shape="hv")]
    label_ends(fig, ends)
    return fig


def tail_in_words(run: Symmetrised) -> str:
    """What a person sees of the tail."""
    farthest = format_short(float((run.gaps - run.gaps.mean()).max()), 3)
    return f"The largest gap is up to {farthest} above its mean; McDiarmid's bound lies above the measured shares."


def symmetrised_table(run: Symmetrised) -> dict[str, Any]:
    """A row for each sample size."""
    return {
        "m": run.sizes.tolist(),
        "largest_gap": run.largest.mean.tolist(),
        "its_standard_error": run.largest.error.tolist(),
        "second_sample": run.ghost.mean.tolist(),
        "standard_error_of_that": run.ghost.error.tolist(),
        "twice_the_complexity": run.twice.tolist(),
    }
