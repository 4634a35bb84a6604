"""The real level and the real coverage, by the intraclass correlation."""

from typing import Any

from bounds.numbers import percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.clusters.run import ClusteredSet

HEIGHT = 330
CORRELATION = Scale("intraclass correlation", "ρ")
LEVEL, COVERAGE = Scale("probability of a false alarm"), Scale("coverage")
NAIVE, WIDENED = one_of(0, "as if independent", 3.5), one_of(1, "with design effect")
NOMINAL = QUIET.called("stated")


def level(run: ClusteredSet, theme: str = "light") -> Figure:
    """How often the binomial test for independent items is wrong."""
    top = 1.1 * max(float(run.levels.max()), 2 * run.alpha)
    fig = figure(theme, height=HEIGHT, xaxis=CORRELATION.axis(), yaxis=LEVEL.axis(range=[0, min(top, 1)]))
    ends = [curve(fig, run.rhos, run.levels, NAIVE), hline(fig, run.alpha, NOMINAL)]
    vline(fig, run.rho)
    label_ends(fig, ends)
    return fig


def level_in_words(run: ClusteredSet) -> str:
    """What a person sees of the level."""
    start, end = percent(float(run.levels[0])), percent(float(run.levels[-1]))
    return f"The probability of a false alarm goes from {start} without correlation to {end} at the right end."


def coverage(run: ClusteredSet, theme: str = "light") -> Figure:
    """How often Wald's interval holds the true accuracy, as it is and widened."""
    fig = figure(theme, height=HEIGHT, xaxis=CORRELATION.axis(), yaxis=COVERAGE.axis(range=[0, 1.02]))
    ends = [
        curve(fig, run.rhos, run.widened, WIDENED),
        curve(fig, run.rhos, run.covered, NAIVE),
        hline(fig, 1 - 2 * run.alpha, NOMINAL),
    ]
    vline(fig, run.rho)
    label_ends(fig, ends)
    return fig


def coverage_in_words(run: ClusteredSet) -> str:
    """What a person sees of the coverage."""
    start, end, widened = (percent(float(v)) for v in (run.covered[0], run.covered[-1], run.widened[-1]))
    return f"The interval's coverage goes from {start} to {end}; widened by the design effect it ends at {widened}."


def clusters_table(run: ClusteredSet) -> dict[str, Any]:
    """A row for each correlation."""
    return {
        "rho": run.rhos.tolist(),
        "level": run.levels.tolist(),
        "coverage": run.covered.tolist(),
        "coverage_with_design_effect": run.widened.tolist(),
    }
