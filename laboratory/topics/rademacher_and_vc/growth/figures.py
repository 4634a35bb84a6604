"""Growth functions beside Sauer's lemma, and a sine through every labelling."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, MARGIN, figure, label_at, log_axis, palette
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from learners.complexity.sine_shatterer import shattering_frequency, sine_labels

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 460
AROUND = 1.25  # how far the wave is drawn beyond the outermost points, as a factor
PER_HALF_WAVE = 24


def growth(run: GrowthRun, theme: str = "light") -> go.Figure:
    """How many labellings of m points: the class, Sauer's sum, its closed form, and all 2^m."""
    top = 3 * float(run.polynomial[-1]) if len(run.polynomial) else float(run.everything[-1])
    decades = [0, np.log10(top)]
    title = "labellings of m points"
    across = log_axis("points m", range=[-0.02, np.log10(run.largest) + 0.01])
    room = {**MARGIN, "r": 82}
    drawn = figure(height=HEIGHT, xaxis=across, yaxis=log_axis(title, range=decades), margin=room)
    if decades[1] > 12:
        drawn.update_yaxes(dtick=None, nticks=8)
    blue, orange, green, grey = *palette(theme)[:3], GREY[theme]
    shown = run.everything <= 10 * top
    _line(drawn, run.sizes[shown], run.everything[shown], "all 2^m", {"color": grey, "width": 1.5, "dash": "dot"})
    _line(drawn, run.sizes[run.d - 1 :], run.polynomial, "(em/d)^d", {"color": green, "width": 1.5, "dash": "dashdot"})
    _line(drawn, run.sizes, run.sauer, "Sauer's sum", {"color": orange, "width": 2, "dash": "dash"})
    heavy = {"color": blue, "width": 4 if run.is_exact else 2, "dash": "solid" if run.is_exact else "longdash"}
    _line(drawn, run.sizes, run.growth, "the class" if run.is_exact else "the class, at most", heavy)
    counted = np.arange(1, len(run.counted) + 1)
    ring = {"symbol": "circle-open", "size": 10, "color": palette(theme)[3], "line": {"width": 2.5}}
    drawn.add_scatter(
        x=counted, y=run.counted, mode="markers", name="random points", marker=ring, hovertemplate="%{y:,}",
    )  # fmt: skip
    _name_the_curves(drawn, run, top, theme)
    return drawn


def growth_in_words(run: GrowthRun) -> str:
    """What a person sees of the growth."""
    return (
        f"Labellings of up to {run.largest} points on logarithmic axes: the class reaches {run.growth[-1]:,.0f}, "
        f"Sauer's sum for VC dimension {run.d} is {run.sauer[-1]:,.0f}, and all labellings soon leave the picture."
    )


def growth_table(run: GrowthRun) -> dict[str, Any]:
    """A row for each m."""
    before = [""] * (run.largest - len(run.polynomial))
    after = [""] * (run.largest - len(run.counted))
    return {
        "m": run.sizes.tolist(),
        "labellings" if run.is_exact else "labellings_at_most": run.growth.tolist(),
        "sauer_sum": run.sauer.tolist(),
        "closed_form": [*before, *run.polynomial.tolist()],
        "counted_on_random_points": [*run.counted.tolist(), *after],
    }


def sine(labels: Sequence[int], theme: str = "light") -> go.Figure:
    """The sine of the closed form through the points 1/2, 1/4, ...: above zero exactly where the label is 1."""
    m, frequency = len(labels), shattering_frequency(labels)
    points = [2.0**-j for j in range(1, m + 1)]
    low, high = points[-1] / AROUND, points[0] * AROUND
    drawn = figure(
        height=360, hovermode="closest",
        xaxis={"type": "log", "title": {"text": "point x"}, "range": [np.log10(low), np.log10(high)], "showgrid": False,
               "tickvals": points, "ticktext": [f"1/{2**j}" for j in range(1, m + 1)], "ticks": "outside"},
        yaxis={"title": {"text": "sin(θx)"}, "range": [-1.3, 1.3], "tickvals": [-1, 0, 1], "zeroline": False},
    )  # fmt: skip
    wave = np.unique(
        np.r_[np.linspace(low, high, 200 + int(PER_HALF_WAVE * frequency * high)), np.geomspace(low, high, 400)]
    )
    blue, orange, grey, green = *palette(theme)[:2], GREY[theme], palette(theme)[2]
    drawn.add_hline(y=0, line={"color": grey, "width": 1})
    _line(drawn, wave, np.sin(np.pi * frequency * wave), "sin(θx)", {"color": green, "width": 1.5})
    for wanted, name, symbol, color in ((1, "label 1", "circle", blue), (0, "label 0", "circle-open", orange)):
        chosen = [x for x, label in zip(points, labels, strict=True) if label == wanted]
        heights = [float(np.sin(np.pi * float(frequency * Fraction(x) % 2))) for x in chosen]
        look = {"symbol": symbol, "size": 15, "color": color, "line": {"width": 3, "color": color}}
        drawn.add_scatter(x=chosen, y=heights, mode="markers", name=name, marker=look, hoverinfo="skip")
    return drawn


def sine_in_words(labels: Sequence[int]) -> str:
    """What a person sees of the sine."""
    spelled = ", ".join(map(str, labels))
    return f"A sine of frequency {shattering_frequency(labels)} π gives the points 1/2, 1/4, ... the labels {spelled}."


def sine_table(m: int) -> dict[str, Any]:
    """A row for each labelling of 1/2, ..., 1/2^m, with its frequency and what that gives, in exact arithmetic."""
    points = [Fraction(1, 2**j) for j in range(1, m + 1)]
    wanted = [[number >> place & 1 for place in range(m - 1, -1, -1)] for number in range(2**m)]
    found = [shattering_frequency(labels) for labels in wanted]
    return {
        "labels": ["".join(map(str, labels)) for labels in wanted],
        "theta_over_pi": found,
        "given": ["".join(map(str, sine_labels(frequency, points))) for frequency in found],
    }


def _name_the_curves(drawn: go.Figure, run: GrowthRun, top: float, theme: str) -> None:
    """At the right of their ends, where the margin has room; 2^m where it leaves the picture."""
    blue, orange, green, purple, grey = *palette(theme)[:4], GREY[theme]
    logs, end = (True, True), float(run.largest)
    most, sauer = float(run.growth[-1]), float(run.sauer[-1])
    if len(run.polynomial):
        label_at(drawn, (end, float(run.polynomial[-1])), "(em/d)ᵈ", green, logs, "left", above=True)
    if most < 0.8 * sauer:
        label_at(drawn, (end, sauer), "Sauer", orange, logs, "left", above=True)
    words = "the class" if run.is_exact else "at most"
    label_at(drawn, (end, most), words if most < 0.8 * sauer else f"{words},<br>Sauer", blue, logs, "left", above=False)
    leaves = max(1.0, min(end, 0.8 * float(np.log2(top))))
    label_at(drawn, (leaves, float(2.0**leaves)), "all 2ᵐ", grey, logs, "right", above=True)
    place = min(3, len(run.counted))
    label_at(drawn, (place, float(run.counted[place - 1])), "counted", purple, logs, "left", above=False)


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:,.6g}")
