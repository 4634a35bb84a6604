"""The delta rule: least mean squares by all points at once, or by one point after the other."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.linear_models.lms import text
from laboratory.topics.linear_models.lms.figures import (
    distances,
    distances_in_words,
    line,
    line_in_words,
    steps_table,
)
from laboratory.topics.linear_models.lms.run import ORDERS, lms
from laboratory.topics.linear_models.regression.text import MOST, NOTES, read_points, write_points
from laboratory.views.fields import Number, Pick, Seed, Text
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Pick("order", "An epoch takes the points", ORDERS, "batch"),
        Number("rate", "Learning rate η", "learning rate η", Interval(0, 10, closed_low=False), 0.02, (0.001, 0.1),
               log=True),
        Text("points", "Points x y", f"Pairs with a comma between them, 2 to {MOST} of them.", NOTES, read_points,
             write_points, advanced=True),
        Seed(when={"order": ("shuffled",)}),
    ),
    run=lms,
    player=Player("After epoch", lambda run: run.last, lambda run: min(2, run.last)),
    drawings=(
        Drawing(line, line_in_words, text.LINES),
        Drawing(distances, distances_in_words, text.away_caption, along="step"),
    ),
    text=text,
    table=steps_table,
    snippet_outputs=("run.path[-1]", "run.limit"),
    presets={
        "Batch": {},
        "A rate too large": {"rate": 0.05},
        "One by one": {"order": "given"},
    },
)  # fmt: skip
