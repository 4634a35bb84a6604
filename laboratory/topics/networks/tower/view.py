"""A constructive algorithm at work: the Tower on a function of n bits."""

from bounds.vocabulary.domain import integers
from laboratory.topics.networks.tower import text
from laboratory.topics.networks.tower.figures import errors, errors_in_words, tower_table, wrong, wrong_in_words
from laboratory.topics.networks.tower.run import TARGETS, tower
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("target", "Labels", TARGETS, "parity"),
        Number("bits", "Bits n", "number of bits n of an input", integers(2, 7), 4, (2, 7)),
        Number("updates", "Updates of a unit", "updates of the pocket perceptron for each unit", integers(0, 2_000),
               300, (0, 1_000)),
        Seed(meaning="seed of random labels and of the examples corrected"),
    ),
    run=tower,
    drawings=(
        Drawing(errors, errors_in_words, text.CAPTION),
        Drawing(wrong, wrong_in_words, text.WRONG_CAPTION),
    ),
    text=text,
    table=tower_table,
    snippet_outputs=("run.errors.tolist()", "run.most_units"),
    presets={
        "Parity": {},
        "The construction alone": {"updates": 0},
        "Random labels": {"target": "random", "bits": 6},
        "Majority: one unit": {"target": "majority", "bits": 5},
    },
)  # fmt: skip
