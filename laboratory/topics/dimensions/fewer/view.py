"""Why fewer dimensions: errors on new digits, and multiplications, by the components kept."""

from bounds.vocabulary.domain import integers
from laboratory.topics.dimensions.fewer import text
from laboratory.topics.dimensions.fewer.figures import costs, costs_in_words, errors, errors_in_words, fewer_table
from laboratory.topics.dimensions.fewer.run import LEARNERS, fewer
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("learner", "Learner", LEARNERS, "squares"),
        Number("kept", "Components kept n", "components kept of each digit", integers(1, 64), 20, (1, 64)),
        Number(
            "m", "Sample size m", "sample size m, the digits to learn from", integers(10, 500), 80, (10, 500), log=True
        ),
        Seed(meaning="seed of the digits to learn from", default=5),
    ),
    run=fewer,
    drawings=(
        Drawing(errors, errors_in_words, text.ERRORS, along="kept"),
        Drawing(costs, costs_in_words, text.COSTS, along="kept"),
    ),
    text=text,
    table=fewer_table,
    snippet_outputs=("run.test", "run.best", "run.costs"),
    presets={
        "Fewer are learned better": {},
        "Fewer are faster": {"learner": "neighbour", "m": 500, "kept": 16},
        "Many examples": {"m": 500, "kept": 64},
    },
    progress_text="Reading digits …",
)
