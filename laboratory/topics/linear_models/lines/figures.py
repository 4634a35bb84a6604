"""Four lines through one sample, and what each of them costs by each loss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.names import beside
from laboratory.figures.plane import empty_plane, examples, window_around
from laboratory.figures.plane import line as draw_line
from laboratory.figures.regions import Window
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure, ground
from laboratory.topics.linear_models.figures import MEAN_LOSS
from laboratory.topics.linear_models.lines.run import NAMES, LinesRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 330
ROLES = {
    "logistic": one_of(0, "logistic"), "Adaline": one_of(1, "Adaline", width=4.0),
    "linear programme": one_of(2, "linear programme"), "pocket": one_of(3, "pocket"),
}  # fmt: skip
PATTERNS = {"linear programme": "\\", "pocket": ".", "Adaline": "", "logistic": "/"}
CLOSE = 0.22  # of the window: names nearer to each other are put below each other
LOSSES = {"mistakes": "mistakes", "hinge": "hinge", "logistic": "logistic", "squared": "square"}

Placed = tuple[str, float, float, bool]  # a line's name, where it leaves the window, and whether it rises


def plane(pushed: LinesRun, theme: str = "light") -> go.Figure:
    """The examples with the four lines; a cross marks what Adaline misclassifies."""
    window = window_around(pushed.points)
    drawn = empty_plane(window, theme, height=HEIGHT)
    adaline = pushed.lines[NAMES.index("Adaline")]
    examples(drawn, pushed.points, pushed.labels, pushed.wrong(adaline), colors=(None, None))
    placed: list[Placed] = []
    for line in pushed.lines:
        places = draw_line(drawn, window, line.coef_, line.intercept_, ROLES[line.name]) if line.drawn else None
        if places is not None:
            before, after = sorted(places.tolist())
            placed.append((line.name, after[0], after[1], after[1] >= before[1]))
    _name_lines(drawn, placed, window, theme)
    return drawn


def _name_lines(drawn: go.Figure, placed: list[Placed], window: Window, theme: str) -> None:
    """Each name where its line leaves the window; names that would meet stand above each other."""
    edge = window.right - 1e-6 * (window.right - window.left)
    row, before = -1, -np.inf
    for name, x, y, rises in sorted((one for one in placed if one[1] > edge), key=lambda one: one[2]):
        row = row + 1 if y - before < CLOSE * (window.top - window.bottom) else 0
        before, above = y, rises or row > 0
        beside(drawn, (x, y), ROLES[name].title, ROLES[name].ink(theme), True, not above, row if above else 0)
    row, start = -1, np.inf
    for name, x, y, _ in sorted((one for one in placed if one[1] <= edge), key=lambda one: -one[1]):
        row, start = (row + 1, start) if start - x < CLOSE * (window.right - window.left) else (0, x)
        low, left = y < (window.bottom + window.top) / 2, start > window.left + 0.7 * (window.right - window.left)
        beside(drawn, (start, y), ROLES[name].title, ROLES[name].ink(theme), left, not low, row)


def plane_in_words(pushed: LinesRun) -> str:
    """What a person sees on the plane."""
    told = ", ".join(f"{line.name} {wrong}" for line, wrong in zip(pushed.lines, pushed.mistakes, strict=True))
    far = f", {pushed.far} of them apart from the others" if pushed.far else ""
    return f"{len(pushed.labels)} points of two labels{far}, and four lines. Points misclassified: {told}."


def costs(pushed: LinesRun, theme: str = "light") -> go.Figure:
    """Mistakes and mean losses of the four lines, each loss at the scale that suits the line best."""
    heights = cost_columns(pushed)
    top = max(max(column) for column in heights.values())
    drawn = figure(
        theme, height=HEIGHT, barmode="group", bargap=0.25, hovermode="closest", xaxis={"title": {"text": "loss"}},
        yaxis=MEAN_LOSS.axis(range=[0, 1.12 * top or 1]),
    )  # fmt: skip
    for i, name in enumerate(NAMES):
        pattern = {"fillmode": "overlay", "fgcolor": ground(theme), "size": 6, "shape": PATTERNS[name]}
        drawn.add_bar(
            x=list(LOSSES.values()), y=np.array([heights[key][i] for key in LOSSES]), name=name,
            marker={"color": ROLES[name].ink(theme), "pattern": pattern},
            hovertemplate=f"{name}: %{{y:.4f}}<extra></extra>",
        )  # fmt: skip
    return drawn


def costs_in_words(pushed: LinesRun) -> str:
    """What a person sees of the losses."""
    heights = cost_columns(pushed)
    parts = (f"{said}: " + ", ".join(f"{name} {heights[key][i]:.3f}" for i, name in enumerate(NAMES))
             for key, said in LOSSES.items())  # fmt: skip
    return "Mean losses of the four lines. " + "; ".join(parts) + "."


def cost_columns(pushed: LinesRun) -> Mapping[str, list[float]]:
    """The heights by loss, a line each in the order of NAMES."""
    return {
        "mistakes": [wrong / len(pushed.labels) for wrong in pushed.mistakes],
        "hinge": list(pushed.hinge),
        "logistic": list(pushed.logistic),
        "squared": list(pushed.squared),
    }


def lines_table(pushed: LinesRun) -> Mapping[str, Any]:
    """Weights, mistakes, losses and true risk by line."""
    return {
        "line": list(NAMES),
        "w1": [float(line.coef_[0]) for line in pushed.lines],
        "w2": [float(line.coef_[1]) for line in pushed.lines],
        "b": [line.intercept_ for line in pushed.lines],
        "misclassified": list(pushed.mistakes),
        **{f"{name}_loss": column for name, column in cost_columns(pushed).items() if name != "mistakes"},
        "true_risk_on_the_clouds": list(pushed.risks),
    }
