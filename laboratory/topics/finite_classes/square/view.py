"""Overfitting on the square: label 1 above, and a sample that suggests left."""

from bounds.vocabulary.domain import integers
from laboratory.topics.finite_classes.square import text
from laboratory.topics.finite_classes.square.figures import (
    fooled_in_words,
    fooled_square,
    square_table,
    world_in_words,
    world_square,
)
from laboratory.topics.finite_classes.square.run import square_run
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

LEARNERS = {"halves": "Best of four halves", "memoriser": "Memorizer"}

VIEW = View(
    fields=(
        Pick("learner", "Learner", LEARNERS, "halves"),
        Number("m", "Sample size m", "examples m", integers(1, 200), 10, (1, 200), log=True),
        Seed(default=4),
    ),
    run=square_run,
    drawings=(
        Drawing(world_square, world_in_words, text.WORLD),
        Drawing(fooled_square, fooled_in_words, text.caption),
    ),
    text=text,
    table=square_table,
    snippet_outputs=("run.training_error", "run.risk", "run.chance"),
    guarantees=(
        Guarantee(
            "hypothesis_survival",
            lambda run: None if run.chosen is None else {"m": run.m, "epsilon": 0.5},
            "probability",
        ),
    ),
    presets={"Fooled by the sample": {}, "The memorizer": {"learner": "memoriser", "m": 60}},
)
