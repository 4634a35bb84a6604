"""The likelihood of labels under a logistic model."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.labels import text
from laboratory.topics.linear_models.labels.figures import (
    likelihoods,
    likelihoods_in_words,
    likelihoods_table,
    probabilities,
    probabilities_in_words,
)
from laboratory.topics.linear_models.labels.run import SAMPLES, labelled
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

DRAWN = {"sample": ("drawn", "separable")}

VIEW = View(
    fields=(
        Pick("sample", "Sample", SAMPLES, "worked"),
        Number("intercept", "Intercept b", "intercept b of your model", Interval(-50, 50), 0, (-6, 6)),
        Number("slope", "Slope w", "slope w of your model", Interval(-50, 50), 1, (-4, 4)),
        Number("m", "Sample size m", "sample size m", integers(2, 500), 40, (2, 500), log=True, when=DRAWN),
        Seed(when=DRAWN),
    ),
    run=labelled,
    drawings=(
        Drawing(probabilities, probabilities_in_words, "Grey: the labels, at 0 and 1."),
        Drawing(likelihoods, likelihoods_in_words, "At your slope. The misprinted sum rises towards 0: no maximum."),
    ),
    text=text,
    table=likelihoods_table,
    snippet_outputs=("run.best", "run.log_likelihood(run.best)", "run.printed(run.yours)"),
    presets={
        "Four points by hand": {},
        "The maximum": {"intercept": -1.3623, "slope": 0.9082},
        "Misprinted, far out": {"intercept": 30, "slope": 0},
        "Separable": {"sample": "separable", "intercept": -3, "slope": 3},
    },
)
