"""Is the gradient right, and how steep can the function be?"""

from bounds.vocabulary.domain import Interval
from laboratory.topics.optimisation.check import text
from laboratory.topics.optimisation.check.figures import (
    check_table,
    errors,
    errors_in_words,
    slopes,
    slopes_in_words,
)
from laboratory.topics.optimisation.check.functions import FUNCTIONS
from laboratory.topics.optimisation.check.run import check
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("kind", "Function", {name: function.title for name, function in FUNCTIONS.items()}, "logistic"),
        Number("width", "Width h", "width h of the differences", Interval(1e-12, 1), 1e-3, (1e-12, 1), log=True),
        Number("a", "First coordinate of the point", "first coordinate", Interval(-10, 10), 0.7, (-3, 3)),
        Number("b", "Second coordinate of the point", "second coordinate", Interval(-10, 10), -1.3, (-3, 3)),
        Switch("slip", "A sign error in the formula", "The second coordinate's derivatives have the wrong sign."),
        Number("reach", "Pairs drawn from −r to r", "how far r pairs are drawn from 0", Interval(0.1, 100), 3,
               advanced=True),
        Seed(meaning="seed of the pairs"),
    ),
    run=check,
    drawings=(
        Drawing(errors, errors_in_words, text.errors_caption, along="width"),
        Drawing(slopes, slopes_in_words, text.slopes_caption),
    ),
    text=text,
    table=check_table,
    snippet_outputs=("run.errors.min()", "run.ratios.max()"),
    presets={
        "Logistic loss": {},
        "The notes' Jacobian": {"kind": "map"},
        "A linear map": {"kind": "linear", "width": 1},
        "A sign error": {"kind": "map", "slip": True},
        "At a kink": {"kind": "hinge", "a": 1, "b": 0},
        "Not Lipschitz": {"kind": "square", "reach": 30},
    },
)  # fmt: skip
