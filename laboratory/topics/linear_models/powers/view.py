"""Least squares in the powers of x: condition numbers by degree, and what they cost."""

from bounds.vocabulary.domain import integers
from laboratory.topics.linear_models.powers import text
from laboratory.topics.linear_models.powers.figures import (
    conditions,
    conditions_in_words,
    errors,
    errors_in_words,
    powers_table,
)
from laboratory.topics.linear_models.powers.run import HIGHEST, INTERVALS, powers
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("degree", "Degree n", "degree n, the highest power of x", integers(1, HIGHEST), 10, (1, HIGHEST)),
        Number("m", "Points m", "equally spaced inputs m", integers(2, 500), 20, (2, 100), log=True),
        Pick("interval", "Interval of x", INTERVALS, "unit"),
    ),
    run=powers,
    check=text.too_few,
    drawings=(
        Drawing(conditions, conditions_in_words, text.CAPTION),
        Drawing(errors, errors_in_words, text.ERRORS),
    ),
    text=text,
    table=powers_table,
    snippet_outputs=("run.condition", "run.normal_condition", "run.factor"),
    presets={
        "Powers up to 10": {},
        "A parabola": {"degree": 2},
        "The interval [−1, 1]": {"interval": "symmetric"},
        "As many weights as points": {"degree": 14, "m": 15},
    },
)
