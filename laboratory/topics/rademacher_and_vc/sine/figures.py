"""A sine through every labelling."""

from fractions import Fraction

import numpy as np

from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.roles import AXIS, NEGATIVE, POSITIVE, one_of
from laboratory.figures.theme import figure
from laboratory.topics.rademacher_and_vc.sine.run import SineRun, labelled

AROUND = 1.25  # how far the wave is drawn beyond the outermost points, as a factor
PER_HALF_WAVE = 24
WAVE = one_of(2, "sin(θx)", 1.5).but(dash="solid")


def sine(run: SineRun, labelling: int, theme: str = "light") -> Figure:
    """The sine of the closed form through the points 1/2, 1/4, ...: above zero exactly where the label is 1."""
    m, labels, frequency = run.m, run.labels(labelling), run.frequency(labelling)
    points = [2.0**-j for j in range(1, m + 1)]
    low, high = points[-1] / AROUND, points[0] * AROUND
    fig = figure(
        theme, hovermode="closest",
        xaxis={"type": "log", "title": {"text": "point x"}, "range": [np.log10(low), np.log10(high)], "showgrid": False,
               "tickvals": points, "ticktext": [f"1/{2**j}" for j in range(1, m + 1)], "ticks": "outside"},
        yaxis={"title": {"text": "sin(θx)"}, "range": [-1.3, 1.3], "tickvals": [-1, 0, 1], "zeroline": False},
    )  # fmt: skip
    wave = np.unique(
        np.r_[np.linspace(low, high, 200 + int(PER_HALF_WAVE * frequency * high)), np.geomspace(low, high, 400)]
    )
    hline(fig, 0, AXIS)
    curve(fig, wave, np.sin(np.pi * frequency * wave), WAVE)
    for value, role in ((1, POSITIVE), (0, NEGATIVE)):
        chosen = [x for x, label in zip(points, labels, strict=True) if label == value]
        heights = [float(np.sin(np.pi * float(frequency * Fraction(x) % 2))) for x in chosen]
        dots(fig, chosen, heights, role.called(f"label {value}"), size=15, edge=3)
    return fig


def sine_in_words(run: SineRun, labelling: int) -> str:
    """What a person sees of the sine."""
    frequency = run.frequency(labelling)
    return f"A sine of frequency {frequency if frequency > 1 else ''}π gives {labelled(run, labelling)}."
