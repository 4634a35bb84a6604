"""The cost of every threshold, exact and on a test set."""

from typing import Any

from bounds.numbers import format_number
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TEST, TRUTH
from laboratory.figures.theme import figure
from laboratory.topics.metrics.costs.run import GRID, CostsRun
from laboratory.topics.metrics.text import share

COST = Scale("mean cost of an example")
FROM = Scale("predicted positive from probability")


def costs_figure(run: CostsRun, threshold: float, theme: str = "light") -> Figure:
    """Mean cost against the threshold: exact where the distribution is known, and on the test set."""
    exact = run.exact
    top = 1.12 * float(max(run.measured.max(), 0 if exact is None else exact.max()))
    fig = figure(theme, xaxis=FROM.axis(range=[-0.01, 1.01]), yaxis=COST.axis(range=[0, top]))
    ends = [] if exact is None else [curve(fig, GRID, exact, TRUTH.called("exact"))]
    ends.append(curve(fig, GRID, run.measured, TEST.called("test set"), shape="hv"))
    vline(fig, run.best, f"cheapest: {format_number(run.best, 3)}", left=run.best > 0.5)
    here = f"your threshold {format_number(threshold)}: %{{y:.4~g}}<extra></extra>"
    dot(fig, (threshold, run.here(threshold)), TEST, "this threshold", here, 13)
    label_ends(fig, ends)
    return fig


def costs_in_words(run: CostsRun, threshold: float) -> str:
    """What a person sees of the costs."""
    return (
        f"Mean cost against the threshold. The cheapest by the costs is {share(run.best)}; at "
        f"{format_number(threshold)} the test set costs {share(run.here(threshold))} an example."
    )


def costs_table(run: CostsRun) -> dict[str, Any]:
    """A row for each threshold drawn."""
    columns = {"probability": GRID.tolist(), "cost_on_test_set": run.measured.tolist()}
    return columns if run.exact is None else columns | {"expected_cost": run.exact.tolist()}
