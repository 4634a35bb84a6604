"""A sigmoid unit, trained by the delta rule."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.unit import text
from laboratory.topics.linear_models.unit.figures import (
    errors,
    errors_in_words,
    errors_table,
    path,
    path_in_words,
)
from laboratory.topics.linear_models.unit.run import ORDERS, unit, valley
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Pick("order", "Examples", ORDERS, "batch"),
        Number("rate", "Learning rate η", "learning rate η", Interval(1e-5, 100), 2, (0.01, 20), log=True),
        Number("steepness", "Steepness", "steepness of the sigmoid", Interval(0.01, 100), 1, (0.1, 20), log=True),
        Number("m", "Sample size m", "sample size m", integers(2, 300), 30, (2, 300), log=True),
        Number("epochs", "Epochs", "epochs that are run at most", integers(1, 500), 60, advanced=True),
        Seed(meaning="seed of the sample, and of the order where it is shuffled"),
    ),
    run=unit,
    derived={"under": valley},
    player=Player("After epoch", lambda run: run.last),
    drawings=(
        Drawing(path, path_in_words, "Level lines of the mean squared error."),
        Drawing(errors, errors_in_words, along="step"),
    ),
    text=text,
    table=errors_table,
    snippet_outputs=("run.path[-1]", "run.mean_squares[-1]"),
    presets={
        "All at once": {},
        "In turn": {"order": "given", "rate": 0.1},
        "Saturated": {"steepness": 20},
    },
)
