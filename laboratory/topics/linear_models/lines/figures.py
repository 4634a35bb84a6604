"""Four lines through one sample, and what each of them costs by each loss."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.names import End, label_ends
from laboratory.figures.plane import empty_plane, examples, window_around
from laboratory.figures.plane import line as draw_line
from laboratory.figures.roles import GROUND, one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.figures import MEAN_LOSS
from laboratory.topics.linear_models.lines.run import NAMES, LinesRun

HEIGHT = 330
ROLES = {
    "logistic": one_of(0, "logistic"), "Adaline": one_of(3, "Adaline", width=4.0),
    "linear program": one_of(2, "linear program"), "pocket": one_of(1, "pocket"),
}  # fmt: skip
PATTERNS = {"linear program": "\\", "pocket": ".", "Adaline": "", "logistic": "/"}
LOSSES = {"mistakes": "zero-one", "hinge": "hinge", "logistic": "logistic", "squared": "square"}


def plane(pushed: LinesRun, theme: str = "light") -> Figure:
    """The examples with the four lines; a cross marks what Adaline misclassifies."""
    window = window_around(pushed.points)
    fig = empty_plane(window, theme, height=HEIGHT)
    adaline = pushed.lines[NAMES.index("Adaline")]
    examples(fig, pushed.points, pushed.labels, pushed.wrong(adaline), colors=(None, None))
    ends = []
    for line in pushed.lines:
        role = ROLES[line.name]
        places = draw_line(fig, window, line.coef_, line.intercept_, role) if line.is_visible else None
        if places is not None:
            _, (_, height) = sorted(places.tolist())
            ends.append(End(role.title.replace(" ", "<br>"), height, role.ink(theme)))
    label_ends(fig, ends)
    return fig


def plane_in_words(pushed: LinesRun) -> str:
    """What a person sees on the plane."""
    counts = ", ".join(f"{line.name} {wrong}" for line, wrong in zip(pushed.lines, pushed.mistakes, strict=True))
    far = f", {pushed.far} of them apart from the others" if pushed.far else ""
    return f"{len(pushed.labels)} points of two labels{far}, and four lines. Points misclassified: {counts}."


def costs(pushed: LinesRun, theme: str = "light") -> Figure:
    """Mean losses of the four lines, the zero-one loss among them, each at the scale that suits the line best."""
    heights = cost_columns(pushed)
    top = max(max(column) for column in heights.values())
    fig = figure(
        theme, height=HEIGHT, barmode="group", bargap=0.25, hovermode="closest", xaxis={"title": {"text": "loss"}},
        yaxis=MEAN_LOSS.axis(range=[0, 1.12 * top or 1]),
    )  # fmt: skip
    for i, name in enumerate(NAMES):
        pattern = {"fillmode": "overlay", "fgcolor": GROUND.ink(theme), "size": 6, "shape": PATTERNS[name]}
        heights_of = np.array([heights[key][i] for key in LOSSES])
        bars(fig, list(LOSSES.values()), heights_of, ROLES[name], f"{name}: %{{y:.4f}}", pattern=pattern)
    return fig


def costs_in_words(pushed: LinesRun) -> str:
    """What a person sees of the losses."""
    heights = cost_columns(pushed)
    parts = (f"{loss}: " + ", ".join(f"{name} {heights[key][i]:.3f}" for i, name in enumerate(NAMES))
             for key, loss in LOSSES.items())  # fmt: skip
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
    """Weights, misclassified examples, losses and true risk by line."""
    return {
        "line": list(NAMES),
        "w1": [float(line.coef_[0]) for line in pushed.lines],
        "w2": [float(line.coef_[1]) for line in pushed.lines],
        "b": [line.intercept_ for line in pushed.lines],
        "misclassified": list(pushed.mistakes),
        **{f"{name}_loss": column for name, column in cost_columns(pushed).items() if name != "mistakes"},
        "true_risk_on_the_clouds": list(pushed.risks),
    }
