"""Conjugate gradients against gradient descent, both with exact steps."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.optimisation.quadratic import text
from laboratory.topics.optimisation.quadratic.figures import (
    ellipses,
    ellipses_in_words,
    products,
    products_in_words,
    race_gaps,
    race_gaps_in_words,
    race_table,
)
from laboratory.topics.optimisation.quadratic.run import QUADRATICS, race
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Pick("kind", "Quadratic", QUADRATICS, "plane"),
        Number("condition", "Condition number κ", "condition number κ, the largest curvature over the smallest",
               Interval(1, 1_000), 10, (1, 1_000), log=True, when={"kind": ("plane", "spread")}),
        Number("steps", "Steps", "steps of both", integers(2, 60), 12, (2, 60)),
        Number("level", "Level line c", "height c of the level line whose axes are drawn", Interval(0.01, 100), 1,
               (0.01, 100), log=True, when={"kind": ("plane",)}),
    ),
    run=race,
    player=Player("After step", lambda run: max(run.steepest.steps, run.conjugate.steps)),
    drawings=(
        Drawing(ellipses, ellipses_in_words, text.PLANE, when={"kind": ("plane",)}),
        Drawing(products, products_in_words, text.PRODUCTS, when={"kind": ("spread", "hilbert")}),
        Drawing(race_gaps, race_gaps_in_words, along="step"),
    ),
    text=text,
    table=race_table,
    snippet_outputs=("run.gaps(run.conjugate)", "run.gaps(run.steepest)"),
    guarantees=(Guarantee(text.THEOREM, text.inputs, "bound for gradient descent"),),
    presets={
        "Zigzag in the plane": {},
        "Six curvatures": {"kind": "spread", "condition": 100},
        "Hilbert matrix": {"kind": "hilbert"},
    },
)  # fmt: skip
