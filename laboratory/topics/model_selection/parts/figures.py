"""The expected error and its parts: bias, variance and noise; approximation and estimation error."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import DEGREE, SQUARED_ERROR
from laboratory.figures.curves import curve, hover
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots
from laboratory.figures.names import End, annotate, label_ends
from laboratory.figures.roles import BAYES, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.parts.run import PartsRun

HEIGHT = 430
TIMES = 4.0  # times the smallest expected risk: bars and curves above are cut off
BARS = 0.75
NOISE, BIAS, VARIANCE, SUM = BAYES.called("noise"), one_of(2, "bias²"), one_of(1, "variance"), TRUTH.called("sum")
APPROXIMATION, ESTIMATION = BIAS.called("approximation"), VARIANCE.called("estimation")


def bias_and_variance(run: PartsRun, theme: str = "light") -> Figure:
    """Squared bias, variance, noise and their sum against the degree; dots: the mean of many fits."""
    fig = figure(theme, height=HEIGHT, xaxis=_degrees(run), yaxis=_errors(run))
    ends = [
        curve(fig, run.degrees, np.full(len(run.degrees), run.noise), NOISE),
        curve(fig, run.degrees, run.bias, BIAS),
        curve(fig, run.degrees, run.variance, VARIANCE),
        curve(fig, run.degrees, run.expected, SUM),
    ]
    measured = SUM.called("measured").but(marker="circle-open")
    dots(fig, run.degrees, run.measured, measured, hover(measured.name), size=9)
    label_ends(fig, ends)
    return fig


def approximation_and_estimation(run: PartsRun, theme: str = "light") -> Figure:
    """The same sum as bars: Bayes risk, approximation error and estimation error, stacked."""
    fig = figure(theme, height=HEIGHT, barmode="stack", bargap=1 - BARS, xaxis=_degrees(run), yaxis=_errors(run))
    bayes = np.full(len(run.degrees), run.noise)
    for role, heights, pattern in (
        (BAYES, bayes, ""), (APPROXIMATION, run.approximation, "/"), (ESTIMATION, run.estimation, "."),
    ):  # fmt: skip
        bars(fig, run.degrees, heights, role, hover(role.name), pattern=pattern)
    _name_the_parts(fig, run, theme)
    return fig


def _name_the_parts(fig: Figure, run: PartsRun, theme: str) -> None:
    """Right of the last bar; the approximation error, which is 0 there, beside the first."""
    first = float(min(run.noise + run.approximation[0] / 2, 0.92 * ceiling(run)))
    place = (run.degrees[0] + BARS / 2, first)
    annotate(fig, place, APPROXIMATION.name, APPROXIMATION, ground=1)
    last = float(run.noise + run.approximation[-1] + run.estimation[-1] / 2)
    heights = ((BAYES, run.noise / 2), (ESTIMATION, last))
    label_ends(fig, [End(role.name, height, role.ink(theme)) for role, height in heights])


def expected_in_words(run: PartsRun) -> str:
    """What a person sees of bias, variance and noise."""
    first, best, last = 0, run.best, len(run.degrees) - 1
    values = "; ".join(
        f"at degree {at} bias² {format_short(run.bias[at])} and variance {format_short(run.variance[at])}"
        for at in sorted({first, best, last})
    )
    return (
        f"By degree from 0 to {last}: {values}; noise {format_short(run.noise)} throughout. The sum is smallest at "
        f"degree {best}, {format_short(run.expected[best])}."
    )


def decomposition_in_words(run: PartsRun) -> str:
    """What a person sees of approximation and estimation."""
    values = "; ".join(
        f"{format_short(run.approximation[at])} and {format_short(run.estimation[at])} at degree {run.degrees[at]}"
        for at in (0, -1)
    )
    return f"Approximation and estimation error by degree: {values}."


def parts_table(run: PartsRun) -> dict[str, Any]:
    """A row for each degree, in full precision."""
    return {
        "degree": list(run.degrees),
        "noise": [run.noise] * len(run.degrees),
        "squared_bias": run.bias.tolist(),
        "variance": run.variance.tolist(),
        "approximation_error": run.approximation.tolist(),
        "estimation_error": run.estimation.tolist(),
        "expected_risk": run.expected.tolist(),
        "measured_risk": run.measured.tolist(),
        "standard_error": run.deviation.tolist(),
    }


def ceiling(run: PartsRun) -> float:
    """The top of the axis: what rises far above the first degree's risk is cut off."""
    calm = max(float(run.expected[0]), TIMES * float(run.expected.min()))
    return 1.1 * min(float(run.expected.max()), calm)


def _degrees(run: PartsRun) -> dict[str, Any]:
    return DEGREE.axis(dtick=1 if len(run.degrees) <= 13 else 2, rangemode="normal")


def _errors(run: PartsRun) -> dict[str, Any]:
    return SQUARED_ERROR.axis(range=[0, ceiling(run)])
