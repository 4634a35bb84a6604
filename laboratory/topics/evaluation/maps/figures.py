"""The share of what is allowed over (p, n), with the contour at 1, and the failing probability over p at one n."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, levels, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GROUND, GUARANTEE, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.maps.run import FailureMaps

HEIGHT = 400
PROPORTION = Scale("true proportion", "<i>p</i>")
EXAMPLES = Scale("examples", "<i>n</i>", whole=True)
FAILING = Scale("exact probability")
KEPT, MISSED = Role("kept", 0), Role("missed", 1)
ALLOWED = Role("as often as allowed", "textColor", width=1.0)
ROW = Role("your n", "textColor", "dash", width=1.0)
MEASURED, BOUND = one_of(0, "exact", 2.0), GUARANTEE.called("allowed")
MOST = 2.0  # times what is allowed, where the colour ends
ROOM = 1.1


def over_both(run: FailureMaps, theme: str = "light") -> Figure:
    """The failing probability as a multiple of what is allowed: blue below 1, orange above."""
    over = run.over
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=PROPORTION.axis(range=[0, 1], zeroline=False, showgrid=False),
        yaxis=EXAMPLES.axis(log=True, zeroline=False, showgrid=False),
    )  # fmt: skip
    bar = {
        "tickvals": [0, 1, MOST], "ticktext": ["never", "as allowed", "≥ twice"], "thickness": 12, "len": 0.9,
        "outlinewidth": 0, "xpad": 4,
    }  # fmt: skip
    reading = "p = %{x:.2f}, n = %{y:,d}: probability %{customdata[0]:.3~g}, allowed %{customdata[1]:.3~g}"
    cells(
        fig, over.p, over.sizes, over.share, (KEPT, GROUND, MISSED), reading, name="share of what is allowed",
        span=(0, MOST), colorbar=bar, customdata=np.dstack([over.failing, over.allowed]),
    )  # fmt: skip
    levels(fig, over.p, over.sizes, over.share, ALLOWED, 1.0, 1.0, 1.0)
    polyline(fig, [0, 1], [run.n, run.n], ROW)
    return fig


def over_both_in_words(run: FailureMaps) -> str:
    """What a person sees of the map."""
    n, p = run.worst_place
    share = format_short(float(run.over.share[run.over.worst]))
    return f"A map over p and n. The bound fails most often at n = {n}, p = {p:g}: {share} times what is allowed."


def over_p(run: FailureMaps, theme: str = "light") -> Figure:
    """The failing probability over p at n, beside what is allowed."""
    at = run.at
    failing, allowed = at.failing[0], at.allowed[0]
    top = float(min(ROOM, ROOM * max(np.nanmax(failing), np.nanmax(allowed))))
    fig = figure(
        theme, height=HEIGHT, xaxis=PROPORTION.axis(range=[0, 1], zeroline=False),
        yaxis=FAILING.axis(range=[0, top], zeroline=False),
    )  # fmt: skip
    ends = [curve(fig, at.p, failing, MEASURED), curve(fig, at.p, allowed, BOUND)]
    label_ends(fig, ends)
    return fig


def over_p_in_words(run: FailureMaps) -> str:
    """What a person sees of the row."""
    highest = format_short(float(np.nanmax(run.at.failing)))
    return f"The probability of failing over p at n = {run.n}: at most {highest}."


def failure_table(run: FailureMaps) -> dict[str, Any]:
    """A row for each cell of the map where the theorem speaks."""
    sizes, p = np.meshgrid(run.over.sizes, run.over.p, indexing="ij")
    speaks = np.isfinite(run.over.failing)
    columns = {"n": sizes, "p": p, "fails": run.over.failing, "allowed": run.over.allowed}
    return {name: values[speaks].tolist() for name, values in columns.items()}
