"""Samples on which the perceptron is slow: as many updates as its bound, and exponentially many."""

from bounds.vocabulary.domain import integers
from laboratory.topics.perceptron_lab.slow import text
from laboratory.topics.perceptron_lab.slow.figures import (
    slow_table,
    updates,
    updates_in_words,
    weights,
    weights_in_words,
)
from laboratory.topics.perceptron_lab.slow.run import SAMPLES, slow_runs
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("sample", "Sample", SAMPLES, "doubling"),
        Number("features", "Features n", "number of features n, and of examples", integers(1, 9), 7, (1, 9)),
    ),
    run=slow_runs,
    drawings=(
        Drawing(updates, updates_in_words, text.CAPTION, along="features"),
        Drawing(weights, weights_in_words, text.WEIGHTS_CAPTION),
    ),
    text=text,
    table=slow_table,
    snippet_outputs=("run.updates.tolist()", "run.most.tolist()"),
    guarantees=(Guarantee("perceptron_mistakes", lambda run: run.inputs),),
    presets={
        "Exponentially many": {},
        "The bound is met": {"sample": "orthogonal", "features": 9},
    },
)
