"""S and G as a table, how many conjunctions are left, their votes, and their largest true risk."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.figures.axes import EXAMPLES, Scale, error_axis
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.heat import heat
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.version_space.updates.run import MOST, SIGNS, Updates
from learners.shared.arrays import Reals
from learners.version_space.conjunctions import Conjunction

LEFT = Scale("conjunctions left", whole=True)
POINTS = Scale("points, by their votes", whole=True)
YES = Scale("share of yes votes")
HYPOTHESES = one_of(0, "left", 3.5)
FIND_S = one_of(2, "most specific (Find-S)")
EXAMPLE, DEMANDED, FREE = 0.0, 0.45, 0.12  # shades of cells


def borders(run: Updates, step: int, theme: str = "light") -> Figure:
    """The example read last, S, and the first few of G: a column for each attribute."""
    rows = _rows(run, step)
    high = max(len(_written(run, each)) for each in range(run.m + 1))
    plain: dict[str, Any] = {"showgrid": False, "zeroline": False, "ticks": ""}
    across = {"tickvals": list(range(len(run.names))), "ticktext": list(run.names), "side": "top"}
    up = {"tickvals": list(range(len(rows))), "ticktext": list(rows), "range": [high + 1.5, -0.5]}
    fig = figure(
        theme, hovermode="closest", xaxis={**plain, **across, "range": [-0.5, len(run.names) - 0.5]},
        yaxis={**plain, **up},
    )  # fmt: skip
    shades = [[EXAMPLE if name.startswith("x,") else FREE if cell in SIGNS else DEMANDED for cell in cells]
              for name, cells in rows.items()]  # fmt: skip
    texts = [[SIGNS.get(cell, str(cell)) for cell in cells] for cells in rows.values()]
    places = np.arange(len(run.names)), np.arange(len(rows))
    heat(fig, *places, shades, texts, span=(0, 1), xgap=2, ygap=2)
    return fig


def _rows(run: Updates, step: int) -> dict[str, Conjunction]:
    """The rows of the table from above, by their names."""
    label = ", yes" if step and run.y[step - 1] else ", no"
    first = {f"x{label}": run.X[step - 1]} if step else {"x, none": ("",) * len(run.names)}
    return first | _written(run, step)


def _written(run: Updates, step: int) -> dict[str, Conjunction]:
    """The conjunctions of both borders that are written out, by their names."""
    border = run.border(step)
    specific = dict(zip("S", border.specific, strict=False))  # conjunctions have one most specific at most
    return specific | {f"G {place}": conjunction for place, conjunction in enumerate(border.general[:MOST], 1)}


def borders_in_words(run: Updates, step: int) -> str:
    """What a person sees of the borders."""
    border = run.border(step)
    if not border.specific:
        return f"After {pluralize(step, 'example')} both borders are empty: no conjunction agrees with all of them."
    demands = ", ".join(SIGNS.get(demand, str(demand)) for demand in border.specific[0])
    return (
        f"After {pluralize(step, 'example')} the most specific border S is ({demands}); the most general border G has "
        f"{pluralize(len(border.general), 'conjunction')}."
    )


def sizes(run: Updates, step: int, theme: str = "light") -> Figure:
    """How many conjunctions agree with the first examples, on a logarithmic axis."""
    top = float(np.log10(run.sizes[0]))
    fig = figure(
        theme, xaxis=EXAMPLES.axis(range=[0, 1.02 * run.m]), yaxis=LEFT.axis(log=True, range=[-0.12, 1.08 * top])
    )
    counts, left = np.arange(run.m + 1), np.where(run.sizes > 0, run.sizes, np.nan)
    curve(fig, counts, left, HYPOTHESES, shape="hv", points=run.m <= 10)
    vline(fig, step)
    if run.sizes[step]:
        dot(fig, (step, float(left[step])), HYPOTHESES, "now", size=9)
    if run.space.collapsed_at is not None:
        vline(fig, run.space.collapsed_at + 1, "none left", left=run.space.collapsed_at > run.m / 2)
    return fig


def sizes_in_words(run: Updates, step: int) -> str:
    """What a person sees of the numbers."""
    return (
        f"The number of conjunctions that agree falls from {format_number(int(run.sizes[0]))} to "
        f"{format_number(int(run.sizes[-1]))} over {pluralize(run.m, 'example')}; after {step} it is "
        f"{format_number(int(run.sizes[step]))}."
    )


def votes(run: Updates, step: int, theme: str = "light") -> Figure | None:
    """The share of the conjunctions left that label each point positive, points in the order of that share."""
    shares, seen = run.shares(step), run.seen(step)
    if np.isnan(shares).any():
        return None
    order = np.argsort(shares, kind="stable")
    fig = figure(
        theme, hovermode="closest", xaxis=POINTS.axis(range=[0, len(shares) + 1]),
        yaxis=YES.axis(range=[-0.06, 1.06]),
    )  # fmt: skip
    hline(fig, 0.5, QUIET.beforehand)
    for role, which in _kinds(shares, seen):
        places = np.flatnonzero(which[order])
        hover = [", ".join(map(str, run.points[order[place]])) for place in places.tolist()]
        reading = f"%{{hovertext}}<br>{role.name}: %{{y:.3~g}} of the votes are yes"
        dots(fig, places + 1, shares[order[places]], role, reading, size=8, edge=1.5, hovertext=hover)
    return fig


def _kinds(shares: Reals, seen: Any) -> list[tuple[Role, Any]]:
    """Points by what is known of them, with their mask."""
    unanimous = (shares == 0) | (shares == 1)
    return [
        (Role("unseen, undecided", 1, marker="circle-open"), ~seen & ~unanimous),
        (Role("unseen, unanimous", 0), ~seen & unanimous),
        (Role("seen", None, marker="square", known=True), seen),
    ]


def votes_in_words(run: Updates, step: int) -> str:
    """What a person sees of the votes."""
    unseen = int((~run.seen(step)).sum())
    return (
        f"{pluralize(len(run.points), 'point')}, {unseen} of them unseen, by the share of the conjunctions left that "
        f"label them positive; on {run.undecided(step)} the votes differ."
    )


def risks(run: Updates, step: int, theme: str = "light") -> Figure | None:
    """The largest true risk that is left, that of the most specific conjunction, and the bound for all."""
    if run.worst is None or run.specific is None:
        return None
    fig = figure(theme, xaxis=EXAMPLES.axis(range=[0, 1.02 * run.m]), yaxis=error_axis(range=[0, 1.05]))
    counts = np.arange(run.m + 1)
    bounds = np.array([np.nan if (bound := run.bound(each)) is None else bound for each in counts.tolist()])
    ends = [
        curve(fig, counts, np.where(bounds <= 1.05, bounds, np.nan), GUARANTEE),
        curve(fig, counts, run.worst, TRUTH.called("worst left"), shape="hv"),
        curve(fig, counts, run.specific, FIND_S.called("Find-S"), shape="hv"),
    ]
    vline(fig, step)
    label_ends(fig, ends)
    return fig


def risks_in_words(run: Updates, step: int) -> str:
    """What a person sees of the risks."""
    if run.worst is None or not run.sizes[step]:
        return "No true risk can be drawn."
    bound = run.bound(step)
    beside = "" if bound is None else f", and the bound {at_most(bound)}"
    return (
        f"The largest true risk of a conjunction that is left, by the number of examples; after {step} it is "
        f"{format_short(run.worst[step])}{beside}."
    )


def updates_table(run: Updates) -> dict[str, Any]:
    """A row for each example, the first before any."""
    listed = [", ".join(map(str, x)) for x in run.X]
    return {
        "example": list(range(run.m + 1)),
        "x": ["", *listed],
        "label": ["", *map(int, run.y)],
        "left": run.sizes.tolist(),
        "specific": [_joined(run.border(step).specific) for step in range(run.m + 1)],
        "general": [_joined(run.border(step).general) for step in range(run.m + 1)],
    }


def _joined(border: tuple[Conjunction, ...]) -> str:
    return " | ".join(" ".join(SIGNS.get(demand, str(demand)) for demand in conjunction) for conjunction in border)
