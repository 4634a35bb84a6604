"""Linear predictors: a complexity that does not depend on the dimension."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.rademacher_and_vc.linear import text
from laboratory.topics.rademacher_and_vc.linear.figures import (
    complexity,
    complexity_in_words,
    linear_table,
    risks,
    risks_in_words,
)
from laboratory.topics.rademacher_and_vc.linear.run import LARGEST, linear
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("n", "Dimension n", "dimension n of the space", integers(2, 50), 50, (2, 50)),
        Number("margin", "Margin γ", "margin γ, the smallest distance to the hyperplane", Interval(0.01, 0.9), 0.2,
               (0.01, 0.9), log=True),
        Pick("largest", "Sample size m, up to", LARGEST, "500"),
        Number("draws", "Draws of signs", "draws of random signs", integers(2, 1_000), 200, advanced=True),
        Number("delta", "Failure probability δ", "failure probability δ of each bound", Interval(1e-6, 0.5), 0.05,
               advanced=True),
        Seed(default=3),
    ),
    run=linear,
    drawings=(
        Drawing(complexity, complexity_in_words,
                "Bars: bound on the distance of the simulated value from the complexity."),
        Drawing(risks, risks_in_words,
                "Bounds for a hyperplane through the origin with training error 0."),
    ),
    text=text,
    table=linear_table,
    snippet_outputs=("run.simulated", "run.above", "run.by_margin"),
    guarantees=(
        Guarantee("rademacher_kernel", lambda run: run.trace_inputs(run.sizes[-1]), "closed form"),
        Guarantee("margin_linear", lambda run: run.margin_inputs(run.sizes[-1]), "bound by the margin"),
        Guarantee("vc_rademacher", lambda run: run.dimension_inputs(run.sizes[-1]), "bound by the dimension"),
    ),
    presets={"Many dimensions": {}, "Two dimensions": {"n": 2}},
    progress_text="Drawing random signs …",
)  # fmt: skip
