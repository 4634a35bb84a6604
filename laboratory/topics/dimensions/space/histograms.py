"""Histograms of the squared distances of random points."""

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.space.distances import Distances
from learners.shared.arrays import Reals

BARS = 150
POWERS = 90
FARTHEST = 3.0  # in units of the mean
SHADE = 0.15
SQUARED, SCALED = Scale("squared distance"), Scale("squared distance / its mean")
OF_PAIRS = Scale("share of pairs")


def distance_histograms(run: Distances, raw: bool = False, theme: str = "light") -> Figure:
    """Squared distances of random points in a few dimensions, divided by their exact mean unless `raw`."""
    across = SQUARED.axis(log=True) if raw else SCALED.axis(range=[0, FARTHEST])
    fig = figure(theme, hovermode="closest", xaxis=across, yaxis=OF_PAIRS.axis())
    for place, (n, squared) in enumerate(run.squared.items()):
        middles, shares = distance_bars(squared if raw else squared / run.mean(n), logarithmic=raw)
        role = one_of(place, f"{format_number(n)} dimensions")
        curve(
            fig, middles, shares, role, shape="hvh", fill="tozeroy", fillcolor=role.shade(theme, SHADE),
            unit="of the pairs",
        )  # fmt: skip
        top = int(np.argmax(shares))
        aside = int(np.flatnonzero(shares >= 0.35 * shares.max())[-1]) if top > 3 else top
        here = (float(middles[aside]), float(shares[aside]))
        annotate(fig, here, f"<b>{format_number(n)}</b>", role)
    return fig


def distance_bars(squared: Reals, logarithmic: bool) -> tuple[Reals, Reals]:
    """Middles of the bars and the share of pairs in each."""
    if logarithmic:
        powers = np.linspace(-3, 3, POWERS + 1)
        shares = np.histogram(np.clip(np.log10(squared), -3, 3), powers)[0] / len(squared)
        return np.asarray(10 ** ((powers[1:] + powers[:-1]) / 2), np.float64), np.asarray(shares, np.float64)
    edges = np.linspace(0, FARTHEST, BARS + 1)
    return (edges[1:] + edges[:-1]) / 2, np.histogram(squared, edges)[0] / len(squared)


def distances_in_words(run: Distances) -> str:
    """The histograms in words."""
    moments = "; ".join(
        f"in {format_number(n)} dimensions mean {squared.mean():.3g} and deviation {squared.std():.3g}"
        for n, squared in run.squared.items()
    )
    return f"Histograms of squared distances between random points of a cube: {moments}."
