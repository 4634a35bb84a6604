"""The perceptron criterion, its gradient, and two descents on it."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.perceptron_lab.criterion import text
from laboratory.topics.perceptron_lab.criterion.figures import (
    criterion_table,
    paths,
    paths_in_words,
    values,
    values_in_words,
)
from laboratory.topics.perceptron_lab.criterion.run import criterion, heights
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Number("turn", "Start, degrees off", "angle between the first weights and the hidden direction, in degrees",
               Interval(-180, 180), 150, (-180, 180)),
        Number("rate", "Learning rate η", "learning rate η", Interval(1e-4, 10), 0.03, (0.005, 1), log=True),
        Number("m", "Sample size m", "sample size m", integers(2, 100), 30, (2, 100)),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False), 0,
               (0, 0.45)),
        Number("margin", "Margin γ", "margin γ, the smallest distance to the hidden line", Interval(0.001, 0.9), 0.1,
               (0.01, 0.9), log=True, advanced=True),
        Number("passes", "Largest number of passes", "largest number of passes over the sample", integers(1, 200), 60,
               (1, 200), advanced=True),
        Seed(default=7),
    ),
    run=criterion,
    derived={"under": heights},
    player=Player("After pass", lambda run: run.passes, none="No example is misclassified at the start."),
    drawings=(
        Drawing(paths, paths_in_words, text.CAPTION),
        Drawing(values, values_in_words, text.VALUES, along="step"),
    ),
    text=text,
    table=criterion_table,
    snippet_outputs=("run.batch[-1]", "run.online[-1]", "run.criterion(run.batch)"),
    presets={
        "Separable": {},
        "Not separable": {"noise": 0.15, "m": 60},
        "Large steps": {"rate": 1},
    },
)  # fmt: skip
