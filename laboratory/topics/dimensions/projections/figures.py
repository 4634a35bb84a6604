"""Random projections: changed distances beside the chi-square distribution, and the worst change by dimensions kept."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots, zone
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.roles import GUARANTEE, PATCH, QUIET, TRUTH, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.projections.run import Projected, Sweep, exact_curve, lemma_curve
from learners.shared.arrays import Reals

BARS = 60
LINE = 300
RATIO = Scale("squared distance after / before")
DENSITY = Scale("density")
KEPT = Scale("dimensions kept", "<i>n</i>", whole=True)
CHANGE = Scale("largest change of a squared distance")
FROM, TO = 1.1, 3.4  # powers of ten on the axis of dimensions
EXACT = guarantee(1, "exact distribution")
MEASURED = TRUTH.called("measured")


def distortion(run: Projected, theme: str = "light") -> Figure:
    """A histogram of the ratios of squared distances, the density of chi-square over n, and the band of epsilon."""
    edges, density = ratio_bars(run)
    ratios, law = ratio_law(run, edges)
    top = 1.18 * float(max(density.max(), law.max()))
    fig = figure(
        theme, hovermode="closest", bargap=0.05, yaxis=DENSITY.axis(range=[0, top]),
        xaxis=RATIO.axis(range=[edges[0], edges[-1]], rangemode="normal"),
    )  # fmt: skip
    zone(fig, 1 - run.epsilon, 1 + run.epsilon, PATCH.beforehand, layer="below")
    bars(
        fig, (edges[:-1] + edges[1:]) / 2, density, MEASURED.but(alpha=0.65), "ratio %{x:.3f}: density %{y:.3g}",
        width=np.diff(edges),
    )  # fmt: skip
    curve(fig, ratios, law, EXACT, hovertemplate="ratio %{x:.3f}: exact distribution %{y:.3g}<extra></extra>")
    for end, sign in ((1 - run.epsilon, "−"), (1 + run.epsilon, "+")):
        if edges[0] < end < edges[-1]:
            annotate(fig, (end, top), f"1 {sign} ε", QUIET, left=sign == "+", below=True)
    aside = min(LINE - 1, int(np.argmax(law)) + LINE // 12)
    annotate(fig, (float(ratios[aside]), float(law[aside])), EXACT.name, EXACT)
    return fig


def ratio_bars(run: Projected) -> tuple[Reals, Reals]:
    """Edges and heights of the histogram: of area 1, wide enough for the ratios and the band."""
    ratios = 1 + run.changes
    low = max(0.0, min(float(ratios.min()), 1 - 1.25 * run.epsilon))
    high = max(float(ratios.max()), 1 + 1.25 * run.epsilon)
    heights, edges = np.histogram(ratios, BARS, (low, high), density=True)
    return edges, heights


def ratio_law(run: Projected, edges: Reals) -> tuple[Reals, Reals]:
    """The density of a chi-square with n degrees of freedom, over n."""
    from scipy.stats import chi2

    ratios = np.linspace(max(float(edges[0]), 1e-3), float(edges[-1]), LINE)
    return ratios, np.asarray(chi2.pdf(run.n * ratios, run.n) * run.n)


def distortion_in_words(run: Projected) -> str:
    """What a person sees on the histogram."""
    return (
        f"A histogram of {pluralize(run.pairs, 'ratio')} of squared distances after and before projection to "
        f"{format_number(run.n)} dimensions, which follow the chi-square distribution around 1; a share "
        f"{format_short(run.outside)} lies outside 1 ± {format_short(run.epsilon)}."
    )


def worst_changes(run: Projected, swept: Sweep, theme: str = "light") -> Figure:
    """The largest change among all pairs by dimensions kept, under the lemma's bound and the exact distribution's."""
    top = 1.08 * max(1.0, float(swept.worst.max()))
    fig = figure(
        theme, hovermode="closest", xaxis=KEPT.axis(log=True, range=[FROM, TO]), yaxis=CHANGE.axis(range=[0, top])
    )
    epsilon, needed = lemma_curve(run.pairs, run.delta)
    n, allowed = exact_curve(run.pairs, run.delta)
    lemma = curve(fig, needed, epsilon, GUARANTEE.called("Johnson–<br>Lindenstrauss"))
    leaves = float(np.interp(TO, np.log10(needed[::-1]), epsilon[::-1]))
    ends = [lemma._replace(y=leaves), curve(fig, n, allowed, EXACT.called("exact distribution,<br>all pairs"))]
    across = np.repeat(swept.dimensions, swept.worst.shape[1])
    hollow = MEASURED.dots(theme, 8, symbol="circle-open")
    hover = "n = %{x}: largest change %{y:.3f}<extra></extra>"
    ends.append(curve(fig, across, swept.worst.ravel(), MEASURED, mode="markers", marker=hollow, hovertemplate=hover))
    dots(fig, [run.n], [run.worst], MEASURED.called("this matrix"), hover, size=12)
    label_ends(fig, [*ends, hline(fig, run.epsilon, QUIET.called("ε"))])
    return fig


def worst_in_words(run: Projected, swept: Sweep) -> str:
    """What a person sees of the worst changes."""
    few, many = (
        f"{format_short(worst.max())} with {format_number(kept)}"
        for worst, kept in ((swept.worst[0], swept.dimensions[0]), (swept.worst[-1], swept.dimensions[-1]))
    )
    bound = "vacuous" if run.allowed is None else at_most(run.allowed)
    return (
        f"The largest change among {pluralize(run.pairs, 'squared distance')} is {few} dimensions and {many}. With "
        f"{format_number(run.n)} it is {format_short(run.worst)}; the dashed bound of Johnson and Lindenstrauss there "
        f"is {bound}. Another curve is the bound by the exact distribution."
    )


def distortion_table(run: Projected) -> Mapping[str, Any]:
    """The histogram's numbers with the exact density at the middle of each bar."""
    from scipy.stats import chi2

    edges, heights = ratio_bars(run)
    middles = (edges[:-1] + edges[1:]) / 2
    return {
        "ratio_from": edges[:-1].tolist(),
        "ratio_to": edges[1:].tolist(),
        "measured_density": heights.tolist(),
        "law_density_at_middle": (chi2.pdf(run.n * middles, run.n) * run.n).tolist(),
    }
