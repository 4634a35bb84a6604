"""A judge beside labels."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.judge import text
from laboratory.topics.evaluation.judge.figures import (
    coverage,
    coverage_in_words,
    half_widths,
    half_widths_in_words,
    judge_table,
)
from laboratory.topics.evaluation.judge.run import MOST_JUDGED, MOST_LABELLED, judged_test
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("labelled", "Labelled n", "items n with a label and the judge's answer", integers(2, MOST_LABELLED), 100,
               (10, 300), log=True),
        Number("judged", "Judged N", "other items N, with the judge's answer alone", integers(1, MOST_JUDGED), 2000,
               (100, 20_000), log=True, advanced=True),
        Number("share", "True share p", "true share of ones, such as the model's accuracy", Interval(0.01, 0.99), 0.8,
               (0.05, 0.95)),
        Number("sensitivity", "Sensitivity", "sensitivity of the judge: how likely it says 1 where the label is 1",
               Interval(0, 1), 0.97, (0.5, 1)),
        Number("specificity", "Specificity", "specificity of the judge: how likely it says 0 where the label is 0",
               Interval(0, 1), 0.75, (0.5, 1)),
        Number("delta", "δ", "failure probability δ that is stated", Interval(1e-6, 0.5), 0.05, (0.001, 0.3), log=True,
               advanced=True),
    ),
    run=judged_test,
    drawings=(
        Drawing(half_widths, half_widths_in_words, text.CAPTION),
        Drawing(coverage, coverage_in_words, text.COVERAGE_CAPTION),
    ),
    text=text,
    table=judge_table,
    snippet_outputs=("run.worth", "run.half_widths", "run.at_share"),
    guarantees=(
        Guarantee("ppi_normal", lambda run: run.normal_inputs),
        Guarantee("ppi", lambda run: run.guaranteed_inputs, "guaranteed"),
    ),
    presets={
        "A good judge": {},
        "A judge that guesses": {"sensitivity": 0.6, "specificity": 0.5},
        "Says yes to all": {"sensitivity": 1, "specificity": 0},
        "Few labels": {"labelled": 20, "sensitivity": 0.98, "specificity": 0.9},
        "Few others": {"judged": 100, "labelled": 300},
    },
)  # fmt: skip
