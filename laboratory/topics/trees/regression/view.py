"""Regression trees: a staircase grown leaf by leaf."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.trees.regression import text
from laboratory.topics.trees.regression.figures import (
    errors,
    errors_in_words,
    leaves_table,
    staircase,
    staircase_in_words,
)
from laboratory.topics.trees.regression.run import staircases
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Number("leaves", "Largest number of leaves", "largest number of leaves", integers(1, 80), 30, (1, 80),
               log=True),
        Number("depth", "Largest depth", "largest depth: tests on a path", integers(1, 20), 10, (1, 20)),
        Number("least", "Examples in a leaf", "fewest examples in a leaf", integers(1, 50), 1, (1, 50), log=True),
        Number("m", "Sample size m", "sample size m", integers(2, 400), 60, (2, 400), log=True),
        Number("noise", "Noise", "standard deviation of the noise on the label", Interval(0, 2), 0.3, advanced=True),
        Seed(),
    ),
    run=staircases,
    player=Player("Leaves", lambda run: run.last, lambda run: run.best, step_text=lambda step: str(step + 1),
                  none="No leaf may be split.", positions=lambda run: range(1, run.last + 2)),
    drawings=(Drawing(staircase, staircase_in_words, text.caption), Drawing(errors, errors_in_words, along="step")),
    text=text,
    table=leaves_table,
    snippet_outputs=("run.best + 1", "run.risk[run.best]", "run.training[-1]"),
    presets={
        "Leaf by leaf": {},
        "Overfitted": {"leaves": 36, "depth": 20, "m": 40, "step": 35},
        "Depth 2": {"depth": 2},
        "Cells that shrink and fill": {"m": 400, "least": 20},
        "Cells that do not fill": {"m": 400, "leaves": 80, "depth": 20, "step": 79},
    },
    progress_text="Growing …",
)  # fmt: skip
