"""Misleading samples as areas of the square of all samples, and their probability against the sample size."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import EXAMPLES, PROBABILITY
from laboratory.figures.curves import curve, dot, hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.plane import empty_plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import PATCH, QUIET, Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.areas.run import AreasRun, SampleSquare
from learners.shared.arrays import Integers

FATES = ("not misleading", "counted before", "new", "counted again")
TINTS = PATCH, Role("", 0, alpha=0.35), Role("", 1, alpha=0.75), Role("", 8)
HALVES = ("first half of the sample (share)", "second half (share)")
EXACT = one_of(0, "exact", width=4)
SUM = guarantee(1, "sum of the areas")
BOUND = guarantee(0, "|H| e<sup>−εm</sup>")
HIGHEST = 1.3  # probability that is drawn: bounds above 1 are to be seen leaving


def fates(square: SampleSquare, added: int) -> Integers:
    """What becomes of each block when the last of the `added` hypotheses is counted: an index in `FATES`."""
    if added == 0:
        return np.zeros_like(square.masks)
    before = square.fooled(added - 1) > 0
    now = square.within(added - 1)
    return np.where(now & before, 3, np.where(now, 2, np.where(before, 1, 0)))


def areas(run: AreasRun, added: int, theme: str = "light") -> Figure:
    """The square of all samples: what misleads by the first hypotheses, and what the last of them adds."""
    square, blocks = run.square, fates(run.square, added)
    fig = empty_plane(Window(0, 1, 0, 1), theme, HALVES)
    cells(
        fig, square.right, square.up, blocks, TINTS, "sample: %{customdata}", name="samples", span=(-0.5, 3.5),
        steps=True, customdata=np.array(FATES)[blocks],
    )  # fmt: skip
    _cuts(fig, square)
    return fig


def areas_in_words(run: AreasRun, added: int) -> str:
    """What a person sees of the square."""
    misled = share_of(run.square, run.square.fooled(added) > 0)
    return (
        f"All samples as a square of area 1, cut into blocks. {pluralize(added, 'bad hypothesis', 'bad hypotheses')} "
        f"counted; the samples on which one of them has training error 0 cover {misled:.4f} of the square."
    )


def share_of(square: SampleSquare, chosen: Any) -> float:
    """The area of the blocks chosen by a mask."""
    return float((np.outer(np.diff(square.up), np.diff(square.right)) * chosen).sum())


def probabilities(run: AreasRun, theme: str = "light") -> Figure:
    """The probability of a misleading sample: exact, the sum of the areas, and the bound of the theorem."""
    bad, end = run.bad, float(run.bad.sizes[-1])
    fig = figure(theme, xaxis=EXAMPLES.axis(range=[0, end]), yaxis=PROBABILITY.axis(range=[0, HIGHEST]))
    fine = np.linspace(0.5, end, 200)
    hline(fig, 1, QUIET.beforehand)
    label_ends(fig, [
        curve(fig, fine, bad.bound(fine), BOUND),
        curve(fig, bad.sizes, bad.summed_curve, SUM),
        curve(fig, bad.sizes, bad.exact_curve, EXACT),
    ])  # fmt: skip
    dot(fig, (run.m, run.exact), EXACT, "exact, at this m")
    return fig


def probabilities_in_words(run: AreasRun) -> str:
    """What a person sees against the sample size."""
    return (
        f"Three falling curves against the sample size. At m = {run.m} the exact probability of a misleading sample is "
        f"{format_number(run.exact, 4)}, the sum of the areas {format_number(run.summed, 4)} and the bound "
        f"{at_most(run.bound)}."
    )


def misleading_table(run: AreasRun) -> dict[str, Any]:
    """A row for each sample size; full precision."""
    return {
        "examples": run.bad.sizes.tolist(),
        "exact": run.bad.exact_curve.tolist(),
        "sum_of_areas": run.bad.summed_curve.tolist(),
        "bound": np.asarray(run.bad.bound(run.bad.sizes)).tolist(),
    }


def _cuts(fig: Figure, square: SampleSquare) -> None:
    """Thin lines between the blocks, as one trace."""
    x: list[float | None] = []
    y: list[float | None] = []
    for cut in square.right:
        x += [cut, cut, None]
        y += [0, 1, None]
    for cut in square.up:
        x += [0, 1, None]
        y += [cut, cut, None]
    polyline(fig, x, y, Role("cuts", None, width=0.5))
