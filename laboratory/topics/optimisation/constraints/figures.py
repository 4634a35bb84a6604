"""The feasible set with the gradients at its minimizer, and Fritz John's multipliers as the set shrinks."""

from math import asin, pi, sqrt
from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point, curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import polyline
from laboratory.figures.names import label_ends
from laboratory.figures.plane import arrow, empty_plane, fill
from laboratory.figures.regions import Window
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.constraints.run import ConstrainedRun, constrained
from learners.shared.arrays import Reals

HEIGHT = 350
WINDOW = Window(-1.9, 1.9, -1.6, 1.6)
NAMES = ("w₁", "w₂")
FEASIBLE, BORDER = Role("feasible", 2), QUIET.called("constraint").but(dash="solid", width=1.5)
MINIMIZER = Role("minimizer", None, marker="star")
DOWN, GRADIENT = one_of(0, "−∇f"), one_of(1, "∇g")
OBJECTIVE, EACH = one_of(0, "objective"), one_of(1, "constraint")
LENGTH = 0.8  # of an arrow of a gradient of length 1, at most
REACH, MULTIPLIER = Scale("reach of the feasible set", "<i>r</i>"), Scale("multiplier λ")
ARC = 181


def gradients(run: ConstrainedRun, theme: str = "light") -> Figure:
    """The feasible set, the constraints' borders, and the arrows at the minimizer."""
    fig = empty_plane(WINDOW, theme, NAMES, HEIGHT)
    if run.has_interior:
        fill(fig, [tuple(corner) for corner in _feasible(run).tolist()], FEASIBLE)
    for border in _borders(run):
        polyline(fig, border[:, 0], border[:, 1], BORDER)
    at = (-run.r, 0.0)
    arrow(fig, at, (at[0] - LENGTH / 2, 0.0), DOWN, DOWN.name)
    for number, gradient in enumerate(run.gradients, start=1):
        if gradient.any():
            tip = np.array(at) + LENGTH / 2 * gradient
            name = "∇g" if run.constraints == 1 else f"∇g{'₁₂'[number - 1]}"
            arrow(fig, at, (float(tip[0]), float(tip[1])), GRADIENT, name)
    dot(fig, at, MINIMIZER, reading=at_point(MINIMIZER.name), size=13)
    return fig


def gradients_in_words(run: ConstrainedRun) -> str:
    """What a person sees of the gradients."""
    place = f"({format_short(-run.r + 0.0, 3)}, 0)"
    if not run.gradients.any():
        return "The feasible set is one point, the minimizer; the constraint's gradient is 0 there, without an arrow."
    if run.multiplier is None:
        return "Two discs touch in one point, the minimizer; their gradients are opposite, across the objective's."
    arrows = pluralize(run.constraints, "arrow")
    return f"The feasible set and its leftmost point {place}, with the arrow −∇f and {arrows} of constraints."


def multipliers(run: ConstrainedRun, theme: str = "light") -> Figure:
    """Fritz John's multipliers by the reach of the feasible set."""
    reach = np.linspace(0, 1, ARC)
    values = np.array([constrained(run.problem, float(r)).fritz_john for r in reach])
    fig = figure(theme, height=HEIGHT, xaxis=REACH.axis(range=[0, 1]), yaxis=MULTIPLIER.axis(range=[-0.03, 1.05]))
    vline(fig, run.r)
    ends = [curve(fig, reach, values[:, i], role) for i, role in enumerate((OBJECTIVE, EACH))]
    for role, here in zip((OBJECTIVE, EACH), run.fritz_john, strict=True):
        dot(fig, (run.r, here), role, "now")
    label_ends(fig, ends)
    return fig


def multipliers_in_words(run: ConstrainedRun) -> str:
    """What a person sees of the multipliers."""
    objective, each = (format_short(value, 3) for value in run.fritz_john)
    return f"Fritz John's multipliers against r; here the objective has {objective}, each constraint {each}."


def constraints_table(run: ConstrainedRun) -> dict[str, Any]:
    """A row for the objective and for each constraint."""
    objective, each = run.fritz_john
    multiplier = "" if run.multiplier is None else run.multiplier
    return {
        "of": ["objective", *[f"constraint {i + 1}" for i in range(run.constraints)]],
        "gradient_1": [1.0, *run.gradients[:, 0].tolist()],
        "gradient_2": [0.0, *run.gradients[:, 1].tolist()],
        "kkt_multiplier": ["" if run.multiplier is None else 1.0, *[multiplier] * run.constraints],
        "fritz_john_multiplier": [objective, *[each] * run.constraints],
    }


def _feasible(run: ConstrainedRun) -> Reals:
    """The corners of what is drawn of the feasible set."""
    if run.problem == "lines":
        far = WINDOW.right + 1
        return np.array([(-run.r, 0.0), (far, 2 * (far + run.r)), (far, -2 * (far + run.r))])
    if run.problem == "disc":
        return _circle(0.0, run.r)
    half = asin(min(1.0, run.r / sqrt(1 + run.r**2)))  # of the arc of each disc
    turn = np.linspace(-half, half, ARC)
    lower = np.column_stack([np.sin(turn), 1 / sqrt(1 + run.r**2) - np.cos(turn)]) * sqrt(1 + run.r**2)
    return np.vstack([lower, -lower])


def _borders(run: ConstrainedRun) -> list[Reals]:
    if run.problem == "lines":
        far = WINDOW.right + 1
        return [np.array([(side - run.r, 2 * side * s) for side in (-far, far)]) for s in (1.0, -1.0)]
    if run.problem == "disc":
        return [_circle(0.0, run.r)]
    return [_circle(centre, sqrt(1 + run.r**2)) for centre in (1.0, -1.0)]


def _circle(centre: float, radius: float) -> Reals:
    turn = np.linspace(0, 2 * pi, ARC)
    return np.column_stack([radius * np.cos(turn), centre + radius * np.sin(turn)])
