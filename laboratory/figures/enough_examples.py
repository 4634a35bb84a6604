"""How many examples are enough at each accuracy, by several theorems."""

from collections.abc import Sequence

import numpy as np

from bounds import theorems
from bounds.numbers import format_number
from laboratory.figures.axes import EXAMPLES, Scale
from laboratory.figures.bounds import bound_of
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.theme import figure

ACCURACY = Scale("accuracy", "ε")
WIDEST, FINEST, POINTS = 0.5, 1e-3, 60
Named = Sequence[tuple[str, str]]


def enough_examples(named: Named, epsilon: float, delta: float, d: int, theme: str = "light") -> Figure:
    """A curve for each slug and name of theorems on a sample complexity, and a mark at `epsilon`; finer is further."""
    accuracies = np.geomspace(max(WIDEST, epsilon), min(FINEST, epsilon), POINTS)
    fig = figure(theme, xaxis=ACCURACY.axis(log=True, autorange="reversed"), yaxis=EXAMPLES.axis(log=True))
    ends = []
    for slug, name in named:
        role, of = bound_of(slug, name), theorems[slug]
        ends.append(curve(fig, accuracies, of.grid(epsilon=accuracies, delta=delta, d=d), role, digits=",.4~g"))
        dot(fig, (epsilon, of(epsilon=epsilon, delta=delta, d=d)), role, f"{name}, your ε", size=10)
    label_ends(fig, ends)
    return fig


def enough_in_words(named: Named, epsilon: float, delta: float, d: int) -> str:
    """The alternative text of the figure."""
    lines = [f"{name} {format_number(theorems[slug].whole(epsilon=epsilon, delta=delta, d=d))}" for slug, name in named]
    at = f"at ε = {format_number(epsilon)}: {', '.join(lines)}"
    return f"Examples that are enough against the accuracy ε, on logarithmic axes; {at}."
