"""The network's function beside its best line, and how much of it the line explains at every scale."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, percent
from laboratory.figures.axes import INPUT, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.scale.run import SCALES, Scaled

OUTPUT, FACTOR, EXPLAINED = Scale("output"), Scale("scale", "<i>s</i>"), Scale("share explained")
NETWORK, LINE = one_of(0, "network", 3.0), one_of(1, "best line")
SHARE = one_of(0, "by the<br>best line", 3.0)


def function(run: Scaled, theme: str = "light") -> Figure:
    """The output over the inputs, and its best linear fit."""
    fig = figure(theme, xaxis=INPUT.axis(range=[-1, 1], zeroline=False), yaxis=OUTPUT.axis(zeroline=False))
    ends = [curve(fig, run.places, run.fit.outputs, NETWORK), curve(fig, run.places, run.fit.line, LINE)]
    label_ends(fig, ends)
    return fig


def function_in_words(run: Scaled) -> str:
    """What a person sees of the function."""
    low, high = float(run.fit.outputs.min()), float(run.fit.outputs.max())
    return (
        f"Over inputs from −1 to 1 the output lies between {format_short(low)} and {format_short(high)}; the best line "
        f"leaves {percent(run.fit.left)} of its variance."
    )


def explained(run: Scaled, theme: str = "light") -> Figure:
    """The share of variance that the best line explains, against the scale."""
    fig = figure(theme, xaxis=FACTOR.axis(log=True), yaxis=EXPLAINED.axis(range=[0, 1.05]))
    end = curve(fig, SCALES, 1 - run.left, SHARE)
    vline(fig, run.scale)
    label_ends(fig, [end])
    return fig


def explained_in_words(run: Scaled) -> str:
    """What a person sees of the shares."""
    first, last = (percent(1 - float(share)) for share in run.left[[0, -1]])
    return f"The best line explains {first} of the variance at scale 0.01 and {last} at scale 100."


def scale_table(run: Scaled) -> dict[str, list[Any]]:
    """A row for each scale."""
    return {"scale": SCALES.tolist(), "explained": (1 - run.left).tolist(), "left": np.asarray(run.left).tolist()}
