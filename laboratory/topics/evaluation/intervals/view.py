"""How often intervals for a proportion cover it, exactly."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.intervals import text
from laboratory.topics.evaluation.intervals.ends import METHODS
from laboratory.topics.evaluation.intervals.figures import (
    coverage_table,
    over_both,
    over_both_in_words,
    over_p,
    over_p_in_words,
)
from laboratory.topics.evaluation.intervals.run import LARGEST, coverages
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

OPEN = Interval(0.0001, 0.9999)

VIEW = View(
    fields=(
        Pick("interval", "Interval", {name: method.title for name, method in METHODS.items()}, "wald"),
        Number("n", "Sample size n", "sample size n, such as test examples", integers(1, LARGEST), 50, (4, LARGEST),
               log=True),
        Number("p", "True proportion p", "true proportion p, such as an accuracy", OPEN, 0.95, (0.005, 0.995)),
        Number("delta", "Failure probability δ", "failure probability δ; the level is 1 − δ", Interval(0.001, 0.5),
               0.05, (0.01, 0.3)),
        Number("least", "Leave out p below", "smallest p, and 1 minus the largest, that the smallest coverage is over",
               Interval(0, 0.4), 0, (0, 0.4), advanced=True),
    ),
    run=coverages,
    drawings=(
        Drawing(over_both, over_both_in_words, text.CAPTION, along=("p", "n")),
        Drawing(over_p, over_p_in_words, text.SAW_CAPTION),
    ),
    text=text,
    table=coverage_table,
    snippet_outputs=("run.worst[run.interval]", "run.at_p"),
    guarantees=(Guarantee(text.theorem, text.inputs, what="upper end"),),
    presets={
        "Wald at 95 % accuracy": {},
        "Wald at 99 % accuracy": {"p": 0.99, "n": 100},
        "Wilson dips": {"interval": "wilson", "n": 100, "p": 0.9985},
        "Exact keeps the level": {"interval": "clopper_pearson", "n": 50, "p": 0.95},
        "Mid-p": {"interval": "mid_p", "n": 50, "p": 0.9},
        "Bayes": {"interval": "jeffreys", "n": 30, "p": 0.9},
    },
)  # fmt: skip
