"""Errors against the number of features, and the distance of the nearest in the relevant feature."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale, error_axis
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TEST, one_of
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.noise.run import ANY_TWO, GUESS, LADDER, NoiseRun
from learners.shared.arrays import Reals

FEATURES = Scale("features", "<i>n</i>", whole=True)  # the relevant one and the others
DISTANCE = Scale("distance in the relevant feature")
CUT, NEAREST = one_of(2, "best cut of<br>one feature"), one_of(0, "of the nearest", 3.5)
ALL = 1 + np.array(LADDER)


def errors(run: NoiseRun, noise: int, theme: str = "light") -> Figure:
    """Test error of k neighbours and of the best cut by the number of features, and the guarantee of the test."""
    columns = run.errors
    fig = figure(theme, xaxis=FEATURES.axis(log=True), yaxis=error_axis(range=[0, 0.6]))
    ends = [
        curve(fig, ALL, [run.guaranteed(number) for number in LADDER], GUARANTEE),
        curve(fig, ALL, columns[:, 0], TEST.called(f"{run.k} nearest"), points=True),
        curve(fig, ALL, columns[:, 1], CUT),
        hline(fig, GUESS, QUIET.called("guessing")),
    ]
    vline(fig, 1 + noise)
    dot(fig, (1 + noise, run.error(noise)), TEST, "now", size=10)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: NoiseRun, noise: int) -> str:
    """What a person sees of the errors."""
    wrong, cut, _ = run.errors[-1]
    return (
        f"The test error with k = {run.k} goes from {format_short(run.error(0))} without noise features to "
        f"{format_short(wrong)} with {LADDER[-1]}; the best cut of one feature has {format_short(cut)} there. With "
        f"{noise} it is {format_short(run.error(noise))}."
    )


def distances(run: NoiseRun, noise: int, theme: str = "light") -> Figure:
    """How far the nearest of all examples is in the only relevant feature."""
    fig = figure(theme, xaxis=FEATURES.axis(log=True), yaxis=DISTANCE.axis(range=[0, 0.4]))
    near = curve(fig, ALL, run.errors[:, 2], NEAREST, points=True)
    ends = [near, hline(fig, ANY_TWO, QUIET.called("of any two"))]
    vline(fig, 1 + noise)
    label_ends(fig, ends)
    return fig


def distances_in_words(run: NoiseRun) -> str:
    """What a person sees of the distances."""
    near: Reals = run.errors[:, 2]
    return (
        f"The nearest example is {format_short(near[0])} away in the relevant feature where there is no other, and "
        f"{format_short(near[-1])} among {LADDER[-1]} others; any two examples are 1/3 apart on average."
    )


def noise_table(run: NoiseRun) -> dict[str, Any]:
    """The figures' numbers by the number of noise features."""
    columns = run.errors
    return {
        "noise_features": list(LADDER),
        "test_error": columns[:, 0].tolist(),
        "guarantee": [run.guaranteed(noise) for noise in LADDER],
        "error_of_the_best_cut": columns[:, 1].tolist(),
        "distance_in_the_relevant_feature": columns[:, 2].tolist(),
        "share_of_the_squared_distance": [run.share(noise) for noise in LADDER],
    }
