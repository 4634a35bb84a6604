"""Four lines through one sample, and what each of them costs by each loss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.regions import Window
from laboratory.figures.theme import figure, linear_axis, palette
from laboratory.topics.linear_models.lines.run import NAMES, LinesRun
from laboratory.topics.linear_models.plane import add_examples, add_line, crossed, empty_plane, window_around, word

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 380
BESIDE = 330
COLORS = {"linear programme": 2, "pocket": 3, "Adaline": 1, "logistic": 0}
DASHES = {"linear programme": "dashdot", "pocket": "dot", "Adaline": "solid", "logistic": "dash"}
PATTERNS = {"linear programme": "\\", "pocket": ".", "Adaline": "", "logistic": "/"}
PATTERN = {"fillmode": "overlay", "fgcolor": "white", "size": 6}
CLOSE = 0.22  # of the window: labels nearer to each other are put below each other
LOSSES = {"mistakes": "mistakes", "hinge": "hinge", "logistic": "logistic", "squared": "square"}


def look(name: str, theme: str) -> dict[str, Any]:
    """Colour and dash of a line."""
    return {"color": palette(theme)[COLORS[name]], "dash": DASHES[name], "width": 4 if name == "Adaline" else 2.5}


def plane(run: LinesRun, theme: str = "light") -> go.Figure:
    """The examples with the four lines; a cross marks what Adaline misjudges."""
    window = window_around(run.points)
    drawn = empty_plane(window, height=HEIGHT)
    add_examples(drawn, run.points, run.labels, theme)
    placed = []
    for line in run.lines:
        ink = look(line.name, theme)
        places = add_line(drawn, line.coef_, line.intercept_, window, line.name, ink) if line.drawn else None
        if places is not None:
            before, after = sorted(places.tolist())
            placed.append((line.name, after[0], after[1], after[1] >= before[1]))
    _name_lines(drawn, placed, window, theme)
    adaline = run.lines[NAMES.index("Adaline")]
    crossed(drawn, run.points[run.wrong(adaline)], palette(theme)[COLORS["Adaline"]])
    return drawn


def _name_lines(drawn: go.Figure, placed: list[tuple[str, float, float, bool]], window: Window, theme: str) -> None:
    """Each name where its line leaves the window on the right; names that would meet stand above each other."""
    wide, high = window.right - window.left, window.top - window.bottom
    edge = window.right - 1e-6 * wide
    row, before = -1, -np.inf
    for name, x, y, rises in sorted((one for one in placed if one[1] > edge), key=lambda one: one[2]):
        row = row + 1 if y - before < CLOSE * high else 0
        before, above = y, rises or row > 0
        word(drawn, x, y, name, palette(theme)[COLORS[name]], xanchor="right", xshift=-8,
             yanchor="bottom" if above else "top", yshift=4 + 18 * row if above else -4)  # fmt: skip
    row, start = -1, np.inf
    for name, x, y, _ in sorted((one for one in placed if one[1] <= edge), key=lambda one: -one[1]):
        row, start = (row + 1, start) if start - x < CLOSE * wide else (0, x)
        low, left = y < window.bottom + high / 2, start > window.left + 0.7 * wide
        word(drawn, start, y, name, palette(theme)[COLORS[name]], xanchor="right" if left else "left",
             xshift=-22 if left else 10, yanchor="bottom" if low else "top",
             yshift=(1 if low else -1) * (4 + 18 * row))  # fmt: skip


def plane_in_words(run: LinesRun) -> str:
    """What a person sees on the plane."""
    told = ", ".join(f"{line.name} {wrong}" for line, wrong in zip(run.lines, run.mistakes, strict=True))
    far = f", {run.far} of them apart from the others" if run.far else ""
    return f"{len(run.labels)} points of two labels{far}, and four lines. Points misjudged: {told}."


def costs(run: LinesRun, theme: str = "light") -> go.Figure:
    """Mistakes and mean losses of the four lines, each loss at the scale that suits the line best."""
    heights = cost_columns(run)
    top = max(max(column) for column in heights.values())
    drawn = figure(
        height=BESIDE, barmode="group", bargap=0.25, hovermode="closest",
        xaxis={"title": {"text": "loss"}}, yaxis=linear_axis("mean loss per example", range=[0, 1.12 * top or 1]),
    )  # fmt: skip
    for i, name in enumerate(NAMES):
        ink = palette(theme)[COLORS[name]]
        drawn.add_bar(
            x=list(LOSSES.values()), y=np.array([heights[key][i] for key in LOSSES]), name=name,
            marker={"color": ink, "pattern": {**PATTERN, "shape": PATTERNS[name]}},
            hovertemplate=f"{name}: %{{y:.4f}}<extra></extra>",
        )  # fmt: skip
    return drawn


def costs_in_words(run: LinesRun) -> str:
    """What a person sees of the losses."""
    heights = cost_columns(run)
    parts = (f"{said}: " + ", ".join(f"{name} {heights[key][i]:.3f}" for i, name in enumerate(NAMES))
             for key, said in LOSSES.items())  # fmt: skip
    return "Mean losses of the four lines. " + "; ".join(parts) + "."


def cost_columns(run: LinesRun) -> Mapping[str, list[float]]:
    """The heights by loss, a line each in the order of NAMES."""
    return {
        "mistakes": [wrong / len(run.labels) for wrong in run.mistakes],
        "hinge": list(run.hinge),
        "logistic": list(run.logistic),
        "squared": list(run.squared),
    }


def lines_table(run: LinesRun) -> Mapping[str, Any]:
    """Weights, mistakes, losses and true risk by line."""
    return {
        "line": list(NAMES),
        "w1": [float(line.coef_[0]) for line in run.lines],
        "w2": [float(line.coef_[1]) for line in run.lines],
        "b": [line.intercept_ for line in run.lines],
        "misjudged": list(run.mistakes),
        **{f"{name}_loss": column for name, column in cost_columns(run).items() if name != "mistakes"},
        "true_risk_on_the_clouds": list(run.risks),
    }
