"""How far training errors deviate: a hypothesis fixed beforehand and the one that was chosen on the sample."""

import math
from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, hline, hover, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import annotate
from laboratory.figures.roles import GROUND, QUIET, Role, guarantee
from laboratory.figures.theme import figure, theme_of
from laboratory.topics.finite_classes.chosen.run import ChosenRun
from learners.shared.arrays import Reals

RAREST = 1e-4
DEVIATION = Scale("deviation: true risk − training error")
FIXED, CHOSEN = Role("fixed", 0, width=4), Role("chosen", 2, marker="square", width=4)
ONE, UNION = guarantee(0, "Hoeffding, one"), guarantee(2, "union bound")


def tails(run: ChosenRun, theme: str = "light") -> Figure:
    """Probability of each deviation: exact (lines), measured (marks) and guaranteed (dashed), for one and for many."""
    far = _farthest(run)
    fig = figure(
        theme, height=440, xaxis=DEVIATION.axis(range=[0, far]),
        yaxis=PROBABILITY.axis(log=True, range=[math.log10(RAREST), 0.4]),
    )  # fmt: skip
    gap = np.linspace(0, far, 200)
    for heights, role in ((run.one_bound(gap), ONE), (run.union_bound(gap), UNION)):
        curve(fig, gap, np.minimum(heights, 1), role)
    _tail(fig, run, run.fixed_tail, run.fixed, FIXED)
    _tail(fig, run, run.chosen_tail, run.chosen, CHOSEN)
    hline(fig, run.delta, QUIET.beforehand)
    vline(fig, run.naive, role=ONE.but(width=1, dash="dot"))
    if run.hypotheses > 1:
        vline(fig, run.union, role=UNION.but(width=1, dash="dot"))
    _names(fig, run, far)
    return fig


def _tail(fig: Figure, run: ChosenRun, exact: Reals, deviations: Reals, role: Role) -> None:
    """Between two deviations that can occur, at least so much is at least the larger: a staircase, its jumps after."""
    likely = exact >= RAREST / 10
    curve(fig, run.deviations[likely], exact[likely], role, shape="vh")
    measured = run.measured(deviations)
    seen = (measured > 0) & (run.deviations <= _farthest(run))
    name, ring = f"{role.name}, measured", {"line": {"width": 1, "color": GROUND.ink(theme_of(fig))}}
    dots(fig, run.deviations[seen], measured[seen], role, hover(name), name=name, size=8, look=ring)


def _names(fig: Figure, run: ChosenRun, far: float) -> None:
    annotate(fig, (far, run.delta), f"δ = {format_number(run.delta)}", QUIET, left=True)
    near = int(np.argmin(np.abs(run.fixed_tail - 0.6 * run.delta)))
    place = (float(run.deviations[near]), float(run.fixed_tail[near]))
    annotate(fig, place, FIXED.title, FIXED, left=True, below=True)
    if run.hypotheses > 1:
        start = (float(run.deviations[0]), float(run.chosen_tail[0]))
        annotate(fig, start, CHOSEN.title, CHOSEN)
        annotate(fig, (run.union, 1.2), "gap for all", UNION)
    annotate(fig, (run.naive, RAREST), "gap for one", ONE, left=True)


def _farthest(run: ChosenRun) -> float:
    """Where the union bound has fallen to the rarest probability that is drawn, or the largest deviation."""
    gaps = np.linspace(0, 1, 1001)
    rare = np.flatnonzero(run.union_bound(gaps) <= RAREST)
    return float(gaps[rare[0]]) if rare.size else 1.0


def tails_in_words(run: ChosenRun) -> str:
    """What a person sees of the deviations."""
    fixed, chosen = run.beyond(run.naive)
    return (
        "Probabilities that the deviation is at least as large as on the horizontal axis, all falling: exact, measured "
        f"and bounded. The fixed hypothesis is beyond Hoeffding's gap {run.naive:.3f} with probability "
        f"{format_number(fixed, 3)}, the chosen "
        f"one with probability {format_number(chosen, 3)}."
    )


def tails_table(run: ChosenRun) -> dict[str, Any]:
    """A row for each deviation that can occur; full precision."""
    return {
        "deviation": run.deviations.tolist(),
        "fixed_exact": run.fixed_tail.tolist(),
        "fixed_measured": run.measured(run.fixed).tolist(),
        "hoeffding": run.one_bound(run.deviations).tolist(),
        "chosen_exact": run.chosen_tail.tolist(),
        "chosen_measured": run.measured(run.chosen).tolist(),
        "union_bound": run.union_bound(run.deviations).tolist(),
    }
