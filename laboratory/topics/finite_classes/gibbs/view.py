"""A posterior over thresholds, and its PAC-Bayes bound."""

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.finite_classes.gibbs import text
from laboratory.topics.finite_classes.gibbs.figures import (
    bounds_figure,
    bounds_in_words,
    gibbs_table,
    posterior,
    posterior_in_words,
)
from laboratory.topics.finite_classes.gibbs.run import LAMBDAS, THEOREM, gibbs_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Number("m", "Sample size m", "examples m", integers(1, 10_000), 100, (10, 10_000), log=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-6, 0.5), 0.05, advanced=True),
        Seed(default=3),
    ),
    run=gibbs_run,
    player=Player("Sharpness λ", len(LAMBDAS) - 1, lambda run: run.chosen, keeps_step=True,
                  step_text=lambda run, step: format_number(LAMBDAS[step])),
    drawings=(
        Drawing(posterior, posterior_in_words, text.CAPTION),
        Drawing(bounds_figure, bounds_in_words, text.CURVES),
    ),
    text=text,
    table=gibbs_table,
    snippet_outputs=("run.chosen", "run.risk", "run.bound"),
    guarantees=(Guarantee(THEOREM, lambda run, step: run.inputs(step)),),
    presets={"Between prior and ERM": {}, "Nothing learned yet": {"step": 0}, "Many examples": {"m": 2_000}},
)  # fmt: skip
