"""Training and test error against k on real data, and the guarantee of the test set for the selected k."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.neighbours.error import text
from laboratory.topics.neighbours.error.figures import (
    confusion,
    confusion_in_words,
    error_table,
    errors,
    errors_in_words,
)
from laboratory.topics.neighbours.error.run import CHOICES, DATA, FIXED, error_run
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("chooses", "How k is chosen", CHOICES, FIXED, above_figure=True),
        Number("k", "Neighbours k", "number of neighbours that vote", integers(1, 512), 9, (1, 341), log=True,
               when={"chooses": (FIXED,)}),
        Pick("data", "Data set", DATA, "breast_cancer"),
        Number("share", "Test share", "test share of the examples", Interval(0.1, 0.9), 0.4, (0.1, 0.9)),
        Pick("scale", "Features", {"raw": "As measured", "sd": "Standardized"}, "raw", advanced=True),
        Seed(default=1),
    ),
    run=error_run,
    check=text.too_many,
    derived={
        "taken": lambda run, k, chooses: run.chosen(k, chooses),
        "bounds": lambda run, chooses: run.guarantees(chooses),
    },
    drawings=(
        Drawing(errors, errors_in_words, text.CAPTION, width=1.4, along="k"),
        Drawing(confusion, confusion_in_words, text.CONFUSION),
    ),
    text=text,
    table=error_table,
    snippet_outputs=("run.ks", "run.training", "run.test"),
    guarantees=(
        Guarantee(lambda run, chooses: run.theorem(chooses), lambda run, taken, chooses: run.inputs(taken, chooses)),
    ),
    presets={
        "Overfitting: k = 1": {"k": 1},
        "Between": {"k": 9},
        "All of them vote": {"k": 341},
        "Chosen on the test set": {"chooses": "test"},
        "Three species": {"data": "iris", "k": 5},
    },
    progress_text="Searching the neighbours …",
)  # fmt: skip
