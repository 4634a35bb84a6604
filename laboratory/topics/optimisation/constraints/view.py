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
        Pick("problem", "Constraints", PROBLEMS, "disc"),
        Number("r", "Reach r", "how far the feasible set reaches to the left", Interval(0, 1), 0, (0, 1)),
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
        "w under w² ≤ 0": {},
        "A disc with interior": {"r": 0.1},
        "Discs that touch": {"problem": "discs"},
        "Discs that overlap": {"problem": "discs", "r": 0.5},
        "Affine constraints": {"problem": "lines"},
    },
)
