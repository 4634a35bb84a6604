"""The parts of the 0-1 error of nearest neighbours."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.zero_one import text
from laboratory.topics.model_selection.zero_one.figures import (
    parts_in_words,
    parts_of_the_error,
    parts_of_the_square,
    parts_table,
    square_in_words,
)
from laboratory.topics.model_selection.zero_one.run import WORLDS, zero_one
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "waves"),
        Number("labels", "Labels", "number of labels", integers(2, 6), 2, (2, 6)),
        Number("noise", "Labels flipped", "probability that a label is replaced by another",
               Interval(0, 0.5, closed_high=False), 0.1, (0, 0.45)),
        Number("m", "Sample size m", "sample size m", integers(3, 200), 40, (5, 200), log=True),
        Number("samples", "Samples", "number of samples drawn", integers(10, 400), 200, advanced=True),
        Seed(),
    ),
    run=zero_one,
    drawings=(
        Drawing(parts_of_the_error, parts_in_words, text.CAPTION),
        Drawing(parts_of_the_square, square_in_words, text.SQUARE_CAPTION),
    ),
    text=text,
    table=parts_table,
    snippet_outputs=("run.neighbours[run.best]", "run.expected"),
    presets={
        "Waves": {},
        "Step": {"world": "step"},
        "Three labels": {"labels": 3},
        "Six steps": {"world": "step", "labels": 6, "noise": 0.3},
        "No noise": {"noise": 0.0},
        "Few examples": {"m": 10},
    },
)  # fmt: skip
