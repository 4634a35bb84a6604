"""Updates feature by feature between their bounds, and how large the weights become."""

from typing import Any

from bounds.numbers import format_number
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.perceptron_lab.slow.run import SlowRuns

HEIGHT = 330
FEATURES, UPDATES = Scale("features", "<i>n</i>", whole=True), Scale("updates", whole=True)
FEATURE, WEIGHT = Scale("feature", "<i>i</i>", whole=True), Scale("weight", "<i>w</i>")
MADE, PROGRAM = one_of(0, "perceptron", 3.5), one_of(1, "linear program")
AT_MOST, AT_LEAST = guarantee(0, "Novikoff: at most"), guarantee(1, "any order: at least")


def updates(run: SlowRuns, theme: str = "light") -> Figure:
    """Updates for 1, ..., N features on a logarithmic axis, with Novikoff's bound and the fewest of any order."""
    fig = figure(theme, height=HEIGHT, xaxis=FEATURES.axis(dtick=1), yaxis=UPDATES.axis(log=True))
    ends = [
        curve(fig, run.features, run.most, AT_MOST, digits=",d"),
        curve(fig, run.features, run.updates, MADE, digits=",d", points=True),
        curve(fig, run.features, run.least, AT_LEAST, digits=",d"),
    ]
    label_ends(fig, ends)
    return fig


def updates_in_words(run: SlowRuns) -> str:
    """What a person sees of the updates."""
    counts = ", ".join(format_number(int(count)) for count in run.updates)
    return f"Updates for 1 to {run.features[-1]} features: {counts}; at most {format_number(int(run.most[-1]))}."


def weights(run: SlowRuns, theme: str = "light") -> Figure:
    """The weights of the perceptron and of the linear program for N features, on a logarithmic axis."""
    fig = figure(theme, height=HEIGHT, xaxis=FEATURE.axis(dtick=1), yaxis=WEIGHT.axis(log=True))
    ends = [
        curve(fig, run.features, run.program, PROGRAM, points=True),
        curve(fig, run.features, run.weights, MADE, points=True),
    ]
    label_ends(fig, ends)
    return fig


def weights_in_words(run: SlowRuns) -> str:
    """What a person sees of the weights."""
    first, largest, program = (
        format_number(float(weight), 4) for weight in (run.weights[0], run.weights.max(), run.program.max())
    )
    return f"The perceptron's weights rise from {first} to {largest}, those of the linear program to {program}."


def slow_table(run: SlowRuns) -> dict[str, Any]:
    """A row for each number of features."""
    return {
        "features": run.features.tolist(),
        "updates": run.updates.tolist(),
        "at_least": run.least.tolist(),
        "at_most": run.most.tolist(),
        "weight": run.weights.tolist(),
        "weight_of_the_linear_program": run.program.tolist(),
    }
