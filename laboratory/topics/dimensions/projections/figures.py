"""Random projections: changed distances beside the chi-square law, and the worst change by dimensions kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, level
from laboratory.figures.names import at_the_ends, beside
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, guarantee
from laboratory.figures.theme import BAND, GREY, figure, ink
from laboratory.topics.dimensions.projections.run import Projected, Sweep, exact_curve, promised_curve
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

BARS = 60
LINE = 300
RATIO = Scale("squared distance after / before")
DENSITY = Scale("density")
KEPT = Scale("dimensions kept", "<i>n</i>", whole=True)
CHANGE = Scale("largest change of a squared distance")
FROM, TO = 1.1, 3.4  # powers of ten on the axis of dimensions
EXACT = guarantee(1, "exact law")
MEASURED = TRUTH.called("measured")


def distortion(run: Projected, theme: str = "light") -> Figure:
    """A histogram of the ratios of squared distances, the density of chi-square over n, and the band of epsilon."""
    edges, density = ratio_bars(run)
    ratios, law = ratio_law(run, edges)
    top = 1.18 * float(max(density.max(), law.max()))
    drawn = figure(
        theme, hovermode="closest", bargap=0.05, yaxis=DENSITY.axis(range=[0, top]),
        xaxis=RATIO.axis(range=[edges[0], edges[-1]], rangemode="normal"),
    )  # fmt: skip
    drawn.add_vrect(x0=1 - run.epsilon, x1=1 + run.epsilon, fillcolor=BAND, line={"width": 0}, layer="below")
    drawn.add_bar(
        x=(edges[:-1] + edges[1:]) / 2, y=density, width=np.diff(edges), name="measured",
        marker={"color": ink(0, theme), "opacity": 0.65},
        hovertemplate="ratio %{x:.3f}: density %{y:.3g}<extra></extra>",
    )  # fmt: skip
    curve(drawn, ratios, law, EXACT, hovertemplate="ratio %{x:.3f}: exact law %{y:.3g}<extra></extra>")
    for end, sign in ((1 - run.epsilon, "−"), (1 + run.epsilon, "+")):
        if edges[0] < end < edges[-1]:
            beside(drawn, (end, top), f"1 {sign} ε", GREY[theme], left=sign == "+", below=True)
    aside = min(LINE - 1, int(np.argmax(law)) + LINE // 12)
    beside(drawn, (float(ratios[aside]), float(law[aside])), EXACT.name, EXACT.ink(theme))
    return drawn


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
        f"A histogram of {in_words(run.pairs)} ratios of squared distances after and before projection to "
        f"{in_words(run.n)} dimensions, which follows the chi-square law around 1; a share {run.outside:.3g} lies "
        f"outside 1 ± {run.epsilon:g}."
    )


def worst_changes(run: Projected, found: Sweep, theme: str = "light") -> Figure:
    """The largest change among all pairs by dimensions kept, under the lemma's guarantee and the exact law's."""
    top = 1.08 * max(1.0, float(found.worst.max()))
    drawn = figure(
        theme, hovermode="closest", xaxis=KEPT.axis(log=True, range=[FROM, TO]), yaxis=CHANGE.axis(range=[0, top])
    )
    epsilon, needed = promised_curve(run.pairs, run.delta)
    n, allowed = exact_curve(run.pairs, run.delta)
    promised = curve(drawn, needed, epsilon, GUARANTEE.called("Johnson–<br>Lindenstrauss"))
    leaves = float(np.interp(TO, np.log10(needed[::-1]), epsilon[::-1]))
    ends = [promised._replace(y=leaves), curve(drawn, n, allowed, EXACT.called("exact law,<br>all pairs"))]
    across = np.repeat(found.dimensions, found.worst.shape[1])
    hollow = MEASURED.dots(theme, 8, symbol="circle-open")
    told = "n = %{x}: largest change %{y:.3f}<extra></extra>"
    curve(drawn, across, found.worst.ravel(), MEASURED, mode="markers", marker=hollow, hovertemplate=told)
    now = MEASURED.dots(theme, 12)
    curve(drawn, [run.n], [run.worst], MEASURED, name="this matrix", mode="markers", marker=now, hovertemplate=told)
    at_the_ends(drawn, [*ends, level(drawn, run.epsilon, QUIET.called("ε"))])
    low = int(np.argmin(np.abs(found.worst.mean(axis=1) - 0.8)))
    place = (found.dimensions[low], float(found.worst[low].min()))
    beside(drawn, place, MEASURED.name, MEASURED.ink(theme), left=True, below=True)
    return drawn


def worst_in_words(run: Projected, found: Sweep) -> str:
    """What a person sees of the worst changes."""
    first, last = found.worst[0].max(), found.worst[-1].max()
    return (
        f"The largest change of a squared distance among {in_words(run.pairs)} falls from {first:.2f} with "
        f"{found.dimensions[0]} dimensions to {last:.2f} with {in_words(found.dimensions[-1])}; the guarantee of "
        "Johnson and Lindenstrauss is a dashed line above it, the exact law another one between."
    )


def distortion_table(run: Projected) -> Mapping[str, Any]:
    """The histogram's numbers with the law's probability density at the middle of each bar."""
    from scipy.stats import chi2

    edges, heights = ratio_bars(run)
    middles = (edges[:-1] + edges[1:]) / 2
    return {
        "ratio_from": edges[:-1].tolist(),
        "ratio_to": edges[1:].tolist(),
        "measured_density": heights.tolist(),
        "law_density_at_middle": (chi2.pdf(run.n * middles, run.n) * run.n).tolist(),
    }
