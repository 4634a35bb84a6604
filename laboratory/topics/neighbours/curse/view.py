"""In many dimensions distances concentrate."""

from bounds.vocabulary.domain import integers
from laboratory.topics.neighbours.curse import text
from laboratory.topics.neighbours.curse.figures import (
    centre,
    centre_in_words,
    curse_table,
    distances,
    distances_in_words,
)
from laboratory.topics.neighbours.curse.run import curse_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("m", "Sample size m", "sample size m", integers(3, 300), 200, (3, 300), log=True),
        Seed(default=2),
    ),
    run=curse_run,
    drawings=(
        Drawing(distances, distances_in_words, text.CAPTION),
        Drawing(centre, centre_in_words, text.CENTRE_CAPTION),
    ),
    text=text,
    table=curse_table,
    snippet_outputs=("run.dimensions", "run.farthest / run.nearest"),
    guarantees=(Guarantee("nearest_neighbour_median", lambda run: {"m": run.m, "n": 10}, "median distance"),),
    progress_text="Drawing points …",
)
