"""Where the smallest l1 norm finds sparse signals: share found by entries and measurements, beside the theorem."""

from collections.abc import Mapping, Sequence
from typing import Any

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.heat import written_on
from laboratory.figures.marks import cells
from laboratory.figures.names import End, corner, label_ends
from laboratory.figures.roles import GROUND, GUARANTEE, QUIET, TRUTH, WORDS, Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.sensing.run import Phase

MEASUREMENTS = Scale("measurements", "<i>n</i>", whole=True)
ENTRIES = Scale("entries that are not zero", "<i>s</i>", whole=True)
HALF, FOUND = one_of(1, "one half found").but(dash="solid"), Role("share found", 0)


def phase_diagram(run: Phase, theme: str = "light") -> Figure:
    """The share of signals found in each cell; a line where one half is found."""
    fig = figure(
        theme, hovermode="closest", xaxis=MEASUREMENTS.axis(range=[0.5, run.d + 0.5], showgrid=False),
        yaxis=ENTRIES.axis(range=[0.5, max(run.entries) + 0.5], showgrid=False),
    )  # fmt: skip
    cells(
        fig, run.measurements, run.entries, run.rate, (GROUND, FOUND), "n = %{x}, s = %{y}: %{z:.0%} found",
        name="share found", span=(0, 1), xgap=1, ygap=1,
    )  # fmt: skip
    curve(fig, run.halfway, run.entries, HALF, points=True, hoverinfo="skip", hovertemplate=None)
    for x, y, text, role in (
        (0.14, 0.86, "none found", WORDS),
        (0.84, 0.1, "all found", written_on(FOUND.ink(theme))),
    ):
        corner(fig, (x, y), f"<b>{text}</b>", role, size=15, xanchor="center", yanchor="middle")
    return fig


def phase_in_words(run: Phase) -> str:
    """What a person sees of the diagram."""
    listed = (
        f"{pluralize(s, 'entry', 'entries')} from {pluralize(n, 'measurement')} on"
        for s, n in zip(run.entries, run.halfway, strict=True)
    )
    return (
        f"The share of {pluralize(run.tried, 'signal')} found in each cell, of {run.d} entries; at least one half is "
        f"found with {', '.join(listed)}."
    )


def demands(run: Phase, net: Sequence[int | None], book: Sequence[int | None], theme: str = "light") -> Figure:
    """Measurements that were enough, beside as many as there are entries, beside the number that the theorem needs."""
    fig = figure(
        theme, xaxis=ENTRIES.axis(range=[0, 1.04 * max(run.entries)]),
        yaxis=MEASUREMENTS.axis(log=True, range=[0, 6.3]),
    )  # fmt: skip
    ends = [
        _demand(fig, run, book, guarantee(1, "textbook's<br>constant")),
        _demand(fig, run, net, GUARANTEE.called("restricted<br>isometry")),
        hline(fig, run.d, QUIET.called("as many<br>as entries")),
        curve(fig, run.entries, run.halfway, TRUTH.called("half found")),
    ]
    label_ends(fig, ends)
    return fig


def demands_in_words(run: Phase, net: Sequence[int | None]) -> str:
    """What a person sees of the demands."""
    return (
        f"Measurements by entries, on a logarithmic axis: {run.halfway[0]} measurements find half of the signals with "
        f"one entry; the theorem needs {format_number(net[0])}, where the signal has {run.d} entries."
    )


def phase_columns(run: Phase, net: Sequence[int | None]) -> Mapping[str, Any]:
    """A row for each cell."""
    cells = [(s, n) for s in range(len(run.entries)) for n in range(len(run.measurements))]
    return {
        "entries": [run.entries[s] for s, _ in cells],
        "measurements": [run.measurements[n] for _, n in cells],
        "tried": [run.tried] * len(cells),
        "share_found": [float(run.rate[s, n]) for s, n in cells],
        "measurements_guaranteed_enough": [net[s] if net[s] is not None else "" for s, _ in cells],
    }


def _demand(fig: Figure, run: Phase, needed: Sequence[int | None], role: Role) -> End:
    """The number needed, where there is one."""
    x, y = zip(*((s, n) for s, n in zip(run.entries, needed, strict=True) if n is not None), strict=True)
    return curve(fig, x, y, role, name=role.name.replace("<br>", " "))._replace(name=role.name)
