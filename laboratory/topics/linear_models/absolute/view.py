"""Few large residuals or many small ones: least squares beside least absolute errors."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.absolute import text
from laboratory.topics.linear_models.absolute.figures import (
    absolute_table,
    fit,
    fit_in_words,
    largest,
    largest_in_words,
)
from laboratory.topics.linear_models.absolute.run import MOVED, absolute
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("outliers", "Points moved", "number of points that are moved", integers(0, 200), 3, (0, 20)),
        Pick("moved", "Moved", MOVED, "y"),
        Number("far", "How far", "how far these points are moved", Interval(0, 1_000), 10, (0, 30)),
        Number("m", "Points m", "points m", integers(3, 200), 40, (5, 200), log=True),
        Number("noise", "Noise", "standard deviation of the noise", Interval(0.001, 10), 0.5, (0.01, 3)),
        Seed(default=4),
    ),
    run=absolute,
    check=text.moved_too_many,
    drawings=(
        Drawing(fit, fit_in_words, text.CAPTION),
        Drawing(largest, largest_in_words, text.SHARES),
    ),
    text=text,
    table=absolute_table,
    snippet_outputs=("run.squares", "run.absolute"),
    presets={
        "A few labels far off": {},
        "An input far off": {"outliers": 1, "moved": "x", "far": 30},
        "Nothing far off": {"outliers": 0},
    },
)
