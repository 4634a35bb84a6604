"""Minimizers under constraints: where multipliers exist, and where only Fritz John's do."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.optimisation.constraints import text
from laboratory.topics.optimisation.constraints.figures import (
    constraints_table,
    gradients,
    gradients_in_words,
    multipliers,
    multipliers_in_words,
)
from laboratory.topics.optimisation.constraints.run import PROBLEMS, constrained
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("problem", "Constraints", PROBLEMS, "discs"),
        Number("r", "Reach r", "how far the feasible set reaches to the left", Interval(0, 1), 0.4, (0, 1)),
    ),
    run=constrained,
    check=text.too_near,
    drawings=(
        Drawing(gradients, gradients_in_words, text.PLANE),
        Drawing(multipliers, multipliers_in_words, text.CURVES, along="r"),
    ),
    text=text,
    table=constraints_table,
    snippet_outputs=("run.multiplier", "run.fritz_john"),
    presets={
        "Discs that overlap": {},
        "Discs that touch": {"r": 0},
        "w under w² ≤ 0": {"problem": "disc", "r": 0},
        "A disc with interior": {"problem": "disc"},
        "Affine constraints": {"problem": "lines"},
    },
)
