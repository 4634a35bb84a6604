"""A finite pool of items, of which some are tried."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.pools import text
from laboratory.topics.evaluation.pools.figures import (
    coverage,
    coverage_in_words,
    limits,
    limits_in_words,
    pools_table,
)
from laboratory.topics.evaluation.pools.run import LARGEST, pool, refusal
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("population", "Pool N", "items N of the pool", integers(1, LARGEST), 1000, (10, 2000), log=True),
        Number("m", "Tried m", "items m tried, drawn without replacement", integers(1, LARGEST), 200, (1, 1000),
               log=True),
        Number("right", "Right c", "items c right among those tried", integers(0, LARGEST), 160, (0, 500)),
        Number("delta", "δ", "failure probability δ of the interval", Interval(1e-9, 0.5), 0.05, (0.001, 0.3),
               log=True),
    ),
    run=pool,
    drawings=(
        Drawing(limits, limits_in_words, text.CAPTION),
        Drawing(coverage, coverage_in_words, text.COVERAGE_CAPTION),
    ),
    text=text,
    table=pools_table,
    snippet_outputs=("run.limits", "run.of_new_items", "run.by_serfling"),
    guarantees=(
        Guarantee("finite_pool_lower", lambda run: run.inputs),
        Guarantee("finite_pool_upper", lambda run: run.inputs, "upper limit"),
    ),
    check=refusal,
    presets={
        "A fifth of the pool": {},
        "None right": {"population": 164, "m": 50, "right": 0},
        "All tried": {"m": 1000, "right": 800},
        "A small part of a large pool": {"population": 5000, "m": 100, "right": 80},
        "One item left": {"population": 100, "m": 99, "right": 90},
    },
)  # fmt: skip
