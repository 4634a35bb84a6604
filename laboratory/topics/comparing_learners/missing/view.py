"""Missing values: what they cost, and four ways to treat them."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.comparing_learners.missing import text
from laboratory.topics.comparing_learners.missing.figures import (
    complete,
    complete_in_words,
    missing_table,
    risks,
    risks_in_words,
)
from laboratory.topics.comparing_learners.missing.run import LAWS, missing
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("law", "What is missing", LAWS, "random"),
        Number("missing", "Missing values", "probability that a value is missing, or a one where only ones are",
               Interval(0, 0.9), 0.3, (0, 0.9)),
        Number("features", "Features n", "number of features", integers(1, 7), 5, (1, 7)),
        Number("agree", "Agreement", "probability that a feature agrees with the label", Interval(0.5, 0.99), 0.7,
               (0.5, 0.95)),
        Number("m", "Sample size m", "sample size m", integers(2, 300), 30, (2, 300), log=True),
        Seed(),
    ),
    run=missing,
    drawings=(
        Drawing(risks, risks_in_words, text.caption, along="missing"),
        Drawing(complete, complete_in_words, text.COMPLETE, along="missing"),
    ),
    text=text,
    table=missing_table,
    snippet_outputs=("run.mean('leave')", "run.mean('drop')", "run.complete"),
    presets={
        "Three in ten missing": {},
        "Gaps that tell the value": {"law": "ones", "missing": 0.5, "m": 200},
        "Many features, few complete": {"features": 7, "missing": 0.5},
    },
    progress_text="Learning with gaps …",
)  # fmt: skip
