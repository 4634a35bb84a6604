"""A sine through every labelling."""

from fractions import Fraction

import numpy as np

from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.roles import one_of
from laboratory.figures.theme import GREY, color_of, figure
from laboratory.topics.rademacher_and_vc.sine.run import SineRun, labelled

AROUND = 1.25  # how far the wave is drawn beyond the outermost points, as a factor
PER_HALF_WAVE = 24
WAVE = one_of(2, "sin(θx)")


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
    fig.add_hline(y=0, line={"color": GREY[theme], "width": 1})
    curve(fig, wave, np.sin(np.pi * frequency * wave), WAVE, line={"color": WAVE.ink(theme), "width": 1.5})
    for value, symbol, place in ((1, "circle", 0), (0, "circle-open", 1)):
        name, color = f"label {value}", color_of(place, theme)
        chosen = [x for x, label in zip(points, labels, strict=True) if label == value]
        heights = [float(np.sin(np.pi * float(frequency * Fraction(x) % 2))) for x in chosen]
        look = {"symbol": symbol, "size": 15, "color": color, "line": {"width": 3, "color": color}}
        fig.add_scatter(x=chosen, y=heights, mode="markers", name=name, marker=look, hoverinfo="skip")
    return fig


def sine_in_words(run: SineRun, labelling: int) -> str:
    """What a person sees of the sine."""
    frequency = run.frequency(labelling)
    return f"A sine of frequency {frequency if frequency > 1 else ''}π gives {labelled(run, labelling)}."
