"""The parts of the 0-1 error by number of neighbours, in two ways, and where on the line the variance helps."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import ERROR, NEIGHBOURS
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.zero_one.run import ZeroOneRun

NOISE, BIAS = BAYES.called("noise"), one_of(2, "bias")
HARMFUL, HELPFUL = one_of(1, "variance"), one_of(3, "variance that helps")
SUM = TRUTH.called("0-1 error")


def parts_of_the_error(run: ZeroOneRun, theme: str = "light") -> Figure:
    """Noise, bias, the variance that harms, the variance that helps below 0, and their sum."""
    fig = _by_neighbours(theme)
    label_ends(
        fig,
        [
            curve(fig, run.neighbours, run.noise_part, NOISE),
            curve(fig, run.neighbours, run.bias, BIAS),
            curve(fig, run.neighbours, run.harmful, HARMFUL),
            curve(fig, run.neighbours, -run.helpful, HELPFUL),
            curve(fig, run.neighbours, run.expected, SUM),
        ],
    )
    return fig


def parts_of_the_square(run: ZeroOneRun, theme: str = "light") -> Figure:
    """The same sum as half the squared distance of vectors with a single 1."""
    fig = _by_neighbours(theme)
    label_ends(
        fig,
        [
            curve(fig, run.neighbours, np.full(len(run.neighbours), run.squared_noise), NOISE),
            curve(fig, run.neighbours, run.squared_bias, BIAS.called("bias²")),
            curve(fig, run.neighbours, run.squared_variance, HARMFUL),
            curve(fig, run.neighbours, run.expected, SUM),
        ],
    )
    return fig


def parts_in_words(run: ZeroOneRun) -> str:
    """What a person sees of the parts of the 0-1 error."""
    rows = zip(run.neighbours, run.noise_part, run.bias, run.harmful, run.helpful, run.expected, strict=True)
    values = "; ".join(
        f"k = {k}: {format_short(noise)} + {format_short(bias)} + {format_short(harm)} - {format_short(help_)} = "
        f"{format_short(total)}"
        for k, noise, bias, harm, help_, total in rows
    )
    return f"Noise, bias, variance and the variance that helps, by number of neighbours k. {values}."


def square_in_words(run: ZeroOneRun) -> str:
    """What a person sees of the parts of the squared error."""
    rows = zip(run.neighbours, run.squared_bias, run.squared_variance, run.expected, strict=True)
    values = "; ".join(
        f"k = {k}: {format_short(run.squared_noise)} + {format_short(bias)} + {format_short(spread)} = "
        f"{format_short(total)}"
        for k, bias, spread, total in rows
    )
    return f"Noise, bias² and variance by number of neighbours k. {values}."


def parts_table(run: ZeroOneRun) -> dict[str, Any]:
    """A row for each number of neighbours, in full precision."""
    return {
        "neighbours": list(run.neighbours),
        "noise": run.noise_part.tolist(),
        "bias": run.bias.tolist(),
        "variance_unbiased": run.harmful.tolist(),
        "variance_biased": run.helpful.tolist(),
        "variance_without_effect": run.idle.tolist(),
        "error": run.expected.tolist(),
        "squared_noise": [run.squared_noise] * len(run.neighbours),
        "squared_bias": run.squared_bias.tolist(),
        "squared_variance": run.squared_variance.tolist(),
    }


def _by_neighbours(theme: str) -> Figure:
    return figure(theme, xaxis=NEIGHBOURS.axis(log=True), yaxis=ERROR.axis(rangemode="normal"))
