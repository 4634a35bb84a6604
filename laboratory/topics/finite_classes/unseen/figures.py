"""The probability that a sample misses a point, and the exponential above it."""

from typing import Any

from bounds.numbers import at_most, format_number
from laboratory.figures.axes import EXAMPLES, PROBABILITY
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate
from laboratory.figures.roles import GUARANTEE, one_of
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.unseen.run import TINY, UnseenRun, small

EXACT = one_of(0, "(1 − ε)<sup>m</sup>", width=4)
ABOVE = GUARANTEE.called("e<sup>−εm</sup>")
UNSIMPLIFIED = {"simplify": False}  # the two curves may lie so close that thinning one would cross the other
NAMED_AT = (0.22, 0.3)  # of the axis


def unseen(run: UnseenRun, theme: str = "light") -> Figure:
    """The probability that m examples miss a point of probability ε, and e^(−εm) above it."""
    last = float(run.sizes[-1])
    fig = figure(theme, xaxis=EXAMPLES.axis(range=[0, last]), yaxis=PROBABILITY.axis(range=[0, 1.08]))
    for role, heights, share in ((EXACT, run.exact, NAMED_AT[0]), (ABOVE, run.bounds, NAMED_AT[1])):
        curve(fig, run.sizes, heights, role, line=role.line(theme, **UNSIMPLIFIED))
        place = int(run.sizes.searchsorted(share * last))
        low = role is EXACT
        point = (float(run.sizes[place]), float(heights[place]))
        annotate(fig, point, role.title, role, left=low, below=low)
    dot(fig, (run.m, run.missed), EXACT, "now")
    return fig


def unseen_in_words(run: UnseenRun) -> str:
    """What a person sees of the two curves."""
    return (
        f"A curve falling from 1 with the sample size; at m = {format_number(run.m)} it is {small(run.missed)}. Above "
        "it "
        f"the bound exp(−εm), {at_most(max(run.bound, TINY))} there."
    )


def unseen_table(run: UnseenRun) -> dict[str, Any]:
    """A row for each sample size."""
    return {"examples": run.sizes.tolist(), "not_seen": run.exact.tolist(), "at_most": run.bounds.tolist()}
