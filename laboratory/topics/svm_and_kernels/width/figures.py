"""The boundary of a Gaussian kernel at one width, a line's beside it, and what the width does to the errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, log_axis, palette
from laboratory.topics.svm_and_kernels.plane import HEIGHT, empty_plane, examples, rings, score_field
from laboratory.topics.svm_and_kernels.width.run import EDGE, WidthRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

WINDOW = (-EDGE, EDGE, -EDGE, EDGE)


def boundary(run: WidthRun, step: int, theme: str = "light") -> go.Figure:
    """The Gaussian kernel's answers at one width, with the examples and those that support it."""
    drawn = empty_plane(WINDOW)
    score_field(drawn, run.grid, run.grid, run.scores[step], theme)
    examples(drawn, run.points, run.signs, theme)
    rings(drawn, run.points[run.is_support[step]], theme, many=True)
    return drawn


def line_boundary(run: WidthRun, theme: str = "light") -> go.Figure:
    """The best that a line does on the same examples, by the same price of slack."""
    drawn = empty_plane(WINDOW)
    score_field(drawn, run.grid, run.grid, run.line_scores, theme, levels=(0,))
    examples(drawn, run.points, run.signs, theme)
    return drawn


def errors(run: WidthRun, step: int, theme: str = "light") -> go.Figure:
    """Training error, exact risk and the share of support vectors over gamma."""
    # A little longer than the data, or rounding takes the names at its end for being off it.
    ends = [float(np.log10(run.gammas[0])), float(np.log10(run.gammas[-1])) + 0.02]
    axis = log_axis("γ = 1/(2σ²): wide to narrow", range=ends)
    drawn = figure(height=HEIGHT, xaxis=axis, yaxis={"title": {"text": "share"}, "ticks": "outside",
                                                     "range": [-0.12, 1.1], "zeroline": False})  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    shares = run.supports / len(run.signs)
    for name, heights, look in (
        ("support vectors", shares, {"color": orange, "width": 2, "dash": "dash"}),
        ("training error", run.training_errors, {"color": blue, "width": 2.5, "dash": "dot"}),
        ("true risk", run.risks, {"color": grey, "width": 4}),
    ):
        drawn.add_scatter(x=run.gammas, y=heights, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")
    drawn.add_hline(y=float(run.world.bayes_risk), line={"color": grey, "width": 1, "dash": "dash"})
    drawn.add_vline(x=float(run.gammas[step]), line={"color": grey, "width": 1, "dash": "dot"})
    last = len(run.gammas) - 1
    logs = (True, False)
    for place, heights, text, color, above in (
        (last, shares, "support vectors", orange, True),
        (last, run.risks, "<b>true risk</b>", grey, True),
        (last, run.training_errors, "training error", blue, False),
    ):
        label_at(drawn, (float(run.gammas[place]), float(heights[place])), text, color, logs, "right", above)
    return drawn


def boundary_in_words(run: WidthRun, step: int) -> str:
    """What a person sees of the boundary."""
    return (
        f"{len(run.signs)} examples and the boundary at γ = {in_words(float(run.gammas[step]), 4)}: it misjudges "
        f"{in_words(float(run.training_errors[step]), 3)} of them and has a true risk of "
        f"{in_words(float(run.risks[step]), 3)}; {int(run.supports[step])} examples support it."
    )


def line_boundary_in_words(run: WidthRun) -> str:
    """What a person sees of the line."""
    return (
        f"The same examples and a line, which misjudges {in_words(run.line_training_error, 3)} of them and has a true "
        f"risk of {in_words(run.line_risk, 3)}."
    )


def errors_in_words(run: WidthRun, step: int) -> str:
    """What a person sees of the curves."""
    best = run.best
    return (
        f"From wide to narrow the training error goes from {in_words(float(run.training_errors[0]), 3)} to "
        f"{in_words(float(run.training_errors[-1]), 3)}; the true risk is least, "
        f"{in_words(float(run.risks[best]), 3)}, at γ = {in_words(float(run.gammas[best]), 4)}. Looked at: "
        f"γ = {in_words(float(run.gammas[step]), 4)}."
    )


def width_table(run: WidthRun) -> dict[str, Any]:
    """A row for each width, in full precision."""
    return {
        "gamma": run.gammas.tolist(),
        "sigma": run.sigmas.tolist(),
        "training_error": run.training_errors.tolist(),
        "true_risk": run.risks.tolist(),
        "support_vectors": np.asarray(run.supports).tolist(),
    }
