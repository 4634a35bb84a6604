"""Kernel SGD step by step: weights of infinite dimension as a sum of bumps at the examples."""

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.kernels.representer import text
from laboratory.topics.kernels.representer.figures import (
    bump_table,
    coefficients,
    coefficients_in_words,
    plane,
    plane_in_words,
    unmoved,
    unmoved_in_words,
)
from laboratory.topics.kernels.representer.run import kernel_sgd
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

BESIDE = {"coefficients": "Coefficients", "orthogonal": "Orthogonal part"}

VIEW = View(
    fields=(
        Pick("beside", "Beside the plane", BESIDE, "coefficients", above_figure=True),
        Number("lam", "Regularization parameter λ", "regularization parameter λ, the penalty on half the squared norm",
               Interval(0.001, 1), 0.01, (0.001, 1), log=True),
        Number("gamma", "Kernel parameter γ", "kernel parameter γ, the Gaussian's inverse width", Interval(1, 100), 10,
               (1, 100), log=True),
        Number("m", "Sample size m", "examples m", integers(4, 150), 60, (4, 150)),
        Number("extra", "Orthogonal part c", "length c of the orthogonal part", Interval(0, 100), 2, (0, 10),
               when={"beside": ("orthogonal",)}),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05,
               advanced=True),
        Number("draws", "Draws", "draws of an example, one after the other", integers(10, 100_000), 10_000,
               advanced=True),
        Seed(),
    ),
    run=kernel_sgd,
    player=Player(
        "Examples drawn", lambda run: len(run.draws) - 1, keeps_step=True,
        step_text=lambda run, step: format_number(int(run.draws[step])), whole_run={"sentence": text.whole_run},
    ),
    drawings=(
        Drawing(plane, plane_in_words, text.caption),
        Drawing(coefficients, coefficients_in_words, text.coefficients_caption, when={"beside": ("coefficients",)}),
        Drawing(unmoved, unmoved_in_words, text.unmoved_caption, when={"beside": ("orthogonal",)}),
    ),
    text=text,
    table=bump_table,
    snippet_outputs=("run.mean_gaps[-1]", "run.bound[-1]", "len(run.bumps(-1))"),
    guarantees=(
        Guarantee("sgd_regularised", lambda run, step: {"steps": int(run.draws[step]), "lam": run.lam,
                                                        "lipschitz": 1.0}),
    ),
    presets={
        "A sum of bumps": {},
        "The first bumps": {"step": 7},
        "Orthogonal to all examples": {"beside": "orthogonal"},
        "Wide bumps": {"gamma": 1},
        "Narrow bumps": {"gamma": 100},
    },
    progress_text="Drawing examples …",
)  # fmt: skip
