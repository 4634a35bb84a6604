"""A point of probability ε, and how likely a sample misses it."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.finite_classes.unseen import text
from laboratory.topics.finite_classes.unseen.figures import unseen, unseen_in_words, unseen_table
from laboratory.topics.finite_classes.unseen.run import RAREST, unseen_run
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("probability", "Probability ε", "probability of the point", Interval(RAREST, 1, closed_high=False), 0.3,
               (0.001, 0.9), log=True),
        Number("m", "Sample size m", "examples m", integers(1, 10**6), 4, (1, 10_000), log=True),
    ),
    run=unseen_run,
    drawings=(Drawing(unseen, unseen_in_words, text.CAPTION, along="m"),),
    text=text,
    table=unseen_table,
    snippet_outputs=("run.missed",),
    guarantees=(Guarantee("unseen_point", lambda run: {"m": run.m, "epsilon": run.probability}, "probability"),),
    presets={
        "Bound and probability apart": {},
        "One point in a hundred": {"probability": 0.01, "m": 100},
    },
)  # fmt: skip
