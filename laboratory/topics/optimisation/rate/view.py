"""How large a learning rate may be."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.optimisation.rate import text
from laboratory.topics.optimisation.rate.figures import (
    rate_factors,
    rate_factors_in_words,
    rate_gaps,
    rate_gaps_in_words,
    rates_table,
)
from laboratory.topics.optimisation.rate.run import rates
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("own", "Your learning rate η", "a learning rate of your own", Interval(1e-6, 10), 0.05, (0.001, 1),
               log=True),
        Number("condition", "Condition number κ", "condition number κ of the valley, also its largest curvature L",
               Interval(1.5, 1_000), 20, (1.5, 1_000), log=True),
        Number("steps", "Steps T", "steps T", integers(1, 500), 60, (1, 500), log=True),
    ),
    run=rates,
    drawings=(
        Drawing(rate_gaps, rate_gaps_in_words),
        Drawing(rate_factors, rate_factors_in_words, text.FACTORS, along="own"),
    ),
    text=text,
    table=rates_table,
    snippet_outputs=("[(descent.stepping.first, float(descent.gaps[-1])) for descent in run.descents.values()]",),
    presets={
        "Wide valley": {"condition": 5, "own": 0.2},
        "Narrow valley, κ = 20": {},
        "Beyond the limit": {"own": 0.11, "steps": 30},
    },
)  # fmt: skip
