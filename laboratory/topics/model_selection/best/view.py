"""Of many candidates that are equally bad, or nearly, the one that looks best."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.best import text
from laboratory.topics.model_selection.best.figures import (
    least_errors,
    least_in_words,
    lottery_table,
    plain_and_nested,
    plain_in_words,
)
from laboratory.topics.model_selection.best.run import AVERAGE, SELECTION, lottery_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("k", "Candidates k", "number of candidates k", integers(1, 1_000), 20, (1, 1_000), log=True),
        Number("m", "Sample size m", "examples m that choose", integers(10, 1_000), 200, (10, 1_000), log=True),
        Number("error", "True risk of each", "true risk of every candidate; with a spread, the middle of all",
               Interval(0.01, 0.99), 0.5, (0.01, 0.99)),
        Number("spread", "Spread of true risks ±", "spread of the true risks, to either side of the middle",
               Interval(0, 0.5), 0, (0, 0.3)),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-6, 0.5), 0.05, advanced=True),
        Number("folds", "Folds K", "number of folds K", integers(2, 10), 5, advanced=True),
        Seed(default=1),
    ),
    run=lottery_run,
    drawings=(
        Drawing(least_errors, least_in_words, text.caption, along="k"),
        Drawing(plain_and_nested, plain_in_words, text.nested_caption),
    ),
    check=text.check,
    text=text,
    table=lottery_table,
    snippet_outputs=("run.expected", "run.plain.mean()", "run.nested.mean()"),
    guarantees=(
        Guarantee(SELECTION, lambda run: run.inputs),
        Guarantee(AVERAGE, lambda run: None if run.spread else run.law, "exact mean"),
    ),
    presets={
        "Twenty coins": {},
        "A thousand coins": {"k": 1_000, "seed": 2},
        "Candidates that differ": {"spread": 0.1, "seed": 4},
    },
)  # fmt: skip
