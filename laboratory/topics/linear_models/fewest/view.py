"""The line that misclassifies fewest examples."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.fewest import text
from laboratory.topics.linear_models.fewest.figures import (
    mistakes,
    mistakes_in_words,
    mistakes_table,
    plane,
    plane_in_words,
)
from laboratory.topics.linear_models.fewest.run import METHODS, NAMES, SAMPLES, fewest
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

OTHERS = {method: NAMES[method].capitalize() for method in METHODS[1:]}

VIEW = View(
    fields=(
        Pick("beside", "Compare with", OTHERS, "squares", above_figure=True),
        Pick("sample", "Sample", SAMPLES, "outlier"),
        Number("distance", "Distance of the means", "distance between the two means", Interval(0.1, 10), 3, (0.5, 6),
               when={"sample": ("clouds", "outlier")}),
        Number("m", "Sample size m", "sample size m", integers(4, 80), 40, (4, 80)),
        Seed(),
    ),
    run=fewest,
    drawings=(Drawing(plane, plane_in_words, text.caption), Drawing(mistakes, mistakes_in_words)),
    text=text,
    table=mistakes_table,
    snippet_outputs=("run.mistakes", "run.tried"),
    presets={
        "One far outlier": {},
        "Exclusive or": {"sample": "xor"},
        "Two Gaussians": {"sample": "clouds", "distance": 2, "beside": "logistic"},
    },
)  # fmt: skip
