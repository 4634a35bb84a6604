"""Points and their labellings: one large picture to place points in, and small ones of every labelling."""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np

from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, signs
from bounds.vc.shattering import Shattering
from laboratory.figures import panels
from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots, levels, polyline
from laboratory.figures.points import nowhere, window
from laboratory.figures.regions import Region, Window, region, sampled
from laboratory.figures.roles import AXIS, NEGATIVE, POSITIVE, QUIET, SAMPLE, Role
from laboratory.figures.theme import figure
from laboratory.worlds.polygon import Polygon

COLUMNS = 4
BOARD_HEIGHT, LINE_BOARD_HEIGHT = 430, 200
PANEL_HEIGHT, LINE_PANEL_HEIGHT = 185, 95
IMPOSSIBLE = "impossible"
SHADE = 0.2  # of the colour where a hypothesis predicts 1
REGION = Role("labelled 1", 0)
ONES, ZEROS = Role("hull", 0, width=2.5), Role("hull", 1, width=2.5)
MEETING = Role("both hulls hold this point", 2, marker="star")
SHOWING = Role("the points that show it", 2, marker="circle-open")
FEW = 6  # labels that have room between them

Answer: TypeAlias = tuple[Labels, Hypothesis | Refutation]
Cell: TypeAlias = dict[str, Any]  # which panel; none on the board


def board(result: Shattering, dimension: int, theme: str = "light") -> Figure:
    """The points with the first labelling that is impossible and its certificate; unlabelled where there is none."""
    flat, seen = dimension == 1, window(result.points or nowhere(dimension))
    fig = figure(theme, height=LINE_BOARD_HEIGHT if flat else BOARD_HEIGHT, hovermode="closest", dragmode=False)
    axis = {"showgrid": not flat, "zeroline": False, "ticks": "outside", "fixedrange": True}
    fig.update_xaxes(range=_padded(seen.left, seen.right), constrain="domain", **axis)
    vertical = {"scaleanchor": "x", "constrain": "domain"} if not flat else {"visible": False}
    fig.update_yaxes(range=_padded(seen.bottom, seen.top), **axis, **vertical)
    if flat:
        hline(fig, 0, AXIS.but(width=1.5))
    impossible, certificate = result.first_impossible, result.certificate
    if impossible is not None and certificate is not None:
        _add_certificate(fig, result, impossible, certificate, {})
    _add_points(fig, result.points, impossible, {}, numbered=True)
    return fig


def _padded(low: float, high: float) -> list[float]:
    return [low - 0.04 * (high - low), high + 0.04 * (high - low)]


