"""Margin against dimension: two bounds that cross, and the exact mean risk below them."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.dimension import text
from laboratory.topics.svm_and_kernels.dimension.figures import (
    dimension_table,
    needed,
    needed_in_words,
    risks,
    risks_in_words,
)
from laboratory.topics.svm_and_kernels.dimension.run import RADIUS, dimension_run
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("margin", "Margin γ", "margin γ of the data distribution, at radius 1", Interval(0.01, 0.9), 0.1,
               (0.01, 0.9), log=True),
        Number("m", "Sample size m", "sample size m", integers(1, 1_000_000), 200, (1, 1_000_000), log=True),
        Number("wanted", "Target mean risk", "target mean risk", Interval(0.0001, 0.5), 0.1, (0.0001, 0.5),
               log=True),
    ),
    run=dimension_run,
    drawings=(
        Drawing(needed, needed_in_words, text.needed_caption),
        Drawing(risks, risks_in_words, text.risks_caption),
    ),
    text=text,
    table=dimension_table,
    snippet_outputs=("run.equivalent", "run.needed_by_margin", "run.by_margin"),
    guarantees=(
        Guarantee("svm_radius_margin", lambda run: {"m": run.m, "radius": RADIUS, "gamma": run.margin},
                  "bound by the margin"),
    ),
    presets={
        "Worth 100 dimensions": {},
        "Worth 16 dimensions": {"margin": 0.25, "m": 60},
        "Too few examples": {"m": 50},
    },
)  # fmt: skip
