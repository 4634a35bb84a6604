"""Ratios of squared distances by both methods, and the worst change by the numbers kept."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, percent, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.both.run import ROUNDED, BothRun

PCA, PROJECTION = one_of(0, "PCA"), one_of(1, "random<br>projection")
SHARE = Scale("share of the pairs")
RATIO = Scale("squared distance after / before")
KEPT = Scale("numbers kept", "<i>n</i>", whole=True)
WORST = Scale("largest change of a squared distance")
HIGHEST = 2.1  # of that change, which is beyond for very few numbers


def ratios(run: BothRun, theme: str = "light") -> Figure:
    """Both methods' ratios, each in rising order, beside the ratio 1."""
    top = max(1.25, 1.08 * float(max(run.by_pca.max(), run.by_projection.max())))
    fig = figure(theme, xaxis=SHARE.axis(range=[0, 1]), yaxis=RATIO.axis(range=[-0.04 * top, top]))
    share = (np.arange(len(run.by_pca)) + 0.5) / len(run.by_pca)
    ends = [hline(fig, 1, QUIET.called("kept"))]
    for role, values in ((PCA, run.by_pca), (PROJECTION, run.by_projection)):
        named = role.called(role.name.replace("<br>", " "))
        ends.append(curve(fig, share, np.sort(values), named)._replace(name=role.name))
    label_ends(fig, ends)
    return fig


def ratios_in_words(run: BothRun) -> str:
    """What a person sees of the ratios."""
    pca, projection = (
        f"{format_short(float(values.min()), 3)} to {format_short(float(values.max()), 3)}"
        for values in (_rounded(run.by_pca), run.by_projection)
    )
    return (
        f"The ratios of {pluralize(len(run.by_pca), 'squared distance')} in rising order: from {pca} by PCA, from "
        f"{projection} by the random projection; 1 is a distance that is kept."
    )


def worst(run: BothRun, theme: str = "light") -> Figure:
    """The largest change by the numbers kept, for both."""
    top = min(1.08 * max(1.0, float(run.worst_projection.max())), HIGHEST)
    fig = figure(theme, xaxis=KEPT.axis(range=[0, run.d]), yaxis=WORST.axis(range=[-0.02 * top, top]))
    vline(fig, run.kept)
    ends = []
    for role, values, here in zip((PCA, PROJECTION), (run.worst_pca, run.worst_projection), run.changes, strict=True):
        named = role.called(role.name.replace("<br>", " "))
        ends.append(curve(fig, run.tried, values, named)._replace(name=role.name))
        dot(fig, (run.kept, here), named)
    label_ends(fig, ends)
    return fig


def worst_in_words(run: BothRun) -> str:
    """What a person sees of the worst changes."""
    pca, projection = map(percent, run.changes)
    none = np.flatnonzero(run.worst_pca < ROUNDED)
    from_then = f"PCA's is 0 from {int(run.tried[none[0]])} numbers on" if len(none) else "PCA's is never 0"
    return f"The largest change with {pluralize(run.kept, 'number')}: {pca} and {projection}; {from_then}."


def both_table(run: BothRun) -> dict[str, Any]:
    """A row for each number kept."""
    return {
        "kept": run.tried.tolist(),
        "largest_change_by_pca": run.worst_pca.tolist(),
        "largest_change_by_random_projection": run.worst_projection.tolist(),
    }


def _rounded(values: Any) -> Any:
    """Without the rounding errors of what is exact."""
    return np.round(values, 12) + 0.0
