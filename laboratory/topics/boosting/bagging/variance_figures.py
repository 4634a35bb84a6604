"""The variance of an average of trees: by the theorem, as measured, and the 1/B of independent trees."""

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET
from laboratory.figures.theme import figure
from laboratory.topics.boosting.bagging.figures import BAGGING, FOREST, TREES
from laboratory.topics.boosting.bagging.variance import Spread

VARIANCE = Scale("variance of the answer")


def variance(spread: Spread, theme: str = "light") -> Figure:
    """Variance of the answer from sample to sample by the number of trees, for bagging and for the forest."""
    fig = figure(theme, xaxis=TREES.axis(log=True), yaxis=VARIANCE.axis(log=True))
    last = max(int(spread.counted[-1]), 2)
    fig.update_xaxes(range=[-0.03, np.log10(last)])
    alone = spread.bagging.deviation**2 / spread.counted
    ends = [curve(fig, spread.counted, alone, QUIET.called("independent"))]
    for role, kept in ((BAGGING, spread.bagging), (FOREST, spread.forest)):
        law = curve(fig, spread.counted, kept.law, role, name=f"{role.name}, theorem")
        ends.append(law._replace(name=role.title))
        sizes = np.arange(1, min(len(kept.measured), last) + 1)
        dots(fig, sizes, kept.measured[: len(sizes)], role, name=f"{role.name}, measured")
    label_ends(fig, ends)
    return fig


def variance_in_words(spread: Spread) -> str:
    """What a person sees of the variances."""
    bagging, forest = (format_number(float(kept.law[-1]), 3) for kept in (spread.bagging, spread.forest))
    return (
        f"The variance of the answer falls with the number of trees, to {bagging} for bagging and {forest} for the "
        f"forest at {int(spread.counted[-1])} trees; for independent trees it would fall towards 0."
    )
