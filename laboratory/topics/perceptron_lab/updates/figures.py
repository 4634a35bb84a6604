"""The perceptron update by update: its line among the points, and the example that it corrects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, figure, palette
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

EDGE = 1.06  # the unit ball with a little air
FAR = 4.0  # beyond the window in any direction
HEIGHT = 430
ARROW = 0.34


def plane(run: PerceptronRun, step: int, beside: str = "squeeze", theme: str = "light") -> go.Figure:
    """The points, the line after `step` updates and the one before, the example corrected.

    Beside the mistakes that are left stands the pocket's line too.
    """
    side = {"range": [-EDGE, EDGE], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 5}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first feature"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second feature"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
    )  # fmt: skip
    _world(drawn, run, theme)
    green = palette(theme)[2]
    if beside == "mistakes":
        _line(drawn, run.path[run.best(step)], "best so far", {"color": palette(theme)[3], "width": 3, "dash": "dash"})
    if step:
        _line(drawn, run.path[step - 1], "line before", {"color": green, "width": 1.5, "dash": "dot"})
    _positive_side(drawn, run.path[step], palette(theme)[0])
    _line(drawn, run.path[step], "line now", {"color": green, "width": 4})
    _points(drawn, run, step, theme)
    if step:
        ring = {"symbol": "circle-open", "color": green, "size": 22, "line": {"width": 3}}
        _marker(drawn, run, [run.corrected[step - 1]], "corrected", ring)
    _arrow(drawn, run.path[step], green)
    return drawn


def plane_in_words(run: PerceptronRun, step: int) -> str:
    """What a person sees on the plane."""
    corrected = f", which corrected example {run.corrected[step - 1] + 1}" if step else ""
    return (
        f"{len(run.signs)} points of two labels in the unit disc and the perceptron's line after update {step} of "
        f"{run.updates}{corrected}; it misjudges {run.misjudged[step]} of them."
    )


def _world(drawn: go.Figure, run: PerceptronRun, theme: str) -> None:
    """The hidden line, dotted, and the slab without examples around it."""
    a, b = run.hidden[:2]
    inner = {"color": GREY[theme], "width": 1, "dash": "dash"}
    edges = [[sign * run.world.margin * a + way * FAR * -b, sign * run.world.margin * b + way * FAR * a]
             for sign, way in ((-1, -1), (-1, 1), (1, 1), (1, -1))]  # fmt: skip
    x, y = np.array(edges).T
    drawn.add_scatter(
        x=x, y=y, fill="toself", fillcolor="rgba(128, 128, 128, 0.16)", mode="lines", line={"width": 0},
        hoverinfo="skip", name="margin",
    )  # fmt: skip
    _line(drawn, run.hidden, "hidden line", inner)


def _line(drawn: go.Figure, weights: np.ndarray, name: str, look: dict[str, Any]) -> None:
    """Where <w, x> + b = 0; nothing while w = 0."""
    if (placed := _placed(weights)) is None:
        return
    foot, normal = placed
    ends = np.array([foot + FAR * way * np.array([-normal[1], normal[0]]) for way in (-1, 1)])
    drawn.add_scatter(x=ends[:, 0], y=ends[:, 1], mode="lines", line=look, name=name, hoverinfo="skip")


def _placed(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray] | None:
    """The line's point closest to the origin, no farther than can be told from the picture, and its unit normal."""
    length = float(np.linalg.norm(weights[:2]))
    if length == 0:
        return None
    normal = weights[:2] / length
    offset = float(weights[2]) / length if len(weights) > 2 else 0.0
    return -min(max(offset, -FAR / 2), FAR / 2) * normal, normal


def _positive_side(drawn: go.Figure, weights: np.ndarray, color: str) -> None:
    if (placed := _placed(weights)) is None:
        return
    foot, normal = placed
    along = 2 * FAR * np.array([-normal[1], normal[0]])
    corners = np.array([foot - along, foot + along, foot + along + 2 * FAR * normal, foot - along + 2 * FAR * normal])
    drawn.add_scatter(
        x=corners[:, 0], y=corners[:, 1], fill="toself", fillcolor=_transparent(color), mode="lines",
        line={"width": 0}, hoverinfo="skip", name="positive side",
    )  # fmt: skip


def _arrow(drawn: go.Figure, weights: np.ndarray, color: str) -> None:
    """The weights stand upright on their line and point to the positive side; their length is not drawn."""
    if (placed := _placed(weights)) is None or np.abs(placed[0]).max() > EDGE - ARROW:
        return
    foot, normal = placed
    tip = foot + ARROW * normal
    drawn.add_annotation(
        x=tip[0], y=tip[1], ax=foot[0], ay=foot[1], xref="x", yref="y", axref="x", ayref="y", text="",
        showarrow=True, arrowhead=2, arrowwidth=2.5, arrowcolor=color,
    )  # fmt: skip
    x, y = tip + 0.07 * normal
    drawn.add_annotation(x=x, y=y, text="<b>w</b>", showarrow=False, font={"color": color, "size": 15})


def _points(drawn: go.Figure, run: PerceptronRun, step: int, theme: str) -> None:
    for sign, name, symbol, color in ((1, "positive", "circle", 0), (-1, "negative", "circle-open", 1)):
        look = {"symbol": symbol, "size": 9, "color": palette(theme)[color], "line": {"width": 2}}
        look["line"] |= {"color": palette(theme)[color]}
        _marker(drawn, run, np.flatnonzero(run.signs == sign), name, look, step)
    wrong = {"symbol": "x-thin", "size": 13, "line": {"width": 2.5, "color": GREY[theme]}}
    if step:  # before the first update every example counts as misjudged, and crosses would say nothing
        _marker(drawn, run, np.flatnonzero(run.wrong(step)), "misjudged", wrong)


def _marker(
    drawn: go.Figure, run: PerceptronRun, which: Any, name: str, look: dict[str, Any], step: int | None = None
) -> None:
    told = {} if step is None else {
        "customdata": [[int(i) + 1, run.score(int(i), step)] for i in which],
        "hovertemplate": f"example %{{customdata[0]}}, {name}<br>y⟨w, x⟩ = %{{customdata[1]:.3f}}<extra></extra>",
    }  # fmt: skip
    usual = {"mode": "markers", "name": name, **(told or {"hoverinfo": "skip"})}
    drawn.add_scatter(x=run.points[which, 0], y=run.points[which, 1], marker=look, **usual)


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.08)"
