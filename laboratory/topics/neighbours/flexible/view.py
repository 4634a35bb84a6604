"""A line beside k neighbours over many samples: bias and variance of both."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.neighbours.flexible import text
from laboratory.topics.neighbours.flexible.figures import fans, fans_in_words, flexible_table, parts, parts_in_words
from laboratory.topics.neighbours.flexible.run import CURVES, flexible
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("curve", "Truth", CURVES, "sine"),
        Number("k", "Neighbours k", "number of neighbours k", integers(1, 500), 5, (1, 100), log=True),
        Number("noise", "Noise σ", "standard deviation σ of the noise", Interval(0.01, 10), 0.5, (0.05, 2)),
        Number("m", "Sample size m", "sample size m", integers(3, 500), 100, (5, 500), log=True),
        Seed(),
    ),
    run=flexible,
    check=text.too_many,
    drawings=(
        Drawing(fans, fans_in_words, text.CAPTION),
        Drawing(parts, parts_in_words, text.PARTS, along="k"),
    ),
    text=text,
    table=flexible_table,
    snippet_outputs=("run.ratio", "run.best"),
    presets={
        "A sine": {},
        "The truth is a line": {"curve": "line"},
        "One neighbour": {"k": 1},
        "Nearly all neighbours": {"k": 90},
    },
)
