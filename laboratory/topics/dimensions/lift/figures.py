"""Complex in few dimensions, simple in many: a disc in a ring, tilted until a plane is seen to separate it."""

from collections.abc import Mapping
from math import cos, pi, radians, sin
from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import DIMENSION, PROBABILITY
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate
from laboratory.figures.plane import FEATURES, empty_plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import NEGATIVE, PATCH, POSITIVE, QUIET, TRUTH
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.lift.run import STEEPEST, TILT, Lifted, dimensions_for
from learners.shared.arrays import Reals

EDGE, HIGH = 1.08, 1.4
WINDOW = Window(-EDGE, EDGE, -HIGH, HIGH)
ROUND = 121
CORNERS = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1], [-1, -1]], dtype=np.float64)
PLANE = QUIET.called("plane").but(dash="dash", width=1.5)


def tilted(run: Lifted, tilt: int, theme: str = "light") -> Figure:
    """The lifted points seen from above (0) to the side (the last step), with the plane half way between them."""
    fig = empty_plane(WINDOW, theme, (FEATURES[0], _upwards(tilt)))
    fig.update_xaxes(showticklabels=False)
    fig.update_yaxes(showticklabels=False)
    x, y = _plane(run, tilt)
    fill: dict[str, Any] = {"fill": "toself", "fillcolor": PATCH.ink(theme)} if tilt else {}
    polyline(fig, x, y, PLANE, **fill)
    places = seen_at(run.points, tilt * TILT)
    for label, role in ((1, POSITIVE.called("disc")), (0, NEGATIVE.called("ring"))):
        x, y = places[run.labels == label].T
        dots(fig, x, y, role, size=8, edge=1.8)
    return fig


def seen_at(points: Reals, degrees: float) -> Reals:
    """Where points `(m, 3)` appear, `(m, 2)`; heights are centred so that the cloud stays in the middle."""
    angle = radians(degrees)
    up = points[:, 1] * cos(angle) + 2 * (points[:, 2] - 0.5) * sin(angle)
    return np.column_stack([points[:, 0], up])


def tilted_in_words(run: Lifted, tilt: int) -> str:
    """What a person sees."""
    return (
        f"{len(run.labels)} points, {int(run.labels.sum())} with the disc's label, the others with the ring's, "
        f"lifted to the height of their squared length and seen {_seen(tilt)}; a plane lies at height {run.level:.3f}."
    )


def separability(probabilities: Reals, m: int, theme: str = "light") -> Figure:
    """The probability that random labels of m points are linearly separable, by dimension."""
    fig = figure(theme, xaxis=DIMENSION.axis(), yaxis=PROBABILITY.axis(range=[0, 1.1]))
    half = m / 2 - 1
    vline(fig, half)
    curve(fig, dimensions_for(m), probabilities, TRUTH.called("separable"))
    annotate(fig, (half, 0.5), f"one half {_half(m)}", QUIET, below=True)
    return fig


def separability_in_words(probabilities: Reals, m: int) -> str:
    """What a person sees of the probabilities."""
    few, many = (format_number(float(share), 2) for share in (probabilities[0], probabilities[-1]))
    return (
        f"The probability that random labels of {m} points are separable by a hyperplane: {few} in 2 dimensions, one "
        f"half {_half(m)}, {many} in {int(dimensions_for(m)[-1])}."
    )


def lifted_columns(run: Lifted) -> Mapping[str, Any]:
    """A row for each point."""
    return {
        "x1": run.points[:, 0].tolist(),
        "x2": run.points[:, 1].tolist(),
        "squared_length": run.points[:, 2].tolist(),
        "label": run.labels.tolist(),
    }


def _half(m: int) -> str:
    """Where the probability is one half: m = 2(d + 1), which an odd m passes between two dimensions."""
    return f"in {m // 2 - 1}" if m % 2 == 0 else f"between {m // 2 - 1} and {m // 2}"


def _plane(run: Lifted, tilt: int) -> Reals:
    """The separating plane as it is seen, `(2, corners)`: from above the circle in which it cuts the paraboloid."""
    if tilt:
        return seen_at(np.column_stack([CORNERS, np.full(len(CORNERS), run.level)]), tilt * TILT).T
    turn = np.linspace(0, 2 * pi, ROUND)
    return np.asarray(run.level**0.5 * np.array([np.cos(turn), np.sin(turn)]), np.float64)


def _upwards(tilt: int) -> str:
    """What the vertical axis shows."""
    if tilt == 0:
        return f"{FEATURES[1]}, seen from above"
    return "height x₁² + x₂²" if tilt == STEEPEST else f"tilted by {tilt * TILT}°"


def _seen(tilt: int) -> str:
    return "from above" if tilt == 0 else "from the side" if tilt == STEEPEST else f"tilted by {tilt * TILT} degrees"
