"""The Gaussian kernel's width, from nearly a line to an island around every example."""

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.width import text
from laboratory.topics.svm_and_kernels.width.figures import (
    boundary,
    boundary_in_words,
    errors,
    errors_in_words,
    line_boundary,
    line_boundary_in_words,
    width_table,
    without_bias,
    without_bias_in_words,
)
from laboratory.topics.svm_and_kernels.width.handles import at_an_example, over_the_errors
from laboratory.topics.svm_and_kernels.width.run import GAMMAS, WORLDS, kernel_widths
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

BESIDE = {"errors": "Errors by width", "line": "A line instead", "bias": "Without the bias"}
START = 2  # gamma = 1

VIEW = View(
    fields=(
        Pick("beside", "Beside the boundary", BESIDE, "errors", above_figure=True),
        Pick("world", "Data distribution", WORLDS, "circles"),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Number("cost", "Regularization parameter C", "regularization parameter C, the cost of a unit of slack",
               Interval(0.001, 1000), 1, (0.001, 1000), log=True),
        Number("m", "Sample size m", "sample size m", integers(10, 200), 100, advanced=True),
        Seed(),
    ),
    run=kernel_widths,
    player=Player(
        "Kernel parameter γ", len(GAMMAS) - 1, START, keeps_step=True,
        step_text=lambda run, step: format_number(float(run.gammas[step])), positions=lambda run: run.gammas,
    ),
    drawings=(
        Drawing(boundary, boundary_in_words, text.caption, handles=at_an_example),
        Drawing(errors, errors_in_words, text.errors_caption, when={"beside": ("errors",)}, handles=over_the_errors,
                along="step"),
        Drawing(line_boundary, line_boundary_in_words, when={"beside": ("line",)}),
        Drawing(without_bias, without_bias_in_words, text.forgotten_caption, when={"beside": ("bias",)}),
    ),
    text=text,
    table=width_table,
    snippet_outputs=("run.gammas", "run.training_errors", "run.risks"),
    presets={
        "A good width": {"step": START},
        "So narrow that it repeats every label": {"step": len(GAMMAS) - 1},
        "The bias forgotten": {"beside": "bias"},
        "Linear beside Gaussian": {"world": "spirals", "noise": 0, "cost": 10, "step": 4, "beside": "line"},
    },
    progress_text="Trying widths …",
)  # fmt: skip