def multiples(result: Shattering, answers: Sequence[Answer], theme: str = "light") -> Figure:
    """A small picture for each of the answers: what the hypothesis labels 1, or what makes the labelling impossible."""
    flat = len(result.points[0]) == 1
    rows = -(-len(answers) // COLUMNS)
    height = rows * (LINE_PANEL_HEIGHT if flat else PANEL_HEIGHT) + 30
    gap = 26 / height
    margin = {"l": 4, "r": 4, "t": 28, "b": 4, "pad": 0}
    fig = figure(theme, height=height, hovermode="closest", dragmode=False, margin=margin)
    panels.lay_out(
        fig, rows, COLUMNS, vertical_spacing=gap if rows > 1 else 0, horizontal_spacing=0.02,
        subplot_titles=tuple(_panel_title(labels, answer) for labels, answer in answers),
    )  # fmt: skip
    seen = window(result.points)
    for number, (labels, answer) in enumerate(answers):
        _add_panel(fig, result, labels, answer, seen, theme, number)
    fig.update_annotations(font={"size": 14})
    return fig


def _panel_title(labels: Labels, answer: Hypothesis | Refutation) -> str:
    if isinstance(answer, Refutation):
        return f"<b>{IMPOSSIBLE}</b>"
    text = signs(labels).replace("-", "−")
    return text if len(labels) <= FEW else text.replace(" ", "")


def _add_panel(
    fig: Figure, result: Shattering, labels: Labels, answer: Hypothesis | Refutation,
    seen: Window, theme: str, number: int,
) -> None:  # fmt: skip
    axis = {"showticklabels": False, "showgrid": False, "zeroline": False, "fixedrange": True, "mirror": True}
    framed = {"showline": True, "linecolor": QUIET.shade(theme, 0.45), "linewidth": 1, **axis}
    cell = panels.at(number)
    square = {"scaleanchor": cell["xaxis"], "constrain": "domain"} if len(result.points[0]) == 2 else {}
    panels.set_axes(
        fig, number, {"range": _padded(seen.left, seen.right), "constrain": "domain", **framed},
        {"range": _padded(seen.bottom, seen.top), **framed, **square},
    )  # fmt: skip
    if isinstance(answer, Hypothesis):
        wide = Window(*_padded(seen.left, seen.right), *_padded(seen.bottom, seen.top))
        _add_region(fig, region(result.cls, answer, wide, result.points), wide, cell)
    else:
        _add_certificate(fig, result, labels, answer, cell)
    _add_points(fig, result.points, labels, cell, numbered=False)


def _add_region(fig: Figure, shape: Region, seen: Window, cell: Cell) -> None:
    for polygon in shape.inside:
        _add_line(fig, [*polygon, *polygon[:1]], REGION.but(width=0), cell, SHADE)
    for edge in shape.edges:
        _add_line(fig, edge, REGION, cell)
    if shape.score is not None:
        x, y, score = sampled(shape.score, seen)
        ends = REGION.but(alpha=0), REGION.but(alpha=SHADE)
        cells(fig, x, y, (score > 0).astype(np.uint8), ends, name=REGION.name, span=(0, 1), **cell)
        levels(fig, x, y, score, REGION, 0, 0, 1, **cell)


def _add_line(fig: Figure, line: Polygon, role: Role, cell: Cell, filled: float = 0) -> None:
    x, y = np.array(line, dtype=float).reshape(-1, 2).T
    polyline(fig, x, y, role, filled=filled, connectgaps=False, **cell)


def _add_certificate(fig: Figure, result: Shattering, labels: Labels, certificate: Refutation, cell: Cell) -> None:
    """The points that show it, ringed; for halfspaces Radon's two hulls and a point in both."""
    places = [_place(result.points[i]) for i in certificate.points]
    if result.cls == "halfspaces" and certificate.coefficients and len(places[0]) == 2:
        for wanted, role in ((1, ONES), (0, ZEROS)):
            chosen = [place for place, i in zip(places, certificate.points, strict=True) if labels[i] == wanted]
            hull = _around(chosen)
            _add_line(fig, [*hull, *hull[:1]], role, cell, SHADE if len(hull) > 2 else 0)
        x, y = _meeting(result, labels, certificate)
        dots(fig, [x], [y], MEETING, size=10 if cell else 15, edge=0, **cell)
    across, up = zip(*places, strict=True)
    dots(fig, across, up, SHOWING, size=17 if cell else 26, edge=2.5, **cell)


def _place(point: Sequence[Fraction]) -> tuple[float, float]:
    return float(point[0]), float(point[1]) if len(point) == 2 else 0.0


def _around(places: Sequence[tuple[float, float]]) -> Polygon:
    """The places in order around their centre: at most three, or four in convex position."""
    x, y = (sum(place[i] for place in places) / len(places) for i in (0, 1))
    return sorted(places, key=lambda place: math.atan2(place[1] - y, place[0] - x))


def _meeting(result: Shattering, labels: Labels, certificate: Refutation) -> tuple[float, float]:
    """The point that is a mean of the ones and of the zeros."""
    pairs = list(zip(certificate.points, certificate.coefficients, strict=True))
    mean = [sum((c * result.points[i][axis] for i, c in pairs if labels[i]), Fraction(0)) for axis in (0, 1)]
    return float(mean[0]), float(mean[1])


def _add_points(fig: Figure, points: Points, labels: Labels | None, cell: Cell, numbered: bool) -> None:
    """Ones are filled, zeros open: they differ without colour too."""
    groups = [(1, POSITIVE), (0, NEGATIVE)] if labels else [(None, SAMPLE.called("points").but(color=7))]
    for wanted, role in groups:
        chosen = [i for i in range(len(points)) if labels is None or labels[i] == wanted]
        places = [_place(points[i]) for i in chosen]
        dots(
            fig, [x for x, _ in places], [y for _, y in places], role, "%{customdata}", size=14 if numbered else 9,
            edge=2.5 if role is NEGATIVE else 0, mode="markers+text" if numbered else "markers",
            text=[f" {i + 1} " for i in chosen], textposition=[_outwards(points, i) for i in chosen],
            textfont={"size": 15}, customdata=[",".join(map(str, points[i])) for i in chosen],
            unselected={"marker": {"opacity": 1}}, **cell,
        )  # fmt: skip


def _outwards(points: Points, i: int) -> str:
    """The side of a point away from the others, where its number covers nothing."""
    if len(points[i]) == 1:
        return "top center"
    x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    return f"{'top' if points[i][1] >= y else 'bottom'} {'right' if points[i][0] >= x else 'left'}"
