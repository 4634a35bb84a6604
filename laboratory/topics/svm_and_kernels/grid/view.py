"""C and gamma: cross-validated accuracies as a map, and the true accuracy of the pair that is chosen."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.grid import text
from laboratory.topics.svm_and_kernels.grid.figures import grid_table, heat, heat_in_words
from laboratory.topics.svm_and_kernels.grid.run import WORLDS, gathered, pieces, tried
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Tasks, View

FINENESS = {"16": "Coarse, factors of 16", "4": "Fine, factors of 4"}
DRAWN = {"world": ("circles", "xor")}  # at random, and no data set

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "circles"),
        Pick("factor", "Grid of powers of 2", FINENESS, "16"),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.4), 0.1, (0, 0.4),
               when=DRAWN),
        Number("m", "Sample size m", "sample size m", integers(40, 200), 100, advanced=True, when=DRAWN),
        Seed(meaning="seed of the sample and the folds", default=15),
    ),
    run=Tasks("grid", pieces, tried, gathered, lambda done: f"{done} values of C"),
    drawings=(Drawing(heat, heat_in_words, text.caption),),
    text=text,
    table=grid_table,
    snippet_outputs=("run.cost", "run.gamma", "run.accuracy", "run.true"),
    presets={
        "Disc in a ring": {},
        "Few examples, much noise": {"m": 50, "noise": 0.3, "seed": 5},
        "Breast cancer": {"world": "cancer", "seed": 1},
    },
)  # fmt: skip
