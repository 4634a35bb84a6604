"""Grid search from coarse to fine."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.zoom import text
from laboratory.topics.model_selection.zoom.figures import (
    costs,
    costs_in_words,
    grids,
    grids_in_words,
    zoom_table,
)
from laboratory.topics.model_selection.zoom.run import surface, zoomed
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Number(
            "first",
            "Values on the first grid",
            "values of each parameter on the first grid",
            integers(3, 11),
            5,
            (3, 11),
        ),
        Number(
            "points", "Values on finer grids", "values of each parameter on a finer grid", integers(4, 9), 5, (4, 9)
        ),
        Number("rounds", "Grids", "number of grids", integers(1, 5), 3, (1, 5)),
        Number("m", "Sample size m", "sample size m of the training set", integers(10, 200), 40, (10, 200), log=True),
        Number(
            "noise", "Noise", "standard deviation of the noise on the label", Interval(0.001, 2), 0.3, advanced=True
        ),
        Seed(default=1),
    ),
    run=zoomed,
    derived={"beneath": surface},
    player=Player(
        "Grid",
        lambda run: len(run.grids) - 1,
        step_text=text.step_text,
        whole_run={"headline": "its fits are those of the whole search"},
    ),
    drawings=(Drawing(grids, grids_in_words, text.caption), Drawing(costs, costs_in_words, text.costs_caption)),
    text=text,
    table=zoom_table,
    snippet_outputs=("run.zoom.best", "run.fits", "run.full"),
    presets={
        "Three grids of 5 × 5": {},
        "One grid of 11 × 11": {"first": 11, "rounds": 1},
        "Five grids, the first of 3 × 3": {"first": 3, "rounds": 5},
    },
)
