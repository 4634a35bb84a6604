"""A threshold moved by hand: smallest training error, smallest true risk, and the bound for all at once."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.finite_classes.threshold import text
from laboratory.topics.finite_classes.threshold.figures import (
    errors,
    errors_in_words,
    errors_table,
    line,
    line_in_words,
)
from laboratory.topics.finite_classes.threshold.handles import between_the_examples, on_the_errors
from laboratory.topics.finite_classes.threshold.run import THEOREM, hand
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("threshold", "Threshold θ", "threshold from which the answer is 1", Interval(0, 1), 0.3, (0, 1)),
        Number("m", "Sample size m", "examples m", integers(1, 2_000), 50, (5, 1_000), log=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-6, 0.5), 0.05, advanced=True),
        Seed(default=3),
    ),
    run=hand,
    check=text.in_the_class,
    drawings=(
        Drawing(line, line_in_words, text.LINE, handles=between_the_examples),
        Drawing(errors, errors_in_words, text.CURVES, handles=on_the_errors),
    ),
    text=text,
    table=errors_table,
    snippet_outputs=("run.best", "run.gap", "run.farthest"),
    guarantees=(Guarantee(THEOREM, lambda run: run.inputs),),
    presets={
        "Some labels flipped": {},
        "No label flipped": {"noise": 0},
        "A thousand examples": {"m": 1_000},
    },
)  # fmt: skip
