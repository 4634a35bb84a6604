"""A sample that a line separates, and one that none does, each with its proof."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.plane import BOUNDARY, EDGE, empty_plane, examples, line, shaded_side, window_around
from laboratory.figures.roles import Role
from laboratory.topics.linear_models.separable.run import Judged, SeparableRun

HEIGHT = 400
FLIPPED = Role("flipped", None, marker="square-open", known=True)
COMMON = Role("common point", None, marker="x")


def separated_classes(run: SeparableRun, theme: str = "light") -> Figure:
    """The first sample, with its margin."""
    return plane(run.apart, theme=theme)


def other(run: SeparableRun, theme: str = "light") -> Figure:
    """The second sample, with the example whose label was flipped, if that is how they differ."""
    return plane(run.other, run.flipped, theme)


def plane(judged: Judged, turned: int | None = None, theme: str = "light") -> Figure:
    """The examples with the separating line and its margin, or with the examples whose hulls meet in one point.

    `turned` is the example whose label was turned over.
    """
    window = window_around(judged.points, 0.1)
    fig = empty_plane(window, theme, height=HEIGHT)
    if judged.line is not None and judged.line.is_visible:
        weights, bias = judged.line.coef_, judged.line.intercept_
        shaded_side(fig, window, weights, bias)
        for side in (-1, 1):
            shifted = bias + side * (judged.margin or 0.0) * float(np.linalg.norm(weights))
            line(fig, window, weights, shifted, EDGE.called("margin"))
        line(fig, window, weights, bias, BOUNDARY.called("separating line"))
    _proof(fig, judged)
    examples(fig, judged.points, judged.labels)
    if turned is not None:
        x, y = judged.points[turned]
        dots(fig, [x], [y], FLIPPED, size=20)
    return fig


def _proof(fig: Figure, judged: Judged) -> None:
    """The hulls of the examples that the certificate weighs, of either label, and the point they share."""
    if judged.meeting is None or judged.certificate is None:
        return
    used = judged.involved[list(judged.certificate.points)]
    for label, color in ((1, 0), (0, 1)):
        corners = judged.points[used][judged.labels[used] == label]
        around = np.concatenate([corners, corners[:1]])
        polyline(fig, around[:, 0], around[:, 1], Role(f"hull {label}", color, width=3), filled=0.18)
    x, y = judged.meeting
    dots(fig, [x], [y], COMMON, "in both hulls: (%{x:.3f}, %{y:.3f})", size=13, look={"line": {"width": 1.5}})


def plane_in_words(judged: Judged) -> str:
    """What a person sees of the sample."""
    start = f"{len(judged.labels)} points of two labels"
    if judged.line is not None and judged.margin is None:
        return f"{len(judged.labels)} points of one label, which need no line."
    if judged.line is not None:
        return f"{start} and a line that separates them, none closer to it than {format_short(judged.margin or 0.0)}."
    if judged.meeting is None:
        return f"{start} that no line separates."
    x, y = judged.meeting
    place = f"({format_short(float(x))}, {format_short(float(y))})"
    return f"{start} that no line separates: the point {place} lies between points of either label."


def separable_table(judged: Judged) -> Mapping[str, Any]:
    """The examples with their scores on the separating line, or their weights in the proof."""
    weights = np.zeros(len(judged.labels))
    if judged.certificate is not None:
        used = judged.involved[list(judged.certificate.points)]
        weights[used] = [float(c) for c in judged.certificate.coefficients]
    columns: dict[str, Any] = {
        "x1": judged.points[:, 0].tolist(),
        "x2": judged.points[:, 1].tolist(),
        "label": judged.labels.tolist(),
    }
    if judged.line is not None:
        return columns | {"score": judged.line.scores(judged.points).tolist()}
    return columns | {"weight_in_the_proof": weights.tolist()}
