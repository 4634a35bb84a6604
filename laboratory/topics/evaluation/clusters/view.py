"""Clusters of items, and what they do to a test and an interval."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.clusters import text
from laboratory.topics.evaluation.clusters.figures import (
    clusters_table,
    coverage,
    coverage_in_words,
    level,
    level_in_words,
)
from laboratory.topics.evaluation.clusters.run import WIDEST, clustered
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("clusters", "Clusters J", "number of clusters J", integers(2, 400), 40, (5, 200), log=True),
        Number("size", "Items of a cluster", "number of items of each cluster", integers(1, 100), 10, (1, 50),
               log=True),
        Number("rho", "Correlation ρ", "intraclass correlation ρ", Interval(0, WIDEST), 0.1, (0, 0.5)),
        Number("accuracy", "Accuracy", "true accuracy", Interval(0.01, 0.99), 0.8, (0.5, 0.95)),
        Number("alpha", "Level α, one-sided", "one-sided level α of the test", Interval(1e-4, 0.25), 0.025,
               (0.005, 0.1), log=True, advanced=True),
    ),
    run=clustered,
    drawings=(
        Drawing(level, level_in_words, text.CAPTION, along="rho"),
        Drawing(coverage, coverage_in_words, text.COVERAGE_CAPTION, along="rho"),
    ),
    text=text,
    table=clusters_table,
    snippet_outputs=("run.here", "run.effect", "run.effective"),
    guarantees=(Guarantee("effective_sample_size", lambda run: run.inputs, "effective sample size"),),
    presets={
        "Weak correlation": {},
        "Independent items": {"rho": 0},
        "Long conversations": {"clusters": 50, "size": 10, "rho": 0.71},
        "Few clusters": {"clusters": 6, "size": 50, "rho": 0.05},
    },
)  # fmt: skip
