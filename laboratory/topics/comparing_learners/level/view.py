"""Four tests of a difference between learners that are equally good."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.comparing_learners.level import text
from laboratory.topics.comparing_learners.level.figures import differences, differences_in_words, level_table
from laboratory.topics.comparing_learners.level.run import level
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("learner", "Both learners", {"neighbour": "Nearest neighbour", "mean": "Nearer mean"}, "neighbour"),
        Number("m", "Sample size m", "sample size m", integers(30, 500), 200, (30, 500), log=True),
        Number("folds", "Folds K", "number of folds K", integers(2, 20), 10, (2, 20)),
        Number("level", "Level", "level of the tests", Interval(0.001, 0.5), 0.05, (0.01, 0.2)),
        Number("distance", "Distance of the means", "distance of the class means on either feature", Interval(0, 5),
               1.0, (0, 3), advanced=True),
        Number("samples", "Samples", "number of samples", integers(20, 1_000), 300, (50, 1_000), log=True,
               advanced=True),
        Seed(default=1, domain=integers(0, 2**31)),
    ),
    run=level,
    drawings=(Drawing(differences, differences_in_words, text.caption),),
    text=text,
    table=level_table,
    snippet_outputs=("run.tests", "run.shares"),
    guarantees=(Guarantee(text.THEOREM, text.theorem_inputs, "p-value of the first sample's folds"),),
    presets={
        "Ten folds": {},
        "A stable learner": {"learner": "mean"},
        "Small samples": {"m": 40},
        "Learners that guess": {"distance": 0.0},
    },
    progress_text="Testing on many samples …",
)  # fmt: skip
