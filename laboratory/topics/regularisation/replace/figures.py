"""One example of a sample replaced: the fit before and after, and the largest change beside the bound."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, format_short
from laboratory.figures.axes import INPUT, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.plane import arrow
from laboratory.figures.roles import QUIET, SAMPLE, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.regularisation.figures import HEIGHT, lambda_axis, logarithms, positive
from laboratory.topics.regularisation.replace.run import Replacement, Worst

PLACES = np.linspace(0, 1, 301)
LABEL, CHANGE = Scale("label", "<i>y</i>"), Scale("change of a squared residual")
BEFORE, AFTER = one_of(0, "before", width=3.5), one_of(1, "after", width=3)
KEPT, NEW = SAMPLE.called("kept"), SAMPLE.called("new").but(color=AFTER.color, marker="diamond")
REMOVED = SAMPLE.called("removed").but(color=BEFORE.color, marker="circle-open")
WORST, THIS = one_of(0, "worst", width=3.5), one_of(2, "this one", width=3)


def fits(run: Replacement, lam: float, theme: str = "light") -> Figure:
    """The sample with the fit, and the fit after one example was replaced."""
    high = 1.25 * run.world.label_bound
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=LABEL.axis(range=[-high, high], showgrid=False),
        xaxis=INPUT.axis(range=[-0.03, 1.03], showgrid=False, zeroline=False),
    )  # fmt: skip
    before, after = run.curves(lam, PLACES)
    label_ends(fig, [
        curve(fig, PLACES, np.sin(2 * np.pi * PLACES), QUIET.called("sine")),
        curve(fig, PLACES, before, BEFORE),
        curve(fig, PLACES, after, AFTER),
    ])  # fmt: skip
    _sample(fig, run)
    return fig


def _sample(fig: Figure, run: Replacement) -> None:
    """The kept examples, the removed one, and the new one."""
    kept = np.delete(np.arange(len(run.x)), run.example)
    x, y = float(run.x[run.example]), float(run.y[run.example])
    reading = "{}: (%{{x:.3f}}, %{{y:.3f}})"
    for role, places, labels, size, edge in (
        (KEPT, run.x[kept], run.y[kept], 7, 0), (REMOVED, [x], [y], 14, 3), (NEW, [run.place], [run.label], 13, 0),
    ):  # fmt: skip
        dots(fig, places, labels, role, reading.format(role.name), size=size, edge=edge)
    arrow(fig, (x, y), (run.place, run.label), KEPT, width=1.2, standoff=9, startstandoff=9)


def fits_in_words(run: Replacement, lam: float) -> str:
    """What a person sees of the two fits."""
    before, after = run.curves(lam, PLACES)
    return (
        f"{len(run.x)} examples along a sine; number {run.example + 1} is replaced, and the fitted curve "
        f"changes by up to {format_short(np.abs(before - after).max())}."
    )


def changes(run: Replacement, worst: Worst, lam: float, theme: str = "light") -> Figure:
    """The largest change of any squared residual: this replacement, the worst of many, the bound."""
    k = run.at(lam)
    heights_range = logarithms(np.concatenate([run.changes, worst.changes]), float(run.bounds[k]))
    fig = figure(theme, height=HEIGHT, xaxis=lambda_axis(run.lambdas), yaxis=CHANGE.axis(log=True, range=heights_range))
    vline(fig, lam)
    label_ends(fig, [
        curve(fig, run.lambdas, run.bounds, guarantee()),
        curve(fig, run.lambdas, worst.changes, WORST),
        curve(fig, run.lambdas, positive(run.changes), THIS),
    ])  # fmt: skip
    for role, heights in ((guarantee(), run.bounds), (WORST, worst.changes), (THIS, run.changes)):
        if heights[k] > 0:
            dot(fig, (lam, float(heights[k])), role, f"{role.name} here")
    return fig


def changes_in_words(run: Replacement, worst: Worst, lam: float) -> str:
    """What a person sees of the changes."""
    k = run.at(lam)
    return (
        f"By regularization parameter, how much any squared residual changes: at {format_number(lam)} by "
        f"{format_short(run.changes[k])} here, {format_short(worst.changes[k])} at the worst of {worst.tried} "
        f"replacements, at most {at_most(float(run.bounds[k]))} by the theorem."
    )


def changes_table(run: Replacement, worst: Worst) -> dict[str, list[Any]]:
    """A row for each regularization parameter."""
    columns = {"lambda": run.lambdas, "this replacement": run.changes, "worst": worst.changes}
    return {name: column.tolist() for name, column in {**columns, "bound": run.bounds}.items()}
