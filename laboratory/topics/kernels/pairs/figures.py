"""The number of features against the cost of the kernel, and each feature's contribution to the kernel's value."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import DEGREE, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import color_of, figure
from laboratory.topics.kernels.pairs.run import (
    MOST_SHOWN,
    PairRun,
    different,
    multiplications,
    name_of,
    ordered,
    read_value,
)

HIGHEST = 10  # degree drawn, at least
CROWDED = 1e9  # where a tick at each power of ten would leave no room between
HOW_MANY, ADDED = Scale("how many"), Scale("added to the kernel's value")
TERMS, SUM = Scale("terms", whole=True), Scale("sum of the terms")
ORDERED, DIFFERENT = one_of(1, "products<br>in order"), one_of(0, "features", 3.5)
DIRECT, SUMS = one_of(2, "the kernel's<br>multipli-<br>cations"), one_of(0, "sum so far", 3.5)
EXACT = one_of(2, "the kernel")


def costs(run: PairRun, theme: str = "light") -> Figure:
    """Features up to each degree, and the multiplications that the kernel takes instead."""
    degrees = np.arange(min(1, run.reached), max(HIGHEST, run.reached) + 1)
    heights = {
        ORDERED: [ordered(run.kernel, run.whole_degree, run.size, int(k)) for k in degrees],
        DIFFERENT: [different(run.whole_degree, run.size, int(k)) for k in degrees],
        DIRECT: [multiplications(run.kernel, run.size, int(k)) for k in degrees],
    }
    powers = 3 if heights[ORDERED][-1] > CROWDED else 1  # of ten, from tick to tick
    fig = figure(theme, xaxis=DEGREE.axis(), yaxis=HOW_MANY.axis(log=True, dtick=powers))
    ends = []
    for role, height in heights.items():
        if role is ORDERED and height == heights[DIFFERENT]:
            continue  # one entry: there is one order
        plain = role.name.replace("-<br>", "").replace("<br>", " ")
        end = curve(fig, degrees, np.array(height, np.float64), role, name=plain, digits=",.4~g")
        ends.append(end._replace(name=role.title))
    vline(fig, run.reached)
    label_ends(fig, ends)
    return fig


def costs_in_words(run: PairRun) -> str:
    """What a person sees of the counts."""
    return (
        f"Features against the degree, on a logarithmic axis: at degree {run.reached}, with "
        f"{pluralize(run.size, 'entry', 'entries')} in a vector, {pluralize(run.different, 'feature')}, "
        f"{pluralize(run.ordered, 'product')} in every order, and "
        f"{pluralize(run.multiplications, 'multiplication')} for "
        "the kernel."
    )


def parts(run: PairRun, theme: str = "light") -> Figure:
    """A bar for what each feature adds, the largest ones; or the sums of the Gaussian's series."""
    return _sums(run, theme) if run.kernel == "gaussian" else _bars(run, theme)


def parts_in_words(run: PairRun) -> str:
    """What a person sees of the parts."""
    if run.kernel == "gaussian":
        return (
            f"The sum of the series after each term: {format_short(run.through)} after "
            f"{pluralize(len(run.parts), 'term')}; a level line at the kernel's value, {format_short(run.value, 4)}."
        )
    largest = ", ".join(
        f"{name_of(run.monomials[i].powers)} adds {format_short(run.parts[i], 4)}" for i in _largest(run)[:3]
    )
    return f"A bar for what each feature adds to the kernel's value {read_value(run.value)}; the largest: {largest}."


def pair_table(run: PairRun) -> dict[str, Any]:
    """A row for each feature, or for each term of the Gaussian's series."""
    if run.kernel == "gaussian":
        return {
            "degree": list(range(len(run.parts))),
            "term": run.parts.tolist(),
            "sum": np.cumsum(run.parts).tolist(),
            "kernel": [run.value] * len(run.parts),
        }
    return {
        "feature": [name_of(monomial.powers) for monomial in run.monomials],
        "coefficient": [monomial.coefficient for monomial in run.monomials],
        "adds": run.parts.tolist(),
    }


def _bars(run: PairRun, theme: str) -> Figure:
    largest = _largest(run)
    names = {"type": "category", "autorange": "reversed", "automargin": True}
    fig = figure(theme, hovermode="closest", bargap=0.25, xaxis=ADDED.axis(), yaxis=names)
    fig.add_bar(
        y=[name_of(run.monomials[i].powers) for i in largest], x=run.parts[largest], orientation="h", name="features",
        marker={"color": [color_of(0 if run.parts[i] >= 0 else 1, theme) for i in largest]},
        customdata=[run.monomials[i].coefficient for i in largest],
        hovertemplate="%{y}: %{x:,.6~g}<br>coefficient %{customdata:,.4~g}<extra></extra>",
    )  # fmt: skip
    return fig


def _sums(run: PairRun, theme: str) -> Figure:
    fig = figure(theme, xaxis=TERMS.axis(), yaxis=SUM.axis())
    count = np.arange(len(run.parts) + 1)
    sums = np.concatenate([[0.0], np.cumsum(run.parts)])
    ends = [curve(fig, count, sums, SUMS, points=len(count) < 40), hline(fig, run.value, EXACT)]
    fig.add_hline(y=0, line=QUIET.line(theme))
    high, low = max(float(sums.max()), run.value), float(sums.min())
    fig.update_yaxes(range=[low - 0.05 * (high - low or 1), high + 0.08 * (high - low or 1)])
    label_ends(fig, ends)
    return fig


def _largest(run: PairRun) -> list[int]:
    """The features that add most, in their order."""
    chosen = np.argsort(-np.abs(run.parts), kind="stable")[:MOST_SHOWN]
    return sorted(chosen.tolist())
