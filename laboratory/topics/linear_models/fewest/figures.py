"""The sample with the line that misclassifies fewest, that of another method, and how many each misclassifies."""

from typing import Any

from bounds.numbers import format_number
from laboratory.figures.axes import Scale
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.names import label_ends, word
from laboratory.figures.plane import empty_plane, examples, line, window_around
from laboratory.figures.plane import mistakes as crosses
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.fewest.run import METHODS, NAMES, FewestRun
from laboratory.topics.linear_models.figures import BEHIND
from learners.shared.arrays import Reals

MISTAKES = Scale("examples misclassified", whole=True)
ROLES = {method: one_of(place, NAMES[method]) for place, method in enumerate(METHODS)}
DOT, CROSS = 6, 18  # pixels: a cross reaches out of a crowd of dots
ABOVE = 1.15  # free over the highest bar


def plane(run: FewestRun, beside: str, theme: str = "light") -> Figure:
    """The line that misclassifies fewest examples, these examples, and another method's line."""
    window = window_around(run.points)
    fig = empty_plane(window, theme)
    examples(fig, run.points, run.labels, colors=(None, None), size=DOT)
    for method in dict.fromkeys(("exact", beside)):
        ends = line(fig, window, *run.lines[method], ROLES[method])
        if ends is not None:
            _named(fig, ends, method)
    crosses(fig, run.points[run.wrong("exact")], CROSS)
    return fig


def _named(fig: Figure, ends: Reals, method: str) -> None:
    """A line's name at one of its ends, the two lines' at different ones: they may run side by side."""
    end, other = ends if method == "exact" else ends[::-1]
    aside, above = "left" if end[0] < other[0] else "right", "bottom" if end[1] < other[1] else "top"
    word(fig, (float(end[0]), float(end[1])), NAMES[method], ROLES[method], ground=BEHIND, xanchor=aside, yanchor=above)


def mistakes(run: FewestRun, theme: str = "light") -> Figure:
    """How many examples each method's line misclassifies."""
    highest = max(run.mistakes.values())
    fig = figure(
        theme, hovermode="closest", xaxis={"title": {"text": ""}}, yaxis=MISTAKES.axis(range=[0, ABOVE * highest or 1])
    )
    for method in METHODS:
        count, name = run.mistakes[method], NAMES[method].replace(" ", "<br>")
        reading = f"{NAMES[method]}: %{{y}}"
        bars(fig, [name], [count], ROLES[method], reading, text=[str(count)], textposition="outside")
    label_ends(fig, [])
    return fig


def plane_in_words(run: FewestRun, beside: str) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.labels)} points of two labels, the line that misclassifies fewest, {run.least}, and that of "
        f"{NAMES[beside]}, which misclassifies {run.mistakes[beside]}."
    )


def mistakes_in_words(run: FewestRun) -> str:
    """What a person sees of the counts."""
    counts = ", ".join(f"{NAMES[method]} {format_number(run.mistakes[method])}" for method in METHODS)
    return f"Examples misclassified: {counts}."


def mistakes_table(run: FewestRun) -> dict[str, Any]:
    """A row for each method."""
    return {
        "method": [NAMES[method] for method in METHODS],
        "misclassified": [run.mistakes[method] for method in METHODS],
        "w1": [float(run.lines[method][0][0]) for method in METHODS],
        "w2": [float(run.lines[method][0][1]) for method in METHODS],
        "b": [run.lines[method][1] for method in METHODS],
    }
