"""All 32 labellings of five points, and the errors of those that are left on the unseen points."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots
from laboratory.figures.roles import QUIET, Role
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.five.run import FIVE, LABELLINGS, FivePoints

LABELLING, POINT, COUNT = Scale("labelling", whole=True), Scale("point", whole=True), Scale("labellings", whole=True)
FAINT = {"light": 0.22, "dark": 0.45}  # on black so little colour is nearly black


def labellings(run: FivePoints, seen: int, theme: str = "light") -> Figure:
    """All 32 labellings as columns of five cells: strong where they agree with what was seen, faint where not."""
    points: dict[str, Any] = {"range": [5.6, 0.4], "tickvals": list(range(1, FIVE + 1)), "ticks": ""}
    plain: dict[str, Any] = {"showgrid": False, "zeroline": False}
    fig = figure(
        theme, height=360, hovermode="closest", xaxis=LABELLING.axis(range=[-0.7, 31.7], **plain),
        yaxis=POINT.axis(**points, **plain),
    )  # fmt: skip
    agrees = np.isin(np.arange(len(LABELLINGS)), run.consistent(seen))
    for label, role in ((1, Role("1", 0, marker="square")), (0, Role("0", 1, marker="square-open"))):
        for kept, opacity in ((True, 1.0), (False, FAINT[theme])):
            column, row = np.nonzero((label == LABELLINGS) & (agrees == kept)[:, np.newaxis])
            reading, name = f"labelling %{{x}}, point %{{y}}: {label}", f"{label}, {'kept' if kept else 'refuted'}"
            dots(fig, column, row + 1, role, reading, name=name, edge=1.5, look={"opacity": opacity})
    if 0 < seen < FIVE:
        hline(fig, seen + 0.5, QUIET.but(width=2, dash="dash"))
    return fig


def labellings_in_words(run: FivePoints, seen: int) -> str:
    """What a person sees of the labellings."""
    left = len(run.consistent(seen))
    return f"32 labellings of five points; {left} of them, not faint, fit the first {pluralize(seen, 'point')}."


def unseen_mistakes(run: FivePoints, seen: int, theme: str = "light") -> Figure:
    """How many consistent labellings misclassify so large a share of the unseen points."""
    left, counts = FIVE - seen, run.counts(seen)
    shares = [0.0] if left == 0 else [k / left for k in range(left + 1)]
    most = int(counts.max())
    fig = figure(
        theme, height=360, hovermode="closest",
        xaxis=ERROR.axis(range=[-0.12, 1.12], tickvals=[0, 0.5, 1], showgrid=False),
        yaxis=COUNT.axis(range=[0, 1.2 * most], dtick=1 if most < 5 else 2),
    )  # fmt: skip
    bars(
        fig, shares, counts, Role("labellings", 0), "error %{x:.2f}: %{y} labellings", width=0.09, text=counts,
        textposition="outside",
    )  # fmt: skip
    return fig


def mistakes_in_words(run: FivePoints, seen: int) -> str:
    """What a person sees of the errors."""
    counts = run.counts(seen).tolist()
    shares = ", ".join(f"{n} with error {format_short(k / max(FIVE - seen, 1))}" for k, n in enumerate(counts))
    return f"Bars: the labellings that are left, by their error on the points not seen: {shares}."


def five_table(run: FivePoints, seen: int) -> dict[str, Any]:
    """A row for each labelling."""
    kept = np.isin(np.arange(len(LABELLINGS)), run.consistent(seen))
    points = {f"point_{i + 1}": LABELLINGS[:, i].tolist() for i in range(FIVE)}
    return {"labelling": list(range(len(kept))), **points, "agrees": kept.astype(int).tolist()}
