"""The boundary of a Gaussian kernel at one width, a line's beside it, and the errors by width."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import WIDTH, error_axis
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import outline
from laboratory.figures.names import label_ends
from laboratory.figures.plane import HEIGHT, empty_plane, examples, rings
from laboratory.figures.regions import Window
from laboratory.figures.roles import BAYES, QUIET, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.svm_and_kernels.figures import scored
from laboratory.topics.svm_and_kernels.width.run import EDGE, WidthRun

WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
ONE_SIGMA = QUIET.called("one deviation σ")
SUPPORTS = one_of(2, "share of<br>support<br>vectors")


def boundary(run: WidthRun, step: int, theme: str = "light") -> Figure:
    """The Gaussian kernel's predictions at one width, with the examples and the support vectors."""
    fig = empty_plane(WINDOW, theme)
    scored(fig, run.grid, run.grid, run.scores[step])
    examples(fig, run.points, run.signs)
    rings(fig, run.points[run.is_support[step]], many=True)
    _width(fig, run, step)
    return fig


def _width(fig: Figure, run: WidthRun, step: int) -> None:
    """One deviation around an example."""
    (x, y), far = run.leftmost, float(run.sigmas[step])
    outline(fig, (x - far, y - far), (x + far, y + far), ONE_SIGMA, "circle")


def place_of(run: WidthRun, step: int) -> tuple[float, float]:
    """Where one deviation from that example ends, or the window does."""
    x, y = run.leftmost
    return min(x + float(run.sigmas[step]), EDGE), y


def line_boundary(run: WidthRun, theme: str = "light") -> Figure:
    """The soft margin's line on the same examples, with the same C."""
    fig = empty_plane(WINDOW, theme)
    scored(fig, run.grid, run.grid, run.line_scores, (0,))
    examples(fig, run.points, run.signs)
    return fig


def without_bias(run: WidthRun, step: int, theme: str = "light") -> Figure:
    """The predictions of the same machine without its bias; a cross on every example that changes sides."""
    fig = empty_plane(WINDOW, theme)
    scored(fig, run.grid, run.grid, run.scores[step] - run.biases[step], (0,))
    examples(fig, run.points, run.signs, np.isin(np.arange(len(run.signs)), run.flips(step)))
    return fig


def without_bias_in_words(run: WidthRun, step: int) -> str:
    """What a person sees of it."""
    flipped = len(run.flips(step))
    return f"The same examples, and the predictions without the bias: {flipped} of {len(run.signs)} change sides."


def errors(run: WidthRun, step: int, theme: str = "light") -> Figure:
    """Training error, exact risk and the share of support vectors over gamma."""
    fig = figure(theme, height=HEIGHT, xaxis=WIDTH.axis(log=True), yaxis=error_axis(range=[-0.03, 1.05]))
    name = SUPPORTS.name.replace("<br>", " ")
    ends = [
        curve(fig, run.gammas, run.supports / len(run.signs), SUPPORTS, name=name)._replace(name=SUPPORTS.title),
        curve(fig, run.gammas, run.training_errors, TRAINING),
        hline(fig, float(run.world.bayes_risk), BAYES),
        curve(fig, run.gammas, run.risks, TRUTH),
    ]
    vline(fig, float(run.gammas[step]))
    label_ends(fig, ends)
    return fig


def boundary_in_words(run: WidthRun, step: int) -> str:
    """What a person sees of the boundary."""
    return (
        f"{len(run.signs)} examples and the boundary at γ = {format_number(float(run.gammas[step]), 4)}: it "
        f"misclassifies {round(float(run.training_errors[step]) * len(run.signs))} of them and has a true risk of "
        f"{format_number(float(run.risks[step]), 3)}; {pluralize(int(run.supports[step]), 'example')} "
        f"{'supports' if run.supports[step] == 1 else 'support'} it."
    )


def line_boundary_in_words(run: WidthRun) -> str:
    """What a person sees of the line."""
    return (
        f"The same examples and a line, which misclassifies {round(run.line_training_error * len(run.signs))} of them "
        f"and has a true risk of {format_number(run.line_risk, 3)}."
    )


def errors_in_words(run: WidthRun, step: int) -> str:
    """What a person sees of the curves."""
    best = run.best
    return (
        f"From wide to narrow the training error goes from {format_number(float(run.training_errors[0]), 3)} to "
        f"{format_number(float(run.training_errors[-1]), 3)}; the true risk is smallest, "
        f"{format_number(float(run.risks[best]), 3)}, at γ = {format_number(float(run.gammas[best]), 4)}. Selected: "
        f"γ = {format_number(float(run.gammas[step]), 4)}."
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
