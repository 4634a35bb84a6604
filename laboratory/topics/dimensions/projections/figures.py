"""Random projections: changed distances beside the chi-square law, and the worst change by dimensions kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.dimensions.projections.run import Projected, Sweep, exact_curve, promised_curve

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
BARS = 60
LINE = 300


def distortion(run: Projected, theme: str = "light") -> go.Figure:
    """A histogram of the ratios of squared distances, the density of chi-square over n, and the band of epsilon."""
    edges, density = ratio_bars(run)
    ratios, law = ratio_law(run, edges)
    top = 1.18 * float(max(density.max(), law.max()))
    drawn = figure(
        height=HEIGHT, hovermode="closest", bargap=0.05,
        xaxis=linear_axis("squared distance after / before", range=[edges[0], edges[-1]], rangemode="normal"),
        yaxis=linear_axis("density", range=[0, top]),
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    drawn.add_vrect(
        x0=1 - run.epsilon, x1=1 + run.epsilon, fillcolor="rgba(128, 128, 128, 0.13)", line={"width": 0}, layer="below"
    )
    drawn.add_bar(
        x=(edges[:-1] + edges[1:]) / 2, y=density, width=np.diff(edges), name="measured",
        marker={"color": blue, "opacity": 0.65}, hovertemplate="ratio %{x:.3f}: density %{y:.3g}<extra></extra>",
    )  # fmt: skip
    drawn.add_scatter(
        x=ratios, y=law, mode="lines", name="chi-square law", line={"color": orange, "width": 3, "dash": "dash"},
        hovertemplate="ratio %{x:.3f}: law %{y:.3g}<extra></extra>",
    )  # fmt: skip
    for end, side in ((1 - run.epsilon, "left"), (1 + run.epsilon, "right")):
        if edges[0] < end < edges[-1]:
            sign = "−" if side == "left" else "+"
            label_at(drawn, (end, top), f"1 {sign} ε", grey, (False, False), side, above=False)
    peak = int(np.argmax(law))
    aside = min(LINE - 1, peak + LINE // 12)
    label_at(drawn, (float(ratios[aside]), float(law[aside])), "exact law", orange, (False, False), "left", above=True)
    return drawn


def ratio_bars(run: Projected) -> tuple[np.ndarray, np.ndarray]:
    """Edges and heights of the histogram: of area 1, wide enough for the ratios and the band."""
    ratios = 1 + run.changes
    low = max(0.0, min(float(ratios.min()), 1 - 1.25 * run.epsilon))
    high = max(float(ratios.max()), 1 + 1.25 * run.epsilon)
    heights, edges = np.histogram(ratios, BARS, (low, high), density=True)
    return edges, heights


def ratio_law(run: Projected, edges: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
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


def worst_changes(run: Projected, found: Sweep, theme: str = "light") -> go.Figure:
    """The largest change among all pairs by dimensions kept, under the lemma's promise and the exact law's."""
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis=log_axis("dimensions kept n", range=[1.1, 4.1]),
        yaxis=linear_axis("largest change of a squared distance", range=[0, 1.08 * max(1.0, float(found.worst.max()))]),
    )  # fmt: skip
    blue, orange, green = palette(theme)[:3]
    epsilon, needed = promised_curve(run.pairs, run.delta)
    n, allowed = exact_curve(run.pairs, run.delta)
    _line(drawn, needed, epsilon, "Johnson–Lindenstrauss", {"color": orange, "width": 2, "dash": "dash"})
    _line(drawn, n, allowed, "exact law, all pairs", {"color": green, "width": 2, "dash": "dot"})
    across = np.repeat(found.dimensions, found.worst.shape[1])
    drawn.add_scatter(
        x=across, y=found.worst.ravel(), mode="markers", name="measured",
        marker={"size": 8, "color": blue, "symbol": "circle-open", "line": {"width": 2}},
        hovertemplate="n = %{x}: largest change %{y:.3f}<extra></extra>",
    )  # fmt: skip
    drawn.add_scatter(
        x=[run.n], y=[run.worst], mode="markers", name="this matrix",
        marker={"size": 12, "color": blue}, hovertemplate="n = %{x}: largest change %{y:.3f}<extra></extra>",
    )  # fmt: skip
    drawn.add_hline(y=run.epsilon, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    label_at(drawn, (10**4.1, run.epsilon), "ε", GREY[theme], (True, False), "right", above=True)
    place = int(np.argmin(np.abs(epsilon - 0.62)))
    label_at(drawn, (float(needed[place]), float(epsilon[place])), "promised", orange, (True, False), "left", True)
    low = int(np.argmin(np.abs(found.worst.mean(axis=1) - 0.8)))
    label_at(
        drawn, (found.dimensions[low], float(found.worst[low].min())), "measured", blue, (True, False), "right", False
    )
    return drawn


def worst_in_words(run: Projected, found: Sweep) -> str:
    """What a person sees of the worst changes."""
    first, last = found.worst[0].max(), found.worst[-1].max()
    return (
        f"The largest change of a squared distance among {in_words(run.pairs)} falls from {first:.2f} with "
        f"{found.dimensions[0]} dimensions to {last:.2f} with {in_words(found.dimensions[-1])}; the promise of "
        "Johnson and Lindenstrauss is a dashed line above it, the exact law a dotted one between."
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


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y:.3f}}<extra></extra>")
