"""When learning fails: learning curves and the questions that they answer."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.fails import text
from laboratory.topics.model_selection.fails.figures import (
    classes,
    classes_in_words,
    curves_table,
    learning,
    learning_in_words,
)
from laboratory.topics.model_selection.fails.run import failure
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

CHOICES = {"fixed": "This class", "tuned": "Tuned, VC dimensions 1 to d"}

VIEW = View(
    fields=(
        Number("d", "VC dimension d", "VC dimension d of the largest class", integers(1, 40), 20, (1, 40)),
        Pick("choice", "Class", CHOICES, "fixed"),
        Number("intervals", "Intervals", "intervals with label 1 in the distribution", integers(1, 20), 3, (1, 20)),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Number("m", "Sample size m", "sample size m", integers(10, 1_000), 200, (10, 1_000), log=True),
        Number("wanted", "Error wanted", "error wanted: the largest that is acceptable", Interval(0.001, 0.5), 0.15,
               advanced=True),
        Number("held", "Validation examples", "validation examples", integers(10, 5_000), 500, advanced=True),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-6, 0.5), 0.05, advanced=True),
        Seed(default=1),
    ),
    run=failure,
    drawings=(
        Drawing(learning, learning_in_words, text.caption),
        Drawing(classes, classes_in_words, text.classes_caption, along="d"),
    ),
    text=text,
    table=curves_table,
    snippet_outputs=("run.diagnosis.path", "run.diagnosis.advice", "run.guaranteed"),
    guarantees=(Guarantee(lambda run: run.theorem, lambda run: run.inputs, "VC bound at this m"),),
    presets={
        "Estimation error": {},
        "m below the VC dimension": {"d": 40, "intervals": 15, "noise": 0, "m": 36},
        "Approximation error 0": {"d": 7, "noise": 0, "m": 1_000},
        "Class too small": {"d": 2, "m": 500},
        "Tuned, but not far enough": {"d": 3, "choice": "tuned", "m": 500},
        "Settles above the wanted error": {"d": 5, "noise": 0.02, "m": 200},
        "Works": {"d": 7, "m": 1_000},
    },
    progress_text="Drawing learning curves …",
)  # fmt: skip
