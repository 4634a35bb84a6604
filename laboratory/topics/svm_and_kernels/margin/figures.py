"""The line of maximum margin between two classes, and bounds on its risk beside the exact risk."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import word
from laboratory.figures.plane import BOUNDARY, HIDDEN, band, empty_plane, examples, line, rings, window_around
from laboratory.figures.regions import Window
from laboratory.figures.roles import GUARANTEE, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.svm_and_kernels.figures import AIR
from laboratory.topics.svm_and_kernels.margin.run import MarginRun, OtherSamples
from laboratory.views.user_line import OwnLine, draw_own

ROW = 46  # pixels for each row of the ladder
PERCEPTRON = Role("the perceptron's line", 3, "longdash", width=2.0)
RISK = Scale("true risk")
NAMES = {
    "svm_support_vectors": "bound on the mean,<br>by support vectors",
    "svm_radius_margin": "bound on the mean,<br>by radius and margin",
    "margin_hard_svm": "bound with<br>probability 95 %",
}


def window_of(run: MarginRun) -> Window:
    """The square that holds the examples."""
    return window_around(run.points, AIR, square=True)


def plane(run: MarginRun, mine: OwnLine | None = None, theme: str = "light") -> Figure:
    """The line of maximum margin with its support vectors, the hidden line, and another line that separates too.

    `mine` is a line drawn by hand.
    """
    window = window_of(run)
    fig = empty_plane(window, theme)
    if run.separable and run.weights.any():
        band(fig, window, run.weights, run.offset)
    line(fig, window, run.other, run.other_offset, PERCEPTRON)
    line(fig, window, run.weights, run.offset, BOUNDARY.called("maximum margin"))
    if isinstance(hidden := getattr(run.world, "normal", None), np.ndarray):
        line(fig, window, hidden, 0.0, HIDDEN)
    draw_own(fig, window, mine)
    examples(fig, run.points, run.signs, run.functional_margins <= 0)
    rings(fig, run.points[run.support])
    return fig


def plane_in_words(run: MarginRun) -> str:
    """What a person sees on the plane."""
    points, support = pluralize(len(run.signs), "labelled point"), len(run.support)
    if not run.separable:
        return f"{points} that no line separates, and the line with the smallest slack."
    if run.margin == np.inf:
        return f"{points}, all of one label: no line is needed."
    perceptron = "was stopped before it separated them"
    if run.other_margin > 0:
        perceptron = f"separates them too, at {format_number(run.other_margin, 3)}"
    return (
        f"{points}, and the line farthest from those of both labels, {format_number(run.margin, 4)} from the nearest; "
        f"{pluralize(support, 'ringed point')} {'supports' if support == 1 else 'support'} it. A dashed line, found by "
        f"the perceptron, {perceptron}."
    )


def ladder(run: MarginRun, others: OtherSamples | None, bounds: Mapping[str, float], theme: str = "light") -> Figure:
    """Exact risks above, bounds below, on one axis from 0 to 1."""
    rows = ladder_rows(run, others, bounds)
    names = [name for name, _, _ in rows]
    fig = figure(
        theme, height=84 + ROW * len(rows), hovermode="closest", margin_l=8,
        xaxis=RISK.axis(range=[-0.02, 1.12], zeroline=False, tickvals=[0, 0.2, 0.4, 0.6, 0.8, 1]),
        yaxis={"categoryorder": "array", "categoryarray": names[::-1], "ticks": "", "automargin": True},
    )  # fmt: skip
    for name, value, measured in rows:
        role, end = TRUTH if measured else GUARANTEE, min(value, 1.0)
        polyline(fig, [0, end], [name, name], role.called(""))
        dots(fig, [end], [name], role, "%{y}<br>true risk %{x:.4~g}", name=name, size=11)
        label = "vacuous" if value >= 1 else (format_number if measured else at_most)(value, 2)
        word(fig, (end, name), label, role, yshift=15, xanchor="right" if end > 0.8 else "left")
    return fig


def ladder_rows(
    run: MarginRun, others: OtherSamples | None, bounds: Mapping[str, float]
) -> list[tuple[str, float, bool]]:
    """Name, value, and whether it was measured; else it is a bound."""
    rows: list[tuple[str, float, bool]] = []
    if run.risk is not None:
        rows.append(("<b>this line</b>", run.risk, True))
    if run.other_risk is not None:
        rows.append(("<b>the perceptron's</b>", run.other_risk, True))
    if others is not None:
        rows.append((f"<b>mean of {len(others.risks)}<br>other samples</b>", float(others.risks.mean()), True))
    return rows + [(NAMES[slug], value, False) for slug, value in bounds.items()]


def ladder_in_words(run: MarginRun, others: OtherSamples | None, bounds: Mapping[str, float]) -> str:
    """The rows as a sentence."""
    rows = (
        f"{name.replace('<b>', '').replace('</b>', '').replace('<br>', ' ')}: "
        f"{format_number(value, 3) if measured else at_most(value, 3) if value < 1 else 'vacuous'}"
        for name, value, measured in ladder_rows(run, others, bounds)
    )
    return f"True risks{' and bounds' if bounds else ''}. {'; '.join(rows)}."


def margin_table(run: MarginRun) -> dict[str, Any]:
    """A row for each example, in full precision."""
    supported = np.isin(np.arange(len(run.signs)), run.support)
    return {
        "example": list(range(1, len(run.signs) + 1)),
        "x1": run.points[:, 0].tolist(),
        "x2": run.points[:, 1].tolist(),
        "label": run.signs.astype(int).tolist(),
        "functional_margin": run.functional_margins.tolist(),
        "multiplier": run.alphas.tolist() if run.separable else [""] * len(run.signs),
        "supports": supported.astype(int).tolist(),
    }
