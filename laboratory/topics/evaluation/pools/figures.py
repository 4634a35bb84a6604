"""Limits by sample size up to the whole pool, and the real coverage by the number of right items."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import band, curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, TRAINING, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.pools.run import TriedPool

HEIGHT = 360
TRIED, SHARE = Scale("items tried", "<i>m</i>", whole=True), Scale("share of right items")
RIGHT, COVERAGE = Scale("right items of the pool", "<i>K</i>", whole=True), Scale("coverage")
BOUNDS = {"exact": guarantee(0, "exact"), "binomial": guarantee(1, "binomial"), "serfling": guarantee(2, "Serfling")}
CURVES = (one_of(0, "exact", 3.5), one_of(1, "binomial"), one_of(2, "Serfling"))
NOMINAL = QUIET.called("stated")
ROOM = 1.3  # widths of the widest interval that is not near the left end


def limits(run: TriedPool, theme: str = "light") -> Figure:
    """All three intervals over the number of items tried."""
    fig = figure(theme, height=HEIGHT, xaxis=TRIED.axis(), yaxis=SHARE.axis(range=_span(run)))
    band(fig, run.sizes, *run.exact, BOUNDS["exact"])
    ends = []
    for name, role in BOUNDS.items():
        low, high = getattr(run, name)
        curve(fig, run.sizes, low, role, name=f"{role.name}, at least")
        ends.append(curve(fig, run.sizes, high, role, name=f"{role.name}, at most")._replace(name=role.title))
    curve(fig, run.sizes, run.counts / run.sizes, TRAINING.called("share right so far"))
    vline(fig, run.m)
    label_ends(fig, ends)
    return fig


def limits_in_words(run: TriedPool) -> str:
    """What a person sees of the limits."""
    place = run.place
    exact, binomial = (format_short(float(high[place] - low[place]), 3) for low, high in (run.exact, run.binomial))
    return (
        f"At m = {format_number(run.m)} the exact interval is {exact} wide and the binomial one {binomial}. At the "
        "right end the exact one is a point."
    )


def coverage(run: TriedPool, theme: str = "light") -> Figure:
    """How often each interval holds the truth, over the number of right items of the pool."""
    lowest = float(run.covered.min())
    foot = min(1 - 1.3 * run.delta, lowest)
    fig = figure(theme, height=HEIGHT, xaxis=RIGHT.axis(), yaxis=COVERAGE.axis(range=[max(foot, 0), 1.005]))
    ends = [curve(fig, run.truths, row, role) for role, row in zip(CURVES, run.covered, strict=True)]
    ends.append(hline(fig, 1 - run.delta, NOMINAL))
    label_ends(fig, ends)
    return fig


def coverage_in_words(run: TriedPool) -> str:
    """What a person sees of the coverage."""
    exact, binomial, serfling = (percent(float(row.min()), 4) for row in run.covered)
    return f"The smallest coverages are {exact} (exact), {binomial} (binomial) and {serfling} (Serfling)."


def pools_table(run: TriedPool) -> dict[str, Any]:
    """A row for each number of items tried."""
    columns = {"tried": run.sizes.tolist(), "right": run.counts.tolist()}
    for name in BOUNDS:
        low, high = getattr(run, name)
        columns |= {f"{name}_low": low.tolist(), f"{name}_high": high.tolist()}
    return columns


def _span(run: TriedPool) -> list[float]:
    low, high = (np.asarray(end)[run.sizes >= min(run.m, 0.05 * run.population)] for end in run.serfling)
    middle, half = (low.min() + high.max()) / 2, ROOM * max(high.max() - low.min(), 0.02) / 2
    return [max(middle - half, -0.02), min(middle + half, 1.02)]
