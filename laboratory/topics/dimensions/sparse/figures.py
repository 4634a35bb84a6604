"""The signal with what was decoded, and the supports to try against the length."""

from math import comb
from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.sparse.run import WAYS, SparseRun
from learners.shared.arrays import Reals

PLACE, ENTRY = Scale("place", whole=True), Scale("entry")
NUMBER, COEFFICIENT = Scale("vector of the basis", whole=True), Scale("coefficient")
LENGTH, SUPPORTS = Scale("length of the signal", "<i>d</i>", whole=True), Scale("supports to try", whole=True)
ROLES = {"sparsest": one_of(2, "sparsest"), "least l1": one_of(3, "smallest ℓ₁"), "least l2": one_of(1, "smallest ℓ₂")}
LONGEST = 100


def signals(run: SparseRun, way: str, theme: str = "light") -> Figure:
    """The signal as stems, and the entries that one way of decoding found."""
    return _stems(run.signal, run.decoded[way], ("signal", way), (PLACE, ENTRY), theme)


def coefficients(run: SparseRun, way: str, theme: str = "light") -> Figure:
    """The same in the basis in which the signal is sparse."""
    decoded = run.in_basis(run.decoded[way])
    return _stems(run.coefficients, decoded, ("coefficients", way), (NUMBER, COEFFICIENT), theme)


def supports(run: SparseRun, theme: str = "light") -> Figure:
    """How many supports of so many entries there are, for longer signals too."""
    lengths = np.arange(run.entries, LONGEST + 1)
    counts = [float(comb(int(d), run.entries)) for d in lengths]
    fig = figure(theme, hovermode="closest", xaxis=LENGTH.axis(), yaxis=SUPPORTS.axis(log=True))
    end = curve(fig, lengths, counts, ROLES["sparsest"].called(f"{format_number(run.entries)} of d"))
    dot(fig, (run.d, float(comb(run.d, run.entries))), ROLES["sparsest"], "this signal", size=12)
    label_ends(fig, [end])
    return fig


def signals_in_words(run: SparseRun, way: str) -> str:
    """What a person sees of the signal."""
    result = "found" if run.exact(way) else f"missed, by {format_short(run.error(way))} at worst"
    names = ("nonzero entry", "nonzero entries") if run.basis == "entries" else ("coefficient", "coefficients")
    entries = pluralize(run.entries, *names)
    return (
        f"A signal of length {run.d} with {entries}, and the decoding “{WAYS[way]}” from "
        f"{pluralize(run.measurements, 'measurement')}: {result}."
    )


def coefficients_in_words(run: SparseRun, way: str) -> str:
    """What a person sees of the coefficients."""
    most = format_short(float(np.abs(run.in_basis(run.decoded[way]) - run.coefficients).max()), 3)
    off = "the same" if run.exact(way) else f"others, by up to {most}"
    return f"{run.entries} of {run.d} coefficients in the basis are not 0; those decoded are {off}."


def supports_in_words(run: SparseRun) -> str:
    """What a person sees of the supports."""
    here, there = comb(run.d, run.entries), comb(LONGEST, run.entries)
    return (
        f"Supports of {pluralize(run.entries, 'entry', 'entries')} against the length of the signal, on a logarithmic "
        f"axis: {format_number(here)} here, {format_number(there)} for length {LONGEST}."
    )


def signals_table(run: SparseRun) -> dict[str, Any]:
    """A row for each place."""
    columns = {way.replace(" ", "_"): values.tolist() for way, values in run.decoded.items()}
    return {"place": list(range(1, run.d + 1)), "signal": run.signal.tolist(), **columns,
            "coefficient": run.coefficients.tolist()}  # fmt: skip


def _stems(values: Reals, decoded: Reals, names: tuple[str, str], scales: tuple[Scale, Scale], theme: str) -> Figure:
    """Values on stems from 0, and those that the way `names[1]` decoded as open circles."""
    d, way, role = len(values), names[1], TRUTH.called(names[0])
    places, (along, up) = np.arange(1, d + 1), scales
    fig = figure(theme, hovermode="closest", xaxis=along.axis(range=[0.3, d + 0.7]), yaxis=up.axis(rangemode="normal"))
    x = np.column_stack([places, places, places]).astype(float).ravel()
    y = np.column_stack([np.zeros(d), values, np.full(d, np.nan)]).ravel()
    polyline(fig, x, y, role.called(f"{role.name}, stems"))
    dots(fig, places, values, role, "place %{x}: %{y:.3~g}", size=9)
    circles = ROLES[way].called(WAYS[way]).but(marker="circle-open")
    dots(fig, places, decoded, circles, f"{WAYS[way]}, place %{{x}}: %{{y:.3~g}}", size=13)
    return fig
