"""Least squares where two features are equal, or nearly: least length, sensitivity, condition number, ridge as cure."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.singular import text
from laboratory.topics.linear_models.singular.figures import (
    factors,
    factors_in_words,
    singular_table,
    weights,
    weights_in_words,
)
from laboratory.topics.linear_models.singular.run import singular
from laboratory.views.fields import Number, Seed, Switch
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Switch("equal", "Equal features", "The second feature is the first."),
        Number("apart", "Difference of the features", "standard deviation of the difference of the two features",
               Interval(1e-8, 1), 0.03, (1e-6, 1), log=True, when={"equal": (False,)}),
        Number("change", "Change of each target", "standard deviation of the change of each target",
               Interval(1e-6, 10), 0.1, (0.001, 1), log=True),
        Number("alpha", "Ridge parameter α", "factor α of ||w||² beside the sum of squares", Interval(1e-9, 1e6), 1,
               (0.001, 100), log=True),
        Number("m", "Sample size m", "sample size m", integers(2, 500), 20, (2, 200), log=True),
        Seed(),
    ),
    run=singular,
    drawings=(
        Drawing(weights, weights_in_words, text.CAPTION),
        Drawing(factors, factors_in_words, text.FACTORS_CAPTION),
    ),
    text=text,
    table=singular_table,
    snippet_outputs=("run.condition", "run.factor", "run.errors"),
    presets={
        "Nearly equal features": {},
        "Equal features": {"equal": True},
        "Different features": {"apart": 1},
        "Digits lost": {"apart": 1e-6, "change": 1e-6, "alpha": 1e-3},
    },
)  # fmt: skip
