"""The coverage over (p, n) as a map with the level as a contour, and at one n over p for every interval."""

from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures import panels
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, levels, polyline
from laboratory.figures.names import word
from laboratory.figures.roles import AXIS, GROUND, WORDS, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.intervals.ends import METHODS
from laboratory.topics.evaluation.intervals.run import IntervalCoverage

HEIGHT = 420
PANELS = 2  # beside each other
PROPORTION = Scale("true proportion", "<i>p</i>")
TESTED = Scale("sample size", "<i>n</i>", whole=True)
BELOW, ABOVE = Role("below the level", 1), Role("above the level", 0)
LEVEL = Role("level", "textColor", width=0.8, alpha=0.5)
HERE = Role("p and n", "textColor", marker="cross-thin", width=2)
CHOSEN, OTHER = one_of(0, "coverage", 2.0), Role("coverage", None, width=1.2)
ROOM = 0.15  # of delta, above 1
DEEP = 3  # times delta, below the level


def over_both(run: IntervalCoverage, theme: str = "light") -> Figure:
    """The chosen interval's coverage over p and n, from orange below the level to blue above it."""
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=PROPORTION.axis(range=[0, 1], zeroline=False, showgrid=False),
        yaxis=TESTED.axis(log=True, zeroline=False, showgrid=False),
    )  # fmt: skip
    low, high = run.level - run.delta, 1.0
    ticks = [low, run.level, high]
    texts = [f"≤ {percent(low, 3)}", percent(run.level, 3), "100%"]
    bar = {"tickvals": ticks, "ticktext": texts, "thickness": 12, "len": 0.9, "outlinewidth": 0, "xpad": 4}
    cells(
        fig, run.p, run.sizes, run.covered, (BELOW, GROUND, ABOVE), "p = %{x:.3f}, n = %{y:,d}: %{z:.2%}",
        name="coverage", span=(low, high), colorbar=bar,
    )  # fmt: skip
    levels(fig, run.p, run.sizes, run.covered, LEVEL, run.level, run.level, 1.0)
    dot(fig, (run.true_p, run.n), HERE, reading=f"{percent(run.at_p[run.interval], 4)} at p = %{{x}}, n = %{{y:,d}}")
    return fig


def over_both_in_words(run: IntervalCoverage) -> str:
    """What a person sees of the map."""
    lowest = percent(float(run.covered.min()), 3)
    return (
        f"A map over p and n. The {run.method.title} interval covers with at least {percent(run.level, 4)} on "
        f"{percent(run.kept, 3)} of it; its lowest cell has {lowest}."
    )


def over_p(run: IntervalCoverage, theme: str = "light") -> Figure:
    """The coverage of every interval at n over p, a saw, with the level; the chosen one in colour."""
    fig, count = figure(theme, height=HEIGHT, hovermode="closest"), len(METHODS)
    panels.lay_out(
        fig, count // PANELS, PANELS, shared_xaxes=True, shared_yaxes=True, horizontal_spacing=0.05,
        vertical_spacing=0.1,
    )  # fmt: skip
    foot = max(0.0, run.level - DEEP * run.delta)
    for panel, (name, method) in enumerate(METHODS.items()):
        p, covered = run.teeth[name]
        role = (CHOSEN if name == run.interval else OTHER).called(method.title)
        curve(fig, p, covered, role, **panels.at(panel))
        polyline(fig, [0, 1], [run.level] * 2, AXIS.called("level"), **panels.at(panel))
        word(
            fig, (0.5, 0.02), role.title, WORDS, size=12, xanchor="center", yanchor="bottom", ground=0.75,
            xref=f"{panels.word_at(panel)['xref']} domain", yref=f"{panels.word_at(panel)['yref']} domain",
        )  # fmt: skip
    ticks = [foot, run.level, 1.0]
    fig.update_xaxes(range=[0, 1], showgrid=False, zeroline=False).update_yaxes(
        range=[foot, 1 + ROOM * run.delta], tickvals=ticks, ticktext=[percent(tick, 3) for tick in ticks],
        showgrid=False, zeroline=False,
    )  # fmt: skip
    for panel in range(count - PANELS, count):
        panels.set_axes(fig, panel, {"title": {"text": PROPORTION.title}}, {})
    return fig


def over_p_in_words(run: IntervalCoverage) -> str:
    """What a person sees of the saws."""
    parts = (f"{method.title} {percent(run.worst[name].value, 3)}" for name, method in METHODS.items())
    return f"Six saws of coverage over p at n = {run.n}. Smallest coverages: {', '.join(parts)}."


def coverage_table(run: IntervalCoverage) -> dict[str, Any]:
    """A row for each cell of the map."""
    sizes, p = np.meshgrid(run.sizes, run.p, indexing="ij")
    return {"n": sizes.ravel().tolist(), "p": p.ravel().tolist(), "coverage": run.covered.ravel().tolist()}
