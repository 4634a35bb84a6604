"""Pegasos: the soft margin found draw by draw, one example each."""

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.steps import text
from laboratory.topics.svm_and_kernels.steps.figures import gaps, gaps_in_words, plane, plane_in_words, stepping_table
from laboratory.topics.svm_and_kernels.steps.run import pegasos
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Number("lam", "Regularization parameter λ", "regularization parameter λ, the weight of half the squared norm",
               Interval(0.001, 10), 0.1, (0.001, 10), log=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05,
               (0, 0.45)),
        Number("m", "Sample size m", "sample size m", integers(2, 300), 80, (2, 300), log=True),
        Number("draws", "Draws", "draws of an example, one after the other", integers(10, 100_000), 10_000,
               advanced=True),
        Seed(default=1),
    ),
    run=pegasos,
    player=Player(
        "Examples drawn", lambda run: len(run.draws) - 1, keeps_step=True,
        step_text=lambda run, step: format_number(int(run.draws[step])), positions=lambda run: run.draws,
    ),
    drawings=(Drawing(plane, plane_in_words, text.caption), Drawing(gaps, gaps_in_words, along="step")),
    text=text,
    table=stepping_table,
    snippet_outputs=("run.mean_gaps[-1]", "run.bounds[-1]"),
    guarantees=(
        Guarantee("sgd_regularised", lambda run, step: {"steps": int(run.draws[step]), "lam": run.lam,
                                                        "lipschitz": run.radius}),
    ),
    presets={
        "A wide band": {},
        "A thin band takes longer": {"lam": 0.01},
        "Without noise": {"noise": 0},
    },
    progress_text="Drawing examples …",
)  # fmt: skip
