"""The cost of training against prediction: lazy neighbours, with and without a tree, and an eager linear rule."""

from bounds.vocabulary.domain import integers
from laboratory.topics.neighbours.costs import text
from laboratory.topics.neighbours.costs.figures import (
    costs_table,
    in_all,
    in_all_in_words,
    one_answer,
    one_answer_in_words,
)
from laboratory.topics.neighbours.costs.run import costs_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number(
            "m", "Stored examples m", "number of stored examples m", integers(1, 10_000), 1_000, (1, 10_000), log=True
        ),
        Number("d", "Features d", "number of features", integers(1, 100), 2, (1, 100)),
        Seed(),
    ),
    run=costs_run,
    drawings=(
        Drawing(one_answer, one_answer_in_words, text.CAPTION, along="m"),
        Drawing(in_all, in_all_in_words, text.in_all_caption),
    ),
    text=text,
    table=costs_table,
    snippet_outputs=("run.search(1_000)", "run.linear_training(1_000)", "run.cheaper_after(1_000)"),
    presets={
        "Two features: the tree helps": {},
        "Twenty features: it compares all": {"d": 20},
        "A distance of a hundred sums": {"d": 100},
    },
)
