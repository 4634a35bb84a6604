"""Irrelevant features: how many until neighbours are as bad as guessing, and what helps."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.neighbours.noise import text
from laboratory.topics.neighbours.noise.figures import (
    distances,
    distances_in_words,
    errors,
    errors_in_words,
    noise_table,
)
from laboratory.topics.neighbours.noise.run import MOST, THEOREM, noise_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("noise", "Noise features", "number of irrelevant noise features", integers(0, MOST), 20, (0, MOST)),
        Number("k", "Neighbours k", "number of neighbours that vote", integers(1, 300), 1, (1, 99), log=True),
        Number("m", "Sample size m", "sample size m of the training set", integers(10, 300), 100, (10, 300), log=True),
        Number("weight", "Weight of the relevant feature", "factor of the relevant feature in distances",
               Interval(0.1, 100), 1, (0.1, 20), log=True),
        Seed(),
    ),
    run=noise_run,
    check=text.too_many,
    drawings=(Drawing(errors, errors_in_words, text.CAPTION), Drawing(distances, distances_in_words, text.NEAREST)),
    text=text,
    table=noise_table,
    snippet_outputs=("run.error(0)", "run.error(20)", "run.errors"),
    guarantees=(Guarantee(THEOREM, lambda run, noise: run.inputs(noise)),),
    presets={
        "Twenty noise features": {},
        "Hardly better than guessing": {"noise": 300},
        "More weight on the right feature": {"weight": 10},
    },
    progress_text="Searching the neighbours …",
)  # fmt: skip
