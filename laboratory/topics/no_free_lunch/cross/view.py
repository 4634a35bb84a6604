"""Consistent or not: a rule that is best in the end, and two that are not."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.no_free_lunch.cross import text
from laboratory.topics.no_free_lunch.cross.figures import crossing, crossing_in_words, crossing_table
from laboratory.topics.no_free_lunch.cross.run import crossing_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("high", "Label 1 ends at", "where label 1 ends; it begins at 0.2", Interval(0.3, 1), 0.85, (0.3, 1)),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.4), 0.1, (0, 0.4)),
        Seed(meaning="seed of the samples"),
    ),
    run=crossing_run,
    drawings=(Drawing(crossing, crossing_in_words, text.caption),),
    text=text,
    table=crossing_table,
    snippet_outputs=("run.crossing", "run.limits"),
    guarantees=(Guarantee("knn_noise_exact", lambda noise: {"k": 1, "eta": noise}, "limit of one neighbour"),),
    presets={"Slow at first, best in the end": {"high": 0.85, "noise": 0.1}},
    progress_text="Learning on 1,000 samples …",
)
