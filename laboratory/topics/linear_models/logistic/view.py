"""The logistic function: a step made smooth, whose slope is a quarter at 0."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.linear_models.logistic import text
from laboratory.topics.linear_models.logistic.figures import (
    logistic_table,
    sigmoid,
    sigmoid_in_words,
    slope,
    slope_in_words,
)
from laboratory.topics.linear_models.logistic.run import REACH, LogisticRun
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("steepness", "Steepness a", "steepness a, the length of the weights", Interval(0.1, 20), 1, (0.1, 20),
               log=True),
        Number("score", "Score z", "score z at which values are given", Interval(-REACH, REACH), 2, (-REACH, REACH)),
    ),
    run=LogisticRun,
    drawings=(Drawing(sigmoid, sigmoid_in_words, text.caption), Drawing(slope, slope_in_words, text.SLOPES)),
    text=text,
    table=logistic_table,
    snippet_outputs=("run.value", "run.slope"),
    presets={
        "The plain curve": {},
        "Steep": {"steepness": 5, "score": 0.5},
        "Flat": {"steepness": 0.5},
    },
)  # fmt: skip
