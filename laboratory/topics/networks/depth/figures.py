"""Units against inputs on a logarithmic axis."""

from typing import Any

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.depth.run import Depth

INPUTS, UNITS = Scale("inputs", "<i>d</i>", whole=True), Scale("hidden units", whole=True)
SHALLOW, DEEP = one_of(1, "ANDs,<br>one layer", 2.5), one_of(0, "thresholds,<br>two layers", 3.0)
LEAST = guarantee(0, "one layer:<br>at least")


def units(run: Depth, theme: str = "light") -> Figure:
    """The three counts against the number of inputs."""
    fig = figure(theme, xaxis=INPUTS.axis(), yaxis=UNITS.axis(log=True))
    counts = {name: [float(count) for count in counted] for name, counted in run.curves.items()}
    product = run.function == "product"
    deep = DEEP if product else DEEP.called("thresholds,<br>one layer")
    shallow = SHALLOW if product else SHALLOW.called("ANDs,<br>at least")
    ends = [
        curve(fig, run.sizes, counts["shallow"], shallow, digits=",.4~g"),
        *([curve(fig, run.sizes, counts["least"], LEAST, digits=",.4~g")] if product else []),
        curve(fig, run.sizes, counts["deep"], deep, digits=",d"),
    ]
    label_ends(fig, ends)
    return fig


def units_in_words(run: Depth) -> str:
    """What a person sees of them."""
    least, deep = format_short(float(run.least), 4), format_number(run.deep)
    return f"Hidden units for 2 to {run.bits} inputs: at the end {deep} of the better kind, at least {least} otherwise."


def depth_table(run: Depth) -> dict[str, Any]:
    """A row for each number of inputs."""
    names = {"shallow": "ands_in_one_layer", "least": "at_least_in_one_layer", "deep": "thresholds"}
    return {"inputs": run.sizes.tolist()} | {names[name]: counts for name, counts in run.curves.items()}
