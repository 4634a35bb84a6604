"""Neighbours on a line: step functions of 1, 3 and 5 of them, and their true risks."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.neighbours.line import text
from laboratory.topics.neighbours.line.figures import (
    errors,
    errors_in_words,
    line_table,
    steps,
    steps_in_words,
)
from laboratory.topics.neighbours.line.run import DEFAULTS, LIMIT, MOST, TASKS, line
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

LABELLED = tuple(task for task in TASKS if task != "numbers")
RANDOM = {"task": ("labels", "numbers")}

VIEW = View(
    fields=(
        Pick("task", "Targets", TASKS, "labels", above_figure=True),
        Number("k", "Neighbours k", "number of neighbours", integers(1, 300), 5, (1, 99), log=True),
        Number("m", "Sample size m", "sample size m", integers(3, 300), 40, (3, 300), log=True, when=RANDOM),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.15,
               (0, 0.45), when={"task": ("labels",)}),
        Number("scatter", "Noise of the numbers", "standard deviation of the numbers", Interval(0, 10), 0.3, (0, 1),
               when={"task": ("numbers",)}),
        Pick("default", "A split vote goes to", DEFAULTS, MOST, when={"task": LABELLED}),
        Seed(when=RANDOM),
    ),
    run=line,
    check=text.too_many,
    drawings=(Drawing(steps, steps_in_words, text.steps_caption), Drawing(errors, errors_in_words, along="k")),
    text=text,
    table=line_table,
    snippet_outputs=("run.errors(1)", "run.errors(5)", "run.changes(5)"),
    guarantees=(Guarantee(LIMIT, lambda run, k: run.limit_inputs(k), "limit for fixed k"),),
    presets={
        "Votes on a line": {},
        "Means on a line": {"task": "numbers"},
        "Nine points by hand": {"task": "nine", "k": 3},
        "Equal points, unlike labels": {"task": "equal", "k": 1},
        "A split vote, default 0": {"task": "split", "k": 2, "default": "0"},
        "A split vote, default 1": {"task": "split", "k": 2, "default": "1"},
        "All of them vote": {"k": 40},
    },
)  # fmt: skip
