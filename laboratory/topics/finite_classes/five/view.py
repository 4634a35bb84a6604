"""All labellings of five points, and which of them are left."""

from bounds.vocabulary.domain import integers
from laboratory.topics.finite_classes.five import text
from laboratory.topics.finite_classes.five.figures import (
    five_table,
    labellings,
    labellings_in_words,
    mistakes_in_words,
    unseen_mistakes,
)
from laboratory.topics.finite_classes.five.run import FIVE, five_points
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Number("target", "Right labelling (0 to 31)", "number of the right labelling, in the order of the figure",
               integers(0, 31), 22, (0, 31)),
    ),
    run=five_points,
    player=Player("Points seen", FIVE, 3, name="seen", keeps_step=True),
    drawings=(
        Drawing(labellings, labellings_in_words, text.CAPTION, width=2),
        Drawing(unseen_mistakes, mistakes_in_words, text.MISTAKES),
    ),
    text=text,
    table=five_table,
    snippet_outputs=("len(run.consistent(3))", "run.counts(3).tolist()"),
    presets={
        "Three points seen": {"seen": 3},
        "Nothing seen": {"seen": 0},
        "All but one seen": {"seen": 4},
    },
)  # fmt: skip
