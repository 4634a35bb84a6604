"""Linear predictors: a complexity that knows no dimension."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.rademacher_and_vc.linear import words
from laboratory.topics.rademacher_and_vc.linear.figures import (
    complexity,
    complexity_in_words,
    linear_table,
    promises,
    promises_in_words,
)
from laboratory.topics.rademacher_and_vc.linear.run import LARGEST, linear
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("n", "Dimension n", "dimension n of the space", integers(2, 50), 50, (2, 50)),
        Number("margin", "Margin γ", "margin γ, the distance that every example keeps", Interval(0.01, 0.9), 0.2,
               (0.01, 0.9), log=True),
        Pick("largest", "Examples m, up to", LARGEST, "500"),
        Number("draws", "Draws of signs", "draws of random signs", integers(2, 1_000), 200, folded=True),
        Number("delta", "Failure probability δ", "failure probability of each guarantee", Interval(1e-6, 0.5), 0.05,
               folded=True),
        Seed(usual=3),
    ),
    run=linear,
    draws=(
        Drawing(complexity, complexity_in_words,
                "Bars: how far the simulated value may lie from the complexity."),
        Drawing(promises, promises_in_words,
                "Guarantees for a hyperplane through the origin that makes no mistake on the sample."),
    ),
    words=words,
    table=linear_table,
    prints=("run.simulated", "run.above", "run.by_margin"),
    guarantees=(
        Guarantee("rademacher_kernel", lambda run: run.trace_given(run.sizes[-1]), "closed form"),
        Guarantee("margin_linear", lambda run: run.margin_given(run.sizes[-1]), "margin's guarantee"),
        Guarantee("vc_rademacher", lambda run: run.dimension_given(run.sizes[-1]), "dimension's guarantee"),
    ),
    presets={"Many dimensions": {}, "Two dimensions": {"n": 2}},
    waiting="Drawing random signs …",
)  # fmt: skip
