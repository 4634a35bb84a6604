"""AIC, BIC and leave-one-out choosing among all subsets of a few features."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.subsets import text
from laboratory.topics.model_selection.subsets.figures import (
    scores,
    scores_in_words,
    squares,
    squares_in_words,
    subsets_table,
)
from laboratory.topics.model_selection.subsets.run import subsets
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("features", "Features p", "number of features p", integers(1, 8), 6, (1, 8)),
        Number("relevant", "Relevant features", "number of features with a weight", integers(0, 8), 3, (0, 8)),
        Number("weight", "Their weight", "weight of each relevant feature", Interval(0, 10), 0.5, (0, 2),
               advanced=True),
        Number("correlation", "Correlation", "correlation of any two features", Interval(0, 0.99), 0.5, (0, 0.95)),
        Number("m", "Sample size m", "sample size m", integers(20, 500), 120, (20, 500), log=True),
        Number("noise", "Noise", "standard deviation of the noise on the label", Interval(0.01, 10), 1, (0.1, 3),
               log=True, advanced=True),
        Seed(),
    ),
    run=subsets,
    check=text.fitting,
    drawings=(
        Drawing(scores, scores_in_words, text.SCORES_CAPTION),
        Drawing(squares, squares_in_words, text.SQUARES_CAPTION),
    ),
    text=text,
    table=subsets_table,
    snippet_outputs=("run.share('aic')", "run.share('bic')", "run.risk('aic')", "run.subsets[run.best]"),
    guarantees=(
        Guarantee("aic", text.inputs, "AIC of the first sample"),
        Guarantee("bic", text.inputs, "BIC of the first sample"),
    ),
    presets={
        "Three of six features": {},
        "Eight features, 256 subsets": {"features": 8, "m": 250},
        "Nothing is relevant": {"relevant": 0, "features": 8},
        "Nearly the same features": {"correlation": 0.95, "m": 200},
    },
)  # fmt: skip
