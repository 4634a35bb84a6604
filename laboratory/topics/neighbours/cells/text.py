"""The cells in the analysis of one neighbour, in words."""

from bounds.numbers import at_most, format_number, format_short
from laboratory.topics.neighbours.cells.run import DIAMETER, CellsRun
from laboratory.views.headline import Headline

MEANING = """
How far away is the nearest of m examples? Cut each side of the square into K equal parts. A new example falls either
into a cell with a point, and then the nearest one is no farther than the cell's diagonal, 2√2/K; or into an **empty
cell**, and then the bound is the square's diameter, 2√2.

Large cells are hardly ever empty, but they are wide. Small cells are narrow, but many are empty. The bound adds both
terms, so it is smallest in between: that choice of K gives the rate $m^{-1/(n+1)}$ of the notes.

The bound holds for **every distribution** on the square, so it replaces the mean mass of the empty cells by an upper
bound, K²/(e·m). The thin curve keeps the exact mean, (1 − 1/K²)^m, for cells of equal mass. The exact mean distance,
for uniform points, is an integral over the square. It is far smaller: two points of a cell are usually much nearer
than its diagonal, and the cells next to an empty one usually have points.
"""


def headline(run: CellsRun) -> Headline:
    """The exact mean distance, and the bound."""
    what = "mean distance to the nearest example"
    if run.bound >= DIAMETER:
        return Headline(
            run.distance, what, by=f"vacuous bound {at_most(run.bound)}: the diameter is {at_most(DIAMETER)}"
        )
    return Headline(run.distance, what, at_most=run.bound, by="any distribution")


def caption(run: CellsRun) -> str:
    """How to read the square; with few cells none is empty."""
    marks = "The diamond falls into a cell with a point"
    return (
        f"Shaded: empty cells. {marks}, the square into an empty one." if run.empty_one else f"{marks}; none is empty."
    )


def bound_caption() -> str:
    """How to read the bounds."""
    return (
        "Dashed: the bound for any distribution. The other: with the exact mean mass of empty cells, all equally "
        "likely."
    )


def sentence(run: CellsRun) -> str:
    """How much is empty."""
    empty = int((run.counts == 0).sum())
    return (
        f"**{format_number(empty)} of {format_number(run.cells**2)}** cells {'is' if empty == 1 else 'are'} empty, a "
        f"share **{format_short(run.empty)}** of the square; {format_short(run.empty_expected)} on average over "
        "samples."
    )


def more(run: CellsRun) -> str:
    """Empty cells and distances, measured, exact and bounded."""
    best = int(run.bounds.argmin()) + 1
    other = (
        f"With K = {best} the bound is {at_most(run.bounds[best - 1], 3)}"
        if best != run.cells
        else "No other K gives a smaller bound"
    )
    vacuous = " This is at least the diameter of the square, so the bound is vacuous." if run.bound >= DIAMETER else ""
    return (
        f"Empty cells have a share **{format_short(run.empty)}** of the square, {format_short(run.empty_expected)} on "
        "average over samples. For any distribution on the square, the mean distance is at most "
        f"**{at_most(run.bound, 3)}** by the bound with K = {run.cells}.{vacuous} {other}. For {format_number(run.m)} "
        f"uniform points it is exactly **{format_short(run.distance)}** on average."
    )
