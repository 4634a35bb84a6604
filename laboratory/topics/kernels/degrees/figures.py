"""The boundary of one degree, by the kernel and by the monomials, and errors against the degree."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import DEGREE, error_axis
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.plane import BOUNDARY, HEIGHT, boundary, empty_plane, examples, rings, shade
from laboratory.figures.regions import Window
from laboratory.figures.roles import BAYES, TRAINING, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.kernels.degrees.run import EDGE, GRID, PolynomialsRun

WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
PLAIN = Role("plain monomials", 4, "dash", width=2.0)
PLAIN_RISK = one_of(3, "plain<br>monomials")


def plane(run: PolynomialsRun, step: int, theme: str = "light") -> Figure:
    """The kernel machine's predictions, its support vectors, and the boundary by the monomials themselves."""
    fig = empty_plane(WINDOW, theme)
    shade(fig, GRID, GRID, run.by_kernel.scores[step] > 0)
    boundary(fig, GRID, GRID, run.by_features.scores[step], PLAIN)
    boundary(fig, GRID, GRID, run.by_kernel.scores[step], BOUNDARY)
    examples(fig, run.points, run.signs)
    rings(fig, run.points[run.supports[step]], many=True)
    return fig


def plane_in_words(run: PolynomialsRun, step: int) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.signs)} examples and the boundary of degree {run.degrees[step]}: its training error is "
        f"{format_short(float(run.by_kernel.training_errors[step]))} and its true risk "
        f"{format_short(float(run.by_kernel.risks[step]))}."
    )


def errors(run: PolynomialsRun, step: int, theme: str = "light") -> Figure:
    """Training error and exact risk of the kernel's machine against the degree, and the risk by plain monomials."""
    top = 1.1 * float(max(run.by_kernel.risks.max(), run.by_features.risks.max(), run.by_kernel.training_errors.max()))
    across = DEGREE.axis(range=[0.8, len(run.degrees) + 0.2], dtick=1)
    fig = figure(theme, height=HEIGHT, xaxis=across, yaxis=error_axis(range=[-0.01, top]))
    ends = [
        curve(fig, run.degrees, run.by_features.risks, PLAIN_RISK, name="plain monomials, true risk"),
        curve(fig, run.degrees, run.by_kernel.training_errors, TRAINING),
        hline(fig, float(run.world.bayes_risk), BAYES),
        curve(fig, run.degrees, run.by_kernel.risks, TRUTH, points=True),
    ]
    ends[0] = ends[0]._replace(name=PLAIN_RISK.title)
    vline(fig, float(run.degrees[step]))
    label_ends(fig, ends)
    return fig


def errors_in_words(run: PolynomialsRun, step: int) -> str:
    """What a person sees of the curves."""
    kernel, best = run.by_kernel, run.best
    return (
        f"From degree 1 to {len(run.degrees)} the training error goes from "
        f"{format_short(float(kernel.training_errors[0]))} to "
        f"{format_short(float(kernel.training_errors[-1]))}; the true risk is smallest, "
        f"{format_short(float(kernel.risks[best]))}, at degree {run.degrees[best]}. Selected: degree "
        f"{run.degrees[step]}."
    )


def degrees_table(run: PolynomialsRun) -> dict[str, Any]:
    """A row for each degree."""
    return {
        "degree": run.degrees.tolist(),
        "features": run.features.tolist(),
        "training_error": run.by_kernel.training_errors.tolist(),
        "true_risk": run.by_kernel.risks.tolist(),
        "support_vectors": np.asarray(run.supports.sum(axis=1)).tolist(),
        "training_error_of_plain_monomials": run.by_features.training_errors.tolist(),
        "true_risk_of_plain_monomials": run.by_features.risks.tolist(),
    }
