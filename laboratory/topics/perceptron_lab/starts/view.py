"""The perceptron from starts in all directions."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.perceptron_lab.starts import text
from laboratory.topics.perceptron_lab.starts.figures import (
    plane,
    plane_in_words,
    starts_table,
    updates,
    updates_in_words,
)
from laboratory.topics.perceptron_lab.starts.run import starts
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("length", "Length of the start s", "length s of the starting weights", Interval(0, 50), 5, (0, 20)),
        Number("margin", "Margin γ", "margin γ, the smallest distance to the hidden line", Interval(0.02, 0.9), 0.1,
               (0.02, 0.9), log=True),
        Number("m", "Sample size m", "sample size m", integers(1, 200), 40, (2, 200)),
        Seed(default=7),
    ),
    run=starts,
    drawings=(
        Drawing(plane, plane_in_words, text.CAPTION),
        Drawing(updates, updates_in_words, text.UPDATES_CAPTION),
    ),
    text=text,
    table=starts_table,
    snippet_outputs=("run.updates.tolist()", "run.most", "run.lines"),
    guarantees=(
        Guarantee(
            "perceptron_mistakes", lambda run: {"radius": run.world.radius, "gamma": run.world.margin},
            "bound from w = 0",
        ),
    ),
    presets={
        "Starts of length 5": {},
        "From 0 alone": {"length": 0},
        "Far starts, thin margin": {"length": 20, "margin": 0.05},
    },
)  # fmt: skip
