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
        Number("noise", "Labels flipped", "probability of the rarer label where it is smallest",
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
        "No noise": {"noise": 0.0},
        "Few examples": {"m": 10},
    },
)  # fmt: skip
