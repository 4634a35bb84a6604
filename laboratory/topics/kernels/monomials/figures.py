"""The power and its imitation, and error and length of the weights term by term."""

from typing import Any

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import INPUT, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.kernels.monomials.run import SMALLEST, MonomialRun

HEIGHT = 340
VALUE, TERMS, SIZE = Scale("value"), Scale("weights", whole=True), Scale("largest error, squared length")
POWER, IMITATION = TRUTH.called("power of x"), one_of(1, "Gaussian<br>features", 2.5)
ERROR, LENGTH = one_of(0, "error", 3.5), one_of(2, "length²")


def graphs(run: MonomialRun, theme: str = "light") -> Figure:
    """The power of x and the function of the weights; lines at the ends of the interval."""
    power = run.x**run.degree
    low = -1.6 if run.degree % 2 else -0.15
    fig = figure(theme, height=HEIGHT, xaxis=INPUT.axis(rangemode="normal"), yaxis=VALUE.axis(range=[low, 1.6]))
    shown_there = abs(power) <= 1.6
    ends = [
        curve(fig, run.x[shown_there], power[shown_there], POWER),
        curve(fig, run.x, run.imitation(run.x), IMITATION, name=IMITATION.name.replace("<br>", " ")),
    ]
    ends[1] = ends[1]._replace(name=IMITATION.title)
    for end in (-1, 1):
        vline(fig, end)
    label_ends(fig, ends)
    return fig


def graphs_in_words(run: MonomialRun) -> str:
    """What a person sees of the graphs."""
    return (
        f"The graph of x to the power {run.degree} and of {pluralize(run.terms, 'weight')} of the Gaussian's features: "
        f"between −1 and 1 they differ by at most {format_short(float(run.errors[-1]))}; outside they part."
    )


def sizes(run: MonomialRun, theme: str = "light") -> Figure:
    """The largest error and the squared length of the weights against their number, on a logarithmic axis."""
    fig = figure(theme, height=HEIGHT, xaxis=TERMS.axis(), yaxis=SIZE.axis(log=True))
    small = run.errors >= SMALLEST
    few = run.terms <= 30
    label_ends(fig, [
        curve(fig, run.counts[small], run.errors[small], ERROR, points=few),
        curve(fig, run.counts, run.lengths, LENGTH, points=few),
    ])  # fmt: skip
    return fig


def sizes_in_words(run: MonomialRun) -> str:
    """What a person sees of error and length."""
    first, last = (format_short(float(run.errors[at])) for at in (0, -1))
    shortest, longest = (format_short(float(run.lengths[at])) for at in (0, -1))
    return (
        f"From 1 to {pluralize(run.terms, 'weight')} the largest error goes from {first} to {last}, and the squared "
        f"length of the weights from {shortest} to {longest}."
    )


def monomial_table(run: MonomialRun) -> dict[str, Any]:
    """A row for each number of weights."""
    return {
        "weights": run.counts.tolist(),
        "largest_error": run.errors.tolist(),
        "square_of_the_last_weight": run.squares.tolist(),
        "squared_length": run.lengths.tolist(),
    }
