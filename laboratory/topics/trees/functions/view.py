"""A Boolean function of one's own as a tree: the full one, and the smallest."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.trees.functions import text
from laboratory.topics.trees.functions.figures import (
    full,
    full_in_words,
    smallest,
    smallest_in_words,
    truth_table,
)
from laboratory.topics.trees.functions.reading import ABOUT, EXAMPLE, checked_function
from laboratory.topics.trees.functions.run import EVERY_FUNCTION, function_trees
from laboratory.views.fields import Number, Text
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Text("function", "Function", ABOUT, EXAMPLE, checked_function),
        Number("m", "Sample size m", "sample size m", integers(1, 1_000_000), 1_000, (10, 100_000), log=True),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(0.0001, 0.5), 0.05, advanced=True),
    ),
    run=function_trees,
    drawings=(
        Drawing(full, full_in_words, text.FULL_CAPTION),
        Drawing(smallest, smallest_in_words, text.SMALLEST_CAPTION),
    ),
    text=text,
    table=truth_table,
    snippet_outputs=("run.leaves", "run.right(run.full)", "run.bound"),
    guarantees=(Guarantee(EVERY_FUNCTION, lambda run: run.inputs, "bound for all trees"),),
    presets={
        "And, or, not": {},
        "Exclusive or": {"function": "01 10"},
        "Parity of four": {"function": "x1 xor x2 xor x3 xor x4"},
        "Majority of five": {"function": "0000 0001 0001 0111 0001 0111 0111 1111"},
        "Six bits": {"function": "x1 and x2 and x3 or x4 and x5 and x6"},
    },
)
