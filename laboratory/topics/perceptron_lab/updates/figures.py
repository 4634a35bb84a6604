"""The perceptron update by update: its line among the points, and the example that it corrects."""

import numpy as np

from bounds.numbers import format_fixed, format_number, pluralize
from laboratory.figures.figure import Figure
from laboratory.figures.plane import (
    BOUNDARY,
    HIDDEN,
    arrow,
    band,
    empty_plane,
    examples,
    line,
    rings,
    shaded_side,
)
from laboratory.figures.regions import Window
from laboratory.figures.roles import Role
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun
from laboratory.views.user_line import OwnLine, draw_own
from learners.shared.arrays import Reals

EDGE = 1.06  # the unit ball with a little air
WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
HEIGHT = 330
ARROW = 0.34
NOW, BEFORE = BOUNDARY.called("line now"), Role("line before", BOUNDARY.color, "dot", width=1.5)
POCKET = Role("best so far", 3, "dash", width=3.0)


def plane(
    run: PerceptronRun, step: int, beside: str = "squeeze", mine: OwnLine | None = None, theme: str = "light"
) -> Figure:
    """The points, the line after `step` updates and the one before, the example corrected.

    Beside the misclassified examples the pocket's line is drawn, too; `mine` is a line drawn by hand.
    """
    fig = empty_plane(WINDOW, theme, height=HEIGHT)
    band(fig, WINDOW, run.hidden[:2], half=run.world.margin, edges=False)
    line(fig, WINDOW, run.hidden[:2], role=HIDDEN)
    if beside == "mistakes":
        _line(fig, run.path[run.best(step)], POCKET)
    if step:
        _line(fig, run.path[step - 1], BEFORE)
    weights, bias = parts(run.path[step])
    if weights.any():
        shaded_side(fig, WINDOW, weights, bias)
    _line(fig, run.path[step], NOW)
    draw_own(fig, WINDOW, mine)
    _points(fig, run, step)
    _arrow(fig, run.path[step], NOW)
    return fig


def plane_in_words(run: PerceptronRun, step: int) -> str:
    """What a person sees on the plane."""
    labelled = pluralize(len(run.signs), "labelled point")
    if not step:
        return f"{labelled}, and no line before the first of {pluralize(run.updates, 'update')}."
    return (
        f"{labelled} and the perceptron's line after update {format_number(step)} of {format_number(run.updates)}, "
        f"which corrected example {run.corrected[step - 1] + 1}; it misclassifies {run.misclassified[step]} of them."
    )


def parts(path: Reals) -> tuple[Reals, float]:
    """The weights of the two features, and the bias."""
    return path[:2], float(path[2]) if len(path) > 2 else 0.0


def _line(fig: Figure, path: Reals, role: Role) -> None:
    """Where <w, x> + b = 0; nothing while w = 0."""
    weights, bias = parts(path)
    if weights.any():
        line(fig, WINDOW, weights, bias, role)


def _arrow(fig: Figure, path: Reals, role: Role) -> None:
    """The weights are perpendicular to their line and point to the positive side; their length is not drawn."""
    weights, bias = parts(path)
    length = float(np.linalg.norm(weights))
    if length == 0 or np.abs(foot := -bias / length * weights / length).max() > EDGE - ARROW:
        return
    (x, y), (u, v) = foot, foot + ARROW * weights / length
    arrow(fig, (float(x), float(y)), (float(u), float(v)), role, "<b>w</b>")


def _points(fig: Figure, run: PerceptronRun, step: int) -> None:
    """The examples by label, those misclassified crossed, the one corrected ringed.

    Before the first update every example counts as misclassified, and crosses would be uninformative.
    """
    hover = [f"y⟨w, x⟩ = {format_fixed(run.score(example, step), 3)}" for example in range(len(run.signs))]
    examples(fig, run.points[:, :2], run.signs, run.wrong(step) if step else None, 9, readings=hover)
    if step:
        rings(fig, run.points[[run.corrected[step - 1]], :2], "corrected")
