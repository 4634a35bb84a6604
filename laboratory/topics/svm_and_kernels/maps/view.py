"""Feature maps: no line separates before, one does after."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.maps import text
from laboratory.topics.svm_and_kernels.maps.figures import (
    after,
    after_in_words,
    before,
    before_in_words,
    map_table,
)
from laboratory.topics.svm_and_kernels.maps.run import MAPS, map_run
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

DRAWN = {"name": ("circles",)}  # at random

VIEW = View(
    fields=(
        Pick("name", "Examples", MAPS, "line"),
        Number(
            "gap",
            "Gap",
            "gap: width of the empty ring between the labels",
            Interval(0, 0.45),
            0.1,
            (0, 0.45),
            when=DRAWN,
        ),
        Number("m", "Sample size m", "sample size m", integers(10, 300), 80, (10, 300), when=DRAWN),
        Seed(default=1, when=DRAWN),
    ),
    run=map_run,
    drawings=(
        Drawing(before, before_in_words, text.before_caption),
        Drawing(after, after_in_words, text.after_caption),
    ),
    text=text,
    table=map_table,
    snippet_outputs=("run.separable", "run.separable_after", "run.slope", "run.offset"),
    presets={
        "A line becomes a parabola": {},
        "Exclusive or": {"name": "xor"},
        "Disc in a ring": {"name": "circles"},
    },
)
