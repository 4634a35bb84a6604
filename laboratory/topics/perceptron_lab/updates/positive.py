"""The examples times their labels: all are positive, and the line is to have every one in front of it."""

from bounds.numbers import pluralize
from laboratory.figures.figure import Figure
from laboratory.figures.plane import HIDDEN, empty_plane, examples, line, rings, shaded_side
from laboratory.topics.perceptron_lab.updates.figures import HEIGHT, NOW, WINDOW, parts
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun, PositiveRun

NAMES = ("y·x₁", "y·x₂")


def positive(run: PerceptronRun, step: int, patterns: PositiveRun | None, theme: str = "light") -> Figure | None:
    """Every example times its label, with the line after `step` updates; None where there are three coordinates."""
    if patterns is None or run.bias:
        return None
    fig = empty_plane(WINDOW, theme, NAMES, HEIGHT)
    line(fig, WINDOW, run.hidden[:2], role=HIDDEN)
    weights, bias = parts(run.path[step])
    if weights.any():
        shaded_side(fig, WINDOW, weights, bias)
        line(fig, WINDOW, weights, bias, NOW)
    behind = patterns.behind(run.path[step])
    examples(fig, patterns.points, run.signs > -2, behind if step else None, 9)  # every label is 1
    if step:
        rings(fig, patterns.points[[patterns.corrected[step - 1]]], "corrected")
    return fig


def positive_in_words(run: PerceptronRun, step: int, patterns: PositiveRun | None) -> str:
    """What a person sees of them."""
    if patterns is None or run.bias:
        return ""
    behind = int(patterns.behind(run.path[step]).sum())
    return f"{pluralize(len(run.signs), 'point')}, all positive; {behind} of them are not in front of the line."
