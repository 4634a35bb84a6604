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
from laboratory.topics.evaluation.clusters.sizes import MEANING, read_sizes, write_sizes
from laboratory.views.fields import Number, Pick, Text
from laboratory.views.view import Drawing, Guarantee, View

ALIKE = {"sizes": ("equal",)}

VIEW = View(
    fields=(
        Pick("sizes", "Sizes of clusters", {"equal": "all alike", "typed": "as typed"}, "equal"),
        Number("clusters", "Clusters J", "number of clusters J", integers(2, 400), 40, (5, 200), log=True, when=ALIKE),
        Number("size", "Items of a cluster", "number of items of each cluster", integers(1, 100), 10, (1, 50),
               log=True, when=ALIKE),
        Text("typed", "Your sizes", MEANING, "20x5 20x15 5x80", read_sizes, write_sizes, when={"sizes": ("typed",)}),
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
    snippet_outputs=("run.here", "run.effect", "run.effect_of_sample_deviation", "run.effective"),
    guarantees=(Guarantee("effective_sample_size", lambda run: run.inputs, "effective sample size"),),
    presets={
        "Weak correlation": {},
        "Independent items": {"rho": 0},
        "Unequal sizes": {"sizes": "typed"},
        "Long conversations": {"clusters": 50, "size": 10, "rho": 0.71},
        "Few clusters": {"clusters": 6, "size": 50, "rho": 0.05},
    },
)  # fmt: skip
