"""Sparse signals in words."""

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.dimensions.sensing.run import Phase, grid
from laboratory.views.headline import Headline

MEANING = """
**Sparse signals.** A signal of d entries, s of which are not zero, can be found from fewer than d measurements: among
all signals with the same measurements, take that of the smallest sum of absolute values. If the matrix nearly keeps the
lengths of all signals with 2s nonzero entries (its *restricted isometry constant* is below 0.414), that signal is the
right one, for all signals with s nonzero entries at once. With enough rows a Gaussian matrix has this property with
high probability. The theorem counts many more rows than single signals need in practice.
"""
CAPTION = "The bluer a cell, the more signals are found. Line: from here on at least one half."


def headline(run: Phase) -> Headline:
    """Measurements that half of the signals with one entry took; the theorem needs more than d, for every d here."""
    by = f"vacuous bound: {format_number(run.d)} measurements determine every signal"
    return Headline(run.halfway[0], "measurements find half of the signals with one entry", by=by)


def sentence(run: Phase) -> str:
    """Where half of the signals are found."""
    known = list(zip(run.entries, run.halfway, strict=True))
    s, n = next((pair for pair in reversed(known) if pair[0] <= run.d // 8), known[0])
    return (
        f"Of signals with {_entries(s)} among {run.d}, at least half are found from **{n}** measurements on "
        f"({pluralize(run.tried, 'signal')} in each cell)."
    )


def more(run: Phase, net: list[int | None], delta: float, isometry: float) -> str:
    """What a cell shows, what the theorem needs, and why so much."""
    places, entries = grid(run.d)
    cells = (
        f"Each of the {len(places)} × {len(entries)} cells shows how many of {pluralize(run.tried, 'signal')} linear "
        "programming finds."
    )
    return f"{cells}\n\n{_guaranteed(run, net, delta, isometry)}"


def _guaranteed(run: Phase, net: list[int | None], delta: float, isometry: float) -> str:
    return (
        f"The theorem needs **{format_number(net[0])}** Gaussian measurements to find, except with probability "
        f"{format_number(delta)} over the matrix, *all* signals with one entry at once: far more than the {run.d} that "
        f"determine every signal. Half of the signals tried are found from {run.halfway[0]} on. The theorem assumes a "
        f"restricted isometry constant below 0.414 for two entries, and one matrix of {run.d // 2} rows has "
        f"{format_short(isometry)}: it changes the squared length of some signal with two entries by "
        f"{percent(isometry)}. The condition is sufficient for recovery, but not necessary."
    )


def _entries(s: int) -> str:
    return "one entry" if s == 1 else f"{s} entries"
